// Package planning makes a plan: it walks over the workdays, lays out what every group owes, fills the free slots in
// the order of time, and decides in which manner each message is written.
package planning

import (
	"fmt"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/free"
	"memloom/pipeline/dialogue/manner"
	"memloom/pipeline/dialogue/naming"
	"memloom/pipeline/dialogue/owed"
	"memloom/pipeline/dialogue/state"
	"memloom/pipeline/recipe"
)

// planner walks over the days.
type planner struct {
	*state.Known
	schedule *state.Schedule
	duties   *owed.Duties
	free     *free.Filler
	manner   *manner.Manner
	balance  []float64 // by group: messages wanted so far less those planned
}

// Make plans the whole dialogue of a project: for each workday first what every group owes, then the free slots in
// order of time, so that a path can start from what another group has just said.
func Make(o recipe.Dialogue, w dialogue.Scene, src dialogue.Source) (*dialogue.Plan, error) {
	k, err := state.NewKnown(o, w, src)
	if err != nil {
		return nil, err
	}
	d, err := owed.New(k, w, src)
	if err != nil {
		return nil, err
	}
	sc := &state.Schedule{Known: k}
	p := &planner{
		Known: k, schedule: sc, duties: d, free: free.New(k, sc, src),
		manner: manner.New(k, d.Linked, src("realism"), corpus.ActMistake, corpus.ActBanter, corpus.ActNews, corpus.ActClosureDay,
			corpus.ActAbsence, corpus.ActIntroduction, corpus.ActReturn),
		balance: make([]float64, len(k.Blueprint.Groups)),
	}
	plan := &dialogue.Plan{News: d.News}
	for _, k.Days.Today = range k.Days.Workdays() {
		days, err := p.day(k.Days.Today)
		if err != nil {
			return nil, fmt.Errorf("planning %s: %w", k.Days.Today, err)
		}
		plan.Days = append(plan.Days, days...)
	}
	k.Facts.Untie()
	plan.Facts, plan.Guests, plan.Themes = k.Facts.List, k.Roster.Guests, k.Facts.Themes
	naming.Set(plan, k.Tasks.ByID, src("naming"))
	return plan, nil
}
