package dialogue

import (
	"fmt"
	"math/rand/v2"

	"memloom/internal/corpus"
)

// planner holds what a plan knows while it walks over the days.
type planner struct {
	*known
	schedule *schedule
	course   *course    // of the conversation, for free.go and its like
	lively   *rand.Rand // of how messages are written
	manner   manner
	asides   *turns

	clauses *clauseDealer
	walk    *walker

	promises  *promises
	doubts    *doubts
	news      *news
	handovers *handovers
	loud      *loud
	owing     []owing // what groups owe, in this order
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
	k, err := newKnown(o, w, src("plan"))
	if err != nil {
		return nil, err
	}
	order := w.Order
	if order == nil {
		order = src
	}
	p := &planner{
		known: k, schedule: &schedule{known: k}, course: newCourse(k), lively: src("realism"), manner: newManner(o), asides: &turns{list: corpus.Shuffled(src("asides"), k.pack.Asides)},
		clauses: &clauseDealer{r: src("details"), order: order, turn: w.Turn, left: map[string][]string{}}, walk: newWalker(k, src("paths")),
		promises: newPromises(k, src("promises")), doubts: &doubts{k}, news: newNews(k, rotated(corpus.Shuffled(order("news"), k.pack.News), w.Turn)),
		handovers: newHandovers(k, src("dependencies")), loud: newLoud(k, src("loud")),
	}
	return p, p.foresee(src)
}

// foresee lays out what takes more than a day: who is away when, which
// decisions are asked for, which rules come up, and first of all what two people
// will tell differently, which nothing else may touch.
func (p *planner) foresee(src Source) error {
	k := p.known
	(&contradictions{k}).foresee(src("contradictions"))
	(&absences{k}).foresee(src("absences"))
	decisions := newDecisions(k, p.clauses, src("decisions"))
	decisions.foresee()
	(&introductions{k}).foresee(src("introductions"))
	p.owing = []owing{
		&closures{k, map[string]bool{}}, k.todo,
		&reporting{k, decisions, p.promises, &recalls{k, map[string]int{}}, p.doubts},
		newVocabulary(k, src("vocabulary")), p.news, p.handovers, p.loud,
	}
	return (&rules{k}).foresee(src("rules"))
}
