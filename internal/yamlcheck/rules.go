package yamlcheck

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/internal/nearest"
)

// Day is the day on which texts are searched for typed values; no rule depends on which it is.
var Day = corpus.NewDate(2024, 3, 6)

// longest is the most characters of a text.
const longest = 160

// Text holds any text against the rules that all of them have.
func (c *Checker) Text(key, text string) bool {
	switch spans := corpus.Uncovered(text, Day, nil, nil); {
	case strings.TrimSpace(text) == "":
		c.Add(key, "nothing stands here; write it")
	case text != strings.Join(strings.Fields(text), " "):
		c.Add(key, "%q has blanks at its ends, in a row, or a line break; leave single blanks between words", text)
	case utf8.RuneCountInString(text) > longest:
		c.Add(key, "longer than %d characters; shorten it", longest)
	case strings.ContainsAny(text, "{}"):
		c.Add(key, "%q has braces that are no slot of this key; take them out", text)
	case len(spans) > 0:
		c.Add(key, "%q holds %q, a number, date, time or another typed value; say it without", text, spans[0].Surface)
	default:
		return true
	}
	return false
}

// Phrase holds words inside a sentence against the rules: a small letter at the start, and no punctuation but commas.
func (c *Checker) Phrase(key, text string) {
	if !c.Text(key, text) {
		return
	}
	first, _ := utf8.DecodeRuneInString(text)
	word, _, _ := strings.Cut(text, " ")
	if word, _, _ = strings.Cut(word, "'"); unicode.IsUpper(first) && word != "I" {
		c.Add(key, "%q begins with a capital letter; it stands inside sentences, begin it with a small one", text)
	}
	if strings.ContainsAny(text, ".!?;:/") || strings.HasSuffix(text, ",") {
		c.Add(key, "%q has punctuation of a sentence; it stands inside sentences, leave . ! ? ; : / out", text)
	}
}

// Phrases holds a list of phrases against the rules, most 0 for any number.
func (c *Checker) Phrases(key string, texts []string, least, most int) {
	c.Count(key, len(texts), least, most)
	for i, text := range texts {
		at := fmt.Sprintf("%s[%d]", key, i)
		c.Phrase(at, text)
		if text != "" && slices.Contains(texts[:i], text) {
			c.Add(at, "%q stands here twice; leave one", text)
		}
	}
}

// Sentence holds one whole sentence against the rules.
func (c *Checker) Sentence(key, text string) {
	if !c.Text(key, text) {
		return
	}
	if first, _ := utf8.DecodeRuneInString(text); !unicode.IsUpper(first) || !strings.HasSuffix(text, ".") ||
		strings.Contains(text, ". ") {
		c.Add(key, "%q is not one sentence; begin with a capital letter and end with the only full stop", text)
	}
}

// Infinitive refuses a leading to.
func (c *Checker) Infinitive(key, text string) {
	if strings.HasPrefix(text, "to ") {
		c.Add(key, "%q begins with to; leave the to out", text)
	}
}

// Voice refuses pronouns that do not fit who speaks.
func (c *Checker) Voice(key, text, who string, pronouns ...string) {
	for _, word := range pronouns {
		if strings.Contains(Padded(text), Padded(word)) {
			c.Add(key, "%q says %s, and %s; say it in a way that fits", text, word, who)
		}
	}
}

// Once holds what may stand once in a file.
type Once struct {
	c  *Checker
	at map[string]string // key of the first one, by class and text
}

// NewOnce begins with nothing.
func (c *Checker) NewOnce() *Once { return &Once{c: c, at: map[string]string{}} }

// Add refuses a text of a class that stands in the file already.
func (s *Once) Add(key, class, text string) {
	id := class + "\x00" + strings.ToLower(text)
	if first, ok := s.at[id]; ok && text != "" {
		s.c.Add(key, "the %s %q stands in line %d already; write another", class, text, s.c.Place(first).Line)
		return
	}
	s.at[id] = key
}

// Known holds a word against those that are known.
func (c *Checker) Known(key, text string, known []string) {
	if !slices.Contains(known, text) {
		c.Add(key, "%q is none of %s; write one of them%s", text, strings.Join(known, ", "), nearest.Hint(text, known))
	}
}

// Count holds a number of elements against its bounds; most 0 for any.
func (c *Checker) Count(key string, n, least, most int) {
	switch {
	case n < least:
		c.Add(key, "%d stand here; write %d at least", n, least)
	case most > 0 && n > most:
		c.Add(key, "%d stand here; leave %d at most", n, most)
	}
}

var kebabForm = regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)

// Kebab holds a key against the rules.
func (c *Checker) Kebab(key, text string) {
	if !kebabForm.MatchString(text) {
		c.Add(key, "%q is no key; write small letters with hyphens between words, as in reading-chair", text)
	}
}

// Words holds a name of a thing, an aspect or a value against the rules, and says whether it keeps them.
func (c *Checker) Words(key, text string, most int) bool {
	if !c.Text(key, text) {
		return false
	}
	bad := strings.IndexFunc(text, func(r rune) bool { return !unicode.IsLower(r) && !strings.ContainsRune(" -'", r) })
	switch n := len(strings.Fields(text)); {
	case bad >= 0:
		r, _ := utf8.DecodeRuneInString(text[bad:])
		c.Add(key, "%q holds %q; write small letters, blanks, hyphens and apostrophes only", text, r)
		return false
	case n > most:
		c.Add(key, "%q has %d words; write %d at most", text, n, most)
		return false
	}
	return true
}

// Padded is a text in small letters as words with a blank at either end, so that whole words can be searched in it.
func Padded(text string) string {
	return " " + strings.Join(strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !unicode.IsLetter(r) && !strings.ContainsRune("-'", r)
	}), " ") + " "
}
