package pipeline

import (
	"context"
	"errors"
	"fmt"
	"math/bits"
	"slices"

	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/ledger"
	"memloom/pipeline/questions"
	"memloom/pipeline/recipe"
	"memloom/pipeline/scaffold"
	"memloom/prompts"
)

// PilotFits says whether a pilot can be made of a recipe.
func PilotFits(r *recipe.Recipe) error {
	if r.Scaffold.From == recipe.FromText {
		return errors.New("a pilot needs scaffold.from: facts: with summaries from text, every day waits for the weeks before it")
	}
	return nil
}

// Pilot does a few real units of every stage that can be asked before the others are done, n of each and evenly spaced:
// days of groups, the records that they are written by and others, and wordings of drafts. They are the very units of
// the run: with a journal, a run in the same store asks none of their questions again. The store must hold no other
// units, which would be taken for stale. It returns the units that are a fair sample, with what they were expected to
// take: the others are records that the days are written by.
//
// atOnce is how many drafts are worded at once, like the units of the run.
func (r *Run) Pilot(ctx context.Context, n, atOnce int) (Sample, error) {
	if err := PilotFits(r.Recipe); err != nil {
		return nil, err
	}
	projectTexts, err := r.planned(ctx)
	if err != nil {
		return nil, err
	}
	fair := Sample{}
	if err := r.pilotText(ctx, projectTexts, n, fair); err != nil {
		return nil, err
	}
	return fair, r.pilotWording(ctx, projectTexts[0].scene, n, atOnce, fair)
}

// pilotText writes n days, with the records that they need, and n records.
func (r *Run) pilotText(ctx context.Context, projectTexts []*projectText, n int, fair Sample) error {
	var pages, texts []exec.Unit
	for i, t := range projectTexts {
		share := (n + len(projectTexts) - 1 - i) / len(projectTexts) // in turn
		days := slices.DeleteFunc(slices.Clone(t.plan.Days), func(d dialogue.DayPlan) bool { return len(d.Slots) == 0 })
		var some []dialogue.DayPlan
		var needed []scaffold.Summary
		add := func(p scaffold.Summary) {
			if !slices.ContainsFunc(needed, func(x scaffold.Summary) bool { return x.Name == p.Name }) {
				needed = append(needed, p)
			}
		}
		for _, k := range growing(len(t.pages), share) {
			add(t.pages[k])
			if err := fair.page(t, t.pages[k]); err != nil {
				return err
			}
		}
		memory := t.memory()
		for _, k := range growing(len(days), share) {
			some = append(some, days[k])
			if err := fair.day(t, days[k], memory); err != nil {
				return err
			}
			for _, p := range t.history.Before(days[k].GroupID, days[k].Date) {
				add(p)
			}
		}
		pages = append(append(pages, t.pageUnits(needed)...), t.contexts())
		texts = append(texts, t.textUnits(some)...)
	}
	if err := r.run(ctx, "scaffold", versionScaffold, pages...); err != nil {
		return err
	}
	return r.run(ctx, "text", versionText, texts...)
}

// pilotWording words n drafts over the plan: those over the text are the same, but for what flagged days leave out.
func (r *Run) pilotWording(ctx context.Context, s *scene, n, atOnce int, fair Sample) error {
	enabled, err := r.wanted()
	if err != nil {
		return err
	}
	o, err := r.outlineOf(ctx, s)
	if err != nil {
		return err
	}
	drafted, err := r.draftEach(ctx, o, enabled)
	if err != nil {
		return err
	}
	var all []questions.Draft
	for _, s := range enabled {
		all = append(all, drafted[s.name]...)
	}
	a := &asking{scene: o.scene, corpus: o.corpus}
	places := growing(len(all), n)
	for _, k := range places {
		if err := fair.draft(o.tasks, all[k]); err != nil {
			return err
		}
	}
	return sideBySide(ctx, len(places), atOnce, func(ctx context.Context, i int) error {
		d := all[places[i]]
		_, err := r.wordOne(llm.ForUnit(ctx, llm.Unit{Stage: "wording", Name: draftKey(d)}), a, d)
		if llm.CallFailed(err) {
			return nil // it counts as what was asked
		}
		if err != nil {
			return fmt.Errorf("wording %s: %w", d.Item.Key, err)
		}
		return nil
	})
}

// growing yields n places of a list, spread over it, in order. Those of a smaller n
// are among them, so that a second pilot asks only what the first did not.
func growing(length, n int) []int {
	var out []int
	taken := map[int]bool{}
	for k := uint32(1); len(out) < min(n, length); k++ {
		place := int(uint64(bits.Reverse32(k)) * uint64(length) >> 32) // halves, quarters, eighths …
		if !taken[place] {
			taken[place] = true
			out = append(out, place)
		}
	}
	slices.Sort(out)
	return out
}

// page, day and draft add a unit to a sample.
func (s Sample) page(t *projectText, p scaffold.Summary) error {
	g, err := newGauge()
	if err != nil {
		return err
	}
	err = t.gaugePage(g, p)
	s.expect(pageKey(p), g)
	return err
}

func (s Sample) day(t *projectText, d dialogue.DayPlan, memory *ledger.Store) error {
	g, err := newGauge()
	if err != nil {
		return err
	}
	_, _, err = t.gaugeDay(g, d, memory)
	s.expect(textKey(d), g)
	return err
}

func (s Sample) draft(t *prompts.Tasks, d questions.Draft) error {
	g, err := newGauge()
	if err != nil {
		return err
	}
	err = gaugeDraft(g, t, d)
	s.expect(draftKey(d), g)
	return err
}

func draftKey(d questions.Draft) string { return "question/" + d.Item.Key }
