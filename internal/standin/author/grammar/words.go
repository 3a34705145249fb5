package grammar

import "strings"

// Some people speak the language of the tools ("it's in the tracker", "what's the fallback?"), others in plain words.
// Of the ways to fill a place the one takes what is technical, the other what is not, and what the tables have with one
// word only the writer's words replace.

// technicalWords are words of the grammar that only who works with the tools would choose.
var technicalWords = WordSet("technical")

// Technical says whether words of the grammar are of the sort that only technical people choose.
func Technical(s string) bool {
	words := technicalWords()
	for w := range strings.FieldsFuncSeq(s,
		func(c rune) bool { return (c < 'a' || c > 'z') && c != '-' && (c < 'A' || c > 'Z') }) {
		if words[strings.ToLower(w)] {
			return true
		}
	}
	return false
}

// wishWords are in what somebody wants done or will do next.
var wishWords = []string{"please", "$req", "next", "I'll ", "tell me", "let me know", "say so", "who'll", "let's"}

// reasonWords are in what says why.
var reasonWords = []string{"since ", "because", "so that", ", so ", "$why", "in case"}

// ModestWords are in what one is not quite sure of.
var ModestWords = []string{"I think", "perhaps", "maybe", "might", "as far as I", "mistaken", "I'd say", "I hope",
	"not sure", "if I ", "seems"}

// unsureWords are in what leaves it open whether what has been said is so: it may be counted, compared or checked again.
var unsureWords = []string{"ought to", "should hold", "may ", "double", "overlooked", "probably", "in case", "until somebody",
	"corrections", "vouches", "better source", "looked over it", "go by it"}

// HasAny says whether a text has one of some words in it.
func HasAny(s string, words []string) bool {
	for _, w := range words {
		if strings.Contains(s, w) {
			return true
		}
	}
	return false
}

// gratefulWords are words with which nobody begins to push back.
var gratefulWords = []string{
	"thank", "cheers", "glad", "good", "nice", "great", "kind of", "enjoyed", "liked", "appreciated", "hope", "trust",
	"all the best", "easy", "tough", "feel",
}
