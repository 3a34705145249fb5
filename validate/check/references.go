package check

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// resolver follows references of rows to other tables.
type resolver struct {
	w *world
	f *Finding
}

// to checks that an id is a key of a table; an empty one is no reference.
func to[T any](r resolver, table map[string]*T, what, id string, from ...string) {
	if id == "" {
		return
	}
	r.f.look()
	if table[id] == nil {
		r.f.violate(what+" "+quote(id), "an id that resolves", from...)
	}
}

// must is to for a reference that may not be empty.
func must[T any](r resolver, table map[string]*T, what, id string, from ...string) {
	if id == "" {
		r.f.expect(false, "no "+what, "a reference", from...)
		return
	}
	to(r, table, what, id, from...)
}

// mustAll is must for a list.
func mustAll[T any](r resolver, table map[string]*T, what string, ids []string, from ...string) {
	for _, id := range ids {
		must(r, table, what, id, from...)
	}
}

func dataReferences(w *world, f *Finding) {
	r := resolver{w, f}
	for i := range w.c.Groups {
		mustAll(r, w.people, "member", w.c.Groups[i].MemberIDs, w.c.Groups[i].ID)
		mustAll(r, w.people, "guest", w.c.Groups[i].GuestIDs, w.c.Groups[i].ID)
	}
	for i := range w.c.Messages {
		m := &w.c.Messages[i]
		must(r, w.groups, "group", m.GroupID, m.ID)
		must(r, w.people, "author", m.AuthorID, m.ID)
		to(r, w.messages, "reply to", m.ReplyTo, m.ID)
		to(r, w.messages, "thread", m.ThreadID, m.ID)
		mustAll(r, w.people, "mention", m.Mentions, m.ID)
	}
	for _, it := range w.accepted {
		to(r, w.people, "asker", it.AskerID, it.ID)
		letters := map[string]bool{}
		for _, o := range it.Options {
			f.expect(o.Letter != "" && !letters[o.Letter], "option "+quote(o.Letter), "a letter of its own", it.ID)
			letters[o.Letter] = true
		}
	}
}

func keyReferences(w *world, f *Finding) {
	r := resolver{w, f}
	for _, it := range w.accepted {
		for _, e := range it.Evidence {
			must(r, w.messages, "evidence", e.MessageID, it.ID)
		}
		for _, g := range it.Gold {
			to(r, w.messages, "place of gold", g.MessageID, it.ID)
		}
		known := it.AnswerLetter == "" || slices.ContainsFunc(it.Options, func(o corpus.Option) bool {
			return o.Letter == it.AnswerLetter
		})
		f.expect(known && (it.AnswerLetter != "") == (len(it.Options) > 0), "answer letter "+quote(it.AnswerLetter),
			"the letter of an option", it.ID)
	}
}

func subjectReferences(w *world, f *Finding) {
	r, subjects := resolver{w, f}, w.subjects()
	w.eachGold(func(it *corpus.Item, g *corpus.GoldAtom) {
		must(r, subjects, "subject", g.SubjectID, it.ID)
		mustAll(r, w.facts, "fact", g.FactIDs, it.ID)
		to(r, w.people, "speaker", g.NamedSpeakerID, it.ID)
	})
}

// subjects are what a fact may be about: tasks, people, projects, groups and pieces of news.
func (w *world) subjects() map[string]*string {
	out := map[string]*string{}
	add := func(id string) { out[id] = &id }
	for id := range w.tasks {
		add(id)
	}
	for id := range w.people {
		add(id)
	}
	for id := range w.groups {
		add(id)
	}
	for _, p := range w.c.Projects {
		add(p.ID)
	}
	for _, t := range w.c.Themes {
		add(t.ID)
	}
	return out
}

func scaffoldReferences(w *world, f *Finding) {
	r := resolver{w, f}
	r.organisation()
	r.work()
	r.knowledge()
	r.talk()
}

func (r resolver) organisation() {
	c := r.w.c
	projects := corpus.ByID(c.Projects)
	for _, m := range c.Members {
		must(r, r.w.groups, "group", m.GroupID, "seat", m.PersonID)
		must(r, r.w.people, "member", m.PersonID, "seat", m.GroupID)
	}
	for _, s := range c.Subprojects {
		must(r, projects, "project", s.ProjectID, s.ID)
		must(r, r.w.groups, "group", s.GroupID, s.ID)
	}
	for _, t := range c.Themes {
		must(r, r.w.groups, "group", t.GroupID, t.ID)
	}
}

func (r resolver) work() {
	c := r.w.c
	projects := corpus.ByID(c.Projects)
	subs := corpus.ByID(c.Subprojects)
	for _, t := range c.Tasks {
		must(r, projects, "project", t.ProjectID, t.ID)
		must(r, subs, "subproject", t.SubprojectID, t.ID)
		must(r, r.w.groups, "group", t.GroupID, t.ID)
		must(r, r.w.people, "owner", t.OwnerID, t.ID)
		mustAll(r, r.w.people, "active", t.ActiveIDs, t.ID)
	}
	for _, d := range c.Dependencies {
		must(r, r.w.tasks, "task", d.FromID, "dependency", d.ToID)
		must(r, r.w.tasks, "task", d.ToID, "dependency", d.FromID)
	}
	for _, s := range c.Schedule {
		must(r, r.w.tasks, "task", s.TaskID, "schedule", s.Date.String())
	}
}

func (r resolver) knowledge() {
	subjects := r.w.subjects()
	for i := range r.w.c.Facts {
		x := &r.w.c.Facts[i]
		must(r, subjects, "subject", x.SubjectID, x.ID)
		to(r, r.w.facts, "supersedes", x.Supersedes, x.ID)
		to(r, r.w.facts, "contradicts", x.Contradicts, x.ID)
		to(r, r.w.facts, "because", x.Because, x.ID)
		to(r, r.w.facts, "corrects", x.Corrects, x.ID)
		to(r, r.w.facts, "about", x.About, x.ID)
		to(r, r.w.tasks, "task", x.TaskID, x.ID)
		to(r, r.w.groups, "group", x.GroupID, x.ID)
		mustAll(r, r.w.people, "knower", x.Knowers, x.ID)
		mustAll(r, r.w.people, "hearer", x.Hearers, x.ID)
	}
}

func (r resolver) talk() {
	for i := range r.w.c.Plan {
		p := &r.w.c.Plan[i]
		must(r, r.w.messages, "message", p.MessageID, "plan")
		mustAll(r, r.w.tasks, "task", p.TaskIDs, p.MessageID)
		to(r, r.w.messages, "source", p.RefMessageID, p.MessageID)
		for _, d := range p.Discloses {
			must(r, r.w.facts, "fact", d.FactID, p.MessageID)
		}
	}
	for i := range r.w.c.Segments {
		s := &r.w.c.Segments[i]
		to(r, r.w.tasks, "task", s.TaskID, s.ID)
		must(r, r.w.groups, "group", s.GroupID, s.ID)
		mustAll(r, r.w.messages, "message", s.MessageIDs, s.ID)
	}
}

// graphReferences: nodes are records, and edges lead between nodes.
func graphReferences(w *world, f *Finding) {
	r := resolver{w, f}
	records := map[string]*string{}
	for _, t := range w.allIDs() {
		for _, id := range t.list {
			records[id] = &id
		}
	}
	nodes := corpus.ByID(w.c.Nodes)
	for _, n := range w.c.Nodes {
		must(r, records, "node", n.ID, n.Kind)
	}
	for _, e := range w.c.Edges {
		must(r, nodes, "source", e.From, e.Relation, e.To)
		must(r, nodes, "target", e.To, e.Relation, e.From)
	}
}

// auditReferences looks at verdicts and at the drafts that were not accepted.
func auditReferences(w *world, f *Finding) {
	r := resolver{w, f}
	segments := corpus.ByID(w.c.Segments)
	for i := range w.c.Verdicts {
		v := &w.c.Verdicts[i]
		must(r, w.items, "item", v.ItemID, "verdict", v.Filter)
		mustAll(r, w.messages, "citation", v.Citations, v.ItemID, v.Filter)
		mustAll(r, w.messages, "left out", v.LeftOut, v.ItemID, v.Filter)
		if id, ok := strings.CutPrefix(v.ContextRef, "segment "); ok {
			must(r, segments, "context segment", id, v.ItemID, v.Filter)
		}
	}
	for i := range w.c.Items {
		it := &w.c.Items[i]
		if it.Status == corpus.Accepted {
			continue
		}
		for _, e := range it.Evidence {
			must(r, w.messages, "evidence", e.MessageID, it.ID)
		}
		for _, g := range it.Gold {
			to(r, w.messages, "place of gold", g.MessageID, it.ID)
		}
	}
}
