package dialogue_test

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// TestDisagreement: who pushes back answers something that can be disagreed
// with, in a kind of G11, gives at most a doubt or reason of the pack that fits
// what it is against, and no one pushes back on a finished task; a quarter of the free
// ones are answered by who was challenged, now and then with a fact.
func TestDisagreement(t *testing.T) {
	cannot := []corpus.Act{
		corpus.ActAcknowledge, corpus.ActBanter, corpus.ActQuestion, corpus.ActNews, corpus.ActClosureDay,
		corpus.ActCompletion,
		corpus.ActCoordinate, corpus.ActMistake, corpus.ActCorrection, corpus.ActDisagreement, corpus.ActRecall,
		corpus.ActRequest,
		corpus.ActReminder, corpus.ActApology, corpus.ActAbsence, corpus.ActReturn, corpus.ActRecap,
	}
	year(t, func(t *testing.T, p project) {
		clauses := map[pack.Class][]string{}
		for _, r := range p.pack.Reasons {
			clauses[r.Class] = p.pack.ReasonsFor(r.Class).Dealt(corpus.Rand(1, "test", "reasons"))
		}
		all, closed, argued := 0, 0, 0
		for _, s := range p.slots {
			parent := p.slot[s.ParentKey]
			if s.Act == corpus.ActClosure && parent.Act == corpus.ActDisagreement {
				if s.Obligation == "" {
					closed++
				}
				if s.AuthorID != p.slot[parent.ParentKey].AuthorID {
					t.Errorf("%s settles what %s was challenged for", s.Key, p.slot[parent.ParentKey].AuthorID)
				}
			}
			if s.Act != corpus.ActDisagreement || s.Obligation != "" {
				continue
			}
			all++
			if !slices.Contains(corpus.Disagreements, s.Perturbation) || slices.ContainsFunc(s.FactIDs,
				func(id string) bool { return p.fact[id].Predicate != corpus.PredPage }) || s.ToID != parent.AuthorID &&
				!p.away(parent.AuthorID, s.At.Date()) {
				t.Errorf("%s pushes back: %+v", s.Key, s)
			}
			if slices.Contains(cannot, parent.Act) || parent.Act == "" {
				t.Errorf("%s pushes back on a %s", s.Key, parent.Act)
			}
			if end := p.said[s.TaskID+"/"+corpus.PredFinished]; len(end) > 0 && end[0].At < s.At {
				t.Errorf("%s pushes back on a finished task", s.Key)
			}
			if s.Because != "" {
				argued++
				fits := p.doubts(parent)[s.Because] || slices.ContainsFunc(parent.FactIDs, func(id string) bool {
					f := p.fact[id]
					if f.About != "" {
						f = p.fact[f.About]
					}
					a, _ := p.attribute(f.Predicate)
					return slices.Contains(clauses[a.Class], s.Because)
				})
				if !fits {
					t.Errorf("%s argues against %v: %q", s.Key, parent.FactIDs, s.Because)
				}
			}
		}
		t.Logf("%d disagreements, %d closed, %d with a reason of the pack", all, closed, argued)
		counted{name: "closed", share: 0.25, seen: all, done: closed}.check(t)
		if argued < all/20 {
			t.Errorf("%d of %d have a reason", argued, all)
		}
	})
}
