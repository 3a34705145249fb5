//go:build unix

// Command probes measures the built-in reader on a published corpus: how long it takes to parse every message once, and
// to look through its segments for what is asked (validate/filters, uniqueness, step 3). It prints one figure a line,
// its name first.
//
//	probes [-targets N] [-at-once N] [-cpuprofile FILE] DIR
package main

import (
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"runtime"
	"runtime/pprof"
	"slices"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"memloom/internal/builtin/reader"
	"memloom/prompts"
)

func main() {
	targets := flag.Int("targets", 100_000, "targets to ask for")
	atOnce := flag.Int("at-once", runtime.GOMAXPROCS(0), "calls at once")
	profile := flag.String("cpuprofile", "", "write a profile of the probes to this file")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "usage: probes [FLAG]... DIR")
		os.Exit(2)
	}
	if err := measure(flag.Arg(0), *targets, *atOnce, *profile); err != nil {
		fmt.Fprintln(os.Stderr, "probes:", err)
		os.Exit(1)
	}
}

func measure(dir string, targets, atOnce int, profile string) error {
	m, err := load(dir)
	if err != nil {
		return err
	}
	calls, drawn := m.calls(targets, rand.New(rand.NewPCG(1, 2)))
	r := reader.New(reader.Options{CacheTexts: 2 * m.messages}) // all of them for sure
	start := time.Now()
	for _, s := range m.segments { // without a target a call reads, and looks for nothing
		if _, err := r.Probe(prompts.ProbeIn{Messages: s.messages}); err != nil {
			return err
		}
	}
	fmt.Printf("messages %d\nsegments %d\nparse %.3f\n", m.messages, len(m.segments), time.Since(start).Seconds())

	var found, quotes atomic.Int64
	before, err := usage()
	if err != nil {
		return err
	}
	start = time.Now()
	err = profiled(profile, func() {
		each(len(calls), atOnce, func(i int) {
			out, _ := r.Probe(calls[i]) // it never fails
			seen := map[int]bool{}
			for _, q := range out.Quotes {
				seen[q.Target] = true
			}
			found.Add(int64(len(seen)))
			quotes.Add(int64(len(out.Quotes)))
		})
	})
	if err != nil {
		return err
	}
	took := time.Since(start)
	after, err := usage()
	if err != nil {
		return err
	}
	fmt.Printf("calls %d\nprobes %.3f\nfound %d\nquotes %d\n", len(calls), took.Seconds(), found.Load(), quotes.Load())
	fmt.Printf("stated %d\nnamed %d\nanything %d\n", drawn[stated], drawn[named], drawn[anything])
	tell(calls)
	fmt.Printf("cpu %.1f\nmemory %.0f\n", float64((after.processor-before.processor).Microseconds())/float64(targets),
		float64(after.peak)/1e6)

	start = time.Now()
	each(len(m.asked), atOnce, func(i int) { _, _ = r.Solve(m.asked[i]) })
	fmt.Printf("questions %d\nsolved %.0f\n", len(m.asked), float64(len(m.asked))/time.Since(start).Seconds())
	return nil
}

// tell prints of how many targets the value is of which kind.
func tell(calls []prompts.ProbeIn) {
	kinds := map[string]int{}
	for _, c := range calls {
		for _, t := range c.Targets {
			kinds[string(t.Kind)]++
		}
	}
	for _, k := range slices.Sorted(maps.Keys(kinds)) {
		fmt.Printf("kind.%s %d\n", k, kinds[k])
	}
}

// used is what this process has had.
type used struct {
	processor time.Duration
	peak      int64 // bytes resident
}

func usage() (used, error) {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return used{}, fmt.Errorf("reading what this process used: %w", err)
	}
	peak := int64(u.Maxrss) * 1024
	if runtime.GOOS == "darwin" { // counts in bytes
		peak = int64(u.Maxrss)
	}
	return used{time.Duration(u.Utime.Nano() + u.Stime.Nano()), peak}, nil
}

// profiled does something under the profiler, if a file is named.
func profiled(file string, do func()) error {
	if file == "" {
		do()
		return nil
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
	do()
	return nil
}

// each does n things, so many at once.
func each(n, atOnce int, do func(int)) {
	var next atomic.Int64
	var workers sync.WaitGroup
	for range atOnce {
		workers.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				do(i)
			}
		})
	}
	workers.Wait()
}
