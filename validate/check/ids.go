package check

import (
	"fmt"
	"strconv"
	"strings"

	"memloom/internal/corpus"
)

// ids are the ids of one kind of record, in the order of their table.
type ids struct {
	kind string
	list []string
	// whole says whether every id that was given is there. Item ids run over
	// all drafts, so that without the audit they have gaps.
	whole bool
}

func listed[T any](kind string, rows []T, id func(*T) string) ids {
	out := ids{kind: kind, list: make([]string, len(rows)), whole: true}
	for i := range rows {
		out.list[i] = id(&rows[i])
	}
	return out
}

// allIDs returns the ids of all records that have one of their own.
func (w *world) allIDs() []ids {
	c := w.c
	items := listed("items", c.Items, func(it *corpus.Item) string { return it.ID })
	items.whole = w.has(tabRejected) && w.has(tabFlagged) && w.has(tabSurplus) && w.has(tabItems)
	return []ids{
		listed("people", c.People, func(p *corpus.Person) string { return p.ID }),
		listed("groups", c.Groups, func(g *corpus.Group) string { return g.ID }),
		listed("messages", c.Messages, func(m *corpus.Message) string { return m.ID }),
		items,
		listed("projects", c.Projects, func(p *corpus.Project) string { return p.ID }),
		listed("subprojects", c.Subprojects, func(s *corpus.Subproject) string { return s.ID }),
		listed("tasks", c.Tasks, func(t *corpus.Task) string { return t.ID }),
		listed("themes", c.Themes, func(t *corpus.Theme) string { return t.ID }),
		listed("entities", c.Entities, func(e *corpus.Entity) string { return e.ID }),
		listed("facts", c.Facts, func(x *corpus.Fact) string { return x.ID }),
		listed("segments", c.Segments, func(s *corpus.Segment) string { return s.ID }),
		listed("summaries", c.Summaries, func(s *corpus.Summary) string { return s.ID }),
		listed("directives", c.LeaderLog, func(e *corpus.LeaderEntry) string { return e.ID }),
	}
}

func uniqueIDs(w *world, f *Finding) {
	for _, t := range w.allIDs() {
		seen := make(map[string]bool, len(t.list))
		for _, id := range t.list {
			f.expect(!seen[id] && id != "", quote(id)+" again or empty in "+t.kind, "an id of its own", id)
			seen[id] = true
		}
	}
}

// denseIDs: the ids of a table are one prefix and counters without a gap in
// the order of the rows, so that no id tells anything.
func denseIDs(w *world, f *Finding) {
	for _, t := range w.allIDs() {
		prefix, last := "", 0
		for i, id := range t.list {
			head, n, ok := counter(id)
			if i == 0 {
				prefix = head
			}
			dense := ok && head == prefix && (n == last+1 || !t.whole && n > last)
			f.expect(dense, quote(id), fmt.Sprintf("number %d of %s", last+1, t.kind), id)
			last = max(last+1, n)
		}
	}
}

// counter splits an id into letters and the number after them.
func counter(id string) (prefix string, n int, ok bool) {
	digits := len(id) - len(strings.TrimRight(id, "0123456789"))
	n, err := strconv.Atoi(id[len(id)-digits:])
	prefix = id[:len(id)-digits]
	return prefix, n, err == nil && prefix != "" && strings.IndexFunc(prefix, func(r rune) bool {
		return r < 'A' || r > 'Z' && r < 'a' || r > 'z'
	}) < 0
}
