package pack

import (
	"slices"
	"strings"
)

// TaskName returns what people call the task of a component and a deliverable.
func TaskName(component Noun, d Deliverable) string { return component.Noun + " " + d.Noun }

// PluralForm returns the plural of the noun.
func (n Noun) PluralForm() string { return Plural(n.Noun, n.Plural) }

// WithArticle returns the noun with its indefinite article, or bare where it takes none.
func (n Noun) WithArticle() string {
	return strings.TrimSpace(Article(n.Noun, n.Article) + " " + n.Noun)
}

// Plural returns the plural of a noun phrase: the override where there is one,
// else the head made plural (point of contact: points of contact).
func Plural(noun, override string) string {
	if override != "" {
		return override
	}
	head, rest := noun, ""
	for _, sep := range []string{" of ", " for ", " in ", " on ", " to "} {
		if i := strings.Index(noun, sep); i > 0 && i < len(head) {
			head, rest = noun[:i], noun[i:]
		}
	}
	before, word := "", head
	if i := strings.LastIndexAny(head, " -"); i >= 0 {
		before, word = head[:i+1], head[i+1:]
	}
	return before + pluralWord(word) + rest
}

// irregular plurals of nouns that workplaces use; words that stay as they are map to themselves.
var irregular = map[string]string{
	"person": "people", "man": "men", "woman": "women", "child": "children", "foot": "feet",
	"criterion": "criteria", "index": "indexes", "matrix": "matrices", "vertex": "vertices",
	"shelf": "shelves", "half": "halves", "leaf": "leaves", "life": "lives", "knife": "knives",
	"quiz": "quizzes", "hero": "heroes", "echo": "echoes", "veto": "vetoes", "cargo": "cargoes",
	"data": "data", "series": "series", "staff": "staff", "software": "software", "hardware": "hardware",
	"feedback": "feedback", "traffic": "traffic", "equipment": "equipment", "information": "information", "media": "media",
}

func pluralWord(w string) string {
	lower := strings.ToLower(w)
	if p, ok := irregular[lower]; ok && len(lower) == len(w) {
		return w[:1] + p[1:]
	}
	switch {
	case len(w) < 2:
		return w + "s"
	case strings.HasSuffix(lower, "sis"):
		return w[:len(w)-2] + "es"
	case strings.ContainsAny(lower[len(lower)-1:], "sxz"), strings.HasSuffix(lower, "ch"), strings.HasSuffix(lower, "sh"):
		return w + "es"
	case strings.HasSuffix(lower, "y") && !strings.ContainsRune("aeiou", rune(lower[len(lower)-2])):
		return w[:len(w)-1] + "ies"
	default:
		return w + "s"
	}
}

// Article returns the indefinite article of a noun phrase: the override where
// there is one ("-" gives none), else by the sound of the first word.
func Article(noun, override string) string {
	switch {
	case override == "-":
		return ""
	case override != "":
		return override
	case soundsVowel(firstWord(noun)):
		return "an"
	default:
		return "a"
	}
}

func firstWord(s string) string {
	w, _, _ := strings.Cut(strings.TrimSpace(s), " ")
	w, _, _ = strings.Cut(w, "-")
	return w
}

// Beginnings that do not sound as they are spelt.
var (
	silentH   = []string{"hour", "honest", "honour", "honor", "heir"}
	soundsYou = []string{"uni", "use", "usa", "usu", "uti", "ubi", "ure", "eu", "ewe", "one", "once", "ouija"}
	truly     = []string{"unin", "unim", "unid", "unint"} // un- before i: uninstalled, unimportant
)

func soundsVowel(w string) bool {
	if w == "" {
		return false
	}
	if isInitialism(w) {
		return strings.ContainsRune("AEFHILMNORSX", rune(w[0]))
	}
	lower := strings.ToLower(w)
	switch {
	case begins(lower, silentH), begins(lower, truly):
		return true
	case begins(lower, soundsYou):
		return false
	default:
		return strings.ContainsRune("aeiou", rune(lower[0]))
	}
}

// isInitialism says whether a word is spelt out letter by letter: SLA, API. Acronyms that are read as words (LAN) begin
// with the same sound more often than not; where not, the pack gives the article.
func isInitialism(w string) bool {
	return len(w) <= 5 && strings.Trim(w, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == ""
}

// begins says whether a text begins with one of a list.
func begins(s string, list []string) bool {
	return slices.ContainsFunc(list, func(p string) bool { return strings.HasPrefix(s, p) })
}
