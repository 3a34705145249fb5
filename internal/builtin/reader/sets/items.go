package sets

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/builtin/reader/english"
	"memloom/prompts"
)

// itemsOf are the things that a question lists, and its other words. Where a thing begins and ends is found out from the
// messages that speak of it; ok is false where one is spoken of nowhere.
func itemsOf(in prompts.SolveIn) (items []string, words string, ok bool) {
	var b strings.Builder
	for _, m := range in.Messages {
		if in.AskedAt == 0 || m.At < in.AskedAt {
			b.WriteString(m.Text + "\n")
		}
	}
	said := talked(b.String())
	items = said.listed(in.Question)
	if len(items) < 2 {
		return nil, "", false
	}
	last := len(items) - 1
	head, tail := items[0], items[last]
	items[0], items[last] = said.lastName(head), said.firstName(tail)
	words = strings.TrimSuffix(head, items[0]) + " ; " + strings.TrimPrefix(tail, items[last])
	for _, item := range items {
		if !said.holds(item) {
			return nil, "", false
		}
	}
	return items, words, true
}

// lastName is the longest name at the end of some words that is spoken of.
func (t talked) lastName(s string) string {
	words := strings.Fields(s)
	for i, w := range words {
		low := strings.ToLower(w)
		joins := w == low && english.FunctionWord(low) && !english.Determiners[low]
		if name := strings.Join(words[i:], " "); !joins && t.holds(name) {
			return name
		}
	}
	return ""
}

// firstName is the longest name at the beginning of some words that is spoken of and does not go on behind.
func (t talked) firstName(s string) string {
	words := strings.Fields(s)
	for i := len(words); i > 0; i-- {
		low := strings.ToLower(words[i-1])
		joins := words[i-1] == low && (english.FunctionWord(low) || i > 1 && links[english.Stem(low)])
		goesOn := i < len(words) && words[i] != strings.ToLower(words[i])
		if name := strings.Join(words[:i], " "); !joins && !goesOn && t.holds(name) {
			return name
		}
	}
	return ""
}

// talked is all that messages say, one after the other.
type talked string

// listed cuts a question at its commas and conjunctions, but for those that are said between the same words ("Crime and
// Punishment"). "The earliest first" behind the last comma is no thing.
func (t talked) listed(q string) []string {
	q = strings.TrimRight(q, "?. ")
	if i := strings.LastIndex(q, ","); i > 0 && len(q)-i < 40 && (strings.HasSuffix(q, " first") || strings.HasSuffix(q, " order")) {
		q = q[:i]
	}
	var out []string
	for _, part := range strings.Split(strings.ReplaceAll(q, ", and ", ", "), ", ") {
		for i, p := range strings.Split(part, " and ") {
			if i > 0 && len(out) > 0 {
				before, behind := strings.Fields(out[len(out)-1]), strings.Fields(p)
				if len(before) > 0 && len(behind) > 0 && t.holds(before[len(before)-1]+" and "+behind[0]) {
					out[len(out)-1] += " and " + p
					continue
				}
			}
			out = append(out, p)
		}
	}
	return out
}

// holds says that a name stands there as it is, but for the case of its first letter, between other words.
func (t talked) holds(name string) bool {
	r, size := utf8.DecodeRuneInString(name)
	for _, first := range []rune{unicode.ToUpper(r), unicode.ToLower(r)} {
		pieces := strings.Split(string(t), string(first)+name[size:])
		for i := 1; i < len(pieces) && name != ""; i++ {
			before, _ := utf8.DecodeLastRuneInString(pieces[i-1])
			behind, _ := utf8.DecodeRuneInString(pieces[i])
			if !unicode.IsLetter(before) && !unicode.IsDigit(before) && !unicode.IsLetter(behind) && !unicode.IsDigit(behind) {
				return true
			}
		}
	}
	return false
}
