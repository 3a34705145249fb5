package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"
)

// The values of --open.
const (
	openRun  = "run"
	openKeep = "keep"
)

// besideFlags open the desk beside a run.
type besideFlags struct{ open string }

func (f *besideFlags) register(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.open, "open", "",
		"print the link of a page that shows how far it has come, and open it in the browser; it ends when this ends, with --open=keep at Ctrl-C")
	cmd.Flags().Lookup("open").NoOptDefVal = openRun
}

func (f besideFlags) check() error {
	if f.open != "" && f.open != openRun && f.open != openKeep {
		return usage("--open=%s: it is --open, or --open=keep to keep the page when the run has ended", f.open)
	}
	return nil
}

// lingering is how long the page outlives a run that ends by itself, so that a browser hears of the end.
const lingering = 1500 * time.Millisecond

// workBeside brings a run to its end, with the desk beside it where --open says so, and closes its store.
func (a *app) workBeside(ctx context.Context, j job, f besideFlags) error {
	return a.beside(ctx, j.dir, f, func() error { return errors.Join(a.work(ctx, j), j.store.Close()) })
}

// beside serves the desk while do is at work on the folder, where --open says so. The desk only reads. A desk that cannot be
// served is said and holds nothing up.
func (a *app) beside(ctx context.Context, dir string, f besideFlags, do func() error) error {
	if f.open == "" {
		return do()
	}
	serving, end := context.WithCancel(ctx)
	defer end()
	d, err := a.serveDesk(serving, dir, deskFlags{listen: "127.0.0.1", double: -1, sample: 60}, a.err)
	if err != nil {
		fmt.Fprintf(a.err, "the page cannot be served: %v\n", err)
		return do()
	}
	err = do()
	if ctx.Err() == nil {
		if f.open == openKeep {
			fmt.Fprintln(a.err, "The page stays until Ctrl-C.")
			<-ctx.Done()
		} else {
			select {
			case <-ctx.Done():
			case <-time.After(lingering):
			}
		}
	}
	end()
	_ = d.until(serving)
	if err == nil && f.open == openRun {
		fmt.Fprintf(a.err, "The page has ended; %s opens it again.\n", command("audit", dir))
	}
	return err
}
