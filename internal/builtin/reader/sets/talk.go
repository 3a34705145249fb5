package sets

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// assistant is the speaker of an assistant's turns.
const assistant = "Assistant"

// Talks says that messages are of talks with an assistant: one of them is the assistant's.
func Talks(messages []prompts.Shown) bool {
	return slices.ContainsFunc(messages, func(m prompts.Shown) bool { return m.Speaker == assistant })
}

// sentence is a sentence of a message, with the dates in it, by tokens.
type sentence struct {
	msg   int // its message
	user  bool
	asks  bool // ends with a question mark
	text  string
	toks  []text.Token
	dates []dated
}

// quote returns a stretch of a sentence, word for word.
func (s *sentence) quote(at text.Span) string {
	if at.From >= at.To {
		return ""
	}
	return s.text[s.toks[at.From].Start:s.toks[at.To-1].End]
}

// holdsAll says that some stems stand in the sentence.
func (s *sentence) holdsAll(stems []string) bool {
	return !slices.ContainsFunc(stems, func(w string) bool {
		return !slices.ContainsFunc(s.toks, func(t text.Token) bool { return t.Stem == w })
	})
}

// has says that some token fits.
func has(toks []text.Token, fits func(text.Token) bool) bool { return slices.ContainsFunc(toks, fits) }

// listen reads those messages that hold one of some pieces of words, all of them where there are none. Messages at or
// after the time of asking are left out; an asking time of zero leaves out nothing.
func listen(messages []prompts.Shown, until corpus.Stamp, pieces ...string) []sentence {
	var out []sentence
	for i, m := range messages {
		low := strings.ToLower(m.Text)
		if until != 0 && m.At >= until || len(pieces) > 0 &&
			!slices.ContainsFunc(pieces, func(p string) bool { return strings.Contains(low, p) }) {
			continue
		}
		toks, from := text.Tokenise(m.Text), 0
		for k := 0; k <= len(toks); k++ {
			if k < len(toks) && !endsAt(toks, k) {
				continue
			}
			if k > from {
				s := sentence{msg: i, user: m.Speaker != assistant, asks: k < len(toks) && toks[k].Low == "?", text: m.Text,
					toks: toks[from:k]}
				s.date()
				out = append(out, s)
			}
			from = k + 1
		}
	}
	return out
}

// date finds the dates of a sentence and the tokens that they stand on.
func (s *sentence) date() {
	start := s.toks[0].Start
	for _, d := range datesIn(s.quote(text.Span{From: 0, To: len(s.toks)})) {
		at := text.Span{From: -1}
		for i, t := range s.toks {
			if t.Start >= start+d.From && t.End <= start+d.To {
				if at.From < 0 {
					at.From = i
				}
				at.To = i + 1
			}
		}
		if d.Span = at; at.From >= 0 {
			s.dates = append(s.dates, d)
		}
	}
}

func (s *sentence) inDate(i int) bool {
	return slices.ContainsFunc(s.dates, func(d dated) bool { return d.Has(i) })
}

var titles = english.Words("st mr mrs ms dr prof vs jr sr mt no vol op")

// endsAt says that a sentence ends at a token. Initials and titles are no ends, and neither is a full stop inside a word.
func endsAt(toks []text.Token, i int) bool {
	switch toks[i].Low {
	case "!", "?", "…", "\n":
		return true
	case ".":
		if i == 0 || i+1 == len(toks) {
			return true
		}
		before, next := toks[i-1], toks[i+1]
		initial := before.Capital && (len(before.Low) == 1 || titles[before.Low])
		return !next.Glued && (next.Kind != text.Word || next.Capital) && !(initial && !english.FunctionWord(next.Low))
	}
	return false
}

// content are the tokens of a stretch that name something, numbers among them; so do words of grammar inside a name.
func content(toks []text.Token) []text.Token {
	var out []text.Token
	for i, t := range toks {
		if t.Kind != text.Punct && (!english.FunctionWord(t.Low) || t.Capital && i > 0) {
			out = append(out, t)
		}
	}
	return out
}

// stems are the stems of some words, articles aside unless there are no others.
func stems(s string) []string {
	var out, all []string
	for _, t := range text.Tokenise(s) {
		if t.Kind != text.Punct {
			all = append(all, t.Stem)
			if !english.Determiners[t.Low] || t.Low == "no" {
				out = append(out, t.Stem)
			}
		}
	}
	if len(out) == 0 {
		return all
	}
	return out
}

// find finds stems one after the other, articles between them aside.
func find(toks []text.Token, stems []string) (text.Span, bool) {
	for i := range toks {
		k, n := i, 0
		for k < len(toks) && n < len(stems) && (toks[k].Stem == stems[n] || n > 0 && english.Determiners[toks[k].Low]) {
			if toks[k].Stem == stems[n] {
				n++
			}
			k++
		}
		if n == len(stems) && n > 0 {
			return text.Span{From: i, To: k}, true
		}
	}
	return text.Span{}, false
}
