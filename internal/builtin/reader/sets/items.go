package sets

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/prompts"
)

// itemsOf are the things that a question lists, and its other words. Where a thing begins and ends is found out from the
// messages that speak of it; ok is false where one is spoken of nowhere.
func itemsOf(in prompts.SolveIn) (items []string, words []text.Token, ok bool) {
	said := spoken(in)
	parts := joinedParts(cutList(in.Question), said)
	if len(parts) < 2 {
		return nil, nil, false
	}
	first, head := longestTail(parts[0], said)
	for i := 0; i < len(parts); i++ {
		switch {
		case i == 0:
			items = append(items, first)
			continue
		case i == len(parts)-1:
			last, tail := longestHead(parts[i].text, said)
			if last == "" {
				return nil, nil, false
			}
			items = append(items, last)
			return items, text.Tokenise(head + " ; " + tail), first != ""
		}
		if !said.holds(parts[i].text) {
			return nil, words, false
		}
		items = append(items, parts[i].text)
	}
	return nil, nil, false
}

// part is a piece of a list, with what joins it to the next.
type part struct{ text, joint string }

// cutList cuts a question at its commas and conjunctions; "the earliest first" behind the last comma is no thing.
func cutList(q string) []part {
	q = strings.TrimRight(q, "?. ")
	for _, tail := range []string{" first", " order"} {
		if i := strings.LastIndex(q, ","); i > 0 && strings.HasSuffix(q, tail) && len(q)-i < 40 {
			q = q[:i]
		}
	}
	var out []part
	for q != "" {
		at, joint := len(q), ""
		for _, j := range []string{", and ", ", ", " and "} {
			if i := strings.Index(q, j); i >= 0 && (i < at || i == at && len(j) > len(joint)) {
				at, joint = i, j
			}
		}
		out = append(out, part{q[:at], joint})
		q = q[at+len(joint):]
	}
	return out
}

// joinedParts joins pieces around a conjunction that is said between the same words: "Crime and Punishment".
func joinedParts(parts []part, said talked) []part {
	var out []part
	for _, p := range parts {
		n := len(out)
		if n > 0 && out[n-1].joint == " and " {
			before, behind := strings.Fields(out[n-1].text), strings.Fields(p.text)
			if len(before) > 0 && len(behind) > 0 && said.holds(before[len(before)-1]+" and "+behind[0]) {
				out[n-1] = part{out[n-1].text + " and " + p.text, p.joint}
				continue
			}
		}
		out = append(out, p)
	}
	return out
}

// talked is all that messages say, one after the other.
type talked string

func spoken(in prompts.SolveIn) talked {
	var b strings.Builder
	for _, m := range in.Messages {
		if in.AskedAt == 0 || m.At < in.AskedAt {
			b.WriteString(m.Text)
			b.WriteByte('\n')
		}
	}
	return talked(b.String())
}

// holds says that a name stands there as it is, but for the case of its first letter, between other words.
func (t talked) holds(name string) bool {
	name = strings.TrimSpace(name)
	if name == "" {
		return false
	}
	r, size := utf8.DecodeRuneInString(name)
	for _, first := range []rune{unicode.ToUpper(r), unicode.ToLower(r)} {
		form := string(first) + name[size:]
		for from := 0; ; {
			i := strings.Index(string(t)[from:], form)
			if i < 0 {
				break
			}
			at := from + i
			before, _ := utf8.DecodeLastRuneInString(string(t)[:at])
			after, _ := utf8.DecodeRuneInString(string(t)[at+len(form):])
			if !wordRune(before) && !wordRune(after) {
				return true
			}
			from = at + 1
		}
	}
	return false
}

func wordRune(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// longestTail is the longest name at the end of a piece that is spoken of, and what stands before it.
func longestTail(p part, said talked) (name, before string) {
	words := strings.Fields(p.text)
	for i := range words {
		low := strings.ToLower(words[i])
		if english.FunctionWord(low) && !english.Determiners[low] && words[i] == low {
			continue
		}
		if name = strings.Join(words[i:], " "); said.holds(name) {
			return afterOf(words[i:], said), strings.Join(words[:i], " ") + " "
		}
	}
	return "", p.text
}

// afterOf cuts "the independence of" off a name: what stands behind "of" and a word in small letters is spoken of too.
func afterOf(words []string, said talked) string {
	for i := len(words) - 2; i > 0; i-- {
		r, _ := utf8.DecodeRuneInString(words[i-1])
		if words[i] == "of" && unicode.IsLower(r) && said.holds(strings.Join(words[i+1:], " ")) {
			return strings.Join(words[i+1:], " ")
		}
	}
	return strings.Join(words, " ")
}

// longestHead is the longest name at the beginning of a piece that is spoken of, and what stands behind it.
func longestHead(s string, said talked) (name, behind string) {
	words := strings.Fields(s)
	for i := len(words); i > 0; i-- {
		last := words[i-1]
		if i < len(words) && words[i] != strings.ToLower(words[i]) {
			continue // the name goes on
		}
		if last == strings.ToLower(last) && (english.FunctionWord(last) || i > 1 && links[english.Stem(last)]) {
			continue
		}
		if name = strings.Join(words[:i], " "); said.holds(name) {
			return name, strings.Join(words[i:], " ")
		}
	}
	return "", s
}
