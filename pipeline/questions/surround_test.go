package questions

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
)

// TestSurroundings_Add: context is about the task or from the thread, and no message of it states what is asked for,
// comes after the asking or is hidden from the asker.
func TestSurroundings_Add(t *testing.T) {
	first := corpus.NewDate(2025, 3, 3)
	c := &corpus.Corpus{Facts: []corpus.Fact{
		{ID: "F1", SubjectID: "T1", Predicate: "cap"}, {ID: "F2", SubjectID: "T1", Predicate: "cap", Noise: true},
		{ID: "F3", SubjectID: "T1", Predicate: "limit"}, {ID: "F4", SubjectID: "T1", Predicate: corpus.PredOption,
			About: "F1"},
	}, Members: []corpus.Member{{GroupID: "G1", PersonID: "P1"}}}
	say := func(id, group, thread string, day int, task string, facts ...string) {
		m := corpus.Message{ID: id, GroupID: group, ThreadID: thread, At: first.Add(day).At(9, 0)}
		p := corpus.PlannedMessage{MessageID: id}
		if task != "" {
			p.TaskIDs = []string{task}
		}
		for _, f := range facts {
			p.Discloses = append(p.Discloses, corpus.Disclosure{FactID: f})
		}
		c.Messages, c.Plan = append(c.Messages, m), append(c.Plan, p)
	}
	say("gold", "G1", "gold", 1, "T1", "F1")
	say("mate", "G1", "gold", 1, "")
	say("limit", "G1", "limit", 2, "T1", "F3")
	say("wrong", "G1", "limit", 2, "T1", "F2")
	say("weighed", "G1", "limit", 2, "T1", "F4")
	say("elsewhere", "G2", "elsewhere", 2, "T1")
	say("late", "G1", "late", 9, "T1")
	say("other task", "G1", "other task", 3, "T2")
	say("thanks", "G1", "gold", 1, "")
	c.Plan[len(c.Plan)-1].Act = corpus.ActAcknowledge
	w := (&World{Corpus: c, Subjects: map[string]string{}}).Index()
	s := NewSurroundings(w)
	for name, x := range map[string]struct {
		asker string
		want  []string
	}{
		"asked by somebody": {"P1", []string{"gold", "limit", "mate"}},
		"asked by anybody":  {"", []string{"gold", "limit", "mate"}},
	} {
		it := corpus.Item{AskerID: x.asker, AskedAt: first.Add(5).At(9, 0),
			Evidence: []corpus.Evidence{{MessageID: "gold", Role: corpus.RoleAnswer, Set: 1}},
			Gold:     []corpus.GoldAtom{{Part: corpus.PartOperand, SubjectID: "T1", Predicate: "cap", FactIDs: []string{"F1"}}}}
		s.Add(corpus.Rand(1, "surround", ""), &it, 9)
		var got []string
		for i, e := range it.Evidence {
			got = append(got, e.MessageID)
			if i > 0 && (e.Role != corpus.RoleContext || e.Set != i+1) {
				t.Errorf("%s: %+v", name, e)
			}
		}
		slices.Sort(got)
		if !slices.Equal(got, x.want) {
			t.Errorf("%s: %v, not %v", name, got, x.want)
		}
	}
}
