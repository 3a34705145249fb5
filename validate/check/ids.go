package check

import (
	"fmt"
	"slices"
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
	if w.idLists == nil {
		w.idLists = slices.Concat(w.sharedIDs(), w.ownIDs())
	}
	return w.idLists
}

// newIDs is allIDs without those that were looked at with an earlier corpus.
func (w *world) newIDs() []ids {
	if w.first() {
		return w.allIDs()
	}
	return w.allIDs()[len(w.sharedIDs()):]
}

// sharedIDs are the ids of what all corpora share.
func (w *world) sharedIDs() []ids {
	return []ids{
		listed("people", w.c.People, func(p *corpus.Person) string { return p.ID }),
		listed("entities", w.c.Entities, func(e *corpus.Entity) string { return e.ID }),
	}
}

func (w *world) ownIDs() []ids {
	c := w.c
	items := listed("items", c.Items, func(it *corpus.Item) string { return it.ID })
	items.whole = w.has(tabRejected) && w.has(tabFlagged) && w.has(tabSurplus) && w.has(tabItems)
	return []ids{
		listed("groups", c.Groups, func(g *corpus.Group) string { return g.ID }),
		listed("messages", c.Messages, func(m *corpus.Message) string { return m.ID }),
		items,
		listed("projects", c.Projects, func(p *corpus.Project) string { return p.ID }),
		listed("subprojects", c.Subprojects, func(s *corpus.Subproject) string { return s.ID }),
		listed("tasks", c.Tasks, func(t *corpus.Task) string { return t.ID }),
		listed("themes", c.Themes, func(t *corpus.Theme) string { return t.ID }),
		listed("facts", c.Facts, func(x *corpus.Fact) string { return x.ID }),
		listed("segments", c.Segments, func(s *corpus.Segment) string { return s.ID }),
		listed("summaries", c.Summaries, func(s *corpus.Summary) string { return s.ID }),
		listed("directives", c.LeaderLog, func(e *corpus.LeaderEntry) string { return e.ID }),
	}
}

// uniqueIDs: no two rows of a table have one id, in whatever corpora they are.
type uniqueIDs struct{ seen map[string]*idSet } // by kind

func (u *uniqueIDs) add(w *world, f *Finding) {
	if u.seen == nil {
		u.seen = map[string]*idSet{}
	}
	for _, t := range w.newIDs() {
		seen := u.seen[t.kind]
		if seen == nil {
			seen = &idSet{ranges: map[idForm][]idRange{}, others: map[string]bool{}}
			u.seen[t.kind] = seen
		}
		for _, id := range t.list {
			f.look()
			if fresh := seen.insert(id); !fresh || id == "" {
				f.violate(quote(id)+" again or empty in "+t.kind, "an id of its own", id)
			}
		}
	}
}

func (*uniqueIDs) conclude(*run, *Finding) {}

// idSet is a set of ids that are mostly rising counters, as ranges of their numbers: it takes little more than gaps.
type idSet struct {
	ranges map[idForm][]idRange
	others map[string]bool
}

// idForm is what counters have in common.
type idForm struct {
	prefix string
	length int
}

type idRange struct{ from, to int }

// insert adds an id and says whether it was not there.
func (s *idSet) insert(id string) (fresh bool) {
	digits := len(id) - len(strings.TrimRight(id, "0123456789"))
	form := idForm{id[:len(id)-digits], len(id)}
	if n, err := strconv.Atoi(id[len(id)-digits:]); err == nil {
		list := s.ranges[form]
		last := len(list) - 1
		switch {
		case last >= 0 && n == list[last].to+1:
			list[last].to = n
			return true
		case last < 0 || n > list[last].to:
			s.ranges[form] = append(list, idRange{n, n})
			return true
		case slices.ContainsFunc(list, func(r idRange) bool { return r.from <= n && n <= r.to }):
			return false
		}
	}
	fresh = !s.others[id]
	s.others[id] = true
	return fresh
}

// denseIDs: the ids of a table are one prefix and counters of one width, without a gap in the order of the rows, from
// the first corpus to the last, so that no id tells anything.
type denseIDs struct{ tables map[string]*counters } // by kind

// counters is how far the ids of a table have come.
type counters struct {
	idForm
	last int
}

func (d *denseIDs) add(w *world, f *Finding) {
	if d.tables == nil {
		d.tables = map[string]*counters{}
	}
	for _, t := range w.newIDs() {
		for _, id := range t.list {
			head, n, ok := counter(id)
			at := d.tables[t.kind]
			if at == nil {
				at = &counters{idForm: idForm{head, len(id)}}
				d.tables[t.kind] = at
			}
			f.look()
			if !ok || at.idForm != (idForm{head, len(id)}) || n != at.last+1 && (t.whole || n <= at.last) {
				f.violate(quote(id), fmt.Sprintf("number %d of %s, %d letters and digits", at.last+1, t.kind,
					at.length), id)
			}
			at.last = max(at.last+1, n)
		}
	}
}

func (*denseIDs) conclude(*run, *Finding) {}

// counter splits an id into letters and the number after them.
func counter(id string) (prefix string, n int, ok bool) {
	digits := len(id) - len(strings.TrimRight(id, "0123456789"))
	n, err := strconv.Atoi(id[len(id)-digits:])
	prefix = id[:len(id)-digits]
	return prefix, n, err == nil && prefix != "" && strings.IndexFunc(prefix, func(r rune) bool {
		return r < 'A' || r > 'Z' && r < 'a' || r > 'z'
	}) < 0
}
