package dialogue

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/blueprint"
)

// Predicates that plans add to those of tasks and packs.
const (
	predForecast = "forecast" // the day on which an owner expects to finish
	predClosed   = "closed"   // a day on which nobody works, said of the project
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

	facts  []corpus.Fact
	index  map[string]int           // fact id → facts
	due    map[string][]corpus.Fact // task → its pack facts by day
	stated map[string]bool          // facts that a slot has taken
	held   map[string]bool          // facts that wait for a free slot
	asked  map[string]Slot          // fact → the free slot that asks for it

	newsLeft []pack.News
	newsSeen int
	newsOf   map[string]pack.News
	asides   []string

	walk   *walker
	guests []corpus.Member
}

// Make plans the whole dialogue of a project: for each workday first what every
// group owes, then the free slots in order of time, so that a path can start
// from what another group has just said.
func Make(o Options, b *blueprint.Blueprint, pk *pack.Pack, people []corpus.Person, src Source) (*Plan, error) {
	p, err := newPlanner(o, b, pk, people, src)
	if err != nil {
		return nil, err
	}
	plan := &Plan{}
	for _, day := range b.Calendar.Workdays() {
		days, err := p.day(day)
		if err != nil {
			return nil, fmt.Errorf("planning %s: %w", day, err)
		}
		plan.Days = append(plan.Days, days...)
	}
	plan.Facts, plan.Guests = p.facts, p.guests
	plan.News = p.newsOf
	return plan, nil
}

func newPlanner(o Options, b *blueprint.Blueprint, pk *pack.Pack, people []corpus.Person, src Source) (*planner, error) {
	own := *b // guests join the plan's copy of the groups, never the blueprint
	own.Groups = slices.Clone(b.Groups)
	for i := range own.Groups {
		own.Groups[i].MemberIDs = slices.Clone(b.Groups[i].MemberIDs)
	}
	b = &own
	p := &planner{
		o: o, b: b, pack: pk, attrs: Attributes(pk), people: map[string]corpus.Person{}, r: src("plan"),
		groupTasks: make([][]corpus.Task, len(b.Groups)), tasks: map[string]corpus.Task{},
		facts: slices.Clone(b.Facts), index: map[string]int{}, due: map[string][]corpus.Fact{},
		stated: map[string]bool{}, held: map[string]bool{}, asked: map[string]Slot{}, newsOf: map[string]pack.News{},
	}
	for _, x := range people {
		p.people[x.ID] = x
	}
	for i, f := range p.facts {
		p.index[f.ID] = i
		if _, ok := p.attrs[f.Predicate]; ok {
			p.due[f.TaskID] = append(p.due[f.TaskID], f)
		}
	}
	for _, list := range p.due {
		slices.SortStableFunc(list, func(a, b corpus.Fact) int { return cmp.Compare(a.From, b.From) })
	}
	for g, group := range b.Groups {
		for _, t := range b.Tasks {
			if t.GroupID == group.ID {
				p.groupTasks[g] = append(p.groupTasks[g], t)
				p.tasks[t.ID] = t
			}
		}
	}
	p.newsLeft = corpus.Shuffled(src("news"), pk.News)
	p.asides = corpus.Shuffled(src("asides"), pk.Asides)
	var err error
	p.walk, err = newWalker(b, people, src("paths"))
	return p, err
}

func (p *planner) addFact(f corpus.Fact) {
	p.index[f.ID] = len(p.facts)
	p.facts = append(p.facts, f)
}

func (p *planner) fact(id string) corpus.Fact { return p.facts[p.index[id]] }

// timed is a cell with its place in the day.
type timed struct {
	cell
	group  int
	minute int
	parent int // index into the day's timed cells, -1 for none
	free   bool
	key    string
}

// day plans one workday of all groups.
func (p *planner) day(day corpus.Date) ([]DayPlan, error) {
	var cells []timed
	taken := map[int]bool{}
	for g := range p.b.Groups {
		cells = append(cells, p.lay(g, day, taken, len(cells))...)
	}
	order := make([]int, len(cells))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int { return cmp.Compare(cells[a].minute, cells[b].minute) })
	out := make([]DayPlan, len(p.b.Groups))
	for g := range out {
		out[g] = DayPlan{GroupID: p.b.Groups[g].ID, Date: day}
	}
	for _, i := range order {
		c := &cells[i]
		d := &out[c.group]
		c.key = fmt.Sprintf("%s/%s/%02d", d.GroupID, day, len(d.Slots)+1)
		s, ok, err := p.slot(c, cells, day)
		if err != nil {
			return nil, err
		}
		if ok {
			d.Slots = append(d.Slots, s)
		}
	}
	return out, nil
}

// lay puts a group's threads in order and gives every message a minute. Free
// slots fill the day up to its size and stand between threads.
func (p *planner) lay(g int, day corpus.Date, taken map[int]bool, offset int) []timed {
	owed := p.agenda(g, day)
	early := corpus.Shuffled(p.r, owed)
	slices.SortStableFunc(early, func(a, b thread) int { return rankInDay(a) - rankInDay(b) })
	n := 0
	for _, th := range owed {
		n += len(th)
	}
	free := max(2, p.o.MessagesPerDay-2+p.r.IntN(5)-n)
	for range free {
		at := p.r.IntN(len(early) + 1)
		if len(early) > 0 {
			at = max(at, 1)
		}
		early = slices.Insert(early, at, thread{{parent: -1}})
	}
	var cells []timed
	var same []bool
	for _, th := range early {
		base := offset + len(cells)
		isFree := th[0].act == ""
		for i, c := range th {
			t := timed{cell: c, group: g, parent: -1, free: isFree}
			if c.parent >= 0 {
				t.parent = base + c.parent
			}
			cells = append(cells, t)
			same = append(same, i > 0 || (isFree && p.r.IntN(3) > 0))
		}
	}
	for i, m := range minutes(same, taken, p.r) {
		cells[i].minute = m
	}
	return cells
}

// rankInDay puts starts into the morning and ends into the afternoon.
func rankInDay(t thread) int {
	switch {
	case t[0].act == corpus.ActKickoff:
		return 0
	case t[0].late:
		return 2
	}
	return 1
}

// slot turns a timed cell into a slot and enters it in the log. It says no for
// a free slot that nobody can fill.
func (p *planner) slot(c *timed, cells []timed, day corpus.Date) (Slot, bool, error) {
	s := Slot{Key: c.key, GroupID: p.b.Groups[c.group].ID, At: day.At(c.minute/60, c.minute%60)}
	if c.free {
		ok, err := p.fill(&s, c.group, day)
		if err != nil || !ok {
			return s, false, err
		}
	} else {
		s.AuthorID, s.Act, s.TaskID, s.ToID = c.author, c.act, c.task, c.to
		s.FactIDs, s.AsksFactID = c.facts, c.asks
		s.Obligation, s.Perturbation, s.Aside = c.obligation, c.perturbation, c.aside
		s.Path = corpus.PathPost
		if c.parent >= 0 {
			s.Path, s.ParentKey = corpus.PathReply, cells[c.parent].key
		}
		if c.parentKey != "" {
			s.Path, s.ParentKey = corpus.PathReply, c.parentKey
		}
	}
	if t, ok := p.tasks[s.TaskID]; ok {
		end := t.End
		if end == 0 {
			end = p.b.Calendar.Last
		}
		s.Position = position(t, end, s.At)
	}
	return s, true, p.walk.enter(s)
}

func (p *planner) otherThan(ids []string, not string) string {
	var rest []string
	for _, id := range ids {
		if id != not {
			rest = append(rest, id)
		}
	}
	if len(rest) == 0 {
		return not
	}
	return corpus.Pick(p.r, rest)
}

// manager returns a group's manager, or its executive.
func (p *planner) manager(g int) string {
	best := p.b.Groups[g].MemberIDs[0]
	for _, id := range p.b.Groups[g].MemberIDs {
		if p.people[id].Rank == 2 {
			return id
		}
	}
	return best
}

var slotName = regexp.MustCompile(`\{(\w+)\}`)

// newsSlots returns the names of a sentence's slots, in order.
func newsSlots(n pack.News) []string {
	var out []string
	for _, m := range slotName.FindAllStringSubmatch(n.Sentence, -1) {
		out = append(out, m[1])
	}
	return out
}

// World returns the structural graph of a blueprint.
func World(b *blueprint.Blueprint, people []corpus.Person) (*graph.World, error) {
	gb := graph.NewBuilder()
	if err := gb.AddProject(graph.Project{ID: b.Project.ID, Tags: b.Project.Categories}); err != nil {
		return nil, err
	}
	for _, s := range b.Subprojects {
		if err := gb.AddSubProject(graph.SubProject{ID: s.ID, Project: s.ProjectID}); err != nil {
			return nil, err
		}
	}
	for _, x := range people {
		if err := gb.AddUser(graph.User{ID: x.ID, Role: x.Role}); err != nil {
			return nil, err
		}
	}
	for _, t := range b.Tasks {
		end := t.End
		if end == 0 {
			end = b.Calendar.Last
		}
		err := gb.AddTask(graph.Task{
			ID: t.ID, SubProject: t.SubprojectID, Owner: t.OwnerID, Members: t.ActiveIDs,
			Category: "work items", StatusGoal: "done",
			Start: int64(t.Start.At(0, 0)), End: int64(end.Add(1).At(0, 0)),
		})
		if err != nil {
			return nil, err
		}
	}
	for _, g := range b.Groups {
		for _, id := range g.MemberIDs {
			if err := gb.Involve(id, b.Project.ID); err != nil {
				return nil, err
			}
		}
	}
	return gb.Build()
}
