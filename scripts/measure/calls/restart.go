//go:build unix

package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"memloom/internal/exec"
)

// half leaves a run in whose folder half of the units are done, each after a call.
func half(ctx context.Context, o options, _ time.Time) error {
	return run(ctx, o, func(a *asker) error {
		stats, err := exec.New(a.store, exec.Options{Workers: o.atOnce}).Run(ctx, a.stage(o.units, a.unit, o.units/2))
		if err == nil && stats.Ran != o.units/2 {
			err = fmt.Errorf("%d of %d units were run", stats.Ran, o.units/2)
		}
		return err
	})
}

// restart goes on with that run, and prints the seconds from the program's start
// to the first new answer, which a server that does not wait gives at once.
func restart(ctx context.Context, o options, started time.Time) error {
	var took time.Duration
	err := run(ctx, o, func(a *asker) error {
		ctx, cancel := context.WithCancel(ctx)
		defer cancel()
		first := make(chan time.Duration, 1)
		unit := func(ctx context.Context, n int) ([]exec.Record, error) {
			records, err := a.unit(ctx, n)
			if err == nil {
				select {
				case first <- time.Since(started):
				default: // not the first
				}
				cancel()
			}
			return records, err
		}
		stats, err := exec.New(a.store, exec.Options{Workers: o.atOnce}).Run(ctx, a.stage(o.units, unit, o.units))
		if !errors.Is(err, context.Canceled) || stats.Skipped < o.units/2 {
			return fmt.Errorf("the run had %d units done and ended with %w", stats.Skipped, err)
		}
		took = <-first
		return nil
	})
	if err == nil {
		fmt.Printf("restart %.2f\n", took.Seconds())
	}
	return err
}

// run does something with the run of a folder, next to a server that answers at once.
func run(ctx context.Context, o options, do func(*asker) error) error {
	s, err := serve(ctx, o.memloom, 0)
	if err != nil {
		return err
	}
	defer s.stop()
	a, err := open(ctx, o.dir, s.url, o)
	if err != nil {
		return err
	}
	return errors.Join(do(a), a.close())
}

// stage lists the first units of a run of so many.
func (a *asker) stage(units int, do func(context.Context, int) ([]exec.Record, error), first int) exec.Stage {
	s := exec.Stage{Name: stage, Version: 1}
	for n := range min(first, units) {
		s.Units = append(s.Units, exec.Unit{
			Name: unitName(n), Params: []byte("template"),
			Run: func(ctx context.Context, _ exec.Getter) ([]exec.Record, error) { return do(ctx, n) },
		})
	}
	return s
}

// unit asks, and keeps the answer as its record.
func (a *asker) unit(ctx context.Context, n int) ([]exec.Record, error) {
	out, err := a.ask(ctx, n)
	if err != nil {
		return nil, err
	}
	data, err := json.Marshal(out)
	return []exec.Record{{Key: unitName(n), Data: data}}, err
}
