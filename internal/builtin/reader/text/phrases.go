package text

// Phrases are runs of words by their first one.
type Phrases map[string][][]string

// ByFirst orders runs of words by their first one.
func ByFirst(list [][]string) Phrases {
	m := Phrases{}
	for _, p := range list {
		m[p[0]] = append(m[p[0]], p)
	}
	return m
}

// In says that one of the phrases stands in a stretch.
func (m Phrases) In(p *Parsed, s Span) bool {
	for i := s.From; i < s.To; i++ {
		if m.At(p, s, i) > 0 {
			return true
		}
	}
	return false
}

// At returns the length of a phrase that stands at a token of a sentence, or 0.
func (m Phrases) At(p *Parsed, sent Span, i int) int {
	for _, w := range m[p.Toks[i].Low] {
		if StandsAt(p, sent, i, w) {
			return len(w)
		}
	}
	return 0
}
