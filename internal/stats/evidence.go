package stats

import (
	"maps"
	"slices"
	"strconv"

	"memloom/internal/corpus"
	"memloom/internal/validity"
)

// overGroups are the shares of items whose evidence lies in one, two and three groups (E21, derived from table 10).
var overGroups = source{name: "E21", total: 100, shares: []published{
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
	s.sample("evidence of an item", "messages", m.messages, m.organised(point("E21", 6.7))...)
	s.add(distribution("evidence by role", "pieces", m.roles, rolesInOrder))
	var published []source
	if len(m.organised(point("E21", 1))) > 0 {
		published = append(published, overGroups)
	}
	s.add(distribution("groups of an item's evidence", "items", m.groups, nil, published...))
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
