package stats

import (
	"maps"
	"math"
	"slices"

	"memloom/internal/corpus"
)

// corporaSection is the section of runs with several corpora; mostCorpora is how many of them texts list.
const (
	corporaSection = "corpora"
	mostCorpora    = 20
)

// corpora measures how large each corpus is.
type corpora struct {
	run      *run
	rows     []Row
	topics   []Row            // beside table 6
	families map[string][]int // family → accepted items by corpus
}

func newCorpora(r *run) measure { return &corpora{run: r, families: map[string][]int{}} }

func (m *corpora) add(w *world) {
	row := []int{len(w.c.Groups), len(w.c.Messages), 0, 0}
	for i := range w.c.Messages {
		row[2] += w.c.Messages[i].Tokens
	}
	for i := range w.c.Items {
		it := &w.c.Items[i]
		if it.Status != corpus.Accepted {
			continue
		}
		row[3]++
		of := m.families[it.Family]
		for len(of) <= len(m.rows) {
			of = append(of, 0)
		}
		of[len(m.rows)]++
		m.families[it.Family] = of
	}
	m.topics = append(m.topics, Row{w.c.ID, m.topic(w, row[3])})
	m.rows = append(m.rows, Row{w.c.ID, row})
}

// topic counts what table 6 has of a topic, each beside what is published of it: participants, messages, tasks, items.
func (m *corpora) topic(w *world, items int) []int {
	seated := map[string]bool{}
	for _, x := range w.c.Members {
		if !x.Guest {
			seated[x.PersonID] = true
		}
	}
	got := []int{len(seated), len(w.c.Messages), len(w.c.Tasks), items}
	var out []int
	for i, n := range got {
		out = append(out, n)
		if len(m.rows) < len(table6Topics) {
			out = append(out, table6Topics[len(m.rows)][i])
		}
	}
	return out
}

func (m *corpora) conclude(s *section) {
	s.count("corpora", len(m.rows))
	s.Matrices = append(s.Matrices, Matrix{Name: "corpora", Columns: []string{"groups", "messages", "tokens", "items"},
		Rows: m.rows, Most: mostCorpora})
	families := Matrix{Name: "items of", Most: mostCorpora}
	for _, x := range m.rows[:min(len(m.rows), mostCorpora)] {
		families.Columns = append(families.Columns, x.Name)
	}
	for _, name := range slices.Sorted(maps.Keys(m.families)) {
		row := m.families[name]
		for len(row) < len(m.rows) {
			row = append(row, 0)
		}
		families.Rows = append(families.Rows, Row{name, row[:len(families.Columns)]})
	}
	s.Matrices = append(s.Matrices, families)
	if m.wholeTopics() {
		s.Matrices = append(s.Matrices, Matrix{Name: "topics beside table 6", Rows: m.topics,
			Columns: []string{"people", "published", "messages", "published", "tasks", "published", "items", "published"}})
	}
}

// wholeTopics says whether the run has whole topics of EverMemBench, each of the published size.
func (m *corpora) wholeTopics() bool {
	topics := m.run.Scale * float64(len(table6Topics))
	return m.run.Recipe == everMemBench && len(m.rows) <= len(table6Topics) && math.Abs(topics-float64(len(m.rows))) < 1e-9
}
