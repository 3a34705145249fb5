package pipeline

import (
	"cmp"
	"crypto/sha256"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// renumber replaces the names that units gave to people, messages, facts and
// so on by dense counters over the final order, so that no id tells anything.
func renumber(c *corpus.Corpus) {
	n := &numbers{}
	n.corpora(c)
	n.organisation(c)
	n.facts(c)
	n.messages(c)
	n.records(c)
	n.ledgers(c)
	n.failures(c)
}

// numberItems orders the drafts by a keyed hash, so that families do not
// cluster, and numbers them. Until then an item's id is its key.
func numberItems(c *corpus.Corpus, seed uint64) {
	place := map[string]string{}
	for _, it := range c.Items {
		sum := sha256.Sum256(fmt.Appendf(nil, "item order/%d/%s", seed, it.Key))
		place[it.Key] = string(sum[:])
	}
	slices.SortFunc(c.Items, func(a, b corpus.Item) int { return cmp.Compare(place[a.Key], place[b.Key]) })
	number := dense("I", ids(c.Items, func(x corpus.Item) string { return x.Key }))
	for i := range c.Items {
		c.Items[i].ID = number[c.Items[i].Key]
	}
	for i := range c.Verdicts {
		c.Verdicts[i].ItemID = number[c.Verdicts[i].ItemID]
	}
	for i := range c.Rounds {
		c.Rounds[i].ItemID = number[c.Rounds[i].ItemID]
	}
	for i := range c.Failures {
		c.Failures[i].Unit = cmp.Or(number[c.Failures[i].Unit], c.Failures[i].Unit)
	}
	sortFailures(c.Failures)
	slices.SortStableFunc(c.Rounds, func(a, b corpus.Round) int {
		return cmp.Or(cmp.Compare(a.ItemID, b.ItemID), cmp.Compare(a.Round, b.Round))
	})
	slices.SortStableFunc(c.Verdicts, func(a, b corpus.Verdict) int { return cmp.Compare(a.ItemID, b.ItemID) })
}

// numbers maps old ids to new ones, kind by kind.
type numbers struct {
	person, group, project, sub, task, entity, theme, message, segment, fact map[string]string
}

// dense numbers ids in their order: prefix and a counter of even width.
func dense(prefix string, ids []string) map[string]string {
	width := len(fmt.Sprint(len(ids)))
	out := make(map[string]string, len(ids))
	for i, id := range ids {
		out[id] = fmt.Sprintf("%s%0*d", prefix, width, i+1)
	}
	return out
}

func ids[T any](list []T, id func(T) string) []string {
	out := make([]string, len(list))
	for i, x := range list {
		out[i] = id(x)
	}
	return out
}

func (n *numbers) corpora(c *corpus.Corpus) {
	n.person = dense("P", ids(c.People, func(x corpus.Person) string { return x.ID }))
	n.group = dense("G", ids(c.Groups, func(x corpus.Group) string { return x.ID }))
	n.project = dense("J", ids(c.Projects, func(x corpus.Project) string { return x.ID }))
	n.sub = dense("S", ids(c.Subprojects, func(x corpus.Subproject) string { return x.ID }))
	n.task = dense("T", ids(c.Tasks, func(x corpus.Task) string { return x.ID }))
	n.entity = dense("E", ids(c.Entities, func(x corpus.Entity) string { return x.ID }))
	n.theme = dense("H", ids(c.Themes, func(x corpus.Theme) string { return x.ID }))
	n.message = dense("M", ids(c.Messages, func(x corpus.Message) string { return x.ID }))
	n.segment = dense("D", ids(c.Segments, func(x corpus.Segment) string { return x.ID }))
	slices.SortStableFunc(c.Facts, func(a, b corpus.Fact) int {
		return cmp.Or(cmp.Compare(a.From, b.From), cmp.Compare(a.ID, b.ID))
	})
	n.fact = dense("F", ids(c.Facts, func(x corpus.Fact) string { return x.ID }))
}

// subject maps the id of a fact's subject: a task, a project, a theme (a piece of news, a rule, a term) or a person.
func (n *numbers) subject(id string) string {
	for _, m := range []map[string]string{n.task, n.project, n.theme, n.person} {
		if s, ok := m[id]; ok {
			return s
		}
	}
	return id
}

func (n *numbers) organisation(c *corpus.Corpus) {
	for i := range c.People {
		c.People[i].ID = n.person[c.People[i].ID]
	}
	for i := range c.Groups {
		g := &c.Groups[i]
		g.ID = n.group[g.ID]
		each(g.MemberIDs, n.person)
		each(g.GuestIDs, n.person)
	}
	for i := range c.Members {
		m := &c.Members[i]
		m.GroupID, m.PersonID = n.group[m.GroupID], n.person[m.PersonID]
	}
	for i := range c.Projects {
		c.Projects[i].ID = n.project[c.Projects[i].ID]
	}
	for i := range c.Subprojects {
		s := &c.Subprojects[i]
		s.ID, s.ProjectID, s.GroupID = n.sub[s.ID], n.project[s.ProjectID], n.group[s.GroupID]
	}
	for i := range c.Entities {
		c.Entities[i].ID = n.entity[c.Entities[i].ID]
	}
	for i := range c.Themes {
		t := &c.Themes[i]
		t.ID, t.GroupID = n.theme[t.ID], n.group[t.GroupID]
	}
	n.work(c)
}

func (n *numbers) work(c *corpus.Corpus) {
	for i := range c.Tasks {
		t := &c.Tasks[i]
		t.ID, t.ProjectID, t.SubprojectID, t.GroupID = n.task[t.ID], n.project[t.ProjectID], n.sub[t.SubprojectID], n.group[t.GroupID]
		t.OwnerID = n.person[t.OwnerID]
		each(t.ActiveIDs, n.person)
	}
	for i := range c.Dependencies {
		d := &c.Dependencies[i]
		d.FromID, d.ToID = n.task[d.FromID], n.task[d.ToID]
	}
	for i := range c.Schedule {
		c.Schedule[i].TaskID = n.task[c.Schedule[i].TaskID]
	}
	node := func(id string) string {
		for _, m := range []map[string]string{n.project, n.sub, n.task, n.person} {
			if s, ok := m[id]; ok {
				return s
			}
		}
		return id
	}
	for i := range c.Nodes {
		c.Nodes[i].ID = node(c.Nodes[i].ID)
	}
	for i := range c.Edges {
		c.Edges[i].From, c.Edges[i].To = node(c.Edges[i].From), node(c.Edges[i].To)
	}
}

func (n *numbers) facts(c *corpus.Corpus) {
	for i := range c.Facts {
		f := &c.Facts[i]
		f.ID, f.SubjectID = n.fact[f.ID], n.subject(f.SubjectID)
		f.Supersedes, f.Because, f.Corrects, f.About = n.fact[f.Supersedes], n.fact[f.Because], n.fact[f.Corrects], n.fact[f.About]
		f.Contradicts = n.fact[f.Contradicts]
		f.TaskID, f.GroupID = n.task[f.TaskID], n.group[f.GroupID]
		f.Knowers, f.Hearers = mapped(f.Knowers, n.person), mapped(f.Hearers, n.person)
	}
}

func (n *numbers) messages(c *corpus.Corpus) {
	for i := range c.Messages {
		m := &c.Messages[i]
		m.ID, m.GroupID, m.AuthorID = n.message[m.ID], n.group[m.GroupID], n.person[m.AuthorID]
		m.ReplyTo, m.ThreadID = n.message[m.ReplyTo], n.message[m.ThreadID]
		each(m.Mentions, n.person)
	}
	for i := range c.Plan {
		p := &c.Plan[i]
		p.MessageID, p.RefMessageID, p.RecallsID = n.message[p.MessageID], n.message[p.RefMessageID], n.message[p.RecallsID]
		each(p.TaskIDs, n.task)
		for k := range p.Discloses {
			p.Discloses[k].FactID = n.fact[p.Discloses[k].FactID]
		}
	}
	for i := range c.Segments {
		s := &c.Segments[i]
		s.ID, s.TaskID, s.GroupID = n.segment[s.ID], n.task[s.TaskID], n.group[s.GroupID]
		each(s.MessageIDs, n.message)
	}
}

// records numbers summaries, the leader log and rewordings, and names units of repair by group and day.
func (n *numbers) records(c *corpus.Corpus) {
	summary := dense("U", ids(c.Summaries, func(x corpus.Summary) string { return x.ID }))
	entry := dense("L", ids(c.LeaderLog, func(x corpus.LeaderEntry) string { return x.ID }))
	for i := range c.Summaries {
		s := &c.Summaries[i]
		s.ID, s.GroupID, s.FactIDs = summary[s.ID], n.group[s.GroupID], mapped(s.FactIDs, n.fact)
		for k := range s.Tasks {
			s.Tasks[k].TaskID = n.task[s.Tasks[k].TaskID]
		}
	}
	for i := range c.LeaderLog {
		e := &c.LeaderLog[i]
		e.ID, e.GroupID, e.LeaderID = entry[e.ID], n.group[e.GroupID], n.person[e.LeaderID]
		e.TaskIDs, e.FactIDs = mapped(e.TaskIDs, n.task), mapped(e.FactIDs, n.fact)
	}
	for i := range c.Repairs {
		x := &c.Repairs[i]
		x.GroupID, x.MessageID = n.group[x.GroupID], n.message[x.MessageID]
		x.Unit = x.GroupID + "/" + x.Day.String()
	}
	for i := range c.Reworded {
		c.Reworded[i].MessageID = n.message[c.Reworded[i].MessageID]
	}
	slices.SortFunc(c.Reworded, func(a, b corpus.Rewording) int { return strings.Compare(a.MessageID, b.MessageID) })
	for i := range c.Flagged {
		f := &c.Flagged[i]
		f.GroupID, f.FactIDs = n.group[f.GroupID], mapped(f.FactIDs, n.fact)
		f.Unit = f.GroupID + "/" + f.Day.String()
	}
}

// ledgers numbers the phase memory.
func (n *numbers) ledgers(c *corpus.Corpus) {
	for i := range c.Ledgers {
		l := &c.Ledgers[i]
		l.TaskID, l.MessageID = n.task[l.TaskID], n.message[l.MessageID]
		for _, section := range [][]corpus.LedgerEntry{l.Decided, l.Open, l.Pending} {
			for k := range section {
				section[k].FactID = n.fact[section[k].FactID]
			}
		}
	}
}

// each maps a list in place.
func each(list []string, to map[string]string) {
	for i, id := range list {
		list[i] = to[id]
	}
}

// mapped maps a list that others may share into a new one.
func mapped(list []string, to map[string]string) []string {
	out := make([]string, len(list))
	for i, id := range list {
		out[i] = to[id]
	}
	return out
}
