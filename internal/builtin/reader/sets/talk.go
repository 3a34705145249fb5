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

// Talks says that messages are of talks with an assistant: one of them is the assistant's, or all are of one speaker
// and stand in no group.
func Talks(messages []prompts.Shown) bool {
	if slices.ContainsFunc(messages, func(m prompts.Shown) bool { return m.Speaker == assistant }) {
		return true
	}
	return len(messages) > 0 && !slices.ContainsFunc(messages, func(m prompts.Shown) bool {
		return m.Group != "" || m.Speaker != messages[0].Speaker
	})
}

// sentence is a sentence of a message, with the dates in it.
type sentence struct {
	msg   int // its message
	user  bool
	asks  bool // ends with a question mark
	text  string
	toks  []text.Token
	dates []dated
}

// quote returns a stretch of a sentence, word for word.
func (s *sentence) quote(from, to int) string {
	if from >= to {
		return ""
	}
	return s.text[s.toks[from].Start:s.toks[to-1].End]
}

// whole is the sentence, word for word.
func (s *sentence) whole() string { return s.quote(0, len(s.toks)) }

// has says that a stem stands in the sentence.
func (s *sentence) has(stem string) bool {
	return slices.ContainsFunc(s.toks, func(t text.Token) bool { return t.Stem == stem })
}

// listen reads those messages that hold one of some pieces of words, all of them where there are none. Messages at or
// after the time of asking are left out; an asking time of zero leaves out nothing.
func listen(messages []prompts.Shown, until corpus.Stamp, pieces []string) []sentence {
	var out []sentence
	for i, m := range messages {
		if until != 0 && m.At >= until || !holdsAny(m.Text, pieces) {
			continue
		}
		out = append(out, sentencesOf(m.Text, i, m.Speaker != assistant)...)
	}
	return out
}

func holdsAny(s string, pieces []string) bool {
	low := strings.ToLower(s)
	return len(pieces) == 0 || slices.ContainsFunc(pieces, func(p string) bool { return strings.Contains(low, p) })
}

// sentencesOf cuts a text into sentences.
func sentencesOf(s string, msg int, user bool) []sentence {
	toks := text.Tokenise(s)
	var out []sentence
	from := 0
	for i := 0; i <= len(toks); i++ {
		if i < len(toks) && !endsAt(toks, i) {
			continue
		}
		if i > from {
			x := sentence{msg: msg, user: user, asks: i < len(toks) && toks[i].Low == "?", text: s, toks: toks[from:i]}
			x.dates = datesIn(x.toks)
			out = append(out, x)
		}
		from = i + 1
	}
	return out
}

var titles = english.Words("st mr mrs ms dr prof vs jr sr mt no vol op")

// endsAt says that a sentence ends at a token. Initials and titles are no ends, and neither is a full stop inside a word.
func endsAt(toks []text.Token, i int) bool {
	if toks[i].Kind != text.Punct {
		return false
	}
	switch toks[i].Low {
	case "!", "?", "…", "\n":
		return true
	case ".":
		if i == 0 || i+1 == len(toks) || toks[i+1].Low == "\n" {
			return true
		}
		before, next := toks[i-1], toks[i+1]
		initial := len(before.Low) == 1 && before.Capital || titles[before.Low] && before.Capital
		small := next.Kind == text.Word && !next.Capital
		return !next.Glued && !small && !(initial && next.Capital && !english.FunctionWord(next.Low))
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
