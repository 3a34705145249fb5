package judging

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
)

// wideDraft rests on a message of each of so many chat groups.
func wideDraft(key string, groups int) questions.Draft {
	d := questions.Draft{Item: corpus.Item{Key: key}}
	for g := range groups {
		d.Item.Evidence = append(d.Item.Evidence, corpus.Evidence{MessageID: fmt.Sprintf("M%d", g+1), Role: corpus.RoleAnswer,
			Set: g + 1})
	}
	return d
}

// TestSpread_ShareOfWide: strata that have many drafts from several chat groups make up for those that have few, and
// for items that fall, so that the share comes out.
func TestSpread_ShareOfWide(t *testing.T) {
	w := &questions.World{Corpus: &corpus.Corpus{Messages: []corpus.Message{{ID: "M1", GroupID: "G1"},
		{ID: "M2", GroupID: "G2"}, {ID: "M3", GroupID: "G3"}}}}
	r := rand.New(rand.NewPCG(4, 2))
	a := newAsked(w.Index(), 400, 0.306)
	lacks, has := []int{150, 150, 100}, []float64{0, 0.5, 0.6}
	left := make([][]questions.Draft, len(lacks))
	for q := range lacks {
		for i := range 4 * lacks[q] {
			n := 1
			if r.Float64() < has[q] {
				n = 2 + r.IntN(2)
			}
			left[q] = append(left[q], wideDraft(fmt.Sprintf("%d/%d", q, i), n))
		}
	}
	accepted := map[int]int{}
	for range 9 {
		var all []supply
		for q := range lacks {
			wide := 0
			for _, d := range left[q] {
				if a.entry(d).groups > 1 {
					wide++
				}
			}
			all = append(all, supply{lacks[q], float64(wide) / float64(len(left[q]))})
		}
		shares := a.spread.shares(all)
		for q := range lacks {
			for range lacks[q] {
				i := a.next(left[q], a.spread.turn(shares[q]))
				e := a.entry(left[q][i])
				left[q] = append(left[q][:i:i], left[q][i+1:]...)
				a.add(e)
				if e.groups > 1 && r.IntN(3) == 0 { // it falls
					a.remove(e.key)
					continue
				}
				lacks[q]--
				accepted[e.groups]++
			}
		}
	}
	n := float64(accepted[1] + accepted[2] + accepted[3])
	if two, three := float64(accepted[2])/n, float64(accepted[3])/n; n != 400 || math.Abs(two+three-0.306) > 0.01 ||
		three > 0.01 {
		t.Errorf("items by groups %v", accepted)
	}
}

// TestSpread_NothingWanted: without a share drafts go by their order.
func TestSpread_NothingWanted(t *testing.T) {
	w := &questions.World{Corpus: &corpus.Corpus{Messages: []corpus.Message{{ID: "M1", GroupID: "G1"},
		{ID: "M2", GroupID: "G2"}}}}
	a := newAsked(w.Index(), 2, 0)
	if i := a.next([]questions.Draft{wideDraft("1", 2), wideDraft("2", 1)}, false); i != 0 {
		t.Errorf("took draft %d", i)
	}
}

// TestSpread_ThreeGroups: of items that are to rest on several chat groups one in two hundred rests on three, rounded
// up.
func TestSpread_ThreeGroups(t *testing.T) {
	w := &questions.World{Corpus: &corpus.Corpus{Messages: []corpus.Message{{ID: "M1", GroupID: "G1"},
		{ID: "M2", GroupID: "G2"}, {ID: "M3", GroupID: "G3"}}}}
	a := newAsked(w.Index(), 480, 0.306)
	var left []questions.Draft
	for i := range 960 {
		left = append(left, wideDraft(fmt.Sprint(i), 1+i%2+count(i%20 == 19)))
	}
	three := 0
	for i := range 480 {
		at := a.next(left, i%3 == 0)
		e := a.entry(left[at])
		left = append(left[:at:at], left[at+1:]...)
		a.add(e)
		three += count(e.groups == 3)
	}
	if three != 3 {
		t.Errorf("%d of 480 items rest on three groups", three)
	}
}

func count(is bool) int {
	if is {
		return 1
	}
	return 0
}
