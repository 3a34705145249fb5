package dialogue_test

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack/packtest"
	"memloom/pipeline/dialogue"
)

// TestContradictions: two people state different values of a slot, each once,
// on one day, unasked and in threads of their own; neither owns the task, leads, or is named by it; nothing else
// states, decides, promises, corrects, challenges, answers or comes back to either (S2).
func TestContradictions(t *testing.T) {
	seen, across := 0, 0
	busy(t, func(t *testing.T, p project) {
		for _, f := range p.Facts {
			if f.Contradicts == "" {
				continue
			}
			other := p.fact[f.Contradicts]
			if other.Contradicts != f.ID || other.SubjectID != f.SubjectID || other.Predicate != f.Predicate ||
				other.Value.Equal(f.Value) || f.Noise || f.To != 0 || f.Condition != "" {
				t.Errorf("%+v contradicts %+v", f, other)
			}
			said := p.said[f.ID]
			if len(said) != 1 || len(p.said[other.ID]) != 1 {
				t.Fatalf("%s is said %d times", f.ID, len(said))
			}
			a, b := said[0], p.said[other.ID][0]
			if a.AuthorID == b.AuthorID || a.At.Date() != b.At.Date() || a.ParentKey != "" || p.rootOf(a) == p.rootOf(b) ||
				a.AuthorID != f.Knowers[0] {
				t.Errorf("%s and %s state %s and %s", a.Key, b.Key, f.ID, other.ID)
			}
			if p.hasSay(p.task[f.TaskID], a.AuthorID) {
				t.Errorf("%s, who states %s, has a say in %s", a.AuthorID, f.ID, f.TaskID)
			}
			if f.Value.Kind == corpus.KindDate && f.Value.Date <= max(a.At, b.At).Date() {
				t.Errorf("%s had passed when %s and %s spoke of it", f.Value.Canonical(), a.Key, b.Key)
			}
			seen++
			if a.GroupID != b.GroupID {
				across++
			}
			p.untouched(t, f, a)
		}
	})
	if seen < 200 || across == 0 {
		t.Errorf("%d sides of contradictions, %d of them across groups", seen, across)
	}
}

// untouched: the slot of a contradiction has two statements and no more, no one
// answers or recalls them, and nothing in how they are written makes one stand out.
func (p *project) untouched(t *testing.T, f corpus.Fact, a dialogue.Slot) {
	t.Helper()
	for _, x := range p.Facts {
		if x.ID != f.ID && x.ID != f.Contradicts && x.SubjectID == f.SubjectID && x.Predicate == f.Predicate ||
			x.About == f.ID || x.Corrects == f.ID || x.Supersedes == f.ID || x.Because == f.ID {
			t.Errorf("%s is of the slot of %s, or about it", x.ID, f.ID)
		}
	}
	for _, m := range a.Marks {
		if m != corpus.MarkCross && m != corpus.MarkLoud {
			t.Errorf("%s is marked %s", a.Key, m)
		}
	}
	if a.Tone != "" || a.Detail != "" || len(a.Names) > 0 {
		t.Errorf("%s says more than what it states: %+v", a.Key, a)
	}
	for _, s := range p.slots {
		switch {
		case s.RecallsKey == a.Key, s.ParentKey == a.Key:
			t.Errorf("%s, a %s, takes up %s", s.Key, s.Act, a.Key)
		case s.AsksFactID == f.ID:
			t.Errorf("%s asks for %s too", s.Key, f.ID)
		}
	}
}

// hasSay says whether a person owns a task, leads, or is named by one of its facts.
func (p *project) hasSay(x corpus.Task, id string) bool {
	return id == x.OwnerID || slices.ContainsFunc(p.people, func(q corpus.Person) bool {
		return q.ID == id && (q.Rank <= 2 || slices.ContainsFunc(p.Facts, func(f corpus.Fact) bool {
			return f.TaskID == x.ID && !f.Noise && f.Predicate != corpus.PredOption && f.Value.Kind == corpus.KindEntity &&
				f.Value.Text == q.Name
		}))
	})
}

// rootOf is the first message of a slot's thread.
func (p *project) rootOf(s dialogue.Slot) string {
	for s.ParentKey != "" {
		s = p.slot[s.ParentKey]
	}
	return s.Key
}

// busy runs a test on plans with many contradictions.
func busy(t *testing.T, test func(t *testing.T, p project)) {
	technology := packtest.Builtin(t, "technology")
	sizes, options := quickstart()
	options.Contradictions = 5
	for seed := uint64(1); seed <= 8; seed++ {
		test(t, planned(t, technology, seed, 15, sizes, options))
	}
}

// TestNoContradictions: where a recipe asks for none there is none.
func TestNoContradictions(t *testing.T) {
	each(t, func(t *testing.T, p project) {
		if slices.ContainsFunc(p.Facts, func(f corpus.Fact) bool { return f.Contradicts != "" }) {
			t.Error("a contradiction that nobody asked for")
		}
	})
}
