package main

import (
	"context"
	"fmt"
	"strings"

	"memloom/internal/review"
)

// PlanApply implements review.Program.
func (p *deskProgram) PlanApply(ctx context.Context, topUp *bool) (*review.Plan, error) {
	a := p.told(func(string) {})
	f := p.applying(topUp)
	f.dry = true
	r, changes, _, err := a.planned(ctx, p.dir, f)
	if err != nil {
		return nil, err
	}
	defer r.close()
	out := &review.Plan{TopUp: r.by.TopUp}
	if q := r.quotaRows(); q != nil {
		out.Quotas = q.Cells()
	}
	rows, blind := planRows(changes)
	out.Rows = rows.Cells()
	if out.Digest, err = p.digest(ctx, fmt.Sprint("top-up ", r.by.TopUp)); err != nil {
		return nil, err
	}
	edits := 0
	for _, c := range changes {
		if c.What == "edit" {
			edits++
		}
	}
	out.Text = []string{fmt.Sprintf("It becomes release %d. Ids stay; counts, quotas, card and manifest are computed again.", r.by.Release)}
	if edits > 0 {
		out.Text = append(out.Text, fmt.Sprintf("%s to be judged by all filters of the family: about %d calls, by %s.", countOf(edits, "edited item"), r.calls,
			strings.Join(modelNames(r.judge.Models), ", ")))
	}
	if text := r.topUpText(changes); text != "" {
		out.Text = append(out.Text, text)
	}
	if blind > 0 {
		out.Text = append(out.Text, fmt.Sprintf("%s decided blind alone: counted, and not applied.", countOf(blind, "item")))
	}
	if len(out.Rows) <= 1 {
		out.Rows = nil
		if x := r.old.Release; x == 0 {
			out.Empty = "Nothing that is decided changes the dataset."
		}
	}
	return out, nil
}

// Apply implements review.Program.
func (p *deskProgram) Apply(ctx context.Context, topUp *bool, say func(string)) error {
	return p.told(say).apply(ctx, p.dir, p.applying(topUp))
}

// applying are the flags of an application. topUp is nil where it is as the last release has it.
func (p *deskProgram) applying(topUp *bool) applyFlags {
	f := applyFlags{models: p.flags.models, judging: -1}
	if topUp != nil {
		f.topUp, f.topUpSet = *topUp, true
	}
	return f
}

// PlanFilter implements review.Program.
func (p *deskProgram) PlanFilter(ctx context.Context, item string) (*review.Plan, error) {
	out := &review.Plan{}
	var err error
	if out.Digest, err = p.digest(ctx, item); err != nil {
		return nil, err
	}
	asked := []string{}
	a := p.told(func(line string) { asked = append(asked, line) })
	if err := a.filterAgain(ctx, p.dir, nil, filterFlags{models: p.flags.models, items: []string{item}, dry: true}); err != nil {
		return nil, err
	}
	who := "the fact solver, which judged it before: a chat model is named by memloom audit --models FILE"
	if p.flags.models.file != "" {
		who = "the models of " + p.flags.models.file
	}
	out.Text = append(asked, "Who is asked: "+who+".", "The verdicts are kept beside the run's and change no status; `memloom audit apply --judging N` adopts them.")
	return out, nil
}

// Filter implements review.Program.
func (p *deskProgram) Filter(ctx context.Context, item string, say func(string)) error {
	return p.told(say).filterAgain(ctx, p.dir, nil, filterFlags{models: p.flags.models, items: []string{item}})
}
