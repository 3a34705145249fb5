package output

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/licence"
	"memloom/internal/statistics"
)

// tally adds up what the manifest says of the corpora.
type tally struct {
	counts    Counts
	splits    []SplitCount
	corpora   []CorpusEntry
	last      string  // the last item
	messages  []int64 // distances of the evidence of accepted items with several pieces
	dayCounts []int64
	tokens    []int64
}

// check says whether a corpus may follow those that were added.
func (t *tally) check(c *corpus.Corpus) error {
	if c.ID == "" {
		return errors.New("a corpus has no id")
	}
	if slices.ContainsFunc(t.corpora, func(e CorpusEntry) bool { return e.ID == c.ID }) {
		return fmt.Errorf("corpus %s was added before", c.ID)
	}
	if len(c.Items) > 0 && t.last != "" && compareIDs(t.last, c.Items[0].ID) >= 0 {
		return fmt.Errorf("item %s of corpus %s stands after %s: items must be in the order of their ids, each once",
			c.Items[0].ID, c.ID, t.last)
	}
	return nil
}

// add counts a corpus.
func (t *tally) add(v *view) error {
	e := CorpusEntry{ID: v.c.ID, Groups: len(v.c.Groups), Messages: len(v.c.Messages), Rows: map[string]int64{}}
	for i := range v.c.Messages {
		e.Tokens += int64(v.c.Messages[i].Tokens)
	}
	for i := range v.c.Items {
		it := &v.c.Items[i]
		t.counts.Items.Add(it)
		t.addFamily(it)
		if it.Status == corpus.Accepted {
			e.Items++
			t.addSplit(it)
		}
		t.last = it.ID
	}
	t.counts.Groups += e.Groups
	t.counts.Messages += e.Messages
	t.counts.Tokens += e.Tokens
	t.counts.Failures += len(v.c.Failures)
	t.corpora = append(t.corpora, e)
	return t.addDistances(v)
}

// rows notes how many rows a corpus has brought to a table.
func (t *tally) rows(id, table string, n int64) {
	for i := range t.corpora {
		if t.corpora[i].ID == id && n > 0 {
			t.corpora[i].Rows[table] = n
		}
	}
}

// describe fills the computed fields that follow from the corpora. Lists are
// made non-nil, so that the manifest has [] and not null.
func (t *tally) describe(m *Manifest, shared *corpus.Corpus) {
	m.SchemaVersion = SchemaVersion
	m.Language = cmp.Or(m.Language, "en")
	m.License = cmp.Or(m.License, licence.Other)
	m.Domains, m.Templates, m.Models = orEmpty(m.Domains), orEmpty(m.Templates), orEmpty(m.Models)
	m.Quotas, m.Shortfalls = orEmpty(m.Quotas), orEmpty(m.Shortfalls)
	m.MissedTargets = orEmpty(m.MissedTargets)
	m.Calendar = Period{shared.First, shared.Last}
	m.Counts, m.Corpora, m.Splits = t.counts, t.corpora, orEmpty(t.splits)
	m.Counts.People = len(shared.People)
	m.Counts.Failures += len(shared.Failures)
	m.Counts.Families = orEmpty(m.Counts.Families)
	slices.SortFunc(m.Counts.Families, func(a, b FamilyCount) int {
		return cmp.Or(cmp.Compare(a.Category, b.Category), cmp.Compare(a.Family, b.Family))
	})
	slices.SortFunc(m.Splits, func(a, b SplitCount) int { return cmp.Compare(a.Name, b.Name) })
	m.Counts.MedianDistance = Distance{statistics.Median(t.messages), statistics.Median(t.dayCounts),
		statistics.Median(t.tokens)}
}

func orEmpty[T any](l []T) []T {
	if l == nil {
		return []T{}
	}
	return l
}

// Add counts a draft.
func (n *ItemCounts) Add(it *corpus.Item) {
	n.Drafted++
	switch it.Status {
	case corpus.Accepted:
		n.Accepted++
	case corpus.Flagged:
		n.Flagged++
	case corpus.Surplus:
		n.Surplus++
	default:
		n.Rejected++
	}
}

func (t *tally) addFamily(it *corpus.Item) {
	at := slices.IndexFunc(t.counts.Families, func(f FamilyCount) bool {
		return f.Family == it.Family && f.Category == it.Category
	})
	if at < 0 {
		at = len(t.counts.Families)
		t.counts.Families = append(t.counts.Families, FamilyCount{Family: it.Family, Category: it.Category})
	}
	t.counts.Families[at].Add(it)
}

func (t *tally) addSplit(it *corpus.Item) {
	at := slices.IndexFunc(t.splits, func(s SplitCount) bool { return s.Name == it.Split })
	if at < 0 {
		at = len(t.splits)
		t.splits = append(t.splits, SplitCount{Name: it.Split})
	}
	t.splits[at].Items++
}

// addDistances notes the distances of the accepted items with at least two pieces of evidence; others have none.
func (t *tally) addDistances(v *view) error {
	return v.eachItem(corpus.Accepted, func(it *corpus.Item) error {
		m, err := v.measure(it)
		if d := m.EvidenceDistance; err == nil && m.EvidenceCount > 1 {
			t.messages = append(t.messages, d.Messages)
			t.dayCounts = append(t.dayCounts, int64(d.Days))
			t.tokens = append(t.tokens, d.Tokens)
		}
		return err
	})
}
