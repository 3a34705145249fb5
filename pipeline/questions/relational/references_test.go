package relational

import (
	"math/rand/v2"
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/seeds"
	"memloom/pipeline/questions"
)

// What lists several things has three right references, and wrong ones that lack one or stand in a wrong order.
func TestListed(t *testing.T) {
	parts := []string{"Jaws", "Lincoln", "Duel"}
	for _, c := range []struct {
		op           seeds.Op
		right, wrong []string
	}{
		{seeds.OpSet, []string{"Jaws; Lincoln; Duel", "Jaws, Lincoln, Duel", "Duel, Lincoln and Jaws"},
			[]string{"Jaws and Lincoln", "Lincoln and Duel", "Jaws and Duel"}},
		{seeds.OpMatch, []string{"Jaws; Lincoln; Duel", "Jaws, Lincoln, Duel", "First Jaws, then Lincoln, then Duel."},
			[]string{"Jaws and Lincoln", "Lincoln and Duel", "Duel, Lincoln and Jaws"}},
		{seeds.OpOrder, []string{"Jaws, then Lincoln, then Duel", "First Jaws, then Lincoln, then Duel.", "Jaws; Lincoln; Duel"},
			[]string{"Duel, Lincoln and Jaws", "Jaws and Lincoln"}},
	} {
		right, wrong := listed(c.op, parts)
		if !slices.Equal(right, c.right) || !slices.Equal(wrong, c.wrong) {
			t.Errorf("%s: %q, %q", c.op, right, wrong)
		}
	}
}

// Wrong values about the world are others of the fact's table; of what several come to, those of one of them.
func TestSiblingsAndAlone(t *testing.T) {
	x := &asking{w: &questions.World{}, r: rand.New(rand.NewPCG(1, 2))}
	f := &corpus.Fact{Predicate: "museum-of-a-painting", Value: corpus.TextValue(corpus.KindEntity, "the Rijksmuseum")}
	if list := x.siblings(f); len(list) != questions.PerSide-1 || slices.Contains(list, "the Rijksmuseum") || list[0] == list[1] {
		t.Errorf("siblings %q", list)
	}
	if list := x.siblings(&corpus.Fact{Predicate: "of no table"}); list != nil {
		t.Errorf("siblings %q of no table", list)
	}
	facts := []*corpus.Fact{{Value: corpus.CountValue(6)}, {Value: corpus.CountValue(4)}, {Value: corpus.CountValue(8)}}
	if list := x.alone(facts, corpus.CountValue(18)); !slices.Equal(list, []string{"6", "4"}) {
		t.Errorf("alone %q", list)
	}
}
