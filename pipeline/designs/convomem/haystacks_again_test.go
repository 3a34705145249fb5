package convomem_test

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/designs/convomem"
	"memloom/pipeline/designs/convomem/category"
	"memloom/pipeline/sessions/sessionstest"
	"memloom/validate/check/rule"
)

// TestAgain: after items of a published corpus were taken out and others put in, every rule about haystacks holds: all
// accepted items are asked over haystacks with all their evidence, in equal parts, and nothing else is. Items that have
// not changed are asked as they were.
func TestAgain(t *testing.T) {
	for name, change := range map[string]func(i int, it *corpus.Item){
		"nothing":   func(int, *corpus.Item) {},
		"every 3rd": func(i int, it *corpus.Item) { out(it, i%3 == 0) },
		"half":      func(i int, it *corpus.Item) { out(it, i%2 == 0) },
		"exchanged": func(i int, it *corpus.Item) {
			switch {
			case it.Status == corpus.Accepted:
				out(it, i%2 == 0)
			case it.Status == corpus.Surplus:
				it.Status = corpus.Accepted
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			c, manifest := copied(t)
			before, asked := rowsIn[category.Haystack](t, c, category.TableHaystacks), rowsIn[category.Ask](t, c,
				category.TableAsks)
			for i := range c.Items {
				change(i, &c.Items[i])
			}
			if _, err := (convomem.Design{}).Again(manifest, c, 0); err != nil {
				t.Fatal(err)
			}
			for _, name := range []string{ruleHold, ruleChosen, ruleAsked, ruleEqual} {
				if f := sessionstest.Finding(t, convomem.Design{}, name, c, manifest); f.Status != rule.OK {
					t.Errorf("%s: %s %+v", name, f.Status, f.Examples)
				}
			}
			after := rowsIn[category.Haystack](t, c, category.TableHaystacks)
			same := slices.EqualFunc(before, after, func(a, b category.Haystack) bool {
				return a.HaystackID == b.HaystackID && slices.Equal(a.SessionIDs, b.SessionIDs)
			})
			if name == "nothing" && (!same || !slices.Equal(asked, rowsIn[category.Ask](t, c, category.TableAsks))) {
				t.Error("nothing has changed, and other things are asked")
			}
		})
	}
}

// out takes an item out.
func out(it *corpus.Item, yes bool) {
	if yes && it.Status == corpus.Accepted {
		it.Status = corpus.Rejected
	}
}
