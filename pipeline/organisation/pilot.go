package organisation

import (
	"context"
	"slices"

	"memloom/internal/exec"
	"memloom/pipeline/cost"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/ledger"
	"memloom/pipeline/scaffold"
	"memloom/pipeline/stage"
)

// A pilot writes n records and n days, evenly spaced, and the records that these days are written by. The latter are no
// fair sample.

func (p *part) scaffoldPilot(_ context.Context, n int, _ *stage.Outline, fair cost.Sample) ([]exec.Unit, error) {
	list, err := p.texts()
	if err != nil {
		return nil, err
	}
	var units []exec.Unit
	for i, t := range list {
		needed := t.told(t.someDays(dealt(n, i, len(list))))
		for _, k := range cost.Growing(len(t.pages), dealt(n, i, len(list))) {
			needed = with(needed, t.pages[k])
			if err := t.expectPage(fair, t.pages[k]); err != nil {
				return nil, err
			}
		}
		units = append(append(units, t.pageUnits(needed)...), t.contexts())
	}
	return units, nil
}

// told are the records that days are written by, each once.
func (t *projectText) told(days []dialogue.DayPlan) []scaffold.Summary {
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
	list, err := p.texts()
	if err != nil {
		return nil, err
	}
	var units []exec.Unit
	for i, t := range list {
		days, memory := t.someDays(dealt(n, i, len(list))), t.memory()
		for _, d := range days {
			if err := t.expectDay(fair, d, memory); err != nil {
				return nil, err
			}
		}
		units = append(units, t.textUnits(days)...)
	}
	return units, nil
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
	g, err := cost.NewGauge()
	if err != nil {
		return err
	}
	err = t.gaugePage(g, s)
	fair.Expect(pageKey(s), g)
	return err
}

func (t *projectText) expectDay(fair cost.Sample, d dialogue.DayPlan, memory *ledger.Store) error {
	g, err := cost.NewGauge()
	if err != nil {
		return err
	}
	_, _, err = t.gaugeDay(g, d, memory, len(d.Slots))
	fair.Expect(textKey(d), g)
	return err
}
