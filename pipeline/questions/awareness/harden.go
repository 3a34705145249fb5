package awareness

import (
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// The ways of making an item harder (E19), which its Difficulty names.
const (
	keywordSubstitution = "keyword substitution"
	parameterRemoval    = "parameter removal"
	honeyTrap           = "honey trap"
)

type option = questions.Option

func (c composed) options() []option { return append([]option{c.right}, c.wrongs...) }

func (c composed) difficultyText() string { return strings.Join(c.difficulty, ", ") }

// harden is step 5. What it does follows from the anchor: every item gets what
// its situation allows.
func harden(w *questions.World, r *rand.Rand, c composed) composed {
	c = substituted(w, r, c)
	c = stripped(c)
	return trapped(c)
}

// substituted puts other words for those by which the evidence could be found:
// the definition of a case in place of its name, a synonym or a deed in place of
// the attribute.
func substituted(w *questions.World, r *rand.Rand, c composed) composed {
	switch c.kind {
	case anchorCase:
		c.ask.Case = c.bridges[0].Value.Text
	case anchorContact:
		c.ask.About[0].Attribute = c.wish
	case anchorChange:
		// Options of people do not name their part, so a synonym would be guessed at.
		x, _ := w.Attribute(c.decisive.SubjectID, c.decisive.Predicate)
		x.Synonyms = slices.DeleteFunc(slices.Clone(x.Synonyms), plural)
		if len(x.Synonyms) == 0 || x.Class == pack.Contact || r.IntN(2) == 0 {
			return c
		}
		c.ask.Term = corpus.Pick(r, x.Synonyms)
	default:
		return c
	}
	c.difficulty = append(c.difficulty, keywordSubstitution)
	return c
}

// plural says whether a synonym is no noun in the singular, in whose place it
// could stand: "parallel workers", "the machines it runs on".
func plural(words string) bool {
	return strings.HasSuffix(words, "s") && !strings.HasSuffix(words, "ss") || strings.Contains(words, " it ")
}

// stripped takes the constraint itself out of the question: somebody wants to do
// something, and what stands against it has to be remembered.
func stripped(c composed) composed {
	if !c.acts {
		return c
	}
	about := c.ask.About[0]
	about.Attribute, about.Class, about.Kind, about.Plural = c.wish, wishClass(c), "", ""
	c.ask.About = []prompts.Asked{about}
	c.difficulty = append(c.difficulty, parameterRemoval)
	return c
}

// wishClass is what sort of a wish it is, for its wording.
func wishClass(c composed) string {
	switch c.kind {
	case anchorCap, anchorFreeze, anchorDeadline, anchorAbsence:
		return c.kind
	}
	return anchorRule
}

// trapped replaces two of three distractors: by the honey trap, which has the
// right value and lets it pass by a consent that nobody gave, and by the same
// consent over a wrong value, so that neither consent nor value tells anything.
func trapped(c composed) composed {
	if !c.acts {
		return c
	}
	let := func(o option, kind string) option {
		o.Plan.Act, o.Kind, o.Strategy = prompts.ActProceed, kind, fromConsent
		o.Plan.Says = slices.Clone(o.Plan.Says)
		return o
	}
	c.wrongs = []option{c.wrongs[0], let(c.right, corpus.OptionHoneyTrap), let(c.wrongs[0], corpus.OptionDistractor)}
	c.difficulty = append(c.difficulty, honeyTrap)
	return c
}
