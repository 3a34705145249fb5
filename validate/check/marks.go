package check

import (
	"slices"

	"memloom/internal/artefacts"
	"memloom/internal/corpus"
)

func markRules() []rule {
	return []rule{
		{Referential, "marks say what messages are", "marks of messages", Proved,
			tables(needPlan, []string{tabTasks, tabFlaggedDays, tabRepairs}), each(marksMean)},
	}
}

// meaning is what a mark says of a message.
type meaning struct {
	mark  string
	of    corpus.Act // if set, all messages with the act have the mark, and no other
	what  string
	holds func(*corpus.PlannedMessage) bool
}

// meanings are those of the marks that say what a message is (G8, G11, G15).
func (w *world) meanings() []meaning {
	return []meaning{
		{corpus.MarkOverride, corpus.ActRule, "a rule, an override or what its term means", w.statesRule},
		{corpus.MarkPremature, corpus.ActForecast, "a forecast", func(*corpus.PlannedMessage) bool { return true }},
		{corpus.MarkDraft, "", "a link or a version that a later one replaces", w.drafts()},
		{corpus.MarkCross, "", "the name of a task of another group", w.crossing()},
		{corpus.MarkLoud, "", "an author who does not own the message's task", w.loud},
	}
}

// marksMean: whoever picks messages by their marks gets what the marks say. What
// a mended message or a flagged day was to say may be missing there.
func marksMean(w *world, f *Finding) {
	all := w.meanings()
	mended := map[string]bool{} // by a fixer, who may have left out what was named in passing
	for _, x := range w.c.Repairs {
		mended[x.MessageID] = true
	}
	for i := range w.c.Plan {
		p := &w.c.Plan[i]
		for _, x := range all {
			switch {
			case slices.Contains(p.Marks, x.mark):
				f.look()
				if fits := x.of == "" || x.of == p.Act; !fits || !w.onFlagged(p.MessageID) && !mended[p.MessageID] &&
					!x.holds(p) {
					f.violate("the mark "+x.mark+" on a "+string(p.Act)+w.textOf(p.MessageID), x.what, p.MessageID)
				}
			case x.of != "" && x.of == p.Act:
				f.expect(false, "a "+string(p.Act)+" without its mark", "the mark "+x.mark, p.MessageID)
			}
		}
	}
}

// textOf quotes a message, where it is there.
func (w *world) textOf(messageID string) string {
	if m := w.Message(messageID); m != nil {
		return ": " + quote(m.Text)
	}
	return ""
}

// statesRule says whether a message states a rule, an override or a definition.
func (w *world) statesRule(p *corpus.PlannedMessage) bool {
	return slices.ContainsFunc(p.Discloses, func(d corpus.Disclosure) bool {
		x := w.Fact(d.FactID)
		return x != nil && (x.Predicate == corpus.PredRequires || x.Predicate == corpus.PredMeans)
	})
}

// drafts tells messages that state a link or a version that is replaced later.
func (w *world) drafts() func(*corpus.PlannedMessage) bool {
	replaced := map[string]bool{}
	for i := range w.c.Facts {
		if x := &w.c.Facts[i]; x.Supersedes != "" && !x.Noise {
			replaced[x.Supersedes] = true
		}
	}
	return func(p *corpus.PlannedMessage) bool {
		return slices.ContainsFunc(p.Discloses, func(d corpus.Disclosure) bool {
			x := w.Fact(d.FactID)
			return x != nil && replaced[x.ID] && (x.Value.Kind == corpus.KindLink || x.Value.Kind == corpus.KindVersion)
		})
	}
}

// loud says whether a message is about a task and by somebody who does not own it (G15).
func (w *world) loud(p *corpus.PlannedMessage) bool {
	m := w.Message(p.MessageID)
	return m != nil && len(p.TaskIDs) > 0 && !slices.ContainsFunc(p.TaskIDs, func(id string) bool {
		t := w.Task(id)
		return t != nil && t.OwnerID == m.AuthorID
	})
}

// crossing tells messages that name a task of another group, whole or by a part of its name: "the threat model for the
// mule detector", "the mule detector". A part of the name of the message's own task names no other.
func (w *world) crossing() func(*corpus.PlannedMessage) bool {
	byWord := map[string]map[string][]*corpus.Task{} // by the first word of a part, and the part
	for i := range w.c.Tasks {
		t := &w.c.Tasks[i]
		for _, part := range partsOf(t) {
			if words := wordsOf(part); len(words) > 0 {
				if byWord[words[0]] == nil {
					byWord[words[0]] = map[string][]*corpus.Task{}
				}
				byWord[words[0]][part] = append(byWord[words[0]][part], t)
			}
		}
	}
	return func(p *corpus.PlannedMessage) bool {
		m := w.Message(p.MessageID)
		if m == nil {
			return false
		}
		text, own := folded(m.Text), w.ownParts(p)
		for word := range artefacts.Words(text) {
			for part, tasks := range byWord[word] {
				elsewhere := slices.ContainsFunc(tasks, func(t *corpus.Task) bool { return t.GroupID != m.GroupID })
				if elsewhere && !slices.Contains(own, part) && containsWord(text, part) {
					return true
				}
			}
		}
		return false
	}
}

// ownParts are the parts of the names of a message's tasks, and of the tasks whose facts it states, if they are of its
// own group.
func (w *world) ownParts(p *corpus.PlannedMessage) []string {
	ids := slices.Clone(p.TaskIDs)
	for _, d := range p.Discloses {
		if x := w.Fact(d.FactID); x != nil {
			ids = append(ids, x.SubjectID)
		}
	}
	var out []string
	for _, id := range ids {
		if t := w.Task(id); t != nil && t.GroupID == w.Message(p.MessageID).GroupID {
			out = append(out, partsOf(t)...)
		}
	}
	return out
}

// partsOf are a task's component and deliverable, or its name where it has none.
func partsOf(t *corpus.Task) []string {
	if t.Component == "" || t.Deliverable == "" {
		return []string{folded(t.Name)}
	}
	return []string{folded(t.Component), folded(t.Deliverable)}
}
