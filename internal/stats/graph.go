package stats

import "memloom/internal/corpus"

// tableSix returns the range of a size over GroupMemBench's four corpora (G12), where it applies: at full size.
func (m *measurer) tableSix(low, high float64) []Reference {
	return m.sized(m.full(between("table 6", low, high)), groupMemBench)
}

// graph measures the world graph (G1, G2).
func (m *measurer) graph(s *section) {
	kinds := tally(m.c.Nodes, func(n corpus.Node) string { return n.Kind })
	s.count("projects", kinds["project"], m.tableSix(6, 10)...)
	s.count("sub-projects", kinds["sub_project"], m.tableSix(30, 35)...)
	s.count("tasks", kinds["task"], m.tableSix(66, 79)...)
	s.count("users", kinds["user"], m.tableSix(6, 18)...)
	s.add(distribution("node", "nodes", kinds, []string{"project", "sub_project", "task", "user"}))
	s.add(distribution("edge", "edges", tally(m.c.Edges, func(e corpus.Edge) string { return e.Relation }), nil))
}
