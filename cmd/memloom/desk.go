package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"os"
	"os/exec"
	"os/user"
	"runtime"
	"runtime/debug"
	"slices"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"memloom/internal/lock"
	"memloom/internal/review"
	"memloom/internal/runstore"
	"memloom/output"
)

// deskFlags are the flags of the review desk.
type deskFlags struct {
	models    modelFlags
	listen    string
	port      int
	reviewers []string
	double    float64
	sample    int
	noOpen    bool
	origin    string
}

func (f *deskFlags) register(cmd *cobra.Command) {
	f.models.register(cmd, "edited items, and items that are judged again, are judged by the fact solver")
	f.models.registerSpending(cmd)
	cmd.Flags().StringVar(&f.listen, "listen", "127.0.0.1", "loopback address to listen on; from another machine: ssh -L PORT:127.0.0.1:PORT, the same port at both ends")
	cmd.Flags().IntVar(&f.port, "port", 0, "port to listen on (default: a free one)")
	cmd.Flags().StringArrayVar(&f.reviewers, "reviewer", nil, "who reviews; repeated for several, each of whom gets a link (default: who is logged in)")
	cmd.Flags().Float64Var(&f.double, "double", -1, "share of the items that need two reviewers, as 0.2; it is kept with the decisions")
	cmd.Flags().IntVar(&f.sample, "sample", 60, "accepted items of the spot check")
	cmd.Flags().BoolVar(&f.noOpen, "no-open", false, "print the link, and open no browser")
	cmd.Flags().StringVar(&f.origin, "trusted-origin", "", "https://NAME of a proxy that stands in front of the desk; with it --listen may be any address")
}

// desk serves the review desk until ctx ends.
func (a *app) desk(ctx context.Context, dir string, f deskFlags) error {
	if err := f.check(); err != nil {
		return err
	}
	if err := begun(dir); err != nil {
		return err
	}
	if output.Interrupted(dir) {
		held, err := a.hold(dir)
		if err == nil {
			err = errors.Join(a.complete(held), held.Release())
		}
		if err != nil {
			fmt.Fprintln(a.err, err) // a folder that cannot be written, or is being written, is read as it is
		}
	}
	if f.double >= 0 {
		x, err := a.openAudit(ctx, dir)
		if err == nil {
			err = x.setDouble(ctx, f.double)
		}
		if err != nil {
			return err
		}
	}
	d, err := a.serveDesk(ctx, dir, f, a.out)
	if err != nil {
		return err
	}
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(deskCollectAt)
	}
	if a.json {
		return d.until(ctx)
	}
	fmt.Fprintln(a.out, "Each link is good once; the next one is printed when it is used. Ctrl-C ends the desk; decisions are kept as they are made.")
	return d.until(ctx)
}

// begun says whether a run has begun in a folder, finished or not.
func begun(dir string) error {
	if info, err := os.Stat(dir); err != nil {
		return usage("%w", err)
	} else if !info.IsDir() {
		return usage("%s is a file: the desk opens the folder of a corpus", dir)
	}
	if ok, err := holdsCorpus(dir); err != nil || ok {
		return err
	}
	store, err := runstore.OpenReader(dir)
	var none *runstore.NoRunError
	if errors.As(err, &none) {
		if held, heldErr := lock.Of(dir); heldErr == nil && held != nil {
			return nil // it has only just begun
		}
		return usage("%s holds neither a corpus nor a run that has begun; %s makes one", dir, command("generate", "--out", dir))
	}
	if err == nil {
		err = store.Close()
	}
	return err
}

// deskCollectAt is the growth of the heap in per cent at which a desk collects garbage: a page makes little of it, and what a desk
// holds, it holds for hours.
const deskCollectAt = 25

// deskServer is a desk that listens.
type deskServer struct {
	server  *http.Server
	desk    *review.Desk
	program *deskProgram
	ended   chan error
}

// serveDesk begins to serve the desk of a folder, prints its links, and opens the first in the browser.
func (a *app) serveDesk(ctx context.Context, dir string, f deskFlags, links io.Writer) (*deskServer, error) {
	l, err := net.Listen("tcp", net.JoinHostPort(f.listen, fmt.Sprint(f.port)))
	if err != nil {
		return nil, usage("--port %d: %w; without --port a free one is taken", f.port, err)
	}
	var mu sync.Mutex
	d := &deskServer{program: &deskProgram{app: a, dir: dir, flags: f}, ended: make(chan error, 1)}
	opened := f.noOpen || f.origin != ""
	d.desk, err = review.New(ctx, review.Options{Program: d.program, Reviewers: f.names(), Address: l.Addr().String(), Origin: f.origin,
		Sample: f.sample, Now: a.now, Link: func(reviewer, url string) {
			mu.Lock() // links are used by several people at once
			defer mu.Unlock()
			a.sayLink(links, reviewer, url)
			if !opened {
				opened = true
				browse(url)
			}
		}})
	if err != nil {
		_ = l.Close()
		d.program.close()
		return nil, err
	}
	d.server = &http.Server{Handler: d.desk.Handler(), ReadHeaderTimeout: 10 * time.Second}
	go func() { d.ended <- d.server.Serve(l) }()
	return d, nil
}

// until serves until ctx ends.
func (d *deskServer) until(ctx context.Context) error {
	defer d.program.close()
	select {
	case err := <-d.ended:
		return err
	case <-ctx.Done():
	}
	_ = d.server.Close() // streams of events would hold it up
	d.desk.Wait()
	return nil
}

// sayLink prints a reviewer's next link.
func (a *app) sayLink(w io.Writer, reviewer, url string) {
	if a.json {
		_ = a.encode(map[string]string{"reviewer": reviewer, "url": url})
		return
	}
	fmt.Fprintf(w, "%s: %s\n", reviewer, url)
}

func (f *deskFlags) check() error {
	if f.origin != "" {
		if _, err := review.OriginHost(f.origin); err != nil {
			return usage("--trusted-origin: %w", err)
		}
	}
	ip, err := netip.ParseAddr(f.listen)
	switch {
	case err != nil:
		return usage("--listen %s: it is no address; 127.0.0.1 and ::1 are those of this machine", f.listen)
	case !ip.IsLoopback() && f.origin == "":
		return usage("--listen %s: the desk listens on this machine alone. From another one: ssh -L PORT:127.0.0.1:PORT with --port PORT, "+
			"or a proxy with TLS and a login in front of it, named by --trusted-origin https://NAME", f.listen)
	case f.sample < 0:
		return usage("--sample %d: a number of items from 0 on is expected", f.sample)
	case f.double != -1 && !(f.double >= 0 && f.double <= 1):
		return usage("--double %g: a share between 0 and 1 is expected, as 0.2 for a fifth", f.double)
	}
	return nil
}

// names are the reviewers.
func (f *deskFlags) names() []string {
	if len(f.reviewers) > 0 {
		return slices.Compact(slices.Sorted(slices.Values(f.reviewers)))
	}
	if u, err := user.Current(); err == nil && u.Username != "" {
		return []string{u.Username}
	}
	return []string{"reviewer"}
}

// browse opens a page in the browser of who sits here, where there is one.
func browse(url string) {
	name, args := "xdg-open", []string{url}
	switch {
	case runtime.GOOS == "darwin":
		name = "open"
	case runtime.GOOS == "windows":
		name, args = "rundll32", []string{"url.dll,FileProtocolHandler", url}
	case os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "":
		return
	}
	cmd := exec.Command(name, args...)
	if cmd.Start() == nil {
		go func() { _ = cmd.Wait() }()
	}
}

// holdsCorpus says whether a folder holds a finished corpus.
func holdsCorpus(dir string) (bool, error) {
	_, err := output.ReadManifest(dir)
	var absent *output.NotCorpusError
	if errors.As(err, &absent) {
		return false, nil
	}
	return err == nil, err
}
