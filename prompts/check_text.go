package prompts

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// What no text of a corpus may hold (promise 5): traces of templates and
// placeholders that were never filled, and ids of records.
var (
	marker = regexp.MustCompile(
		`\{\{|\}\}|\$\{|<[A-Za-z_/][^<>\n]*>|\{[A-Za-z_.]+\}|%!?[sdvq]\b|%![A-Za-z]?\(|\[(?:(?i:name|date|value|todo|placeholder|(?:insert|your)\b[^\]\n]*)|[A-Z]+_[A-Z_]+)\]|(?i:\blorem\b)|\b(?:TODO|FIXME|XXX)\b|\{[^{}\n]{0,40}\}|\[\[|\]\]`)
	rawID = regexp.MustCompile(
		`\b(?:[A-Za-z]{1,2}\d+(?:[./][A-Za-z]+\.?\d+)+|[A-Za-z]{1,3}\d{3,}|(?i:msg|message|task|fact|item|slot|segment|person|group|thread)(?:_|-|_id[:= ]?)\d+)\b`)
)

// Markers returns the placeholders and template markers that a text holds, in order of place.
func Markers(text string) []string {
	// The expression is dear, and nearly every text is free of all it begins with.
	if !strings.ContainsAny(text, "{}<[]") && !hasVerb(text) && !strings.Contains(text, "TODO") && !strings.Contains(text,
		"FIXME") &&
		!strings.Contains(text, "XXX") && !strings.Contains(strings.ToLower(text), "lorem") {
		return nil
	}
	return marker.FindAllString(text, -1)
}

// hasVerb says whether a text has a percent sign as formats have it: not after a number, but before a letter or mark.
func hasVerb(text string) bool {
	for i := range len(text) - 1 {
		if text[i] == '%' && strings.IndexByte("!sdvq", text[i+1]) >= 0 {
			return true
		}
	}
	return false
}

// Unseen returns the first rune of a text that no one sees or that stands for bytes that were no text; ok is false for
// none. Lines may end, and emoji may be joined.
func Unseen(text string) (r rune, ok bool) {
	if !utf8.ValidString(text) {
		return unicode.ReplacementChar, true
	}
	for _, r := range text {
		hidden := unicode.IsControl(r) && r != '\n' || unicode.Is(unicode.Cf, r) && r != joiner
		if hidden || r == unicode.ReplacementChar {
			return r, true
		}
	}
	return 0, false
}

const joiner = '\u200d' // of emoji

// RawIDs returns what looks like the id of a record and does not be in the material that the text was written from:
// a name such as "EN301" is no leak where the material has it. An id inside a link is part of the link.
func RawIDs(text string, material func() string) []string {
	if !hasCounter(text) { // the expression is dear
		return nil
	}
	var ids []string
	for _, at := range rawID.FindAllStringIndex(text, -1) {
		id := text[at[0]:at[1]]
		if !strings.Contains(material(), id) && !strings.Contains(wordAround(text, at[0]), "://") {
			ids = append(ids, id)
		}
	}
	return ids
}

// hasCounter says whether a digit follows a letter, at once, after a hyphen or underscore, or after "_id" and a sign:
// as in every id.
func hasCounter(text string) bool {
	letter := func(i int) bool { return i >= 0 && text[i]|0x20-'a' < 26 }
	for i := range len(text) {
		if text[i]-'0' >= 10 {
			continue
		}
		if letter(i-1) || letter(i-2) &&
			(text[i-1] == '-' || text[i-1] == '_' || strings.HasSuffix(text[:i-1], "_id")) {
			return true
		}
	}
	return false
}

// wordAround returns the text between the blanks around a byte.
func wordAround(text string, at int) string {
	start := strings.LastIndexAny(text[:at], " \t\n") + 1
	if end := strings.IndexAny(text[at:], " \t\n"); end >= 0 {
		return text[start : at+end]
	}
	return text[start:]
}
