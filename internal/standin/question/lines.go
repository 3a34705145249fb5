package question

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
	"memloom/internal/standin/template"
	"memloom/internal/standin/text"
	"memloom/prompts"
)

// words are what the names in templates mean.
type words map[string]string

// lookup gives templates their words.
func (w words) lookup(name string) (string, bool) {
	s := w[name]
	return s, s != ""
}

// set gives a name words of the input, "" for none.
func (w words) set(name, s string) {
	if w[name] = s; s != "" {
		w[name] = grammar.NameSpan(s)
	}
}

// about makes templates speak of a subject and its attribute.
func (w words) about(a prompts.Asked) {
	s := grammar.NewSubject(a.Subject)
	w.set("subject", s.Full())
	w.set("attribute", a.Attribute)
	w.set("plural", a.Plural)
	w["for"] = grammar.Joint(a.Attribute)
	w.agree(s)
}

// agree makes the verbs of templates agree with a subject.
func (w words) agree(s grammar.Subject) {
	for one, many := range map[string]string{"is": "are", "was": "were", "has": "have"} {
		w[one] = grammar.Agree(s.Plural, one, many)
	}
}

// lines returns the templates of the most special section that there is, as far as what they name is known. For each
// kind in turn, "KIND CLASS" goes before KIND.
func lines(w words, a prompts.Asked, kinds ...string) ([]template.Line, error) {
	for _, kind := range kinds {
		for _, name := range append(classes(a), "") {
			section := text.Book()[strings.TrimSpace(kind+" "+name)]
			var out []template.Line
			for _, l := range section {
				if l.Fits(w.lookup) {
					out = append(out, l)
				}
			}
			if len(out) > 0 {
				return out, nil
			}
		}
	}
	return nil, fmt.Errorf("no words for %q about class %q", kinds[0], a.Class)
}

// classes are the names by which sections know an attribute, from special to general.
func classes(a prompts.Asked) []string {
	switch {
	case a.Class == "": // what a rule requires
		return []string{string(a.Kind)}
	case a.Class == grammar.ClassEvent: // started or finished
		return []string{a.Attribute}
	case a.Class == grammar.ClassTally && a.Plural == "": // there is nothing to count
		return []string{grammar.ClassMeasure}
	case grammar.ClauseClass(a.Class):
		return []string{a.Class, "clause"}
	}
	return []string{a.Class + " " + string(a.Kind), a.Class, string(a.Kind)}
}

// phrase fills one of some templates by chance. A template that begins small is part of a sentence and stays small.
func phrase(r *rand.Rand, w words, list []template.Line) string {
	l := corpus.Pick(r, list)
	out := l.Fill(w.lookup)
	if grammar.StartsLower(l.Text) {
		return small(out)
	}
	return out
}

// small writes the first letter small.
func small(s string) string { return strings.ToLower(s[:1]) + s[1:] }

// joined lists words: "A, B and C".
func joined(list []string) string {
	last := len(list) - 1
	if last == 0 {
		return list[0]
	}
	return strings.Join(list[:last], ", ") + " and " + list[last]
}
