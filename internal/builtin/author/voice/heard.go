package voice

import (
	"slices"
	"strings"
	"unicode"

	"memloom/internal/builtin/author/grammar"
)

// Marked says whether a text shows one of the habits of a voice.
func (v *Voice) Marked(text string) bool {
	low := strings.ToLower(text)
	plain := strings.TrimRightFunc(low, func(r rune) bool { return !unicode.IsLetter(r) })
	holds := func(list []string, in func(string, string) bool, s string) bool {
		return slices.ContainsFunc(list, func(h string) bool { return in(s, strings.ToLower(Bare(h))) })
	}
	return holds(v.Opens, strings.HasPrefix, low) || holds(v.Closes, strings.HasSuffix, plain) ||
		holds(v.Says, strings.Contains, low) ||
		v.Emoji == 2 && strings.ContainsFunc(text, func(r rune) bool {
			return r > 0x2190 && r != '…'
		}) || v.Punct != PlainStop && v.Punct != ShortSentences && v.punctuated(text) > 0
}

// Led puts a habit before or behind a text that shows none: an opening, a phrase, or an ending.
func (v *Voice) Led(text string) string {
	before := append(slices.Clone(v.Opens), v.Says...)
	switch {
	case len(before) > 0:
		rest := text
		if first, _, _ := strings.Cut(text, " "); !v.Lower && len(first) > 1 && grammar.StartsLower(first[1:]) {
			rest = strings.ToLower(text[:1]) + text[1:]
		}
		return grammar.Capitalised(grammar.Punctuated(before[0], ",")) + " " + rest
	case len(v.Closes) > 0:
		return grammar.Stopped(text) + " " + grammar.Capitalised(grammar.Stopped(v.Closes[0]))
	}
	return text
}

// Heard scores how much of a voice a text shows: its habits, its punctuation, its emoji, and whether it contracts words.
func (v *Voice) Heard(text string) int {
	low, n := strings.ToLower(text), 0
	plain := strings.TrimRightFunc(low, func(r rune) bool { return !unicode.IsLetter(r) })
	for _, h := range v.Opens {
		n += yes(strings.HasPrefix(low, strings.ToLower(Bare(h))), 6)
	}
	for _, h := range v.Closes {
		n += yes(strings.HasSuffix(plain, strings.ToLower(Bare(h))), 5)
	}
	for _, h := range v.Says {
		n += yes(strings.Contains(low, strings.ToLower(Bare(h))), 6)
	}
	if smiles := strings.IndexFunc(text, func(r rune) bool { return r > 0x2190 }) >= 0; smiles {
		n += [...]int{-8, 1, 5}[v.Emoji]
	}
	if grammar.WrittenOut(text) != text { // something is contracted
		n += [...]int{3, 1, -8}[v.Formality]
	} else {
		n += [...]int{-1, 0, 4}[v.Formality]
	}
	return n + v.punctuated(text)
}

func yes(is bool, n int) int {
	if is {
		return n
	}
	return 0
}

// punctuated says how well a text shows the writer's habit of punctuation.
func (v *Voice) punctuated(text string) int {
	end := strings.TrimRightFunc(text, func(r rune) bool { return r > 0x2190 || r == ' ' })
	marks := map[Punctuation]bool{
		NoFinalStop: !strings.ContainsAny(end[max(0, len(end)-1):], ".!?…"), Ellipsis: strings.HasSuffix(end,
			"…"), Exclamation: strings.Contains(text, "!"),
		Semicolons: strings.Contains(text, ";"), Dashes: strings.Contains(text, "–"), Brackets: strings.Contains(text,
			"("),
	}
	n := 0
	if marks[v.Punct] {
		n += 4
	}
	if v.Lower && grammar.StartsLower(text) {
		n += 5
	}
	return n
}

// Bare is a habit without its punctuation, as the tables of places have it.
func Bare(habit string) string {
	s := strings.TrimRight(habit, ",.:;!")
	if strings.HasPrefix(s, "I ") {
		return s
	}
	return strings.ToLower(s[:1]) + s[1:]
}
