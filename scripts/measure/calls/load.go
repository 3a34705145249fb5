//go:build unix

package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"syscall"
	"time"
)

// load makes many calls at once. It prints what the whole took against the ideal, in which every call takes the
// server's time and nothing else; the rate once the limit was reached against the ideal rate; the processor's time of
// this process for each call, in milliseconds, and the server's, which it had to leave to it; what this process
// allocated for a call, in kB; and its peak memory in MB.
func load(ctx context.Context, o options, _ time.Time) (err error) {
	dir, err := os.MkdirTemp("", "calls")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	s, err := serve(ctx, o.memloom, o.latency)
	if err != nil {
		return err
	}
	defer s.stop()
	a, err := open(ctx, dir, s.url, o)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, a.close()) }()

	before, err := usage()
	if err != nil {
		return err
	}
	ends, full, err := a.askAll(ctx, o)
	if err != nil {
		return err
	}
	after, err := usage()
	if err != nil {
		return err
	}
	if answered, most, err := s.answered(); err != nil || answered != o.calls || most > o.atOnce {
		return errors.Join(err, fmt.Errorf("the server gave %d answers to %d calls, %d at once", answered, o.calls,
			most))
	}
	ideal := time.Duration(float64(o.latency) * float64(o.calls) / float64(o.atOnce))
	fmt.Printf("whole %.3f\n", ends[len(ends)-1].Seconds()/ideal.Seconds())
	if share, ok := ramped(ends, full, o); ok {
		fmt.Printf("ramped %.3f\n", share)
	}
	fmt.Printf("cpu %.4f\n", (after.processor-before.processor).Seconds()*1000/float64(o.calls))
	fmt.Printf("server %.4f\n", s.stop().Seconds()*1000/float64(o.calls))
	fmt.Printf("allocated %.1f\n", float64(after.allocated-before.allocated)/1000/float64(o.calls))
	fmt.Printf("memory %.0f\n", float64(after.peak)/1e6)
	return nil
}

// askAll makes the calls. It returns when each ended, counted from the first one's beginning and in order, and how many
// had ended when the limit was reached.
func (a *asker) askAll(ctx context.Context, o options) (ends []time.Duration, full int, err error) {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var (
		begun, ended, before atomic.Int64
		workers              sync.WaitGroup
	)
	before.Store(-1)
	ends = make([]time.Duration, o.calls)
	start := time.Now()
	for range o.atOnce {
		workers.Go(func() {
			for n := int(begun.Add(1)); n <= o.calls && ctx.Err() == nil; n = int(begun.Add(1)) {
				if _, err := a.ask(ctx, n); err != nil {
					cancel(err)
					return
				}
				ends[n-1] = time.Since(start)
				if done := ended.Add(1); before.Load() < 0 && a.ramped(o.atOnce) {
					before.CompareAndSwap(-1, done)
				}
			}
		})
	}
	workers.Wait()
	slices.Sort(ends)
	return ends, int(before.Load()), context.Cause(ctx)
}

// ramped compares the rate after the limit was reached with the ideal one. Calls come back in waves, so that only whole
// rounds of them tell: in the ideal each takes the latency. The last round is left out, in which fewer and fewer are
// under way.
func ramped(ends []time.Duration, full int, o options) (share float64, ok bool) {
	first := full + o.atOnce // those that began when the limit was reached are back
	rounds := (len(ends) - o.atOnce - first) / o.atOnce
	if full < 0 || rounds < 1 {
		return 0, false
	}
	took := ends[first+rounds*o.atOnce-1] - ends[first-1]
	return float64(rounds) * o.latency.Seconds() / took.Seconds(), true
}

// used is what this process has had.
type used struct {
	processor time.Duration
	peak      int64  // bytes resident
	allocated uint64 // bytes of the heap, in all
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
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return used{time.Duration(u.Utime.Nano() + u.Stime.Nano()), peak, m.TotalAlloc}, nil
}
