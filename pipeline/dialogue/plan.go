package dialogue

import (
	"fmt"
	"math/rand/v2"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// planner holds what a plan knows while it walks over the days.
type planner struct {
	*known
	course *course    // of the conversation, for free.go and its like
	lively *rand.Rand // of how messages are written
	manner manner

	newsQueue newsQueue
	newsOf    map[string]pack.News
	asides    []string

	clauses clauseDealer

	walk *walker

	crowded bool // a group owes enough for today
	later   map[dueOn][]duty
	decisions
	promises
	vocabulary vocabulary
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
	plan.News, plan.Themes = p.newsOf, p.facts.themes
	return plan, nil
}

func newPlanner(o Options, w Scene, src Source) (*planner, error) {
	k, err := newKnown(o, w, src("plan"))
	if err != nil {
		return nil, err
	}
	p := &planner{known: k, newsOf: map[string]pack.News{}, later: map[dueOn][]duty{}, walk: newWalker(k, src("paths"))}
	order := w.Order
	if order == nil {
		order = src
	}
	p.newsQueue = newsQueue{
		frames: rotated(corpus.Shuffled(order("news"), p.pack.News), w.Turn), used: map[string]corpus.Date{}, said: map[string]bool{},
	}
	p.asides = corpus.Shuffled(src("asides"), p.pack.Asides)
	p.clauses = clauseDealer{r: src("details"), order: order, turn: w.Turn, left: map[string][]string{}}
	p.manner = newManner(o)
	p.lively = src("realism")
	p.course = p.newCourse(src)
	return p, p.foresee(src)
}

// foresee lays out what takes more than a day: who is away when, which
// decisions are asked for, which rules come up, and first of all what two people
// will tell differently, which nothing else may touch.
func (p *planner) foresee(src Source) error {
	p.foreseeContradictions(src("contradictions"))
	p.absences(src("absences"))
	p.decisions = newDecisions(p.o, src("decisions"))
	p.promises = newPromises(p.o, src("promises"))
	p.foreseeDecisions()
	p.introductions(src("introductions"))
	p.foreseeVocabulary(src("vocabulary"))
	return p.foreseeRules(src("rules"))
}
