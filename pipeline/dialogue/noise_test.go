package dialogue_test

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
)

// TestNoiseIsCorrected: every false value is stated once, by a person who does
// not know better, and put right in answer to it by who does, in the same group
// on the same day; a wrong detail is no value of the fact, stale information is
// its former one, said after it was replaced (G11).
func TestNoiseIsCorrected(t *testing.T) {
	kinds := map[string]int{}
	test := func(t *testing.T, p project) {
		corrects := map[string]corpus.Fact{}
		for _, f := range p.Facts {
			if f.Corrects != "" {
				corrects[f.Corrects] = f
			}
		}
		slow, all := 0, 0
		for _, f := range p.Facts {
			if !f.Noise {
				continue
			}
			truth, ok := corrects[f.ID]
			if wrong := p.said[f.ID]; !ok || len(wrong) != 1 || truth.Value.Equal(f.Value) || truth.SubjectID != f.SubjectID ||
				truth.Predicate != f.Predicate || f.Supersedes != "" || f.Because != "" {
				t.Errorf("%s (%s) is said %d times and corrected by %+v", f.ID, f.Value.Canonical(), len(wrong), truth)
				continue
			}
			wrong := p.said[f.ID][0]
			at := slices.IndexFunc(p.said[truth.ID], func(s dialogue.Slot) bool { return s.ParentKey == wrong.Key })
			if at < 0 {
				t.Errorf("nobody corrects %s", wrong.Key)
				continue
			}
			right := p.said[truth.ID][at]
			checkCorrection(t, truth, wrong, right)
			all++
			if right.At-wrong.At > 60 {
				slow++
			}
			kinds[wrong.Perturbation]++
			if wrong.Perturbation == "stale_info" {
				for _, f := range []corpus.Fact{f, truth} {
					if f.Value.Kind == corpus.KindDate && f.Value.Date <= wrong.At.Date() {
						t.Errorf("%s takes up %s, a day that has come", wrong.Key, f.Value.Canonical())
					}
				}
				if old := p.fact[truth.Supersedes]; !old.Value.Equal(f.Value) || p.said[truth.ID][0].At >= wrong.At ||
					truth.To != 0 {
					t.Errorf("%s states %s: %+v was replaced by %s, said at %s", wrong.Key, f.Value.Canonical(), old, truth.ID,
						p.said[truth.ID][0].At)
				}
			}
		}
		if slow > all/4 {
			t.Errorf("%d of %d corrections take more than an hour", slow, all)
		}
	}
	each(t, test)
	year(t, test)
	if kinds["wrong_detail"] == 0 || kinds["stale_info"] == 0 || len(kinds) != 2 {
		t.Errorf("false values by kind: %v", kinds)
	}
}

func checkCorrection(t *testing.T, truth corpus.Fact, wrong, right dialogue.Slot) {
	t.Helper()
	if wrong.Act != corpus.ActMistake || wrong.Perturbation == "" || slices.Contains(truth.Knowers, wrong.AuthorID) {
		t.Errorf("%s is a %s by %s, who knows %s", wrong.Key, wrong.Act, wrong.AuthorID, truth.ID)
	}
	if right.GroupID != wrong.GroupID || right.At <= wrong.At || right.At.Date() != wrong.At.Date() ||
		right.Act != corpus.ActCorrection || !slices.Contains(truth.Knowers, right.AuthorID) {
		t.Errorf("%s at %s is put right by %+v", wrong.Key, wrong.At, right)
	}
}

// TestNoiseByKind: noise is a mistake of its kind and nothing else is a mistake:
// a misunderstanding answers a question with what is true of something else and
// is followed by the right answer; what is taken for granted prematurely is put
// right by the owner of an unfinished task; what belongs to another group names
// its task and is pointed out; what drifts off has something to drift to (G11).
func TestNoiseByKind(t *testing.T) {
	test := func(t *testing.T, p project) {
		replies := map[string][]dialogue.Slot{}
		ended := map[string]bool{}
		for _, s := range p.slots {
			replies[s.ParentKey] = append(replies[s.ParentKey], s)
		}
		answered := func(s dialogue.Slot, act corpus.Act) bool {
			return slices.ContainsFunc(replies[s.Key], func(r dialogue.Slot) bool {
				return r.Act == act &&
					r.At.Date() == s.At.Date()
			})
		}
		for _, s := range p.slots {
			if s.Act == corpus.ActCompletion {
				ended[s.TaskID] = true
			}
			if (s.Act == corpus.ActMistake) != disturbs(s) {
				t.Errorf("%s is a %s with the perturbation %q", s.Key, s.Act, s.Perturbation)
			}
			switch s.Perturbation {
			case "misunderstanding":
				q := p.slot[s.ParentKey]
				if q.AsksFactID == "" || len(s.FactIDs) != 1 || s.FactIDs[0] == q.AsksFactID || p.fact[s.FactIDs[0]].Noise {
					t.Errorf("%s states %v when asked for %q", s.Key, s.FactIDs, q.AsksFactID)
				}
				if right := p.said[q.AsksFactID]; len(right) == 0 || right[0].At <= s.At || right[0].At.Date() != s.At.Date() {
					t.Errorf("%s: nobody gives the right answer that day", s.Key)
				}
			case "premature_assumption":
				if x := p.task[s.TaskID]; len(s.FactIDs) > 0 || ended[s.TaskID] || x.End == s.At.Date() ||
					x.OwnerID == s.AuthorID || !answered(s, corpus.ActCorrection) {
					t.Errorf("%s takes something of %s (end %s) for granted", s.Key, s.TaskID, x.End)
				}
			case "wrong_audience":
				if s.TaskID != "" || len(s.Names) != 1 || p.task[s.Names[0]].GroupID == s.GroupID ||
					!answered(s, corpus.ActAcknowledge) {
					t.Errorf("%s is meant for another group: %+v", s.Key, s)
				}
			case "off_topic":
				if s.Aside == "" || s.ParentKey == "" || len(s.FactIDs) > 0 {
					t.Errorf("%s drifts off: %+v", s.Key, s)
				}
			}
		}
	}
	each(t, test)
	year(t, test)
}
