// Command memloom generates benchmarks for long-term memory. Each command is a
// file; the work is done by the packages below pipeline, output and validate.
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"syscall"
)

func main() { execute(system()) }

// execute runs the command line and ends the process.
func execute(s surroundings) {
	setLimit()
	ctx, cancel := context.WithCancel(context.Background())
	signals := make(chan os.Signal, 2)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-signals
		cancel()
		<-signals // a second Ctrl-C ends the program at once: committed work is safe anyway
		fmt.Fprintln(s.err, s.onward.stopped())
		os.Exit(exitPaused)
	}()
	os.Exit(run(ctx, os.Args[1:], s))
}
