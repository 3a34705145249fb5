package reader

// phrases are runs of words by their first one.
type phrases map[string][][]string

func byFirst(list [][]string) phrases {
	m := phrases{}
	for _, p := range list {
		m[p[0]] = append(m[p[0]], p)
	}
	return m
}

// at returns the length of a phrase that stands at a token of a sentence, or 0.
func (m phrases) at(p *parsed, sent span, i int) int {
	for _, w := range m[p.toks[i].low] {
		if standsAt(p, sent, i, w) {
			return len(w)
		}
	}
	return 0
}
