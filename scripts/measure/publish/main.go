//go:build unix

// Command publish measures how a run of many corpora is published and read: fixed text, and rows of the larger tables
// in the proportions of a run. It prints one figure a line, its name first.
//
//	publish [-corpora N] [-messages N] [-only-messages] write DIR
//	publish read DIR
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
	"memloom/output"
)

func main() {
	s := size{}
	flag.IntVar(&s.corpora, "corpora", 200, "corpora of the run")
	flag.IntVar(&s.messages, "messages", 80_000, "messages of a corpus")
	flag.BoolVar(&s.bare, "only-messages", false, "leave the other tables without rows")
	profile := flag.String("cpuprofile", "", "write a profile to this file")
	flag.Parse()
	var err error
	switch what, dir := flag.Arg(0), flag.Arg(1); {
	case flag.NArg() == 2 && what == "write":
		err = profiled(*profile, func() error { return write(dir, s) })
	case flag.NArg() == 2 && what == "read":
		err = profiled(*profile, func() error { return read(dir) })
	default:
		fmt.Fprintln(os.Stderr, "usage: publish [FLAG]... write|read DIR")
		os.Exit(2)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "publish:", err)
		os.Exit(1)
	}
}

// write publishes a run. The time of a message leaves out what it takes to make it.
func write(dir string, s size) error {
	shared := sharedOf()
	p, err := output.Begin(dir, shared, output.Options{})
	if err != nil {
		return err
	}
	defer p.Abort()
	var first, second spent
	for i := range s.corpora {
		c := s.corpus(shared, i)
		half := &first
		if i >= (s.corpora+1)/2 {
			half = &second
		}
		if err := half.on(func() error { return p.Add(c) }); err != nil {
			return err
		}
	}
	var end spent
	err = end.on(func() error { return p.Finish(output.Manifest{Recipe: "publish"}) })
	if err != nil {
		return err
	}
	n := float64(s.corpora * s.messages)
	fmt.Printf("messages %.0f\n", n)
	fmt.Printf("processor %.2f\n", (first.processor+second.processor+end.processor).Seconds()*1e6/n)
	fmt.Printf("wall %.2f\n", (first.wall+second.wall+end.wall).Seconds()*1e6/n)
	if s.corpora > 1 {
		a, b := first.processor.Seconds()/float64((s.corpora+1)/2), second.processor.Seconds()/float64(s.corpora/2)
		fmt.Printf("growth %.3f\n", b/a)
	}
	return peak()
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

// sharedOf is what the corpora share: 300 people and a calendar of a year.
func sharedOf() *corpus.Corpus {
	c := &corpus.Corpus{First: corpus.NewDate(2025, 1, 1), Last: corpus.NewDate(2025, 12, 31)}
	for i := range 300 {
		c.People = append(c.People, corpus.Person{ID: fmt.Sprintf("P%03d", i), Name: fmt.Sprintf("Name of %03d", i)})
	}
	return c
}
