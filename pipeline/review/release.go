package review

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/output"
)

// Counting counts what the manifest of a release says of its items.
type Counting struct {
	quotas   []int            // accepted, by quota
	corpora  []map[string]int // by corpus: accepted of each stratum
	ids      []string
	byPerson int
}

// Add counts the items of a corpus.
func (n *Counting) Add(c *corpus.Corpus, m *output.Manifest) {
	if n.quotas == nil {
		n.quotas = make([]int, len(m.Quotas))
	}
	of := map[string]int{}
	for _, it := range c.Items {
		if it.Status != corpus.Accepted {
			continue
		}
		if it.AdmittedBy == corpus.AdmittedByPerson {
			n.byPerson++
		}
		for i, q := range m.Quotas {
			if it.Family == q.Stratum || it.Family+"/"+it.Subcategory == q.Stratum {
				n.quotas[i]++
				of[q.Stratum]++
			}
		}
	}
	n.corpora, n.ids = append(n.corpora, of), append(n.ids, c.ID)
}

// Into writes the counts into the manifest of a release: quotas, shortfalls, what corpora got other than their share,
// and how many items a person admitted.
func (n *Counting) Into(m *output.Manifest) {
	before := slices.Clone(m.Quotas)
	m.Quotas = slices.Clone(m.Quotas)
	for i, got := range n.quotas {
		m.Quotas[i].Got = got
	}
	var short []output.Shortfall
	for i, q := range m.Quotas {
		if q.Got >= q.Wanted {
			continue
		}
		s := output.Shortfall{Stratum: q.Stratum, Reason: fmt.Sprintf("a person removed %d", before[i].Got-q.Got),
			Knob: "decide otherwise, or lower questions.families." + q.Stratum}
		if at := slices.IndexFunc(m.Shortfalls, func(x output.Shortfall) bool { return x.Stratum == q.Stratum }); at >= 0 {
			s = m.Shortfalls[at]
		}
		s.Wanted, s.Got = q.Wanted, q.Got
		short = append(short, s)
	}
	isQuota := func(s output.Shortfall) bool {
		return slices.ContainsFunc(before, func(q output.Quota) bool { return q.Stratum == s.Stratum })
	}
	m.Shortfalls = append(short, slices.DeleteFunc(slices.Clone(m.Shortfalls), isQuota)...)
	for i, q := range m.Moved {
		if at := slices.Index(n.ids, q.CorpusID); at >= 0 {
			m.Moved[i].Got = n.corpora[at][q.Stratum]
		}
	}
	m.Moved = slices.DeleteFunc(m.Moved, func(q output.CorpusQuota) bool { return q.Got == q.Wanted })
	m.ByPerson = n.byPerson
}
