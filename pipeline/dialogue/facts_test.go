package dialogue_test

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/dialogue"
)

// TestStatements: a fact is stated on or after its day, in its group, by who
// knows it, in a message about its task, and once; a closure once in every
// group, what corrects stale information once more, and a page as often as people like.
func TestStatements(t *testing.T) {
	each(t, func(t *testing.T, p project) {
		for _, s := range p.slots {
			for i, id := range s.FactIDs {
				f, ok := p.fact[id]
				if !ok || slices.Contains(s.FactIDs[:i], id) {
					t.Errorf("%s states %q, which is unknown or stated twice there", s.Key, id)
					continue
				}
				if s.At.Date() < f.From {
					t.Errorf("%s states %s, which is true from %s", s.Key, id, f.From)
				}
				if f.To != 0 && s.At.Date() > f.To {
					t.Errorf("%s states %s, which is true to %s", s.Key, id, f.To)
				}
				if !slices.Contains(f.Knowers, s.AuthorID) {
					t.Errorf("%s: %s states %s, known by %v", s.Key, s.AuthorID, id, f.Knowers)
				}
				if f.GroupID != "" && f.GroupID != s.GroupID || f.TaskID != s.TaskID && f.Predicate != corpus.PredCalled {
					t.Errorf("%s about %q states %s of %s", s.Key, s.TaskID, id, f.GroupID)
				}
			}
		}
		for id, list := range p.said {
			again := slices.DeleteFunc(slices.Clone(list[1:]),
				func(s dialogue.Slot) bool { return s.Act == corpus.ActCorrection })
			if len(again) > 0 && list[0].Act != corpus.ActClosureDay && p.fact[id].Predicate != corpus.PredPage &&
				p.fact[id].Predicate != corpus.PredCalled {
				t.Errorf("%s is stated %d times, by %s and %s", id, len(list), list[0].Key, again[0].Key)
			}
		}
	})
}

// TestEverythingIsSaid: of what comes up while there is still a day to say it,
// nothing is left unsaid; what an unfinished task would hand over is.
func TestEverythingIsSaid(t *testing.T) {
	unsaid, all := 0, 0
	each(t, func(t *testing.T, p project) {
		for _, f := range p.Facts {
			if a, _ := p.attribute(f.Predicate); a.Handover && p.task[f.TaskID].End == 0 {
				if len(p.said[f.ID]) > 0 {
					t.Errorf("%s is handed over although its task does not end", f.ID)
				}
				continue
			}
			all++
			if len(p.said[f.ID]) > 0 {
				continue
			}
			unsaid++
			if p.blueprint.Calendar.WorkdaysBetween(f.From, p.blueprint.Calendar.Last) >= 2 {
				t.Errorf("%s, true from %s, is never stated", f.ID, f.From)
			}
		}
	})
	t.Logf("%d of %d facts are never stated", unsaid, all)
	if share := float64(unsaid) / float64(all); share > 0.02 {
		t.Errorf("%.1f %% of the facts are never stated", 100*share)
	}
}

// TestChanges: a value that supersedes another is stated after it, as a decision.
func TestChanges(t *testing.T) {
	seen := 0
	each(t, func(t *testing.T, p project) {
		for _, f := range p.Facts {
			if f.Supersedes == "" || len(p.said[f.ID]) == 0 {
				continue
			}
			seen++
			now, before := p.said[f.ID][0], p.said[f.Supersedes]
			if len(before) == 0 || before[len(before)-1].At >= now.At {
				t.Errorf("%s says %s before what it supersedes", now.Key, f.ID)
			}
			if now.Act != corpus.ActDecision && now.Act != corpus.ActAnswer {
				t.Errorf("%s says %s as a %s", now.Key, f.ID, now.Act)
			}
		}
	})
	if seen == 0 {
		t.Error("no plan changes a value")
	}
}

// TestQuestions: a question is put to who knows the answer, when there is one
// to know, and not twice; the answer is in the same group, later.
func TestQuestions(t *testing.T) {
	asked, open, lastDay := 0, 0, 0
	each(t, func(t *testing.T, p project) {
		seen := map[string]string{}
		for _, s := range p.slots {
			asks := s.Act == corpus.ActQuestion || s.Act == corpus.ActRequest
			if asks != (s.AsksFactID != "") {
				t.Errorf("%s is a %s and asks for %q", s.Key, s.Act, s.AsksFactID)
			}
			if s.Act != corpus.ActQuestion {
				continue
			}
			asked++
			f := p.fact[s.AsksFactID]
			room := s.Path == corpus.PathReply && p.slot[s.ParentKey].AuthorID != f.Knowers[0] // it answers another
			if s.ToID != f.Knowers[0] && !(room && s.ToID == "") || f.From > s.At.Date() || seen[f.ID] != "" {
				t.Errorf("%s asks %s for %s, known by %v from %s; asked before: %q", s.Key, s.ToID, f.ID, f.Knowers, f.From,
					seen[f.ID])
			}
			seen[f.ID] = s.Key
			answers := p.said[f.ID]
			if len(answers) == 0 {
				open++
				if s.At.Date() == p.blueprint.Calendar.Last {
					lastDay++
				}
				continue
			}
			gives := []corpus.Act{corpus.ActAnswer, corpus.ActCorrection, corpus.ActDelivery}
			if a := answers[0]; a.At <= s.At || a.GroupID != s.GroupID || !slices.Contains(gives, a.Act) {
				t.Errorf("%s asks for %s, said by %s (%s) at %s", s.Key, f.ID, a.Key, a.Act, a.At)
			}
		}
	})
	t.Logf("%d of %d questions stay open, %d of them asked on the last day", open, asked, lastDay)
	if share := float64(open) / float64(asked); share > 0.03 || open > lastDay {
		t.Errorf("%.1f %% of the questions stay open, %d of them asked before the last day", 100*share, open-lastDay)
	}
}

// TestNews: a piece of news is told once, with all its values, and belongs to
// no task (E16).
func TestNews(t *testing.T) {
	told := 0
	each(t, func(t *testing.T, p project) {
		seen := map[string]bool{}
		for _, s := range p.slots {
			if s.Act != corpus.ActNews {
				continue
			}
			told++
			subject := p.fact[s.FactIDs[0]].SubjectID
			n, ok := p.News[subject]
			if !ok || seen[subject] || len(s.FactIDs) != len(n.Slots) || s.TaskID != "" {
				t.Errorf("%s tells %q with %d of %d values", s.Key, n.Sentence, len(s.FactIDs), len(n.Slots))
			}
			seen[subject] = true
			for _, id := range s.FactIDs {
				if f := p.fact[id]; f.SubjectID != subject {
					t.Errorf("%s states %s of %s in one piece of news", s.Key, id, f.SubjectID)
				}
			}
		}
	})
	if told == 0 {
		t.Error("no plan tells news")
	}
}

// TestDaysAhead: a day that a person has to keep is said before it has come.
func TestDaysAhead(t *testing.T) {
	test := func(t *testing.T, p project) {
		for _, f := range p.Facts {
			a, ok := p.attribute(f.Predicate)
			if said := p.said[f.ID]; ok && len(said) > 0 && !f.Noise && a.Class == pack.Deadline &&
				said[0].At.Date() >= f.Value.Date {
				t.Errorf("%s says on %s that %s is on %s", said[0].Key, said[0].At.Date(), f.ID, f.Value.Date)
			}
		}
	}
	each(t, test)
	year(t, test)
}
