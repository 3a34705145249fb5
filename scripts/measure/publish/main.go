//go:build unix

// Command publish measures how a run of many corpora is published from its store, and read: fixed text, and rows of the
// larger tables in the proportions of a run. It prints one figure a line, its name first.
//
//	publish [-corpora N] [-messages N] [-only-messages] keep DIR     makes the store
//	publish write DIR                                               publishes what it holds
//	publish read DIR                                                reads what was published
package main

import (
	"flag"
	"fmt"
	"os"
	"runtime"
	"runtime/pprof"
	"syscall"
	"time"

	"memloom/internal/corpus"
	"memloom/internal/lock"
	"memloom/internal/runstore"
	"memloom/output"
	"memloom/pipeline/judging"
	"memloom/pipeline/stage"
)

func main() {
	s := size{}
	flag.IntVar(&s.Corpora, "corpora", 200, "corpora of the run")
	flag.IntVar(&s.Messages, "messages", 80_000, "messages of a corpus")
	flag.BoolVar(&s.Bare, "only-messages", false, "leave the other tables without rows")
	profile := flag.String("cpuprofile", "", "write a profile to this file")
	flag.Parse()
	var err error
	switch what, dir := flag.Arg(0), flag.Arg(1); {
	case flag.NArg() == 2 && what == "keep":
		err = keep(dir, s)
	case flag.NArg() == 2 && what == "write":
		err = profiled(*profile, func() error { return write(dir) })
	case flag.NArg() == 2 && what == "read":
		err = profiled(*profile, func() error { return read(dir) })
	default:
		fmt.Fprintln(os.Stderr, "usage: publish [FLAG]... keep|write|read DIR")
		os.Exit(2)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "publish:", err)
		os.Exit(1)
	}
}

// write publishes the run that is kept in a folder.
func write(dir string) error {
	store, err := runstore.OpenReader(dir)
	if err != nil {
		return err
	}
	defer store.Close()
	s, err := stage.Fetch[size](store, sizeKey)
	if err != nil {
		return err
	}
	var whole spent
	var halves [2]spent
	if err = whole.on(func() error { return publish(store, dir, s, &halves) }); err != nil {
		return err
	}
	n := float64(s.Corpora * s.Messages)
	fmt.Printf("messages %.0f\n", n)
	fmt.Printf("processor %.2f\n", whole.processor.Seconds()*1e6/n)
	fmt.Printf("wall %.2f\n", whole.wall.Seconds()*1e6/n)
	if s.Corpora > 1 {
		a, b := halves[0].processor.Seconds()/float64((s.Corpora+1)/2), halves[1].processor.Seconds()/float64(s.Corpora/2)
		fmt.Printf("growth %.3f\n", b/a)
	}
	return peak()
}

// publish reads corpora one by one, moves their ids behind those before them and publishes them, as a run does. What
// the halves of them take is added up.
func publish(store *runstore.Store, dir string, s size, halves *[2]spent) error {
	shared, err := stage.Fetch[*corpus.Corpus](store, stage.KeyShared)
	if err != nil {
		return err
	}
	held, err := lock.Take(dir, "publish write")
	if err != nil {
		return err
	}
	defer held.Release()
	p, err := output.Begin(held, shared, output.Options{})
	if err != nil {
		return err
	}
	defer p.Abort()
	all, err := stage.Fetch[corpus.Counts](store, countsKey)
	if err != nil {
		return err
	}
	before := corpus.Counts{}
	add := func(i int) error {
		f, err := judging.Load(store, ref(i))
		if err != nil {
			return err
		}
		own := f.Corpus.Counted()
		f.Corpus.Shift(before, all, "PE")
		before = before.Plus(own)
		return p.Add(f.Corpus)
	}
	for i := range s.Corpora {
		half := 2 * i / (s.Corpora + s.Corpora%2)
		if err := halves[half].on(func() error { return add(i) }); err != nil {
			return err
		}
	}
	return p.Finish(output.Manifest{Recipe: "publish"})
}

// read reads what write has published, corpus by corpus.
func read(dir string) error {
	var took spent
	messages := 0
	err := took.on(func() error {
		r, err := output.Open(dir)
		if err != nil {
			return err
		}
		for c, err := range r.Corpora() {
			if err != nil {
				return err
			}
			messages += len(c.Messages)
		}
		return nil
	})
	if err != nil {
		return err
	}
	fmt.Printf("messages %d\n", messages)
	fmt.Printf("processor %.2f\n", took.processor.Seconds()*1e6/float64(messages))
	fmt.Printf("wall %.2f\n", took.wall.Seconds()*1e6/float64(messages))
	return peak()
}

// spent adds up what calls take.
type spent struct{ wall, processor time.Duration }

func (s *spent) on(f func() error) error {
	before, _, err := usage()
	if err != nil {
		return err
	}
	start := time.Now()
	if err := f(); err != nil {
		return err
	}
	s.wall += time.Since(start)
	after, _, err := usage()
	s.processor += after - before
	return err
}

func peak() error {
	_, bytes, err := usage()
	fmt.Printf("memory %.0f\n", float64(bytes)/1e6)
	return err
}

// usage is what this process has had: processor time, and the peak resident set in bytes.
func usage() (processor time.Duration, peak int64, err error) {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0, 0, fmt.Errorf("reading what this process used: %w", err)
	}
	peak = int64(u.Maxrss) * 1024
	if runtime.GOOS == "darwin" { // counts in bytes
		peak = int64(u.Maxrss)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano()), peak, nil
}

func profiled(file string, f func() error) error {
	if file == "" {
		return f()
	}
	w, err := os.Create(file)
	if err != nil {
		return err
	}
	defer w.Close()
	if err := pprof.StartCPUProfile(w); err != nil {
		return err
	}
	defer pprof.StopCPUProfile()
	return f()
}
