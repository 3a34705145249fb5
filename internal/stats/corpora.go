package stats

import "memloom/internal/corpus"

// corporaSection is the section of runs with several corpora; mostCorpora is how many of them texts list.
const (
	corporaSection = "corpora"
	mostCorpora    = 20
)

// corpora measures how large each corpus is.
type corpora struct{ rows []Row }

func newCorpora(*run) measure { return &corpora{} }

func (m *corpora) add(w *world) {
	row := []int{len(w.c.Groups), len(w.c.Messages), 0, 0}
	for i := range w.c.Messages {
		row[2] += w.c.Messages[i].Tokens
	}
	for i := range w.c.Items {
		count(&row[3], w.c.Items[i].Status == corpus.Accepted)
	}
	m.rows = append(m.rows, Row{w.c.ID, row})
}

func (m *corpora) conclude(s *section) {
	s.count("corpora", len(m.rows))
	s.Matrices = append(s.Matrices, Matrix{Name: "corpora", Columns: []string{"groups", "messages", "tokens", "items"},
		Rows: m.rows, Most: mostCorpora})
}
