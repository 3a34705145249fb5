// Command memloom generates benchmarks for long-term memory. A command is its help in help.txt and an action of
// internal/app.
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"runtime/debug"
	"syscall"
	"time"

	"golang.org/x/term"

	"memloom/internal/app"
)

func main() { execute(system()) }

// memoryLimit is from which size of the heap on garbage is collected however little there is. The largest corpora hold
// some 600 MB; without a limit the garbage on top would take twice as much.
const memoryLimit = 900 << 20

// drain leaves a run that is stopped by a scheduler, which kills it after half a minute, the time to come to its end.
const drain = 20 * time.Second

// execute runs the command line and ends the process.
func execute(s app.Surroundings) {
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(memoryLimit)
	}
	ctx, cancel := context.WithCancel(context.Background())
	signals := make(chan os.Signal, 2)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-signals
		cancel()
		<-signals // a second Ctrl-C ends the program at once: committed work is safe anyway
		fmt.Fprintln(s.Err, s.Onward.Stopped())
		os.Exit(app.ExitPaused)
	}()
	os.Exit(run(ctx, os.Args[1:], s))
}

func system() app.Surroundings {
	width := func(f *os.File, otherwise int) func() int {
		return func() int {
			w, _, err := term.GetSize(int(f.Fd()))
			if err != nil {
				return otherwise
			}
			return w
		}
	}
	return app.Surroundings{
		Out: os.Stdout, Err: os.Stderr, Terminal: term.IsTerminal(int(os.Stderr.Fd())), Now: time.Now,
		CPUs:  runtime.GOMAXPROCS(0),
		Drain: drain, Onward: new(app.Onward), Width: width(os.Stderr, 80), Columns: width(os.Stdout, 0),
		NoColor: os.Getenv("NO_COLOR") != "" || os.Getenv("TERM") == "dumb",
	}
}
