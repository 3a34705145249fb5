package organisation

import (
	"context"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/pipeline/cost"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/script"
	"memloom/pipeline/ledger"
	"memloom/pipeline/scaffold"
	"memloom/pipeline/stage"
)

// A pilot writes n records and n days, evenly spaced, and the records that these days are written by. The latter are no
// fair sample.

func (p *part) scaffoldPilot(_ context.Context, n int, _ *stage.Outline, fair cost.Sample) ([]exec.Unit, error) {
	return p.each(func(i int, t *projectText) ([]exec.Unit, error) {
		share := dealt(n, i, len(p.projects))
		needed := t.recordsFor(t.someDays(share))
		for _, k := range cost.Growing(len(t.pages), share) {
			needed = with(needed, t.pages[k])
			if err := t.expectPage(fair, t.pages[k]); err != nil {
				return nil, err
			}
		}
		return append(t.pageUnits(needed), t.contexts()), nil
	})
}

// recordsFor are the records that days are written by, each once.
func (t *projectText) recordsFor(days []dialogue.DayPlan) []scaffold.Summary {
	var out []scaffold.Summary
	for _, d := range days {
		for _, s := range t.history.Before(d.GroupID, d.Date) {
			out = with(out, s)
		}
	}
	return out
}

// with adds a record to a list, unless it is there.
func with(list []scaffold.Summary, s scaffold.Summary) []scaffold.Summary {
	if slices.ContainsFunc(list, func(x scaffold.Summary) bool { return x.Name == s.Name }) {
		return list
	}
	return append(list, s)
}

func (p *part) textPilot(_ context.Context, n int, _ *stage.Outline, fair cost.Sample) ([]exec.Unit, error) {
	return p.each(func(i int, t *projectText) ([]exec.Unit, error) {
		days, memory := t.someDays(dealt(n, i, len(p.projects))), t.memory()
		for _, d := range days {
			if err := t.expectDay(fair, d, memory); err != nil {
				return nil, err
			}
		}
		return t.textUnits(days, false), nil
	})
}

// dealt is the share of project i of n units, in turn.
func dealt(n, i, projects int) int { return (n + projects - 1 - i) / projects }

// someDays returns so many days with messages, spread over the plan, that wait for no other.
func (t *projectText) someDays(n int) []dialogue.DayPlan {
	days := slices.DeleteFunc(slices.Clone(t.plan.Days), func(d dialogue.DayPlan) bool {
		return len(d.Slots) == 0 || t.channel != nil && len(t.channel.before(d)) > 0
	})
	var out []dialogue.DayPlan
	for _, k := range cost.Growing(len(days), n) {
		out = append(out, days[k])
	}
	return out
}

func (t *projectText) expectPage(fair cost.Sample, s scaffold.Summary) error {
	return expect(fair, pageKey(s), func(g *cost.Gauge) error { return t.gaugePage(g, s) })
}

func (t *projectText) expectDay(fair cost.Sample, d dialogue.DayPlan, memory *ledger.Store) error {
	return expect(fair, textKey(d), func(g *cost.Gauge) error {
		_, _, err := t.gaugeDay(g, d, memory, len(d.Slots))
		return err
	})
}

// expect notes what a unit is expected to take.
func expect(fair cost.Sample, key string, gauge func(*cost.Gauge) error) error {
	g, err := cost.NewGauge()
	if err == nil {
		err = gauge(g)
		fair.Expect(key, g)
	}
	return err
}

// A preview writes some days, with the records that these are written by.

// sketch joins plans and the texts of some days. It reads the scene anew, since numbering changes it.
func (p *part) sketch(ctx context.Context, written map[string]bool) (*stage.Sketch, error) {
	fresh := &part{builder: p.builder, ref: p.ref}
	list, err := fresh.texts()
	if err != nil {
		return nil, err
	}
	parts, err := joinAll(ctx, list, func(t *projectText) (*corpus.Corpus, error) { return t.sketched(p.Store, written) })
	if err != nil {
		return nil, err
	}
	out := &stage.Sketch{Passages: passagesOf(parts)}
	if out.Finished, err = fresh.scene.whole(p.ref, parts); err != nil {
		return nil, err
	}
	shared, err := stage.Fetch[*corpus.Corpus](p.Store, stage.KeyShared)
	if err == nil {
		out.With(shared)
	}
	return out, err
}

// sketched is a project as planned, some days of it as they were written.
func (t *projectText) sketched(in exec.Getter, written map[string]bool) (*corpus.Corpus, error) {
	rec := &records{}
	return t.joined(rec, func(d dialogue.DayPlan) ([]script.Written, error) {
		if !written[passageID(d.GroupID, d.Date)] {
			return unworded(d), nil
		}
		return t.read(in, rec, d)
	})
}

// passagesOf names the days in which the messages of all projects stand, in the order of the joined corpus.
func passagesOf(parts []*corpus.Corpus) []string {
	var messages []corpus.Message
	for _, c := range parts {
		messages = append(messages, c.Messages...)
	}
	slices.SortFunc(messages, byTime)
	out := make([]string, len(messages))
	for i, m := range messages {
		out[i] = passageID(m.GroupID, m.At.Date())
	}
	return out
}

// among are the days of a project that are named.
func (t *projectText) among(passages map[string]bool) []dialogue.DayPlan {
	return slices.DeleteFunc(slices.Clone(t.plan.Days), func(d dialogue.DayPlan) bool { return !passages[passageID(d.GroupID, d.Date)] })
}

func (p *part) someRecords(_ context.Context, passages map[string]bool) ([]exec.Unit, error) {
	return p.each(func(_ int, t *projectText) ([]exec.Unit, error) {
		return append(t.pageUnits(t.recordsFor(t.among(passages))), t.contexts()), nil
	})
}

func (p *part) someTexts(_ context.Context, passages map[string]bool) ([]exec.Unit, error) {
	return p.each(func(_ int, t *projectText) ([]exec.Unit, error) { return t.textUnits(t.among(passages), true), nil })
}
