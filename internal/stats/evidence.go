package stats

import (
	"maps"
	"slices"
	"strconv"

	"memloom/internal/corpus"
	"memloom/internal/validity"
)

// overGroups are the shares of items whose evidence lies in one, two and three groups (E21, derived from table 10).
var overGroups = source{name: "EverMemBench", total: 100, shares: []published{
	{value: "1", count: 68.9}, {value: "2", count: 30.6}, {value: "3", count: 0.5},
}}

// evidence measures what accepted items rest on (E21): messages an item, by
// role, and the groups that they lie in. Context is not counted among either.
type evidence struct {
	*run
	items                  int
	messages               values // of an item
	roles, groups, quality map[string]int
	families               byFamily
	far                    validity.Horizon
	shared, leaks          int // items that share a slot, and those whose gold another states
}

func newEvidence(r *run) measure {
	return &evidence{run: r, messages: values{}, roles: map[string]int{}, groups: map[string]int{},
		quality: map[string]int{}, families: byFamily{}}
}

func (m *evidence) add(w *world) {
	m.far.Add(w.c)
	m.shared += len(validity.Shared(w.c))
	m.leaks += len(validity.Leaks(w.c))
	for i := range w.c.Items {
		if it := &w.c.Items[i]; it.Status == corpus.Accepted {
			m.item(w, it)
		}
	}
}

// item counts the evidence of an accepted item.
func (m *evidence) item(w *world, it *corpus.Item) {
	m.items++
	m.quality[it.Quality]++
	lies, pieces := map[string]bool{}, map[string]bool{}
	row := m.families.row(it.Family)
	row[0]++
	for _, e := range it.Evidence {
		m.roles[string(e.Role)]++
		if k := slices.Index(rolesInOrder, string(e.Role)); k >= 0 {
			row[1+k]++
		}
		at, ok := w.messageAt[e.MessageID]
		if e.Role != corpus.RoleContext && ok {
			pieces[e.MessageID], lies[w.c.Messages[at].GroupID] = true, true
		}
	}
	if len(pieces) > 0 { // an abstention rests on none
		m.messages.add(len(pieces))
		m.groups[strconv.Itoa(len(lies))]++
		row[min(4+len(lies), 7)]++
	}
}

func (m *evidence) conclude(s *section) {
	s.count("accepted items", m.items)
	if m.items == 0 {
		return
	}
	s.sample("evidence of an item", "messages", m.messages, m.organised(point("EverMemBench", 6.7))...)
	s.add(distribution("evidence by role", "pieces", m.roles, rolesInOrder))
	var published []source
	if len(m.organised(point("EverMemBench", 1))) > 0 {
		published = append(published, overGroups)
	}
	s.add(distribution("chat groups of an item's evidence", "items", m.groups, nil, published...))
	s.Matrices = append(s.Matrices, m.families.matrix())
	m.horizon(s)
	s.add(distribution("quality", "items", m.quality, []string{"kept", "high", "premium"}))
}

// rolesInOrder are the roles of evidence as tables list them.
var rolesInOrder = []string{string(corpus.RoleAnswer), string(corpus.RoleBridge), string(corpus.RoleSuperseded),
	string(corpus.RoleContext)}

// byFamily counts, by family: items, pieces of each role, and the items whose
// evidence lies in one, two and three or more groups.
type byFamily map[string][]int

func (f byFamily) row(family string) []int {
	if f[family] == nil {
		f[family] = make([]int, 1+len(rolesInOrder)+3)
	}
	return f[family]
}

func (f byFamily) matrix() Matrix {
	m := Matrix{Name: "evidence of", Columns: slices.Concat([]string{"items"}, rolesInOrder,
		[]string{"in 1 group", "in 2", "in 3 or more"})}
	for _, family := range slices.Sorted(maps.Keys(f)) {
		m.Rows = append(m.Rows, Row{family, f[family]})
	}
	return m
}

// bounded is the source of what a corpus has to keep to be a test of long memory (docs/validity.md).
const bounded = "validity"

// The workdays of recipes of half a year and of a year, at least.
const (
	halfYear  = 120
	wholeYear = 240
)

// lasting returns a bound of recipes that have so many workdays at least.
func (r *run) lasting(least int, x Reference) []Reference {
	if validity.Workdays(r.shared) < least {
		return nil
	}
	return []Reference{x}
}

// ageBound returns the bound of the median age of evidence: of year recipes, and of those of three weeks and more.
func (r *run) ageBound() []Reference {
	switch days := validity.Workdays(r.shared); {
	case days >= wholeYear:
		return []Reference{atLeast(bounded, 40)}
	case days >= 15:
		return []Reference{atLeast(bounded, 8)}
	}
	return nil
}

// horizon says how old and how scattered the evidence of items is.
func (m *evidence) horizon(s *section) {
	h := &m.far
	n := h.Items()
	if n == 0 {
		return
	}
	s.share("items with all needed evidence within five workdays", h.Near, n,
		m.lasting(halfYear, atMost(bounded, 0.05))...)
	s.share("items with all needed evidence on the last workday", h.LastDay, n)
	s.figure("median age of the youngest needed piece, workdays", float64(h.Median()), Count, m.ageBound()...)
	s.share("items that need three pieces or more", count3(h.Pieces), n, m.lasting(wholeYear, atLeast(bounded, 0.3))...)
	s.share("items of several pieces that span over 30 days", overMonth(h.Spans), len(h.Spans),
		m.lasting(wholeYear, atLeast(bounded, 0.4))...)
	s.share("items that share an operand slot", m.shared, m.items, atMost(bounded, 0.05))
	s.count("items whose gold stands in another's sheet", m.leaks, point(bounded, 0))
	s.sample("age of the youngest needed piece", "workdays", counted(h.Workdays))
	s.sample("age of the youngest needed piece", "messages", counted(h.Messages))
	s.sample("needed pieces of an item", "pieces", counted(h.Pieces), m.lasting(wholeYear, atLeast(bounded, 2.5))...)
	s.sample("messages of an item, context with them", "messages", counted(h.Shown), m.organised(point("EverMemBench", 6.7))...)
	s.sample("span of an item of several pieces", "days", counted(h.Spans))
	ages := Matrix{Name: "age of the evidence of",
		Columns: []string{"items", "median workdays", "within five", "on the last", "needed pieces"}}
	for _, family := range slices.Sorted(maps.Keys(h.Families)) {
		f := h.Families[family]
		pieces := 0
		for _, k := range f.Pieces {
			pieces += k
		}
		ages.Rows = append(ages.Rows, Row{family, []int{f.Items(), f.Median(), f.Near, f.LastDay, pieces}})
	}
	s.Matrices = append(s.Matrices, ages)
}

func count3(list []int) (n int) {
	for _, k := range list {
		count(&n, k >= 3)
	}
	return n
}

func overMonth(list []int) (n int) {
	for _, days := range list {
		count(&n, days > 30)
	}
	return n
}

func counted(list []int) values {
	v := values{}
	for _, n := range list {
		v.add(n)
	}
	return v
}
