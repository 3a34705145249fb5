package question

import (
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
	"memloom/prompts"
)

// boundCases are questions of a person, of every table, with what each must say.
func boundCases() map[string]struct {
	in   prompts.AskIn
	says []string
} {
	of := func(subject, attribute, plural, class string, k corpus.Kind) []prompts.Asked {
		return []prompts.Asked{{Subject: subject, Attribute: attribute, Plural: plural, Class: class, Kind: k}}
	}
	deed := func(what, class, when string, by ...string) []prompts.Clue {
		out := []prompts.Clue{{Asked: prompts.Asked{Attribute: what, Class: class, Kind: corpus.KindDate}, Value: when}}
		for _, name := range by {
			out = append(out, prompts.Clue{Asked: prompts.Asked{Attribute: "by", Class: grammar.ClassOwner,
				Kind: corpus.KindEntity}, Value: name})
		}
		return out
	}
	const asker, task = "Ada Quill", "tide gauge survey"
	type c = struct {
		in   prompts.AskIn
		says []string
	}
	out := map[string]c{
		"finished by": {prompts.AskIn{Operation: corpus.OpValue, About: of("survey", "sample size", "", grammar.ClassSetting,
			corpus.KindCount), Clues: deed(corpus.PredFinished, grammar.ClassEvent, "2 June 2025", "Ben Sorrel"), Asker: asker},
			[]string{"survey that Ben Sorrel", "on 2 June 2025", "sample size"}},
		"my start": {prompts.AskIn{Operation: corpus.OpValue, About: of("survey", "reviewer", "", grammar.ClassContact,
			corpus.KindEntity), Clues: deed(corpus.PredStarted, grammar.ClassEvent, "two weeks ago"), Asker: asker, Self: true},
			[]string{"survey that I", "two weeks ago", "reviewer"}},
		"changed": {prompts.AskIn{Operation: corpus.OpValue, About: of("survey", "sighting count", "sightings",
			grammar.ClassTally, corpus.KindCount), Clues: deed("depth limit", "change", "last Tuesday", "Ben Sorrel"),
			Asker: asker}, []string{"for which Ben Sorrel", "depth limit last Tuesday", "sightings"}},
		"now": {prompts.AskIn{Operation: corpus.OpLatest, About: of(task, "depth limit", "", grammar.ClassSetting,
			corpus.KindQuantity), Asker: asker}, []string{"depth limit", "the " + task}},
		"prior": {prompts.AskIn{Operation: corpus.OpPrior, About: of(task, "freeze date", "", grammar.ClassDeadline,
			corpus.KindDate), Asker: asker}, []string{"freeze date", "the " + task}},
		"then": {prompts.AskIn{Operation: corpus.OpBefore, About: of(task, "reviewer", "", grammar.ClassContact,
			corpus.KindEntity), When: &prompts.When{Relation: "on", Words: "two weeks ago"}, Asker: asker},
			[]string{"wo weeks ago", "reviewer"}},
		"promise": {prompts.AskIn{Operation: corpus.OpValue, About: of(task, "final page", "", grammar.ClassPromise,
			corpus.KindDate), Asker: asker, Self: true}, []string{" I promise", "final page"}},
		"back": {prompts.AskIn{Operation: corpus.OpValue, About: of(asker, "back", "", grammar.ClassAbsence, corpus.KindDate),
			When: &prompts.When{Relation: "on", Words: "March 2025"}, Asker: asker, Self: true}, []string{"n March 2025",
			" I "}},
		"term": {prompts.AskIn{Operation: corpus.OpValue, About: of(task, "haul-out", "", grammar.ClassDeadline,
			corpus.KindDate), Term: "haul-out", Asker: asker}, []string{"haul-out", task}},
	}
	for _, class := range []string{grammar.ClassReason, grammar.ClassBlocker, grammar.ClassRisk, grammar.ClassInput,
		grammar.ClassAlternative, grammar.ClassBudget, grammar.ClassChoice} {
		out["class "+class] = c{prompts.AskIn{Operation: corpus.OpValue, About: of("my survey", "odd matter", "", class,
			corpus.KindText), Term: "my survey", Self: true, Asker: asker}, []string{"odd matter", "my survey"}}
	}
	for _, class := range []string{grammar.ClassMeasure, grammar.ClassTally, grammar.ClassDeadline, grammar.ClassBlocker,
		grammar.ClassRisk} {
		about := append(of(task, "depth limit", "", grammar.ClassSetting, corpus.KindQuantity), prompts.Asked{Subject: task,
			Attribute: class, Class: class, Kind: corpus.KindText})
		out["trigger "+class] = c{prompts.AskIn{Operation: corpus.OpTrigger, About: about, Asker: asker},
			[]string{"depth limit", "chang", task}}
	}
	return out
}

// TestBoundQuestions: in every wording a question of a person says what it is
// asked with, calls for no more, and is one line that ends in a question mark (G15).
func TestBoundQuestions(t *testing.T) {
	for name, c := range boundCases() {
		seen := map[string]bool{}
		for v := range 24 {
			in := c.in
			in.Variant = v
			out, err := Ask(in)
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			seen[out.Question] = true
			for _, want := range c.says {
				if !strings.Contains(out.Question, want) {
					t.Errorf("%s: %q does not say %q", name, out.Question, want)
				}
			}
			if !strings.HasSuffix(out.Question, "?") || strings.ContainsAny(out.Question, "\n$[]{}") ||
				strings.Contains(out.Question, "  ") {
				t.Errorf("%s: %q", name, out.Question)
			}
		}
		if len(seen) < 2 && !(c.in.Self && c.in.Term != "") {
			t.Errorf("%s has one wording: %v", name, seen)
		}
	}
}

// TestMyIsTheSameForAll: two people who ask after what is theirs use the same
// words, whichever draft it is.
func TestMyIsTheSameForAll(t *testing.T) {
	in := boundCases()["class "+grammar.ClassChoice].in
	first, err := Ask(in)
	if err != nil {
		t.Fatal(err)
	}
	in.Asker, in.Variant = "Ben Sorrel", 17
	if second, err := Ask(in); err != nil || second.Question != first.Question {
		t.Errorf("%q and %q (%v)", first.Question, second.Question, err)
	}
}
