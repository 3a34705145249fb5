package check

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/output"
)

// asChange makes an item of the fixture one of the batch size, which was 500
// (F16) and is 400 (F18) because of the stale export (F10).
func asChange(c *corpus.Corpus, op corpus.Operation, operand, bridge string) *corpus.Item {
	it, b := item(c, itWard), builder{c}
	o := b.operand(operand, op)
	result := o
	result.Part, result.MessageID, result.Start, result.End = corpus.PartResult, "", 0, 0
	it.Gold = []corpus.GoldAtom{o, result}
	if bridge != "" {
		g := b.operand(bridge, corpus.OpValue)
		g.Part = corpus.PartBridge
		it.Gold = append(it.Gold, g)
	}
	return it
}

func linkMutations() []mutation {
	change := func(name string, change func(*corpus.Corpus)) mutation {
		return mutation{"changes are those that facts record", name, func(c *corpus.Corpus, _ *output.Manifest) { change(c) },
			nil}
	}
	return []mutation{
		change("a trigger of nothing", func(c *corpus.Corpus) { asChange(c, corpus.OpTrigger, "F10", "") }),
		change("a trigger of something else", func(c *corpus.Corpus) { asChange(c, corpus.OpTrigger, "F10", "F16") }),
		change("another finding", func(c *corpus.Corpus) { asChange(c, corpus.OpTrigger, "F09", "F18") }),
		change("a change without a reason", func(c *corpus.Corpus) {
			asChange(c, corpus.OpTrigger, "F10", "F18")
			fact(c, "F18").Because = ""
		}),
		change("before something else", func(c *corpus.Corpus) { asChange(c, corpus.OpPrior, "F16", "F21") }),
		change("the new value for the old", func(c *corpus.Corpus) { asChange(c, corpus.OpPrior, "F18", "F16") }),
		change("before a given value that replaced nothing", func(c *corpus.Corpus) {
			it := asChange(c, corpus.OpPrior, "F16", "")
			it.Gold = append(it.Gold, corpus.GoldAtom{Part: corpus.PartGiven, Atom: &fact(c, "F21").Value})
		}),
		change("the old value for the latest", func(c *corpus.Corpus) { asChange(c, corpus.OpLatest, "F16", "") }),
	}
}

// TestLinks: changes that facts record keep the rule, every other one breaks it.
func TestLinks(t *testing.T) {
	rule := "changes are those that facts record"
	for name, make := range map[string]func(*corpus.Corpus){
		"a trigger": func(c *corpus.Corpus) { asChange(c, corpus.OpTrigger, "F10", "F18") },
		"a prior":   func(c *corpus.Corpus) { asChange(c, corpus.OpPrior, "F16", "F18") },
		"a prior of a given value": func(c *corpus.Corpus) {
			it := asChange(c, corpus.OpPrior, "F16", "")
			it.Gold = append(it.Gold, corpus.GoldAtom{Part: corpus.PartGiven, Atom: &fact(c, "F18").Value})
		},
		"a latest": func(c *corpus.Corpus) { asChange(c, corpus.OpLatest, "F18", "") },
		"what was latest then": func(c *corpus.Corpus) {
			asChange(c, corpus.OpLatest, "F16", "").AskedAt = march(13).At(18, 0)
		},
		"latest, but for a mistake": func(c *corpus.Corpus) {
			asChange(c, corpus.OpLatest, "F16", "")
			fact(c, "F18").Noise = true
		},
	} {
		in := fixtureInput()
		make(in.Corpus)
		if f := blindFinding(in, rule); f.Status != OK {
			t.Errorf("%s: %s, %+v", name, f.Status, f.Examples)
		}
	}
	for _, m := range linkMutations() {
		in := fixtureInput()
		m.mutate(in.Corpus, in.Manifest)
		if f := blindFinding(in, m.rule); f.Status != Violated || slices.Contains([]string{f.Examples[0].Found,
			f.Examples[0].Expected}, "") {
			t.Errorf("%s: %s, %+v", m.name, f.Status, f.Examples)
		}
	}
}
