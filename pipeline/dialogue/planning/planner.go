// Package planning makes a plan: it walks over the workdays, lays out what every group owes, fills the free slots in
// the order of time, and decides in which manner each message is written.
package planning

import (
	"fmt"

	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/free"
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
	manner   *manner
	balance  []float64 // by group: messages wanted so far less those planned
}

// Make plans the whole dialogue of a project: for each workday first what every group owes, then the free slots in
// order of time, so that a path can start from what another group has just said.
func Make(o recipe.Dialogue, w dialogue.Scene, src dialogue.Source) (*dialogue.Plan, error) {
	p, err := newPlanner(o, w, src)
	if err != nil {
		return nil, err
	}
	plan := &dialogue.Plan{}
	for _, day := range p.Days.Workdays() {
		p.Days.Today = day
		days, err := p.day(day)
		if err != nil {
			return nil, fmt.Errorf("planning %s: %w", day, err)
		}
		plan.Days = append(plan.Days, days...)
	}
	p.Facts.Untie()
	plan.Facts, plan.Guests = p.Facts.List, p.Roster.Guests
	plan.News, plan.Themes = p.duties.News, p.Facts.Themes
	return plan, nil
}

func newPlanner(o recipe.Dialogue, w dialogue.Scene, src dialogue.Source) (*planner, error) {
	k, err := state.NewKnown(o, w, src)
	if err != nil {
		return nil, err
	}
	d, err := owed.New(k, w, src)
	if err != nil {
		return nil, err
	}
	sc := &state.Schedule{Known: k}
	return &planner{
		Known: k, schedule: sc, duties: d, free: free.New(k, sc, src), manner: newManner(k, d.Linked, src("realism")),
		balance: make([]float64, len(k.Blueprint.Groups)),
	}, nil
}
