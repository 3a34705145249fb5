package blueprint

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/internal/statistics"
)

// DomainOptions are the sizes of corpora that are a whole domain each (G1, G12): its projects, with a channel each,
// their topics, and the phases of these. Lists have an entry for each domain.
type DomainOptions struct {
	First     corpus.Date // of all domains
	Days      int         // calendar days of a corpus
	PhaseDays int         // calendar days of a phase (G9)
	Waves     []int       // days on which phases start
	Projects  []int
	Topics    []int
	Phases    []int
	Members   int // of a project
	Issues    int // sub-issues of a phase (G8)
	Pieces    int // pieces of work of a sub-issue, which people talk about
}

// Domains makes the world of each domain, d1, d2 and so on, of a pack and its people. A phase is a task of its topic;
// its pieces of work are tasks of the phase, six attributes and more each. Topics and phases are dealt evenly, starts
// over the corpus and over the days of the week. It fails where a pack carries too little, which it says.
func Domains(o DomainOptions, packs []*pack.Pack, people [][]corpus.Person, src Source) (*Organisation, error) {
	org := &Organisation{Calendar: corpus.Calendar{First: o.First, Last: o.First.Add(o.Days - 1)}}
	for i, p := range packs {
		d := &domain{o: o, n: i, pack: p, people: people[i], r: src(fmt.Sprintf("domain/%d", i+1)), used: map[string]bool{},
			b: &Blueprint{Calendar: org.Calendar}, id: fmt.Sprintf("d%d", i+1)}
		if err := d.make(); err != nil {
			return nil, fmt.Errorf("domain %s: %w", p.Name, err)
		}
		org.People = append(org.People, people[i]...)
		org.Projects, org.Packs = append(org.Projects, d.b), append(org.Packs, i)
	}
	return org, nil
}

// domain is one while it is made.
type domain struct {
	o      DomainOptions
	n      int
	id     string
	pack   *pack.Pack
	people []corpus.Person
	r      *rand.Rand
	b      *Blueprint
	work   []pack.Subproject // by topic
	deck   []corpus.Person   // who is to be seated next
	used   map[string]bool   // names of tasks
}

func (d *domain) make() error {
	d.b.Project = corpus.Project{ID: d.id, Name: d.pack.Title, Sector: d.pack.Title, Context: d.pack.Description,
		Roles: rolesOf(d.people)}
	if err := d.projects(); err != nil {
		return err
	}
	if err := d.phases(); err != nil {
		return err
	}
	d.b.addNames(d.pack)
	return nil
}

func rolesOf(people []corpus.Person) []string {
	var out []string
	for _, p := range people {
		out = append(out, p.Role)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// projects makes the projects, each with a channel, its members and its topics.
func (d *domain) projects() error {
	want := d.o.Projects[d.n]
	all := d.pack.AllProjects()
	if len(all) < want {
		return fmt.Errorf("it carries %d projects, %d are asked for: lower channels.projects or add to its portfolio",
			len(all), want)
	}
	chosen := corpus.Shuffled(d.r, all)[:want]
	topics, err := d.topicsOf(chosen)
	if err != nil {
		return err
	}
	if d.o.Members > len(d.people) {
		return fmt.Errorf("a channel has %d members, the domain %d people: raise channels.participants or lower channels.members", d.o.Members, len(d.people))
	}
	for i, c := range chosen {
		id, gid := fmt.Sprintf("%s.p%02d", d.id, i+1), fmt.Sprintf("%s.g%02d", d.id, i+1)
		d.b.Portfolio = append(d.b.Portfolio, corpus.Project{ID: id, Name: c.Name, Sector: d.pack.Title, Context: c.Context,
			Challenges: c.Challenges, Categories: c.Categories, Roles: d.b.Project.Roles})
		g := corpus.Group{ID: gid, Name: c.Name, Kind: corpus.Channel}
		for _, p := range d.seats() {
			g.MemberIDs = append(g.MemberIDs, p.ID)
			d.b.Members = append(d.b.Members, corpus.Member{GroupID: gid, PersonID: p.ID, From: d.o.First.At(0, 0),
				Adapted: p.Style})
		}
		d.b.Groups = append(d.b.Groups, g)
		for k, s := range topics[i] {
			d.b.Subprojects = append(d.b.Subprojects, corpus.Subproject{ID: fmt.Sprintf("%s.s%02d", id, k+1), ProjectID: id,
				GroupID: gid,
				Name:    s.Name, Goal: s.Goal})
			d.work = append(d.work, s)
		}
	}
	return nil
}

// seats deals the members of a channel: everyone sits somewhere before anyone sits in one channel more.
func (d *domain) seats() []corpus.Person {
	var out, back []corpus.Person
	has := func(p corpus.Person) bool {
		return slices.ContainsFunc(out, func(x corpus.Person) bool { return x.ID == p.ID })
	}
	for len(out) < d.o.Members {
		if len(d.deck) == 0 {
			d.deck = corpus.Shuffled(d.r, d.people)
		}
		p := d.deck[0]
		d.deck = d.deck[1:]
		if has(p) {
			back = append(back, p)
			continue
		}
		out = append(out, p)
	}
	d.deck = append(back, d.deck...)
	return out
}

// topicsOf chooses the topics of projects: as many of each as of the others, as far as they have them.
func (d *domain) topicsOf(projects []pack.Project) ([][]pack.Subproject, error) {
	want := d.o.Topics[d.n]
	has := make([]int, len(projects))
	out := make([][]pack.Subproject, len(projects))
	for n := 0; n < want; {
		before := n
		for i, p := range projects {
			if n < want && has[i] < len(p.AllTopics()) {
				out[i] = append(out[i], p.AllTopics()[has[i]])
				has[i]++
				n++
			}
		}
		if n == before {
			return nil, fmt.Errorf("its %d projects have %d topics, %d are asked for: lower channels.topics or add topics to the pack", len(projects), n, want)
		}
	}
	return out, nil
}

// phases makes the phases of all topics. They start at even distances, those of one project one after the other.
func (d *domain) phases() error {
	want := d.o.Phases[d.n]
	counts := statistics.Apportion(slices.Repeat([]int{1}, len(d.work)), want)
	var order []int // topics, in the order of starts
	for round := 0; len(order) < want; round++ {
		for _, s := range d.r.Perm(len(d.work)) {
			if counts[s] > round {
				order = append(order, s)
			}
		}
	}
	deals := make([]*pieces, len(d.work))
	for n, s := range order {
		if deals[s] == nil {
			deals[s] = d.pieces(d.work[s])
		}
		if err := d.phase(n, s, deals[s]); err != nil {
			return err
		}
	}
	return nil
}

// phase makes a phase of a topic with its pieces of work.
func (d *domain) phase(n, topic int, deal *pieces) error {
	s := d.b.Subprojects[topic]
	var members []string
	for _, g := range d.b.Groups {
		if g.ID == s.GroupID {
			members = corpus.Shuffled(d.r, g.MemberIDs)
		}
	}
	start := d.start(n)
	of := func(id, phase string, p pair, owner int) corpus.Task {
		active := append([]string{members[owner]}, slices.Delete(slices.Clone(members), owner, owner+1)...)
		return corpus.Task{ID: id, ProjectID: s.ProjectID, SubprojectID: s.ID, GroupID: s.GroupID, Name: p.name(),
			Component:   p.component,
			Deliverable: p.deliverable.Noun, Lifecycle: corpus.Lifecycle(p.deliverable.Lifecycle), OwnerID: active[0],
			ActiveIDs: active,
			Skills:    p.deliverable.Skills, Waits: corpus.WaitsForNothing, Start: start, Due: start.Add(d.o.PhaseDays - 1),
			End: start.Add(d.o.PhaseDays - 1), PhaseID: phase}
	}
	id := fmt.Sprintf("%s.t%03d", d.id, n+1)
	deal.kinds = map[string]bool{}
	p, ok := deal.next(d)
	if !ok {
		return d.spent(s.Name)
	}
	t := of(id, "", p, 0)
	t.Progress = d.progress(n, t)
	d.b.Tasks = append(d.b.Tasks, t)
	for i := range d.o.Issues {
		deal.turn()
		for k := range d.o.Pieces {
			p, ok := deal.next(d)
			if !ok {
				return d.spent(s.Name)
			}
			d.b.Tasks = append(d.b.Tasks, of(fmt.Sprintf("%s.i%d.%d", id, i+1, k+1), id, p, d.r.IntN(len(members))))
		}
	}
	deal.turn()
	return nil
}

func (d *domain) spent(topic string) error {
	return fmt.Errorf("the components of %s carry no more pieces of work: lower channels.phases or channels.pieces, or add components", topic)
}

// turns are the days of the week on which waves of phases start, in turn: any number of them holds about as many days
// of a weekend as another (G9).
var turns = [...]time.Weekday{time.Thursday, time.Sunday, time.Tuesday, time.Friday, time.Wednesday, time.Saturday,
	time.Monday}

// start is the first day of a phase, by its number. Phases start in waves, which lie at even distances from the first
// day to the last on which a phase can begin, as near as their days of the week allow.
func (d *domain) start(n int) corpus.Date {
	room, waves := d.o.Days-d.o.PhaseDays, min(d.o.Waves[d.n], d.o.Phases[d.n])
	if waves < 2 {
		return d.o.First
	}
	wave := n * waves / d.o.Phases[d.n]
	at := room * wave / (waves - 1)
	off := (int(turns[wave%len(turns)]) - int(d.o.First.Add(at).Weekday()) + 7) % 7
	if off > 3 {
		off -= 7
	}
	switch at += off; {
	case at < 0:
		at += 7
	case at > room:
		at -= 7
	}
	return d.o.First.Add(max(0, at))
}

// Categories are the ways in which phases are followed, with the status goals of each (App. A, G1).
func Categories() [][]string {
	return [][]string{
		{"risks", "detected", "mitigated", "escalated"},
		{"milestone", "planned", "on track", "achieved"},
		{"work items", "to do", "in progress", "done"},
	}
}

func (d *domain) progress(n int, t corpus.Task) corpus.Progress {
	all := Categories()
	c := all[n%len(all)]
	return corpus.Progress{Category: c[0], Goal: corpus.Pick(d.r, c[1:]), Page: Page(d.b.Project.Name, t)}
}

// pieces deals the pairs of component and deliverable of a topic, by component.
type pieces struct {
	components []string
	left       map[string][]pair
	at         int
	kinds      map[string]bool // deliverables that the phase has: as long as there are others, none comes twice
}

func (d *domain) pieces(s pack.Subproject) *pieces {
	out := &pieces{left: map[string][]pair{}}
	for _, n := range corpus.Shuffled(d.r, s.Components) {
		out.components = append(out.components, n.Noun)
		for _, x := range corpus.Shuffled(d.r, d.pack.Deliverables) {
			if first, _, more := strings.Cut(x.Noun, " "); more && strings.HasSuffix(first, "ed") {
				continue // "the card vault staged launch" next to another piece of the card vault reads like something done to it
			}
			out.left[n.Noun] = append(out.left[n.Noun], pair{component: n.Noun, deliverable: x})
		}
	}
	return out
}

// turn goes on to the next component.
func (p *pieces) turn() { p.at++ }

// next deals a pair of the component whose turn it is, or else of the next one that has any left.
func (p *pieces) next(d *domain) (pair, bool) {
	for k := range p.components {
		c := p.components[(p.at+k)%len(p.components)]
		for _, again := range []bool{false, true} {
			for i, x := range p.left[c] {
				name := strings.ToLower(x.name())
				if d.used[name] || p.kinds[x.deliverable.Noun] && !again {
					continue
				}
				p.left[c] = slices.Delete(p.left[c], i, i+1)
				d.used[name], p.kinds[x.deliverable.Noun] = true, true
				return x, true
			}
		}
	}
	return pair{}, false
}
