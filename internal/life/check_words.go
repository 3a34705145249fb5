package life

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/corpus"
)

// day is the day on which texts are searched for typed values; no rule depends on which it is.
var day = corpus.NewDate(2024, 3, 6)

// longest is the most characters of a text.
const longest = 160

// text holds any text against the rules that all of them have.
func (c *checker) text(key, text string) bool {
	switch spans := corpus.Uncovered(text, day, nil, nil); {
	case strings.TrimSpace(text) == "":
		c.add(key, "nothing stands here; write it")
	case text != strings.Join(strings.Fields(text), " "):
		c.add(key, "%q has blanks at its ends, in a row, or a line break; leave single blanks between words", text)
	case utf8.RuneCountInString(text) > longest:
		c.add(key, "longer than %d characters; shorten it", longest)
	case strings.ContainsAny(text, "{}"):
		c.add(key, "%q has braces that are no slot of this key; take them out", text)
	case len(spans) > 0:
		c.add(key, "%q holds %q, a number, date, time or another typed value; say it without", text, spans[0].Surface)
	default:
		return true
	}
	return false
}

// phrase holds words inside a sentence against the rules: a small letter at the start, and no punctuation but commas.
func (c *checker) phrase(key, text string) {
	if !c.text(key, text) {
		return
	}
	first, _ := utf8.DecodeRuneInString(text)
	word, _, _ := strings.Cut(text, " ")
	if word, _, _ = strings.Cut(word, "'"); unicode.IsUpper(first) && word != "I" {
		c.add(key, "%q begins with a capital letter; it stands inside sentences, begin it with a small one", text)
	}
	if strings.ContainsAny(text, ".!?;:/") || strings.HasSuffix(text, ",") {
		c.add(key, "%q has punctuation of a sentence; it stands inside sentences, leave . ! ? ; : / out", text)
	}
}

// phrases holds a list of phrases against the rules, most 0 for any number.
func (c *checker) phrases(key string, texts []string, least, most int) {
	c.count(key, len(texts), least, most)
	for i, text := range texts {
		at := fmt.Sprintf("%s[%d]", key, i)
		c.phrase(at, text)
		if text != "" && slices.Contains(texts[:i], text) {
			c.add(at, "%q stands here twice; leave one", text)
		}
	}
}

func (c *checker) sentence(key, text string) {
	if !c.text(key, text) {
		return
	}
	if first, _ := utf8.DecodeRuneInString(text); !unicode.IsUpper(first) || !strings.HasSuffix(text, ".") ||
		strings.Contains(text, ". ") {
		c.add(key, "%q is not one sentence; begin with a capital letter and end with the only full stop", text)
	}
}

func (c *checker) infinitive(key, text string) {
	if strings.HasPrefix(text, "to ") {
		c.add(key, "%q begins with to; leave the to out", text)
	}
}

// voice refuses pronouns that do not fit who speaks.
func (c *checker) voice(key, text, who string, pronouns ...string) {
	for _, word := range pronouns {
		if strings.Contains(padded(text), padded(word)) {
			c.add(key, "%q says %s, and %s; say it in a way that fits", text, word, who)
		}
	}
}

var kebabForm = regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)

func (c *checker) kebab(key, text string) {
	if !kebabForm.MatchString(text) {
		c.add(key, "%q is no key; write small letters with hyphens between words, as in reading-chair", text)
	}
}

// words holds a name of a thing, an aspect or a value against the rules, and says whether it keeps them.
func (c *checker) words(key, text string, most int) bool {
	if !c.text(key, text) {
		return false
	}
	bad := strings.IndexFunc(text, func(r rune) bool { return !unicode.IsLower(r) && !strings.ContainsRune(" -'", r) })
	switch n := len(strings.Fields(text)); {
	case bad >= 0:
		r, _ := utf8.DecodeRuneInString(text[bad:])
		c.add(key, "%q holds %q; write small letters, blanks, hyphens and apostrophes only", text, r)
		return false
	case n > most:
		c.add(key, "%q has %d words; write %d at most", text, n, most)
		return false
	}
	return true
}

// padded is a text in small letters as words with a blank at either end, so that whole words can be searched in it.
func padded(text string) string {
	return " " + strings.Join(strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !unicode.IsLetter(r) && !strings.ContainsRune("-'", r)
	}), " ") + " "
}
