package pipeline

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
	"memloom/validate"
)

// solverOf returns the fact solver over a corpus.
func solverOf(c *corpus.Corpus) *validate.Solver {
	return validate.NewSolver(validate.NewFactIndex(c.Facts, c.Plan, c.Messages).Named(c.Subjects()), c.Messages,
		validate.FullNames(c.Tasks), c.Subjects())
}

// piecesOf returns an item's evidence but for context, and that part of it that may not be missing, by alternative set.
// Of an update the answer alone may not: what names a task for the superseded value names it for the answer too.
func piecesOf(it *corpus.Item) (all []string, sets map[int][]string) {
	sets = map[int][]string{}
	for _, e := range it.Evidence {
		if e.Role == corpus.RoleContext {
			continue
		}
		all = append(all, e.MessageID)
		if e.Role == corpus.RoleAnswer || e.Role != corpus.RoleSuperseded && it.Family != "update" {
			sets[e.Set] = append(sets[e.Set], e.MessageID)
		}
	}
	return all, sets
}

// TestSolver_IsAnIdealReader: over every accepted item, the fact solver gives the gold from the evidence, gives it from
// everything that the asker may see, and gives something else where a needed piece is missing.
func TestSolver_IsAnIdealReader(t *testing.T) {
	eachQuickstart(t, func(t *testing.T, f *finished) {
		c := f.Corpus
		solver, visible := solverOf(c), questions.Visible(c)
		tried := 0
		for _, it := range c.Items {
			if it.Status != corpus.Accepted {
				continue
			}
			pieces, sets := piecesOf(&it)
			var seen []string
			for _, m := range c.Messages {
				if m.At < it.AskedAt && (it.AskerID == "" || slices.Contains(visible(it.AskerID), m.GroupID)) {
					seen = append(seen, m.ID)
				}
			}
			for name, shown := range map[string][]string{"the evidence": pieces, "everything": seen} {
				if x := solver.Solve(&it, shown); !x.Right && !validate.Abstains(it) {
					t.Errorf("%s %s, %q from %s: %s, %q: %s", it.ID, it.Family, it.Question, name, x.Outcome, x.Text, x.Reason)
				}
			}
			for set, ids := range sets {
				rest := slices.DeleteFunc(slices.Clone(pieces), func(id string) bool { return slices.Contains(ids, id) })
				if x := solver.Solve(&it, rest); x.Right {
					t.Errorf("%s %s, %q without set %d: still %q", it.ID, it.Family, it.Question, set, x.Text)
				}
				tried++
			}
		}
		if tried < 50 {
			t.Errorf("%d pieces were left out", tried)
		}
	})
}

// TestSolver_StatesNothingOfItsOwn: whatever messages are shown, an answer cites some of these, and each states a fact.
func TestSolver_StatesNothingOfItsOwn(t *testing.T) {
	eachQuickstart(t, func(t *testing.T, f *finished) {
		c := f.Corpus
		solver := solverOf(c)
		states := map[string]bool{}
		for _, p := range c.Plan {
			states[p.MessageID] = len(p.Discloses) > 0
		}
		r := corpus.Rand(1, "test", "subsets")
		answered := 0
		for _, it := range c.Items {
			pieces, _ := piecesOf(&it)
			shown := slices.DeleteFunc(pieces, func(string) bool { return r.IntN(3) == 0 })
			for range 20 {
				shown = append(shown, c.Messages[r.IntN(len(c.Messages))].ID)
			}
			x := solver.Solve(&it, shown)
			if x.Outcome != prompts.Answered {
				continue
			}
			answered++
			for _, id := range x.Citations {
				if !slices.Contains(shown, id) || !states[id] {
					t.Errorf("%s %q: cites %s, which was not shown or states nothing", it.ID, it.Question, id)
				}
			}
			if len(x.Citations) == 0 {
				t.Errorf("%s %q: %q rests on no message", it.ID, it.Question, x.Text)
			}
		}
		if answered < 20 {
			t.Errorf("%d items are answered", answered)
		}
	})
}
