package stats

import (
	"strconv"

	"memloom/internal/corpus"
)

// overGroups are the shares of items whose evidence lies in one, two and three
// groups (E21, derived from table 10).
var overGroups = source{name: "E21", total: 100, shares: []published{
	{value: "1", count: 68.9}, {value: "2", count: 30.6}, {value: "3", count: 0.5},
}}

// evidence measures what accepted items rest on (E21): messages an item, by
// role, and the groups that they lie in. Context is not counted among either.
func (m *measurer) evidence(s *section) {
	var messages []float64
	roles, groups, quality := map[string]int{}, map[string]int{}, map[string]int{}
	items := 0
	for i := range m.c.Items {
		it := &m.c.Items[i]
		if it.Status != corpus.Accepted {
			continue
		}
		items++
		quality[it.Quality]++
		lies, pieces := map[string]bool{}, map[string]bool{}
		for _, e := range it.Evidence {
			roles[string(e.Role)]++
			at, ok := m.messageAt[e.MessageID]
			if e.Role != corpus.RoleContext && ok {
				pieces[e.MessageID], lies[m.c.Messages[at].GroupID] = true, true
			}
		}
		if len(pieces) > 0 { // an abstention rests on none
			messages = append(messages, float64(len(pieces)))
			groups[strconv.Itoa(len(lies))]++
		}
	}
	s.count("accepted items", items)
	if items == 0 {
		return
	}
	s.sample("evidence of an item", "messages", messages, m.organised(point("E21", 6.7))...)
	s.add(distribution("evidence by role", "pieces", roles, []string{string(corpus.RoleAnswer), string(corpus.RoleBridge), string(corpus.RoleSuperseded), string(corpus.RoleContext)}))
	var published []source
	if len(m.organised(point("E21", 1))) > 0 {
		published = append(published, overGroups)
	}
	s.add(distribution("groups of an item's evidence", "items", groups, nil, published...))
	s.add(distribution("quality", "items", quality, []string{"kept", "high", "premium"}))
}
