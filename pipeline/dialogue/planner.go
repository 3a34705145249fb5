package dialogue

import "fmt"

// planner walks over the days.
type planner struct {
	*known
	schedule *schedule
	duties   *duties
	free     *filler
	manner   *manner
	balance  []float64 // by group: messages wanted so far less those planned
}

// Make plans the whole dialogue of a project: for each workday first what every
// group owes, then the free slots in order of time, so that a path can start
// from what another group has just said.
func Make(o Options, w Scene, src Source) (*Plan, error) {
	p, err := newPlanner(o, w, src)
	if err != nil {
		return nil, err
	}
	plan := &Plan{}
	for _, day := range p.days.Workdays() {
		p.days.today = day
		days, err := p.day(day)
		if err != nil {
			return nil, fmt.Errorf("planning %s: %w", day, err)
		}
		plan.Days = append(plan.Days, days...)
	}
	p.facts.untie()
	plan.Facts, plan.Guests = p.facts.list, p.roster.guests
	plan.News, plan.Themes = p.duties.pieces(), p.facts.themes
	return plan, nil
}

func newPlanner(o Options, w Scene, src Source) (*planner, error) {
	k, err := newKnown(o, w, src)
	if err != nil {
		return nil, err
	}
	d, err := newDuties(k, w, src)
	if err != nil {
		return nil, err
	}
	sc := &schedule{known: k}
	return &planner{
		known: k, schedule: sc, duties: d, free: newFiller(k, sc, src), manner: newManner(k, d.linked(), src("realism")),
		balance: make([]float64, len(k.b.Groups)),
	}, nil
}
