package questions

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// spoken is a message of a corpus of heads.
type spoken struct {
	id, thread, text string
	day              int
	facts            []string
}

// headsWorld is a world of one group, with the retry handler of the clock aligner.
func headsWorld(messages []spoken) (*Heads, corpus.Date) {
	first := corpus.NewDate(2025, 3, 3)
	c := &corpus.Corpus{
		Tasks: []corpus.Task{{ID: "T1", Name: "clock aligner retry handler", Component: "clock aligner",
			Deliverable: "retry handler"}},
		Facts: []corpus.Fact{{ID: "F1", SubjectID: "T1", Predicate: "limit"}, {ID: "F2", SubjectID: "T1", Predicate: "cap"}},
	}
	for i, m := range messages {
		c.Messages = append(c.Messages, corpus.Message{ID: m.id, GroupID: "G1", ThreadID: m.thread, Text: m.text,
			At: first.Add(m.day).At(9, i)})
		p := corpus.PlannedMessage{MessageID: m.id}
		for _, f := range m.facts {
			p.Discloses = append(p.Discloses, corpus.Disclosure{FactID: f})
		}
		c.Plan = append(c.Plan, p)
	}
	return NewHeads((&World{Corpus: c, Subjects: map[string]string{}}).Index()), first
}

// TestHeads_Complete: what calls its task by a part of the name needs the message of its thread that names it in full,
// unless other evidence does, or it names the task itself. A message among others of its group must do so.
func TestHeads_Complete(t *testing.T) {
	full, turned, short := "The clock aligner retry handler starts.", "The retry handler for the clock aligner starts.",
		"The retry limit for the retry handler is 8."
	answer := func(group int, ids ...string) []corpus.Evidence {
		var out []corpus.Evidence
		for _, id := range ids {
			out = append(out, corpus.Evidence{MessageID: id, Role: corpus.RoleAnswer, Set: group})
		}
		return out
	}
	for name, x := range map[string]struct {
		messages []spoken
		evidence []corpus.Evidence
		part     string
		named    bool     // the question names the task
		bridges  []string // that are added
		refused  bool
	}{
		"named whole":     {messages: []spoken{{"a", "a", full, 0, []string{"F1"}}}, evidence: answer(1, "a")},
		"named in turn":   {messages: []spoken{{"a", "a", turned, 0, []string{"F1"}}}, evidence: answer(1, "a")},
		"not written yet": {messages: []spoken{{"a", "a", "", 0, []string{"F1"}}}, evidence: answer(1, "a")},
		"a reply": {messages: []spoken{{"h", "h", full, 0, nil}, {"a", "h", short, 0, []string{"F1"}}},
			evidence: answer(1, "a"), bridges: []string{"h"}},
		"the last of two": {messages: []spoken{{"h", "h", full, 0, nil}, {"i", "h", full, 0, nil},
			{"a", "h", short, 0, []string{"F1"}}}, evidence: answer(1, "a"), bridges: []string{"i"}},
		"another thread": {messages: []spoken{{"h", "h", full, 0, nil}, {"a", "a", short, 0, []string{"F1"}}},
			evidence: answer(1, "a"), bridges: []string{"h"}},
		"long ago": {messages: []spoken{{"h", "h", full, 0, nil}, {"a", "h", short, headReach + 1, []string{"F1"}}},
			evidence: answer(1, "a"), refused: true},
		"nobody": {messages: []spoken{{"a", "a", short, 0, []string{"F1"}}}, evidence: answer(1, "a"),
			refused: true},
		"one of two": {messages: []spoken{{"h", "h", full, 0, []string{"F1"}}, {"a", "h", short, 0, []string{"F1"}}},
			evidence: answer(1, "h", "a"), refused: true},
		"other evidence": {messages: []spoken{{"h", "h", full, 0, []string{"F2"}}, {"a", "h", short, 0, []string{"F1"}}},
			evidence: append(answer(1, "h"), answer(2, "a")...)},
		"a bridge": {messages: []spoken{{"h", "h", full, 0, nil}, {"a", "h", short, 0, []string{"F1"}}},
			evidence: answer(1, "a"), part: corpus.PartBridge},
		"a bridge that asks": {messages: []spoken{{"h", "h", full, 0, nil}, {"a", "h", short, 0, []string{"F1"}}},
			evidence: answer(1, "a"), part: corpus.PartBridge, named: true, bridges: []string{"h"}},
	} {
		h, first := headsWorld(x.messages)
		part := corpus.PartOperand
		if x.part != "" {
			part = x.part
		}
		it := corpus.Item{AskedAt: first.Add(30).At(9, 0), Evidence: slices.Clone(x.evidence),
			Gold: []corpus.GoldAtom{{Part: part, SubjectID: "T1", Predicate: "limit", FactIDs: []string{"F1"}}}}
		var ask prompts.AskIn
		if x.named {
			ask.About = []prompts.Asked{{Subject: "clock aligner retry handler"}}
		}
		ok := h.Complete(&it, ask)
		if ok == x.refused {
			t.Errorf("%s: %v", name, ok)
		}
		var bridges []string
		for _, e := range it.Evidence {
			if e.Role == corpus.RoleBridge {
				bridges = append(bridges, e.MessageID)
			}
		}
		if !x.refused && !slices.Equal(bridges, x.bridges) {
			t.Errorf("%s: bridges %v, not %v", name, bridges, x.bridges)
		}
	}
}
