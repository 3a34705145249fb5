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

// harden is step 5. What it does follows from the anchor: every item gets what its situation allows.
func harden(w *questions.World, r *rand.Rand, c composed) composed {
	c = substituted(w, r, c)
	c = stripped(w, r, c)
	return trapped(c)
}

// substituted puts other words for those by which the evidence could be found: the definition of a case in place of its
// name, a synonym in place of the attribute, in question and options alike, and half of the time a description of a
// rule's matter in place of its name, and a deed in other words in place of a part. What shares a stem with the word
// that the evidence has replaces nothing.
func substituted(w *questions.World, r *rand.Rand, c composed) composed {
	switch c.kind {
	case anchorCase:
		c.ask.Case = c.bridges[0].Value.Text
		if sharesStem(c.situation, c.ask.Case) {
			return c
		}
	case anchorRule:
		if w.Described == nil || r.IntN(2) == 0 {
			return c
		}
		words, ok := w.Described(c.decisive.SubjectID)
		if !ok {
			return c
		}
		c.ask.About[0].Subject = words
	case anchorContact:
		c.ask.About[0].Attribute = c.wish
		if r.IntN(2) == 0 {
			return c
		}
		c.ask.About[0].Attribute = otherDeeds[c.decisive.Predicate]
	case anchorChange:
		// Options of people do not name their part, so a synonym would be guessed at.
		x, _ := w.Attribute(c.decisive.SubjectID, c.decisive.Predicate)
		words := otherWords(x)
		if len(words) == 0 || x.Class == pack.Contact {
			return c
		}
		c.ask.Term = corpus.Pick(r, words)
		c = c.called(c.ask.Term)
	default:
		return c
	}
	c.difficulty = append(c.difficulty, keywordSubstitution)
	return c
}

// called gives the attribute another name in all options.
func (c composed) called(words string) composed {
	rename := func(o option) option {
		o.Plan.Says = slices.Clone(o.Plan.Says)
		o.Plan.Says[0].Asked.Attribute = words
		return o
	}
	c.right, c.wrongs = rename(c.right), slices.Clone(c.wrongs)
	for i, o := range c.wrongs {
		c.wrongs[i] = rename(o)
	}
	return c
}

// otherWords are the synonyms of an attribute that can be in its place and have no word of it.
func otherWords(x pack.Attribute) []string {
	return slices.DeleteFunc(slices.Clone(x.Synonyms), func(s string) bool {
		return plural(s) || sharesStem(s, x.Noun)
	})
}

// stemLetters is how many letters at their beginning two words of one stem have in common.
const stemLetters = 4

// sharesStem says whether two phrases have a word of the same stem.
func sharesStem(a, b string) bool {
	words := func(s string) []string {
		return strings.FieldsFunc(strings.ToLower(s), func(r rune) bool { return r == ' ' || r == '-' })
	}
	for _, x := range words(a) {
		for _, y := range words(b) {
			n := min(len(x), len(y), stemLetters)
			if n == stemLetters && x[:n] == y[:n] || x == y && len(x) == stemLetters-1 {
				return true
			}
		}
	}
	return false
}

// plural says whether a synonym is no noun in the singular, in whose place it
// could be: "parallel workers", "person-days planned", "how it is marked".
func plural(words string) bool {
	for i, word := range strings.Fields(words) {
		switch {
		case word == "it", word == "is", word == "are", i == 0 &&
			slices.Contains([]string{"how", "what", "who", "why", "where", "when", "last"}, word):
			return true
		case slices.Contains([]string{"of", "to", "for", "in", "on", "at"}, word): // "number of steps"
			return strings.Contains(words, " it ") || strings.HasSuffix(words, " it") || strings.Contains(words, " is ")
		case strings.HasSuffix(word, "s") && !strings.HasSuffix(word, "ss"):
			return true
		}
	}
	return false
}

// stripped takes the constraint itself out of the question: a person wants to do something, and what stands against it
// has to be remembered. It is gone only where the options do not bring it back: whose absence counts they leave open,
// and a cap they call by other words. Days that were set, and rules, can be told from the situation or the options.
func stripped(w *questions.World, r *rand.Rand, c composed) composed {
	if !c.acts {
		return c
	}
	about := c.ask.About[0]
	about.Attribute, about.Class, about.Kind, about.Plural = c.wish, wishClass(c), "", ""
	c.ask.About = []prompts.Asked{about}
	switch c.kind {
	case anchorCap:
		x, _ := w.Attribute(c.decisive.SubjectID, c.decisive.Predicate)
		words := otherWords(x)
		if len(words) == 0 {
			return c
		}
		c = c.called(corpus.Pick(r, words))
	case anchorAbsence:
	default:
		return c
	}
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

// trapped names the honey trap: of a limit, a value from which the opposite follows, at best the one that held before;
// of an absence, what is true of another person; of a rule, what holds where its case does not.
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
	if o.Strategy == fromOlder || o.Strategy == fromRule || o.Strategy == fromAbsent {
		n += 2
	}
	return n
}
