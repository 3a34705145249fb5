package filters

import (
	"testing"

	gocmp "github.com/google/go-cmp/cmp"

	"memloom/internal/corpus"
)

func TestRequired(t *testing.T) {
	family := []Requirement{{Filter: NameBlind}, {Filter: NameSufficient}}
	with := func(more ...Requirement) []Requirement { return append(append([]Requirement{}, family...), more...) }
	open := corpus.Item{Format: corpus.FormatOpen}
	bound := corpus.Item{Format: corpus.FormatOpen, AskerID: "p1"}
	absent := corpus.Item{Format: corpus.FormatOpen, AskerID: "p1", Gold: []corpus.GoldAtom{{Operation: corpus.OpAbsent}}}
	choice := corpus.Item{Format: "choice", AskerID: "p1", Options: make([]corpus.Option, 4)}
	hard, keys := Requirement{Filter: NameHard}, Requirement{Filter: NameAnswerKeys}
	for _, c := range []struct {
		name   string
		family []Requirement
		it     corpus.Item
		p      Policy
		want   []Requirement
	}{
		{"the family's own", family, open, Policy{}, family},
		{"hard for whoever asks", family, bound, Policy{}, with(hard)},
		{"once", with(hard), bound, Policy{}, with(hard)},
		{"hard of a family without an asker", with(hard), open, Policy{}, with(hard)},
		{"an abstention's", family, absent, Policy{}, with(Requirement{NameHard, ModeInverted})},
		{"keys where the recipe has them", family, open, Policy{AnswerKeys: true}, with(keys)},
		{"no keys for options", family, choice, Policy{AnswerKeys: true}, with(hard)},
		{"what is said of the world, as any other", family, corpus.Item{Format: corpus.FormatOpen, SetID: "V1",
			Subcategory: corpus.OfWorld}, Policy{}, family},
		{"both", family, bound, Policy{AnswerKeys: true}, with(hard, keys)},
	} {
		before := append([]Requirement{}, c.family...)
		if diff := gocmp.Diff(c.want, Required(c.family, c.it, c.p)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
		if diff := gocmp.Diff(before, c.family); diff != "" {
			t.Errorf("%s: the family's list has changed:\n%s", c.name, diff)
		}
	}
}
