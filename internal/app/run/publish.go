package run

import (
	"context"
	"fmt"
	"time"

	"memloom/internal/app"
	"memloom/internal/app/page"
	"memloom/internal/measure"
	"memloom/internal/pack"
	"memloom/internal/safetext"
	"memloom/output"
	"memloom/pipeline"
	"memloom/validate/filters"
)

// Finished is a run that came to its end.
type Finished struct {
	Dir        string             `json:"dir"`
	Messages   int                `json:"messages"`
	Accepted   int                `json:"accepted"`
	Rejected   int                `json:"rejected"` // by a filter
	Flagged    int                `json:"flagged"`
	Surplus    int                `json:"surplus"`
	Uniqueness filters.Cost       `json:"uniqueness"`
	Shortfalls []output.Shortfall `json:"shortfalls"`
	Missed     []output.Target    `json:"missed_targets"` // what the recipe asks of the text and does not get

	manifest *output.Manifest
	yields   []measure.Yield
	spent    string
	took     time.Duration
}

// publish writes the corpora, one after the other.
func (j *Job) publish(ctx context.Context, r *pipeline.Run, res *pipeline.Result, clients *Clients) (*Finished, error) {
	m, err := r.Manifest(res)
	if err != nil {
		return nil, err
	}
	shared, err := r.Shared()
	if err != nil {
		return nil, err
	}
	if shared.Calls, err = clients.calls(ctx); err != nil {
		return nil, err
	}
	if m.Spending, err = spendingOf(j.Store); err != nil {
		return nil, err
	}
	packs := app.Map(j.Settings.Domains, func(d pipeline.Domain) *pack.Pack { return d.Pack })
	in, err := page.Measured(&m, packs)
	if err != nil {
		return nil, err
	}
	targets := measure.NewTargets(in, shared)
	failed := func(err error) (*Finished, error) {
		return nil, fmt.Errorf("%w\nNothing was lost: mend it and run %s", err, app.Command("resume", j.Dir))
	}
	sheet, err := page.New(&m, shared)
	if err != nil {
		return failed(err)
	}
	p, err := output.Begin(j.Store.Lock(), shared, page.Publication(sheet, r.Design.Tables()))
	if err != nil {
		return failed(err)
	}
	defer p.Abort()
	for x, err := range r.Corpora(res) {
		if err != nil {
			return nil, err
		}
		targets.Add(x)
		sheet.Add(x)
		if err := p.Add(x); err != nil {
			return failed(err)
		}
	}
	m.Measures = page.Bounded(targets)
	m.MissedTargets = app.Map(targets.Missed(), func(t measure.Target) output.Target { return output.Target(t) })
	if err := p.Finish(m); err != nil {
		return failed(err)
	}
	done, err := output.ReadManifest(j.Dir)
	if err != nil {
		return failed(err)
	}
	n := done.Counts.Items
	return &Finished{Dir: j.Dir, Messages: done.Counts.Messages, Accepted: n.Accepted, Rejected: n.Rejected,
		Flagged: n.Flagged,
		Surplus: n.Surplus, Uniqueness: res.Unique, Shortfalls: append([]output.Shortfall{}, res.Shortfalls...),
		Missed: append([]output.Target{}, m.MissedTargets...), manifest: done, yields: targets.Yields()}, nil
}

// Text prints what a finished run has made.
func (f *Finished) Text(c *app.Console) {
	m := f.manifest
	c.Printf("%s%s: %d messages by %d people in %d groups, %s to %s\n", f.spent, f.Dir, f.Messages, m.Counts.People,
		m.Counts.Groups, m.Calendar.First, m.Calendar.Last)
	c.Printf("%d questions accepted of %d drafted (%d rejected by a filter, %d flagged for a person to decide, %d "+
		"surplus to the "+
		"quotas) in %.1f s\n", f.Accepted, m.Counts.Items.Drafted, f.Rejected, f.Flagged, f.Surplus, f.took.Seconds())
	printMissed(c, f.Missed, m.Moved)
	printDoubts(c, f.yields)
	c.Printf("read it:   %s\nverify it: %s\n", safetext.Command("show", f.Dir, "day"), safetext.Command("check", f.Dir))
}

// shortText says of a published corpus what it has less of than its recipe asks for; there is something.
func shortText(list []output.Shortfall) string {
	text := "the corpus is usable, and all that is in it passed its filters; it has less than the recipe asks for of " +
		app.CountOf(len(list), "kind") + ":"
	for _, s := range list {
		text += "\n  " + s.String()
	}
	return text
}

// printMissed says which numbers of the recipe were missed, and which corpora got more or less of a stratum than their
// share.
func printMissed(c *app.Console, list []output.Target, moved []output.CorpusQuota) {
	for _, t := range list {
		c.Printf("missed: the recipe asks for %s %.4g, the corpus has %.3g\n", t.Key, t.Asked, t.Got)
	}
	for _, q := range moved {
		c.Printf("moved: %s has %d of %s, its share was %d\n", q.CorpusID, q.Got, q.Stratum, q.Wanted)
	}
}

// printDoubts says of which families there is reason to doubt the filters.
func printDoubts(c *app.Console, list []measure.Yield) {
	for _, y := range list {
		if y.Doubt != "" {
			c.Printf("%s: %s\n", y.Family, y.Doubt)
		}
	}
}
