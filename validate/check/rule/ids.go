package rule

import "memloom/internal/corpus"

// IDs are the ids of one kind of record, in the order of their table.
type IDs struct {
	Kind string
	List []string
	// Whole says whether every id that was given is there. Ids of items run over all drafts, so that without the audit
	// they have gaps.
	Whole bool
}

func listed[T any](kind string, rows []T, id func(*T) string) IDs {
	out := IDs{Kind: kind, List: make([]string, len(rows)), Whole: true}
	for i := range rows {
		out.List[i] = id(&rows[i])
	}
	return out
}

// shared is how many of the kinds all corpora share.
const shared = 2

// IDs returns the ids of all records that have one of their own.
func (w *World) IDs() []IDs { return w.ids() }

// NewIDs is IDs without those that were looked at with an earlier corpus.
func (w *World) NewIDs() []IDs {
	if len(w.Seen) == 1 {
		return w.IDs()
	}
	return w.IDs()[shared:]
}

// Kind returns the kind of the record of an id; empty where there is none.
func (w *World) Kind(id string) string { return w.kinds()[id] }

func (w *World) listIDs() []IDs {
	c := w.Corpus
	items := listed("items", c.Items, func(it *corpus.Item) string { return it.ID })
	items.Whole = w.Has("audit/rejected", "audit/flagged", "audit/surplus", "data/items")
	return []IDs{
		listed("people", c.People, func(p *corpus.Person) string { return p.ID }),
		listed("entities", c.Entities, func(e *corpus.Entity) string { return e.ID }),
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
