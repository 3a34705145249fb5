package stats

import "strings"

// lengths measures messages in words, as blanks part them, and in tokens (E11).
type lengths struct {
	*run
	words, tokens values
	sum           int // of tokens
}

func newLengths(r *run) measure { return &lengths{run: r, words: values{}, tokens: values{}} }

func (m *lengths) add(w *world) {
	for i := range w.c.Messages {
		x := &w.c.Messages[i]
		m.words.add(len(strings.Fields(x.Text)))
		m.tokens.add(x.Tokens)
		m.sum += x.Tokens
	}
}

func (m *lengths) conclude(s *section) {
	s.count("tokens of all messages", m.sum)
	s.sample("length", "words", m.words, append(intended(float64(m.Words)), m.organised(point("E11", 41.5))...)...)
	if m.Words > 0 {
		x := &s.Samples[len(s.Samples)-1]
		x.Aim = aimOf(x.Mean, between("", (1-aimLength)*float64(m.Words), (1+aimLength)*float64(m.Words)), false)
	}
	s.sample("length in tokens", "tokens", m.tokens, m.organised(point("E11", 82.8))...)
}
