// Package desk serves the review desk of a corpus's folder. What its pages ask for it takes from the actions that the
// commands call.
package desk

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

	"memloom/internal/app"
	"memloom/internal/app/audit"
	"memloom/internal/app/run"
	"memloom/internal/review"
	"memloom/internal/runstore"
	"memloom/output"
)

// In says which desk is opened.
type In struct {
	Dir string `arg:"DIR"`
	run.Models
	Listen    string   `flag:"listen"`
	Port      int      `flag:"port"`
	Reviewers []string `flag:"reviewer"`
	Double    float64  `flag:"double"`
	Sample    int      `flag:"sample"`
	NoOpen    bool     `flag:"no-open"`
	Origin    string   `flag:"trusted-origin"`
}

// Defaults is a desk of this machine.
func Defaults() In { return In{Listen: "127.0.0.1", Double: -1, Sample: 60} }

// Desk serves the review desk until ctx ends.
func Desk(ctx context.Context, in In, c *app.Console) (none app.None, err error) {
	if err := in.check(); err != nil {
		return none, err
	}
	if err := begun(in.Dir); err != nil {
		return none, err
	}
	if output.Interrupted(in.Dir) {
		held, err := c.Hold(in.Dir)
		if err == nil {
			err = errors.Join(c.Complete(held), held.Release())
		}
		if err != nil {
			c.Note("%v\n", err) // a folder that cannot be written, or is being written, is read as it is
		}
	}
	if in.Double >= 0 {
		x, err := audit.Open(ctx, in.Dir)
		if err == nil {
			err = x.SetDouble(ctx, in.Double, c.Now())
		}
		if err != nil {
			return none, err
		}
	}
	until, err := in.serve(ctx, c, c.Out)
	if err != nil {
		return none, err
	}
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(collectAt)
	}
	if !c.JSON {
		c.Printf("Each link is good once; the next one is printed when it is used. Ctrl-C ends the desk; decisions are " +
			"kept as they are made.\n")
	}
	return none, until(ctx)
}

// Page serves the desk of a folder next to a run, with its link on Err.
func Page(ctx context.Context, dir string, c *app.Console) (until func(context.Context) error, err error) {
	in := Defaults()
	in.Dir = dir
	return in.serve(ctx, c, c.Err)
}

// begun says whether a run has begun in a folder, finished or not.
func begun(dir string) error {
	if info, err := os.Stat(dir); err != nil {
		return app.Usage("%w", err)
	} else if !info.IsDir() {
		return app.Usage("%s is a file: the desk opens the folder of a corpus", dir)
	}
	if ok, err := app.HoldsCorpus(dir); err != nil || ok {
		return err
	}
	store, err := runstore.OpenReader(dir)
	switch {
	case err == nil:
		return store.Close()
	case !app.Is[*runstore.NoRunError](err):
		return err
	case app.Holder(dir) != nil:
		return nil // it has only just begun
	}
	return app.Usage("%s holds neither a corpus nor a run that has begun; %s makes one", dir,
		app.Command("generate", "--out", dir))
}

// collectAt is the growth of the heap in per cent at which a desk collects garbage: a page makes little of it, and what
// a desk holds, it holds for hours.
const collectAt = 25

// serve begins to serve the desk, prints its links, and opens the first in the browser. The function that it returns
// serves until its context ends.
func (in In) serve(ctx context.Context, c *app.Console, links io.Writer) (until func(context.Context) error,
	err error) {
	l, err := net.Listen("tcp", net.JoinHostPort(in.Listen, fmt.Sprint(in.Port)))
	if err != nil {
		return nil, app.Usage("--port %d: %w; without --port a free one is taken", in.Port, err)
	}
	var mu sync.Mutex
	p := &program{in: in, c: c}
	opened := in.NoOpen || in.Origin != ""
	desk, err := review.New(ctx, review.Options{Program: p, Reviewers: in.names(), Address: l.Addr().String(),
		Origin: in.Origin, Sample: in.Sample, Now: c.Now, Link: func(reviewer, url string) {
			mu.Lock() // links are used by several people at once
			defer mu.Unlock()
			if c.JSON {
				c.Encode(map[string]string{"reviewer": reviewer, "url": url})
			} else {
				fmt.Fprintf(links, "%s: %s\n", reviewer, url)
			}
			if !opened {
				opened = true
				browse(url)
			}
		}})
	if err != nil {
		_ = l.Close()
		p.close()
		return nil, err
	}
	server := &http.Server{Handler: desk.Handler(), ReadHeaderTimeout: 10 * time.Second}
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(l) }()
	return func(ctx context.Context) error {
		defer p.close()
		select {
		case err := <-ended:
			return err
		case <-ctx.Done():
		}
		_ = server.Close() // streams of events would hold it up
		desk.Wait()
		return nil
	}, nil
}

func (in *In) check() error {
	if in.Origin != "" {
		if _, err := review.OriginHost(in.Origin); err != nil {
			return app.Usage("--trusted-origin: %w", err)
		}
	}
	ip, err := netip.ParseAddr(in.Listen)
	switch {
	case err != nil:
		return app.Usage("--listen %s: it is no address; 127.0.0.1 and ::1 are those of this machine", in.Listen)
	case !ip.IsLoopback() && in.Origin == "":
		return app.Usage("--listen %s: the desk listens on this machine alone. From another one: ssh -L "+
			"PORT:127.0.0.1:PORT with --port PORT, "+
			"or a proxy with TLS and a login in front of it, named by --trusted-origin https://NAME", in.Listen)
	case in.Sample < 0:
		return app.Usage("--sample %d: a number of items from 0 on is expected", in.Sample)
	case in.Double != -1 && !(in.Double >= 0 && in.Double <= 1):
		return app.Usage("--double %g: a share between 0 and 1 is expected, as 0.2 for a fifth", in.Double)
	}
	return nil
}

// names are the reviewers.
func (in *In) names() []string {
	if len(in.Reviewers) > 0 {
		return slices.Compact(slices.Sorted(slices.Values(in.Reviewers)))
	}
	if u, err := user.Current(); err == nil && u.Username != "" {
		return []string{u.Username}
	}
	return []string{"reviewer"}
}

// browse opens a page in the browser of this machine, where there is one.
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
