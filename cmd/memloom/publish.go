package main

import (
	"context"
	"fmt"

	"memloom/output"
	"memloom/pipeline"
)

// publish writes the corpora, one after the other, and returns what is to be said about them.
func (a *app) publish(ctx context.Context, r *pipeline.Run, res *pipeline.Result, j job, c *crew) (*left, error) {
	m, err := r.Manifest(res)
	if err != nil {
		return nil, err
	}
	shared, err := r.Shared()
	if err != nil {
		return nil, err
	}
	if shared.Calls, err = c.calls(ctx); err != nil {
		return nil, err
	}
	if m.Spending, err = spendingOf(j.store); err != nil {
		return nil, err
	}
	l := &left{First: shared.First, Last: shared.Last, People: len(shared.People)}
	targets, err := newTargetCheck(j.settings, &m, shared)
	if err != nil {
		return nil, err
	}
	failed := func(err error) (*left, error) {
		return nil, fmt.Errorf("%w\nNothing was lost: mend it and run %s", err, command("resume", j.dir))
	}
	page, err := newPage(&m, shared)
	if err != nil {
		return failed(err)
	}
	p, err := output.Begin(j.store.Lock(), shared, output.Options{Tables: r.Design.Tables(), Report: func(m *output.Manifest) ([]byte, error) {
		return page.Page(reportEnding(m, nil))
	}})
	if err != nil {
		return failed(err)
	}
	defer p.Abort()
	for x, err := range r.Corpora(res) {
		if err != nil {
			return nil, err
		}
		l.add(x)
		targets.add(x)
		page.Add(x)
		if err := p.Add(x); err != nil {
			return failed(err)
		}
	}
	m.MissedTargets = targets.missed()
	l.Missed = m.MissedTargets
	if err := p.Finish(m); err != nil {
		return failed(err)
	}
	return l, nil
}
