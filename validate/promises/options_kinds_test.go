package promises

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/output"
)

// asUpdate makes an item of the fixture one of four options with their keys.
func asUpdate(it *corpus.Item) {
	it.Family, it.Format = familyUpdate, "choice"
	for i, text := range []string{"60 ml/min", it.Answer, "50 ml/min", "30 ml/min"} {
		letter := string(rune('A' + i))
		kind := corpus.OptionDistractor
		switch i {
		case 0:
			kind = corpus.OptionSuperseded
		case 1:
			kind = corpus.OptionCorrect
		}
		it.Options = append(it.Options, corpus.Option{Letter: letter, Text: text})
		it.OptionKeys = append(it.OptionKeys, corpus.OptionKey{Letter: letter, Kind: kind})
	}
	it.AnswerLetter = "B"
	it.Evidence = append(slices.Clone(it.Evidence), corpus.Evidence{MessageID: it.Evidence[0].MessageID, Role: corpus.RoleSuperseded, Group: 2})
}

func optionKindMutations() []mutation {
	change := func(rule, name string, change func(*corpus.Item)) mutation {
		return mutation{rule, name, func(c *corpus.Corpus, _ *output.Manifest) {
			it := item(c, itThreshold)
			asUpdate(it)
			change(it)
		}, nil}
	}
	return []mutation{
		change("options have one key each", "a key is lost", func(it *corpus.Item) { it.OptionKeys = it.OptionKeys[:3] }),
		change("options have one key each", "a letter twice", func(it *corpus.Item) { it.OptionKeys[3].Letter = "C" }),
		change("kinds of options agree with the key", "an unknown kind", func(it *corpus.Item) { it.OptionKeys[2].Kind = "riddle" }),
		change("kinds of options agree with the key", "two are correct", func(it *corpus.Item) { it.OptionKeys[2].Kind = corpus.OptionCorrect }),
		change("kinds of options agree with the key", "the answer is a trap", func(it *corpus.Item) { it.OptionKeys[1].Kind = corpus.OptionHoneyTrap }),
		change("what held before is a wrong option", "no such option", func(it *corpus.Item) { it.OptionKeys[0].Kind = corpus.OptionDistractor }),
		change("what held before is a wrong option", "the older message is no evidence", func(it *corpus.Item) { it.Evidence = it.Evidence[:len(it.Evidence)-1] }),
	}
}

// TestOptionKinds: each of the rules notices what breaks it, and none cries over
// a sound item.
func TestOptionKinds(t *testing.T) {
	sound := func() Input {
		in := fixtureInput()
		asUpdate(item(in.Corpus, itThreshold))
		return in
	}
	for _, r := range optionKindRules() {
		if f := blindFinding(sound(), r.name); f.Status == Violated {
			t.Errorf("%s cries over a sound item: %+v", r.name, f.Examples)
		}
	}
	for _, m := range optionKindMutations() {
		in := fixtureInput()
		m.mutate(in.Corpus, in.Manifest)
		if f := blindFinding(in, m.rule); f.Status != Violated || f.Examples[0].Found == "" || f.Examples[0].Expected == "" {
			t.Errorf("%s does not notice: %s", m.rule, m.name)
		}
	}
}
