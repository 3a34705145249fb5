package stats

// tableSix returns the range of a size over GroupMemBench's four corpora (G12), where it applies: at full size.
func (r *run) tableSix(low, high float64) []Reference {
	return r.sized(r.full(between("GroupMemBench, table 6", low, high)), groupMemBench)
}

// graph measures the world graph (G1, G2). A user counts once, in however many corpora they are a node.
type graph struct {
	*run
	kinds, relations map[string]int
	users            map[string]bool
}

func newGraph(r *run) measure {
	return &graph{run: r, kinds: map[string]int{}, relations: map[string]int{}, users: map[string]bool{}}
}

func (m *graph) add(w *world) {
	for _, n := range w.c.Nodes {
		if n.Kind == "user" {
			if m.users[n.ID] {
				continue
			}
			m.users[n.ID] = true
		}
		m.kinds[n.Kind]++
	}
	for _, e := range w.c.Edges {
		m.relations[e.Relation]++
	}
}

func (m *graph) conclude(s *section) {
	s.count("projects", m.kinds["project"], m.tableSix(6, 10)...)
	s.count("sub-projects", m.kinds["sub_project"], m.tableSix(30, 35)...)
	s.count("tasks", m.kinds["task"], m.tableSix(66, 79)...)
	s.count("users", m.kinds["user"], m.tableSix(6, 18)...)
	s.add(distribution("node", "nodes", m.kinds, []string{"project", "sub_project", "task", "user"}))
	s.add(distribution("edge", "edges", m.relations, nil))
}
