package relational

import (
	"math/rand/v2"
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/seeds"
	"memloom/pipeline/questions"
)

// What lists several things has three right references, and wrong ones that lack one or are in a wrong order.
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
		{seeds.OpOrder, []string{"Jaws, then Lincoln, then Duel", "First Jaws, then Lincoln, then Duel.",
			"Jaws; Lincoln; Duel"},
			[]string{"Duel, Lincoln and Jaws", "Jaws and Lincoln"}},
	} {
		right, wrong := listed(c.op, parts)
		if !slices.Equal(right, c.right) || !slices.Equal(wrong, c.wrong) {
			t.Errorf("%s: %q, %q", c.op, right, wrong)
		}
	}
}

// Wrong values about the world are those of other subjects; of what several come to, those of one of them.
func TestSiblingsAndAlone(t *testing.T) {
	named := func(subject, predicate, name string) corpus.Fact {
		return corpus.Fact{SubjectID: subject, Predicate: predicate, Value: corpus.TextValue(corpus.KindEntity, name)}
	}
	c := &corpus.Corpus{Facts: []corpus.Fact{named("a", "curator", "Ada"), named("b", "curator", "Ben"),
		named("c", "curator", "Cora"),
		named("d", "curator", "Ben"), named("e", "founder", "Elio"), named("a", "curator", "Fay")}}
	x := &asking{w: &questions.World{Corpus: c}, r: rand.New(rand.NewPCG(1, 2))}
	list := x.siblings(&c.Facts[0])
	if slices.Sort(list); !slices.Equal(list, []string{"Ben", "Cora"}) {
		t.Errorf("siblings %q", list)
	}
	facts := []*corpus.Fact{{Value: corpus.CountValue(6)}, {Value: corpus.CountValue(4)}, {Value: corpus.CountValue(8)}}
	if list := x.alone(facts, corpus.CountValue(18)); !slices.Equal(list, []string{"6", "4"}) {
		t.Errorf("alone %q", list)
	}
}
