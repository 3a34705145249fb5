package dialogue

import (
	"fmt"

	"memloom/internal/corpus"
)

// planner walks over the days.
type planner struct {
	*known
	schedule  *schedule
	free      *filler
	manner    *manner
	promises  *promises
	doubts    *doubts
	news      *news
	owing     []owing // what groups owe, in this order
	observers []observer
	balance   []float64 // by group: messages wanted so far less those planned
}

// observer notes what later messages depend on in one that has been planned.
type observer interface {
	observe(s Slot)
}

// owing adds to the threads that a group owes today, or changes them.
type owing interface {
	owe(g int, threads []thread) []thread
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
	plan.News, plan.Themes = p.news.frameOf, p.facts.themes
	return plan, nil
}

func newPlanner(o Options, w Scene, src Source) (*planner, error) {
	k, err := newKnown(o, w, src)
	if err != nil {
		return nil, err
	}
	handovers := newHandovers(k, src("dependencies"))
	p := &planner{
		known: k, schedule: &schedule{known: k}, promises: newPromises(k, src("promises")), doubts: &doubts{k},
		news:   newNews(k, rotated(corpus.Shuffled(w.order(src)("news"), k.pack.News), w.Turn)),
		manner: newManner(k, handovers, src("realism")), balance: make([]float64, len(k.b.Groups)),
	}
	p.free = newFiller(k, p.schedule, src)
	p.observers = []observer{k.talk, k.habits, k.tasks, k.roster, p.free.comebacks, k.loud, p.free.noise}
	(&contradictions{k}).foresee(src("contradictions")) // first, as nothing else may touch what it takes
	(&absences{k}).foresee(src("absences"))
	decided := newDecisions(k, src("decisions"))
	(&introductions{k}).foresee(src("introductions"))
	p.owing = []owing{
		&closures{k, map[string]bool{}}, k.todo,
		&reporting{k, decided, p.promises, &recalls{k, map[string]int{}}, p.doubts},
		newVocabulary(k, src("vocabulary")), p.news, handovers, &loudQuestions{k}, p.free.noise,
	}
	return p, (&rules{k}).foresee(src("rules"))
}
