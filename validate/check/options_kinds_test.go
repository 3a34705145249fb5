package check

import (
	"testing"

	"memloom/internal/corpus"
	"memloom/output"
)

// asUpdate makes an item of the fixture one of four options with their keys: the
// batch size is 400 (F18), and was 500 (F16).
func asUpdate(c *corpus.Corpus, it *corpus.Item) {
	now, before := builder{c}.single("Which batch size does the order import filter need?", "400", "F18"),
		saying(c, "We go with 500").ID
	it.Question, it.Answer, it.Gold, it.Evidence = now.Question, now.Answer, now.Gold, now.Evidence
	it.Family, it.Format, it.AnswerLetter = "update", "choice", "B"
	for i, o := range []corpus.OptionKey{{Kind: corpus.OptionSuperseded}, {Kind: corpus.OptionCorrect},
		{Kind: corpus.OptionDistractor}, {Kind: corpus.OptionDistractor}} {
		o.Letter = string(rune('A' + i))
		text := []string{"Run it with 500, as agreed.", "Run it with 400.", "Run it with 300.", "Run it with 250."}[i]
		it.Options, it.OptionKeys = append(it.Options, corpus.Option{Letter: o.Letter, Text: text}), append(it.OptionKeys, o)
	}
	it.Evidence = append(it.Evidence, corpus.Evidence{MessageID: before, Role: corpus.RoleSuperseded, Set: 2})
}

// asException makes an item after an exception (F24), to which the rule (F23)
// is what holds otherwise.
func asException(c *corpus.Corpus, it *corpus.Item) {
	asUpdate(c, it)
	x := builder{c}.single("What does the import filter need during a hot phase?", "a joint review", "F24")
	it.Question, it.Answer, it.Gold = x.Question, x.Answer, x.Gold
	it.Evidence = append(x.Evidence, corpus.Evidence{MessageID: saying(c, "need a written review").ID,
		Role: corpus.RoleContext, Set: 2})
	it.OptionKeys[0].Kind = corpus.OptionDistractor
	it.Options[0].Text, it.Options[1].Text = "Get a written review.", "Get a joint review."
}

// asToldByRule makes an item after an exception whose matter the question tells by its rule: no option says that.
func asToldByRule(c *corpus.Corpus, it *corpus.Item) {
	asException(c, it)
	it.Question = "What is there to get, during a hot phase, for what otherwise needs a written review?"
	rule := builder{c}.single("", "a written review", "F23").Gold[0]
	rule.Part = corpus.PartBridge
	it.Gold = append(it.Gold, rule)
	it.Evidence[len(it.Evidence)-1].Role = corpus.RoleBridge
	it.Options[0].Text = "Get a look at it."
}

func optionKindMutations() []mutation {
	change := func(rule, name string, change func(*corpus.Item)) mutation {
		return mutation{rule, name, func(c *corpus.Corpus, _ *output.Manifest) {
			it := item(c, itThreshold)
			asUpdate(c, it)
			change(it)
		}, nil}
	}
	return []mutation{
		change("options have one key each", "a key is lost", func(it *corpus.Item) { it.OptionKeys = it.OptionKeys[:3] }),
		change("options have one key each", "a letter twice", func(it *corpus.Item) { it.OptionKeys[3].Letter = "C" }),
		change("kinds of options agree with the key", "an unknown kind",
			func(it *corpus.Item) { it.OptionKeys[2].Kind = "riddle" }),
		change("kinds of options agree with the key", "two are correct",
			func(it *corpus.Item) { it.OptionKeys[2].Kind = corpus.OptionCorrect }),
		change("kinds of options agree with the key", "the answer is a trap",
			func(it *corpus.Item) { it.OptionKeys[1].Kind = corpus.OptionHoneyTrap }),
		change("what held before is a wrong option", "no such option",
			func(it *corpus.Item) { it.OptionKeys[0].Kind = corpus.OptionDistractor }),
		change("what held before is a wrong option", "the older message is no evidence",
			func(it *corpus.Item) { it.Evidence = it.Evidence[:len(it.Evidence)-1] }),
		change("what held before is a wrong option", "the option says something else",
			func(it *corpus.Item) { it.Options[0].Text = "Run it with 600." }),
		change("what held before is a wrong option", "the evidence of the answer for that of the older value",
			func(it *corpus.Item) { it.Evidence[1].MessageID = it.Evidence[0].MessageID }),
		change("what held before is a wrong option", "another message beside the older one", func(it *corpus.Item) {
			it.Evidence = append(it.Evidence, corpus.Evidence{MessageID: it.Evidence[0].MessageID, Role: corpus.RoleSuperseded,
				Set: 3})
		}),
		{"what held before is a wrong option", "what the question tells is an option", func(c *corpus.Corpus,
			_ *output.Manifest) {
			it := item(c, itThreshold)
			asToldByRule(c, it)
			it.Options[0].Text = "Get a written review."
		}, nil},
		{"what held before is a wrong option", "nothing held before", func(c *corpus.Corpus, _ *output.Manifest) {
			asUpdate(c, item(c, itThreshold))
			fact(c, "F18").Supersedes = ""
		}, nil},
		{"what held before is a wrong option", "a rule that still holds is called superseded", func(c *corpus.Corpus,
			_ *output.Manifest) {
			it := item(c, itThreshold)
			asException(c, it)
			it.OptionKeys[0].Kind = corpus.OptionSuperseded
		}, nil},
		{"what held before is a wrong option", "a fact about something else for the rule", func(c *corpus.Corpus,
			_ *output.Manifest) {
			asException(c, item(c, itThreshold))
			fact(c, "F24").About = "F16"
		}, nil},
	}
}

// TestOptionKinds: each of the rules notices what breaks it, and none cries over
// a sound item.
func TestOptionKinds(t *testing.T) {
	sound := func(make func(*corpus.Corpus, *corpus.Item)) single {
		in := fixtureInput()
		make(in.Corpus, item(in.Corpus, itThreshold))
		return in
	}
	for _, name := range optionKindRules() {
		for _, in := range []single{sound(asUpdate), sound(asException), sound(asToldByRule)} {
			if f := blindFinding(in, name); f.Status != OK {
				t.Errorf("%s cries over a sound item: %s, %+v", name, f.Status, f.Examples)
			}
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

func optionKindRules() []string {
	return []string{"options have one key each", "kinds of options agree with the key",
		"what held before is a wrong option"}
}
