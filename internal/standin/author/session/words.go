package session

import (
	"slices"
	"strings"
	"unicode"

	"memloom/internal/standin/author/grammar"
)

// offer is something that the assistant may propose.
type offer struct {
	does    string // as an imperative: "clear the shelf …", "try a basket by the door"
	thing   string // "a basket by the door"; "" for what is done
	short   string // "the basket"; "" likewise
	made    bool
	named   int  // how often
	dropped bool // the user will have none of it
}

var articles = grammar.WordSet("articles")

func newOffer(s string) offer {
	first, rest, _ := strings.Cut(s, " ")
	if !articles()[first] {
		return offer{does: s}
	}
	short := "the " + beforePreposition(rest)
	if first == "your" {
		short = "your " + beforePreposition(rest)
	}
	return offer{thing: s, short: short}
}

// prepositions end what a thing is called in short.
var prepositions = grammar.WordSet("prepositions")

func beforePreposition(s string) string {
	w := strings.Fields(s)
	if i := slices.IndexFunc(w, func(x string) bool { return prepositions()[x] }); i > 0 {
		w = w[:i]
	}
	return strings.Join(w, " ")
}

// shortTopic is how a topic is called once it has been named.
func shortTopic(topic string) string {
	first, rest, ok := strings.Cut(topic, " ")
	if !ok || !slices.Contains([]string{"a", "an", "the", "my", "our", "your"}, first) {
		return topic
	}
	if first == "a" || first == "an" {
		first = "the"
	}
	return first + " " + beforePreposition(rest)
}

// yours turns words of the user's mouth into the assistant's.
func yours(s string) string {
	w := strings.Fields(s)
	for i, x := range w {
		if to, ok := map[string]string{"my": "your", "our": "your", "me": "you", "us": "you", "I": "you", "we": "you",
			"mine": "yours", "ours": "yours", "myself": "yourself", "ourselves": "yourselves"}[x]; ok {
			w[i] = to
		}
	}
	return strings.Join(w, " ")
}

// clauseVerbs tell where the subject of a clause ends; a clause without one of these has no gist.
var clauseVerbs = grammar.WordSet("clause verbs")

// gistOf names what a clause is about, in three words at most, as somebody would who answers it: "the landlord", "your
// brother". Empty where that cannot be told.
func gistOf(clause string) string {
	w := strings.Fields(clause)
	if len(w) < 3 || !slices.Contains([]string{"the", "my", "our", "his", "her", "their"}, w[0]) {
		return ""
	}
	for i := 2; i < len(w) && i <= 3; i++ {
		if clauseVerbs()[w[i]] && plainWords(w[:i]) {
			return yours(strings.Join(w[:i], " "))
		}
	}
	return ""
}

// plainWords says whether words are fit to stand alone as the name of something.
func plainWords(w []string) bool {
	return !slices.ContainsFunc(w, func(x string) bool {
		return clauseVerbs()[x] || prepositions()[x] ||
			slices.Contains([]string{"thing", "point", "time", "one", "ones", "other", "others", "first", "last",
				"same",
				"rest", "more", "most", "less"}, x) ||
			strings.ContainsFunc(x, func(c rune) bool { return !unicode.IsLetter(c) && c != '-' })
	})
}

// foldedWords is a text in lower case without punctuation but the slash.
func foldedWords(s string) string {
	s = strings.ReplaceAll(strings.ToLower(s), "’", "'")
	return strings.Join(strings.FieldsFunc(s, func(c rune) bool {
		return !unicode.IsLetter(c) && !unicode.IsDigit(c) && c != '\'' && c != '/'
	}), " ")
}
