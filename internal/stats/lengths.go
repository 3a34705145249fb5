package stats

import "strings"

// lengths measures messages in words, as blanks part them, and in tokens (E11).
func (m *measurer) lengths(s *section) {
	var words, tokens []float64
	sum := 0
	for i := range m.c.Messages {
		x := &m.c.Messages[i]
		words = append(words, float64(len(strings.Fields(x.Text))))
		tokens = append(tokens, float64(x.Tokens))
		sum += x.Tokens
	}
	s.count("tokens of all messages", sum)
	s.sample("length", "words", words, append(intended(float64(m.Words)), m.organised(point("E11", 41.5))...)...)
	if m.Words > 0 {
		x := &s.Samples[len(s.Samples)-1]
		x.Aim = aimOf(x.Mean, between("", (1-aimLength)*float64(m.Words), (1+aimLength)*float64(m.Words)), false)
	}
	s.sample("length in tokens", "tokens", tokens, m.organised(point("E11", 82.8))...)
}
