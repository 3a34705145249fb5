package dialogue

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/blueprint"
)

// planner holds what a plan knows while it walks over the days.
type planner struct {
	o          Options
	b          *blueprint.Blueprint
	pack       *pack.Pack
	attrs      map[string]pack.Attribute
	people     map[string]corpus.Person
	r          *rand.Rand
	groupTasks [][]corpus.Task
	tasks      map[string]corpus.Task
	shares     Shares

	facts  []corpus.Fact
	index  map[string]int           // fact id → facts
	due    map[string][]corpus.Fact // task → its pack facts by day
	stated map[string]bool          // facts that a slot has taken
	held   map[string]bool          // facts that wait for a free slot
	asked  map[string]Slot          // fact → the free slot that asks for it

	course *course    // of the conversation, for free.go and its like
	lively *rand.Rand // of how messages are written
	manner manner

	newsQueue newsQueue
	newsOf    map[string]pack.News
	asides    []string

	clauses clauseDealer
	kinds   map[string]pack.Deliverable // by noun

	walk   *walker
	guests []corpus.Member

	today    corpus.Date
	crowded  bool                 // a group owes enough for today
	members  [][]string           // group → who sits in it, guests aside
	absent   map[string][]absence // person → when they are away
	later    map[dueOn][]duty
	keys     map[string]string       // name of a cell → the slot that it became
	said     map[string]Slot         // fact → the slot that stated it first
	replaced map[string]corpus.Fact  // fact → the one that supersedes it
	history  map[string][]remembered // group and component → statements, oldest first
	notable  [][]Slot                // group → what somebody who was away would be told
	themes   []corpus.Theme
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
	for _, day := range p.b.Calendar.Workdays() {
		p.today = day
		days, err := p.day(day)
		if err != nil {
			return nil, fmt.Errorf("planning %s: %w", day, err)
		}
		plan.Days = append(plan.Days, days...)
	}
	p.untie()
	plan.Facts, plan.Guests = p.facts, p.guests
	plan.News, plan.Themes = p.newsOf, p.themes
	return plan, nil
}

func newPlanner(o Options, w Scene, src Source) (*planner, error) {
	pk, people := w.Pack, w.People
	own := *w.Blueprint // guests join the plan's copy of the groups, never the blueprint
	b := &own
	own.Groups = slices.Clone(b.Groups)
	for i := range own.Groups {
		own.Groups[i].MemberIDs = slices.Clone(b.Groups[i].MemberIDs)
	}
	p := &planner{
		o: o, b: b, pack: pk, shares: w.Shares, attrs: Attributes(pk), people: corpus.CopiesByID(people), r: src("plan"),
		groupTasks: make([][]corpus.Task, len(b.Groups)), tasks: map[string]corpus.Task{},
		facts: slices.Clone(b.Facts), index: map[string]int{}, due: map[string][]corpus.Fact{},
		stated: map[string]bool{}, held: map[string]bool{}, asked: map[string]Slot{}, newsOf: map[string]pack.News{},
		later: map[dueOn][]duty{}, keys: map[string]string{}, said: map[string]Slot{}, replaced: map[string]corpus.Fact{},
		history: map[string][]remembered{}, notable: make([][]Slot, len(b.Groups)),
	}
	for i, f := range p.facts {
		p.index[f.ID] = i
		if f.Supersedes != "" {
			p.replaced[f.Supersedes] = f
		}
		if _, ok := p.attrs[f.Predicate]; ok {
			p.due[f.TaskID] = append(p.due[f.TaskID], f)
		}
	}
	for _, list := range p.due {
		slices.SortStableFunc(list, func(a, b corpus.Fact) int { return cmp.Compare(a.From, b.From) })
	}
	p.enter(w.Blueprint)
	order := w.Order
	if order == nil {
		order = src
	}
	p.newsQueue = newsQueue{frames: rotated(corpus.Shuffled(order("news"), pk.News), w.Turn), used: map[string]corpus.Date{}, said: map[string]bool{}}
	p.asides = corpus.Shuffled(src("asides"), pk.Asides)
	p.clauses = clauseDealer{r: src("details"), order: order, turn: w.Turn, left: map[string][]string{}}
	p.kinds = map[string]pack.Deliverable{}
	for _, d := range pk.Deliverables {
		p.kinds[d.Noun] = d
	}
	p.manner = newManner(o)
	p.lively = src("realism")
	p.course = p.newCourse(src)
	if err := p.foresee(src); err != nil {
		return nil, err
	}
	var err error
	p.walk, err = newWalker(b, people, src("paths"))
	return p, err
}

// enter lists the members and tasks of the groups.
func (p *planner) enter(b *blueprint.Blueprint) {
	for g, group := range b.Groups {
		p.members = append(p.members, group.MemberIDs)
		for _, t := range b.Tasks {
			if t.GroupID == group.ID {
				p.groupTasks[g] = append(p.groupTasks[g], t)
				p.tasks[t.ID] = t
			}
		}
	}
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

func (p *planner) addFact(f corpus.Fact) {
	p.index[f.ID] = len(p.facts)
	p.facts = append(p.facts, f)
}

func (p *planner) fact(id string) corpus.Fact { return p.facts[p.index[id]] }
