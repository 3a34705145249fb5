package referential

import (
	"slices"
	"strings"
	"unicode"

	"memloom/internal/artefacts"
	"memloom/internal/corpus"
	"memloom/validate/check/rule"
)

// meaning is what a mark says of a message.
type meaning struct {
	mark  string
	of    corpus.Act // if set, all messages with the act have the mark, and no other
	what  string
	holds func(*corpus.PlannedMessage, *corpus.Message) bool
}

// marksMean: who picks messages by their marks gets what the marks say (G8, G11, G15). What a mended message or a
// flagged day was to say may be missing there.
func marksMean(w *rule.World, f *rule.Finding) {
	meanings := []meaning{
		{corpus.MarkOverride, corpus.ActRule, "a rule, an override or what its term means", statesRule(w)},
		{corpus.MarkPremature, corpus.ActForecast, "a forecast", func(*corpus.PlannedMessage,
			*corpus.Message) bool {
			return true
		}},
		{corpus.MarkDraft, "", "a link or a version that a later one replaces", isDraft(w)},
		{corpus.MarkCross, "", "the name of a task of another group", crossing(w)},
		{corpus.MarkLoud, "", "an author who does not own the message's task", loud(w)},
	}
	for p := range rule.All(w.Plan) {
		m := w.Message(p.MessageID)
		mended := w.OnFlagged(p.MessageID) || len(w.Repairs(p.MessageID)) > 0
		for _, x := range meanings {
			switch {
			case slices.Contains(p.Marks, x.mark):
				f.Look()
				if x.of != "" && x.of != p.Act || !mended && (m == nil || !x.holds(p, m)) {
					found := "the mark " + x.mark + " on a " + string(p.Act)
					if m != nil {
						found += ": " + rule.Quote(m.Text)
					}
					f.Violate(found, x.what, p.MessageID)
				}
			case x.of != "" && x.of == p.Act:
				f.Expect(false, "a "+string(p.Act)+" without its mark", "the mark "+x.mark, p.MessageID)
			}
		}
	}
}

// statesRule says whether a message states a rule, an override or a definition.
func statesRule(w *rule.World) func(*corpus.PlannedMessage, *corpus.Message) bool {
	return func(_ *corpus.PlannedMessage, m *corpus.Message) bool {
		return w.Discloses(m.ID, func(x *corpus.Fact) bool {
			return x.Predicate == corpus.PredRequires || x.Predicate == corpus.PredMeans
		})
	}
}

// isDraft says whether a message states a link or a version that is replaced later.
func isDraft(w *rule.World) func(*corpus.PlannedMessage, *corpus.Message) bool {
	return func(_ *corpus.PlannedMessage, m *corpus.Message) bool {
		return w.Discloses(m.ID, func(x *corpus.Fact) bool {
			return (x.Value.Kind == corpus.KindLink || x.Value.Kind == corpus.KindVersion) &&
				slices.ContainsFunc(w.Superseding(x.ID), func(later *corpus.Fact) bool { return !later.Noise })
		})
	}
}

// loud says whether a message is about a task and its author does not own it (G15).
func loud(w *rule.World) func(*corpus.PlannedMessage, *corpus.Message) bool {
	return func(p *corpus.PlannedMessage, m *corpus.Message) bool {
		return len(p.TaskIDs) > 0 && !slices.ContainsFunc(p.TaskIDs, func(id string) bool {
			t := w.Task(id)
			return t != nil && t.OwnerID == m.AuthorID
		})
	}
}

// crossing says whether a message names a task of another group, whole or by a part of its name: "the threat model for
// the mule detector", "the mule detector". A part of the name of the message's own task names no other.
func crossing(w *rule.World) func(*corpus.PlannedMessage, *corpus.Message) bool {
	parts := map[string]map[string]bool{}  // by their first word
	groups := map[string]map[string]bool{} // of the tasks that have a part
	add := func(of map[string]map[string]bool, key, value string) {
		if of[key] == nil {
			of[key] = map[string]bool{}
		}
		of[key][value] = true
	}
	for t := range rule.All(w.Tasks) {
		for _, part := range partsOf(t) {
			words := strings.FieldsFunc(part, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
			if len(words) > 0 {
				add(parts, words[0], part)
				add(groups, part, t.GroupID)
			}
		}
	}
	return func(p *corpus.PlannedMessage, m *corpus.Message) bool {
		text, own := corpus.Folded(m.Text), ownParts(w, p, m)
		for word := range artefacts.Words(text) {
			for part := range parts[word] {
				elsewhere := len(groups[part]) > 1 || !groups[part][m.GroupID]
				if elsewhere && !slices.Contains(own, part) && corpus.ContainsWord(text, part) {
					return true
				}
			}
		}
		return false
	}
}

// ownParts are the parts of the names of a message's tasks, and of the tasks whose facts it states, if they are of its
// own group.
func ownParts(w *rule.World, p *corpus.PlannedMessage, m *corpus.Message) []string {
	ids := slices.Clone(p.TaskIDs)
	for _, d := range p.Discloses {
		if x := w.Fact(d.FactID); x != nil {
			ids = append(ids, x.SubjectID)
		}
	}
	var out []string
	for _, id := range ids {
		if t := w.Task(id); t != nil && t.GroupID == m.GroupID {
			out = append(out, partsOf(t)...)
		}
	}
	return out
}

// partsOf are a task's component and deliverable, or its name where it has none.
func partsOf(t *corpus.Task) []string {
	if t.Component == "" || t.Deliverable == "" {
		return []string{corpus.Folded(t.Name)}
	}
	return []string{corpus.Folded(t.Component), corpus.Folded(t.Deliverable)}
}
