package referential

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/validate/check/rule"
)

// resolver follows references of rows to other tables.
type resolver struct {
	*rule.World
	f *rule.Finding
}

// to checks that an id is of a record of a kind; an empty one is no reference.
func (r resolver) to(kind, what, id string, from ...string) {
	if id != "" {
		of := r.Kind(id)
		holds := of == kind || kind == subjects && slices.Contains([]string{tasks, people, projects, groups, themes}, of)
		r.f.Expect(holds, what+" "+rule.Quote(id), "an id that resolves", from...)
	}
}

// must is to for a reference that may not be empty.
func (r resolver) must(kind, what, id string, from ...string) {
	if r.to(kind, what, id, from...); id == "" {
		r.f.Expect(false, "no "+what, "a reference", from...)
	}
}

// all is must for a list.
func (r resolver) all(kind, what string, ids []string, from ...string) {
	for _, id := range ids {
		r.must(kind, what, id, from...)
	}
}

// The kinds of records that others refer to.
const (
	people, groups, messages, items      = "people", "groups", "messages", "items"
	facts, tasks, projects, subs, themes = "facts", "tasks", "projects", "subprojects", "themes"
	segment                              = "segments"
	subjects                             = "subjects" // what a fact may be about
)

func inData(w *rule.World, f *rule.Finding) {
	r := resolver{w, f}
	for _, g := range w.Groups {
		r.all(people, "member", g.MemberIDs, g.ID)
		r.all(people, "guest", g.GuestIDs, g.ID)
	}
	for m := range rule.All(w.Messages) {
		r.must(groups, "group", m.GroupID, m.ID)
		r.must(people, "author", m.AuthorID, m.ID)
		r.to(messages, "reply to", m.ReplyTo, m.ID)
		r.to(messages, "thread", m.ThreadID, m.ID)
		r.all(people, "mention", m.Mentions, m.ID)
	}
	for _, it := range w.Accepted() {
		r.to(people, "asker", it.AskerID, it.ID)
		for i, o := range it.Options {
			_, first := rule.Option(it, o.Letter)
			f.Expect(o.Letter != "" && first == i, "option "+rule.Quote(o.Letter), "a letter of its own", it.ID)
		}
	}
}

func inKey(w *rule.World, f *rule.Finding) {
	r := resolver{w, f}
	for _, it := range w.Accepted() {
		r.item(it)
		option, _ := rule.Option(it, it.AnswerLetter)
		f.Expect((option != nil) == (len(it.Options) > 0) && (option != nil || it.AnswerLetter == ""),
			"answer letter "+rule.Quote(it.AnswerLetter), "the letter of an option", it.ID)
	}
}

// item looks at the messages to which an item's key refers.
func (r resolver) item(it *corpus.Item) {
	for _, e := range it.Evidence {
		r.must(messages, "evidence", e.MessageID, it.ID)
	}
	for _, g := range it.Gold {
		r.to(messages, "place of gold", g.MessageID, it.ID)
	}
}

func inGold(w *rule.World, f *rule.Finding) {
	r := resolver{w, f}
	for it, g := range w.Gold() {
		r.must(subjects, "subject", g.SubjectID, it.ID)
		r.all(facts, "fact", g.FactIDs, it.ID)
		r.to(people, "speaker", g.NamedSpeakerID, it.ID)
	}
}

func inScaffold(w *rule.World, f *rule.Finding) {
	r := resolver{w, f}
	r.work()
	r.knowledge()
	for p := range rule.All(w.Plan) {
		r.must(messages, "message", p.MessageID, "plan")
		r.all(tasks, "task", p.TaskIDs, p.MessageID)
		r.to(messages, "source", p.RefMessageID, p.MessageID)
		for _, d := range p.Discloses {
			r.must(facts, "fact", d.FactID, p.MessageID)
		}
	}
	for s := range rule.All(w.Corpus.Segments) {
		r.to(tasks, "task", s.TaskID, s.ID)
		r.must(groups, "group", s.GroupID, s.ID)
		r.all(messages, "message", s.MessageIDs, s.ID)
	}
}

func (r resolver) work() {
	for _, m := range r.Members {
		r.must(groups, "group", m.GroupID, "seat", m.PersonID)
		r.must(people, "member", m.PersonID, "seat", m.GroupID)
	}
	for _, s := range r.Subprojects {
		r.must(projects, "project", s.ProjectID, s.ID)
		r.must(groups, "group", s.GroupID, s.ID)
	}
	for _, t := range r.Themes {
		r.must(groups, "group", t.GroupID, t.ID)
	}
	for t := range rule.All(r.Tasks) {
		r.must(projects, "project", t.ProjectID, t.ID)
		r.must(subs, "subproject", t.SubprojectID, t.ID)
		r.must(groups, "group", t.GroupID, t.ID)
		r.must(people, "owner", t.OwnerID, t.ID)
		r.all(people, "active", t.ActiveIDs, t.ID)
	}
	for _, d := range r.Dependencies {
		r.must(tasks, "task", d.FromID, "dependency", d.ToID)
		r.must(tasks, "task", d.ToID, "dependency", d.FromID)
	}
	for _, s := range r.Schedule {
		r.must(tasks, "task", s.TaskID, "schedule", s.Date.String())
	}
}

func (r resolver) knowledge() {
	for x := range rule.All(r.Facts) {
		r.must(subjects, "subject", x.SubjectID, x.ID)
		r.to(facts, "supersedes", x.Supersedes, x.ID)
		r.to(facts, "contradicts", x.Contradicts, x.ID)
		r.to(facts, "because", x.Because, x.ID)
		r.to(facts, "corrects", x.Corrects, x.ID)
		r.to(facts, "about", x.About, x.ID)
		r.to(tasks, "task", x.TaskID, x.ID)
		r.to(groups, "group", x.GroupID, x.ID)
		r.all(people, "knower", x.Knowers, x.ID)
		r.all(people, "hearer", x.Hearers, x.ID)
	}
}

// inGraph: nodes are records, and edges lead between nodes.
func inGraph(w *rule.World, f *rule.Finding) {
	nodes := corpus.ByID(w.Nodes)
	for _, n := range w.Nodes {
		f.Expect(w.Kind(n.ID) != "", "node "+rule.Quote(n.ID), "an id that resolves", n.Kind)
	}
	for _, e := range w.Edges {
		f.Expect(nodes[e.From] != nil, "source "+rule.Quote(e.From), "an id that resolves", e.Relation, e.To)
		f.Expect(nodes[e.To] != nil, "target "+rule.Quote(e.To), "an id that resolves", e.Relation, e.From)
	}
}

// inAudit looks at verdicts and at the drafts that were not accepted.
func inAudit(w *rule.World, f *rule.Finding) {
	r := resolver{w, f}
	for v := range rule.All(w.Corpus.Verdicts) {
		r.must(items, "item", v.ItemID, "verdict", v.Filter)
		r.all(messages, "citation", v.Citations, v.ItemID, v.Filter)
		r.all(messages, "left out", v.LeftOut, v.ItemID, v.Filter)
		if id, ok := strings.CutPrefix(v.ContextRef, "segment "); ok {
			r.must(segment, "context segment", id, v.ItemID, v.Filter)
		}
	}
	for it := range rule.All(w.Items) {
		if it.Status != corpus.Accepted {
			r.item(it)
		}
	}
}

func inPast(w *rule.World, f *rule.Finding) {
	r := resolver{w, f}
	for _, s := range w.Summaries {
		r.must(groups, "group", s.GroupID, s.ID)
		r.all(facts, "fact", s.FactIDs, s.ID)
		for _, t := range s.Tasks {
			r.must(tasks, "task", t.TaskID, s.ID)
		}
	}
	for _, e := range w.LeaderLog {
		r.must(groups, "group", e.GroupID, e.ID)
		r.must(people, "leader", e.LeaderID, e.ID)
		r.all(tasks, "task", e.TaskIDs, e.ID)
		r.all(facts, "fact", e.FactIDs, e.ID)
	}
}

func inLedgers(w *rule.World, f *rule.Finding) {
	r := resolver{w, f}
	for l := range rule.All(w.Ledgers) {
		r.must(tasks, "task", l.TaskID, "ledger", l.MessageID)
		r.must(messages, "message", l.MessageID, "ledger", l.TaskID)
		for _, e := range slices.Concat(l.Decided, l.Open, l.Pending) {
			r.must(facts, "fact", e.FactID, "ledger", l.TaskID, l.MessageID)
		}
	}
}

// inRepairs: units name a group and a day on which it spoke, or that could not be written; messages are of it, facts
// exist.
func inRepairs(w *rule.World, f *rule.Finding) {
	r := resolver{w, f}
	day := func(group string, d corpus.Date) string { return group + "/" + d.String() }
	spoke, session, unwritten := map[string]bool{}, map[string]string{}, map[string]bool{}
	for m := range rule.All(w.Messages) {
		spoke[day(m.GroupID, m.At.Date())] = true
	}
	for _, p := range w.Passages { // a session is a unit by itself
		session[p.ID] = p.SessionID
	}
	for _, x := range w.Failures { // days whose author failed may have no message
		unwritten[x.Unit] = unwritten[x.Unit] || x.Stage == "text"
	}
	unit := func(unit, group string, d corpus.Date) {
		r.must(groups, "group", group, unit)
		f.Expect(session[unit] != "" || unit == day(group, d) && spoke[unit], "unit "+rule.Quote(unit),
			day(group, d)+", a day on which the group spoke", unit)
	}
	for _, x := range w.Corpus.Repairs {
		unit(x.Unit, x.GroupID, x.Day)
		r.to(messages, "message", x.MessageID, x.Unit)
		if m := w.Message(x.MessageID); m != nil {
			of, want := day(m.GroupID, m.At.Date()), x.Unit
			if s := session[x.Unit]; s != "" {
				of, want = m.SessionID, s
			}
			f.Expect(of == want, m.ID+" of "+of, "a message of "+want, x.Unit, m.ID)
		}
	}
	for _, d := range w.Flagged {
		if unwritten[d.Unit] && !spoke[d.Unit] {
			r.must(groups, "group", d.GroupID, d.Unit)
		} else {
			unit(d.Unit, d.GroupID, d.Day)
		}
		r.all(facts, "fact", d.FactIDs, d.Unit)
	}
}
