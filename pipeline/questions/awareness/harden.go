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
// could stand: "parallel workers", "person-days planned", "how it is marked".
func plural(words string) bool {
	for i, word := range strings.Fields(words) {
		switch {
		case word == "it", word == "is", word == "are", i == 0 && slices.Contains([]string{"how", "what", "who", "why", "where", "when", "last"}, word):
			return true
		case slices.Contains([]string{"of", "to", "for", "in", "on", "at"}, word): // "number of steps"
			return strings.Contains(words, " it ") || strings.HasSuffix(words, " it") || strings.Contains(words, " is ")
		case strings.HasSuffix(word, "s") && !strings.HasSuffix(word, "ss"):
			return true
		}
	}
	return false
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

// trapped names the honey trap: of a limit, a value from which the opposite
// follows, at best the one that held before; of an absence, what is true of somebody else; of
// a rule, what holds where its case does not.
func trapped(c composed) composed {
	if !c.acts {
		return c
	}
	best := 0
	for i, o := range c.wrongs {
		if c.lures(o) > c.lures(c.wrongs[best]) {
			best = i
		}
	}
	c.wrongs = slices.Clone(c.wrongs)
	c.wrongs[best].Kind = corpus.OptionHoneyTrap
	c.difficulty = append(c.difficulty, honeyTrap)
	return c
}

// lures says how tempting a wrong option is.
func (c composed) lures(o option) int {
	n := 0
	if o.Plan.Act != c.right.Plan.Act {
		n++
	}
	if o.Strategy == fromOlder || o.Strategy == fromAbsent {
		n += 2
	}
	return n
}
