package questions

import (
	"cmp"
	"encoding/json"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// headReach is for how many days a task that was named in full may be called by a part of its name.
const headReach = 14

// Heads finds where a thread names a task in full that a later message of it calls by a part of its name. Such a
// message is no evidence by itself.
type Heads struct {
	w        *World
	tasks    map[string]corpus.Task
	full     map[string][]string // task → its name in full, both ways round, in small letters
	messages map[string]*corpus.Message
	about    map[string][]*corpus.Fact // message → the facts of tasks that it states
	threads  map[string][]*corpus.Message
	groups   map[string][]*corpus.Message
}

// NewHeads reads the threads of a world.
func NewHeads(w *World) *Heads {
	h := &Heads{
		w: w, tasks: corpus.CopiesByID(w.Corpus.Tasks), messages: corpus.ByID(w.Corpus.Messages),
		full: map[string][]string{}, about: map[string][]*corpus.Fact{}, threads: map[string][]*corpus.Message{},
		groups: map[string][]*corpus.Message{},
	}
	for _, t := range w.Corpus.Tasks {
		h.full[t.ID] = []string{strings.ToLower(t.Name), strings.ToLower(t.Deliverable + " for the " + t.Component)}
	}
	for i := range w.Corpus.Messages {
		m := &w.Corpus.Messages[i]
		h.threads[m.ThreadID] = append(h.threads[m.ThreadID], m)
		h.groups[m.GroupID] = append(h.groups[m.GroupID], m)
	}
	for _, lists := range []map[string][]*corpus.Message{h.threads, h.groups} {
		for _, list := range lists {
			slices.SortStableFunc(list, func(a, b *corpus.Message) int { return cmp.Compare(a.At, b.At) })
		}
	}
	for _, p := range w.Corpus.Plan {
		for _, d := range p.Discloses {
			if f := w.rows.Fact(d.FactID); f != nil && h.tasks[f.SubjectID].Name != "" {
				h.about[p.MessageID] = append(h.about[p.MessageID], f)
			}
		}
	}
	return h
}

// names says whether a message names a task in full. One that is planned and not written yet may come to.
func (h *Heads) names(m *corpus.Message, task string) bool {
	if m.Text == "" {
		return true
	}
	text := strings.ToLower(m.Text)
	return slices.ContainsFunc(h.full[task], func(name string) bool { return strings.Contains(text, name) })
}

// Complete adds to an item's evidence, as bridges, the messages that name in full what others of it call by a part of
// its name. It says no where a group has several messages of which one lacks the name, or where no one says it. The
// question is how it is to be asked.
func (h *Heads) Complete(it *corpus.Item, question prompts.AskIn) bool {
	lacking := h.lacking(it, h.speaks(question))
	if len(lacking) == 0 {
		return true
	}
	group := 0
	for _, e := range it.Evidence {
		group = max(group, e.Set)
	}
	it.Evidence = slices.Clone(it.Evidence)
	for _, x := range lacking {
		if x.several {
			return false
		}
		if h.told(it, x) {
			continue
		}
		head := h.head(it, x)
		if head == "" {
			return false
		}
		group++
		it.Evidence = append(it.Evidence, corpus.Evidence{MessageID: head, Role: corpus.RoleBridge, Set: group})
	}
	return true
}

// speaks says which tasks a question names.
func (h *Heads) speaks(question prompts.AskIn) func(task string) bool {
	raw, err := json.Marshal(question)
	return func(task string) bool {
		name := h.tasks[task].Name
		return name != "" && (err != nil || strings.Contains(string(raw), `"`+name+`"`))
	}
}

// lack is a message of evidence that does not name its task in full.
type lack struct {
	m       *corpus.Message
	task    string
	several bool // its group has other messages
}

// lacking lists, in the order of the evidence, what needs a full name from elsewhere.
// What a bridge says of a task that the question does not name may be said of any task.
func (h *Heads) lacking(it *corpus.Item, speaks func(task string) bool) []lack {
	asked, size := map[string]bool{}, map[int]int{}
	for _, g := range it.Gold {
		asked[g.SubjectID] = asked[g.SubjectID] || g.Part != corpus.PartBridge || speaks(g.SubjectID)
	}
	for _, e := range it.Evidence {
		size[e.Set]++
	}
	var out []lack
	for _, e := range it.Evidence {
		m := h.messages[e.MessageID]
		if m == nil || e.Role == corpus.RoleContext {
			continue
		}
		var seen []string
		for _, f := range h.about[m.ID] {
			if asked[f.SubjectID] && !slices.Contains(seen, f.SubjectID) && !h.names(m, f.SubjectID) {
				seen = append(seen, f.SubjectID)
				out = append(out, lack{m, f.SubjectID, size[e.Set] > 1})
			}
		}
	}
	return out
}

// told says whether other evidence names a task in full, in the group of a message and not long before it.
func (h *Heads) told(it *corpus.Item, x lack) bool {
	return slices.ContainsFunc(it.Evidence, func(e corpus.Evidence) bool {
		m := h.messages[e.MessageID]
		return m != nil && e.Role != corpus.RoleContext && h.leads(m, x)
	})
}

// leads says whether a message names what a later one of its group calls by a part of its name.
func (h *Heads) leads(m *corpus.Message, x lack) bool {
	return m.GroupID == x.m.GroupID && m.At < x.m.At && x.m.At.Date()-m.At.Date() <= headReach && h.names(m, x.task)
}

// head returns the last message of a thread that names a task in full before another of it, or of its group where the
// thread goes on from another one; "" for none.
func (h *Heads) head(it *corpus.Item, x lack) string {
	for _, list := range [][]*corpus.Message{h.threads[x.m.ThreadID], h.groups[x.m.GroupID]} {
		last, _ := slices.BinarySearchFunc(list, x.m.At, func(m *corpus.Message, at corpus.Stamp) int {
			return cmp.Compare(m.At, at)
		})
		for _, m := range slices.Backward(list[:last]) {
			if x.m.At.Date()-m.At.Date() > headReach {
				break
			}
			if h.leads(m, x) && m.At < it.AskedAt && !h.w.barred[m.ID] {
				return m.ID
			}
		}
	}
	return ""
}

// spares says which messages tell nothing of what an item's bridges to full names are there for: those may be next to
// its evidence.
func (h *Heads) spares(it *corpus.Item) func(*corpus.Message) bool {
	lacking := h.lacking(it, func(string) bool { return true })
	return func(m *corpus.Message) bool {
		return !slices.ContainsFunc(lacking, func(x lack) bool { return h.leads(m, x) })
	}
}
