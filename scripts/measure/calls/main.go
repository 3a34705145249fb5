//go:build unix

// Command calls measures what asking a provider costs the program that asks: the real models of a models file, with
// journal, budget, retries and admission around them, against memloom mock-server in a process of its own. It prints
// one figure a line, its name first.
//
//	calls load -memloom FILE [-warm]      10,000 calls of 200 ms, 512 at once
//	calls half -memloom FILE -dir DIR     leaves a run of 100,000 units, half of them done
//	calls restart -memloom FILE -dir DIR  goes on with it up to the first new call
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"runtime/pprof"
	"time"
)

// options are the flags; not every mode reads all of them.
type options struct {
	memloom string        // program
	dir     string        // of the run
	warm    bool          // begin with the limit at which the last run ended
	calls   int           // of load
	units   int           // of half and restart
	atOnce  int           // calls in flight
	latency time.Duration // of the server, in load
	profile string        // file for a profile of the processor's time
}

func main() {
	started := time.Now()
	modes := map[string]func(context.Context, options, time.Time) error{"load": load, "half": half, "restart": restart}
	if len(os.Args) < 2 || modes[os.Args[1]] == nil {
		fmt.Fprintln(os.Stderr, "usage: calls load|half|restart [FLAG]...")
		os.Exit(2)
	}
	var o options
	f := flag.NewFlagSet("calls "+os.Args[1], flag.ExitOnError)
	f.StringVar(&o.memloom, "memloom", "bin/memloom", "the program whose mock-server is asked")
	f.StringVar(&o.dir, "dir", "", "folder of the run")
	f.BoolVar(&o.warm, "warm", false, "begin with the limit at which the last run ended")
	f.IntVar(&o.calls, "calls", 10_000, "calls to make")
	f.IntVar(&o.units, "units", 100_000, "units of the run")
	f.IntVar(&o.atOnce, "at-once", 512, "calls in flight")
	f.DurationVar(&o.latency, "latency", 200*time.Millisecond, "time that the server takes for a call")
	f.StringVar(&o.profile, "cpuprofile", "", "write a profile to this file")
	_ = f.Parse(os.Args[2:]) // it exits by itself
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	err := profiled(o.profile, func() error { return modes[os.Args[1]](ctx, o, started) })
	stop()
	if err != nil {
		fmt.Fprintln(os.Stderr, "calls:", err)
		os.Exit(1)
	}
}

// profiled does something under the profiler, if a file is named.
func profiled(file string, do func() error) error {
	if file == "" {
		return do()
	}
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	defer f.Close()
	if err := pprof.StartCPUProfile(f); err != nil {
		return err
	}
	defer pprof.StopCPUProfile()
	return do()
}
