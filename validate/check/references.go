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
func to[T any](r resolver, find func(id string) *T, what, id string, from ...string) {
	if id == "" {
		return
	}
	r.f.look()
	if find(id) == nil {
		r.f.violate(what+" "+quote(id), "an id that resolves", from...)
	}
}

// in finds rows in a map.
func in[T any](table map[string]*T) func(id string) *T {
	return func(id string) *T { return table[id] }
}

// must is to for a reference that may not be empty.
func must[T any](r resolver, find func(id string) *T, what, id string, from ...string) {
	if id == "" {
		r.f.expect(false, "no "+what, "a reference", from...)
		return
	}
	to(r, find, what, id, from...)
}

// mustAll is must for a list.
func mustAll[T any](r resolver, find func(id string) *T, what string, ids []string, from ...string) {
	for _, id := range ids {
		must(r, find, what, id, from...)
	}
}

func dataReferences(w *world, f *Finding) {
	r := resolver{w, f}
	for i := range w.c.Groups {
		mustAll(r, w.Person, "member", w.c.Groups[i].MemberIDs, w.c.Groups[i].ID)
		mustAll(r, w.Person, "guest", w.c.Groups[i].GuestIDs, w.c.Groups[i].ID)
	}
	for i := range w.c.Messages {
		m := &w.c.Messages[i]
		must(r, w.Group, "group", m.GroupID, m.ID)
		must(r, w.Person, "author", m.AuthorID, m.ID)
		to(r, w.Message, "reply to", m.ReplyTo, m.ID)
		to(r, w.Message, "thread", m.ThreadID, m.ID)
		mustAll(r, w.Person, "mention", m.Mentions, m.ID)
	}
	for _, it := range w.Accepted() {
		to(r, w.Person, "asker", it.AskerID, it.ID)
		letters := map[string]bool{}
		for _, o := range it.Options {
			f.expect(o.Letter != "" && !letters[o.Letter], "option "+quote(o.Letter), "a letter of its own", it.ID)
			letters[o.Letter] = true
		}
	}
}

func keyReferences(w *world, f *Finding) {
	r := resolver{w, f}
	for _, it := range w.Accepted() {
		for _, e := range it.Evidence {
			must(r, w.Message, "evidence", e.MessageID, it.ID)
		}
		for _, g := range it.Gold {
			to(r, w.Message, "place of gold", g.MessageID, it.ID)
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
		must(r, in(subjects), "subject", g.SubjectID, it.ID)
		mustAll(r, w.Fact, "fact", g.FactIDs, it.ID)
		to(r, w.Person, "speaker", g.NamedSpeakerID, it.ID)
	})
}

// subjects are what a fact may be about: tasks, people, projects, groups and pieces of news.
func (w *world) subjects() map[string]*string {
	out := map[string]*string{}
	add := func(id string) { out[id] = &id }
	for _, t := range w.c.Tasks {
		add(t.ID)
	}
	for _, p := range w.c.People {
		add(p.ID)
	}
	for _, g := range w.c.Groups {
		add(g.ID)
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
		must(r, r.w.Group, "group", m.GroupID, "seat", m.PersonID)
		must(r, r.w.Person, "member", m.PersonID, "seat", m.GroupID)
	}
	for _, s := range c.Subprojects {
		must(r, in(projects), "project", s.ProjectID, s.ID)
		must(r, r.w.Group, "group", s.GroupID, s.ID)
	}
	for _, t := range c.Themes {
		must(r, r.w.Group, "group", t.GroupID, t.ID)
	}
}

func (r resolver) work() {
	c := r.w.c
	projects := corpus.ByID(c.Projects)
	subs := corpus.ByID(c.Subprojects)
	for _, t := range c.Tasks {
		must(r, in(projects), "project", t.ProjectID, t.ID)
		must(r, in(subs), "subproject", t.SubprojectID, t.ID)
		must(r, r.w.Group, "group", t.GroupID, t.ID)
		must(r, r.w.Person, "owner", t.OwnerID, t.ID)
		mustAll(r, r.w.Person, "active", t.ActiveIDs, t.ID)
	}
	for _, d := range c.Dependencies {
		must(r, r.w.Task, "task", d.FromID, "dependency", d.ToID)
		must(r, r.w.Task, "task", d.ToID, "dependency", d.FromID)
	}
	for _, s := range c.Schedule {
		must(r, r.w.Task, "task", s.TaskID, "schedule", s.Date.String())
	}
}

func (r resolver) knowledge() {
	subjects := r.w.subjects()
	for i := range r.w.c.Facts {
		x := &r.w.c.Facts[i]
		must(r, in(subjects), "subject", x.SubjectID, x.ID)
		to(r, r.w.Fact, "supersedes", x.Supersedes, x.ID)
		to(r, r.w.Fact, "contradicts", x.Contradicts, x.ID)
		to(r, r.w.Fact, "because", x.Because, x.ID)
		to(r, r.w.Fact, "corrects", x.Corrects, x.ID)
		to(r, r.w.Fact, "about", x.About, x.ID)
		to(r, r.w.Task, "task", x.TaskID, x.ID)
		to(r, r.w.Group, "group", x.GroupID, x.ID)
		mustAll(r, r.w.Person, "knower", x.Knowers, x.ID)
		mustAll(r, r.w.Person, "hearer", x.Hearers, x.ID)
	}
}

func (r resolver) talk() {
	for i := range r.w.c.Plan {
		p := &r.w.c.Plan[i]
		must(r, r.w.Message, "message", p.MessageID, "plan")
		mustAll(r, r.w.Task, "task", p.TaskIDs, p.MessageID)
		to(r, r.w.Message, "source", p.RefMessageID, p.MessageID)
		for _, d := range p.Discloses {
			must(r, r.w.Fact, "fact", d.FactID, p.MessageID)
		}
	}
	for i := range r.w.c.Segments {
		s := &r.w.c.Segments[i]
		to(r, r.w.Task, "task", s.TaskID, s.ID)
		must(r, r.w.Group, "group", s.GroupID, s.ID)
		mustAll(r, r.w.Message, "message", s.MessageIDs, s.ID)
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
		must(r, in(records), "node", n.ID, n.Kind)
	}
	for _, e := range w.c.Edges {
		must(r, in(nodes), "source", e.From, e.Relation, e.To)
		must(r, in(nodes), "target", e.To, e.Relation, e.From)
	}
}

// auditReferences looks at verdicts and at the drafts that were not accepted.
func auditReferences(w *world, f *Finding) {
	r := resolver{w, f}
	segments := corpus.ByID(w.c.Segments)
	for i := range w.c.Verdicts {
		v := &w.c.Verdicts[i]
		must(r, w.Item, "item", v.ItemID, "verdict", v.Filter)
		mustAll(r, w.Message, "citation", v.Citations, v.ItemID, v.Filter)
		mustAll(r, w.Message, "left out", v.LeftOut, v.ItemID, v.Filter)
		if id, ok := strings.CutPrefix(v.ContextRef, "segment "); ok {
			must(r, in(segments), "context segment", id, v.ItemID, v.Filter)
		}
	}
	for i := range w.c.Items {
		it := &w.c.Items[i]
		if it.Status == corpus.Accepted {
			continue
		}
		for _, e := range it.Evidence {
			must(r, w.Message, "evidence", e.MessageID, it.ID)
		}
		for _, g := range it.Gold {
			to(r, w.Message, "place of gold", g.MessageID, it.ID)
		}
	}
}
