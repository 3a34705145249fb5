package yamlcheck

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/internal/nearest"
)

// Day is the day on which texts are searched for typed values; no rule depends on which it is.
var Day = corpus.NewDate(2024, 3, 6)

// shared are the rules that files have in common.
func (c *Checker) shared() Rules {
	return Rules{
		"text": func(key, text string) { c.Text(key, text) }, "phrase": c.Phrase, "sentence": c.Sentence, "key": c.Kebab,
		"infinitive": func(key, text string) {
			if strings.HasPrefix(text, "to ") {
				c.Add(key, "%q begins with to; leave the to out", text)
			}
		},
		"name of 3": func(key, text string) { c.Words(key, text, 3) },
		"name of 4": func(key, text string) { c.Words(key, text, 4) },
	}
}

// visit holds a value against the rules of its field's tag.
func (c *Checker) visit(v reflect.Value, tag reflect.StructTag, key string) bool {
	switch v.Kind() {
	case reflect.Slice:
		c.Count(key, v.Len(), tag.Get("count"))
		texts, ok := v.Interface().([]string)
		for i, text := range texts {
			if ok && text != "" && slices.Contains(texts[:i], text) {
				c.Add(fmt.Sprintf("%s[%d]", key, i), "%q stands here twice; leave one", text)
			}
		}
	case reflect.String:
		for name := range strings.SplitSeq(tag.Get("is"), ", ") {
			if rule := c.rules[name]; rule != nil {
				rule(key, v.String())
			}
		}
		if class := tag.Get("once"); class != "" {
			c.Once(key, class, v.String())
		}
	}
	return true
}

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

// Voice refuses pronouns that do not fit who speaks.
func (c *Checker) Voice(key, text, who string, pronouns ...string) {
	for _, word := range pronouns {
		if strings.Contains(Padded(text), Padded(word)) {
			c.Add(key, "%q says %s, and %s; say it in a way that fits", text, word, who)
		}
	}
}

// Once refuses a text of a class that is in the file already.
func (c *Checker) Once(key, class, text string) {
	id := class + "\x00" + strings.ToLower(text)
	if first, ok := c.said[id]; ok && text != "" {
		c.Add(key, "the %s %q stands in line %d already; write another", class, text, c.Place(first).Line)
		return
	}
	c.said[id] = key
}

// Known holds a word against those that are known.
func (c *Checker) Known(key, text string, known []string) {
	if !slices.Contains(known, text) {
		c.Add(key, "%q is none of %s; write one of them%s", text, strings.Join(known, ", "), nearest.Hint(text, known))
	}
}

// Count holds a number of elements against its bounds: "4" at least, "2-3", or "5-5".
func (c *Checker) Count(key string, n int, bounds string) {
	lo, hi, _ := strings.Cut(bounds, "-")
	least, _ := strconv.Atoi(lo)
	most, _ := strconv.Atoi(hi)
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

// Words holds a name of a thing, an aspect or a value against the rules.
func (c *Checker) Words(key, text string, most int) {
	if !c.Text(key, text) {
		return
	}
	bad := strings.IndexFunc(text, func(r rune) bool { return !unicode.IsLower(r) && !strings.ContainsRune(" -'", r) })
	switch n := len(strings.Fields(text)); {
	case bad >= 0:
		r, _ := utf8.DecodeRuneInString(text[bad:])
		c.Add(key, "%q holds %q; write small letters, blanks, hyphens and apostrophes only", text, r)
	case n > most:
		c.Add(key, "%q has %d words; write %d at most", text, n, most)
	}
}

// Padded is a text in small letters as words with a blank at either end, so that whole words can be searched in it.
func Padded(text string) string {
	return " " + strings.Join(strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !unicode.IsLetter(r) && !strings.ContainsRune("-'", r)
	}), " ") + " "
}
