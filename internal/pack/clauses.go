package pack

import "memloom/internal/corpus"

// All returns all combinations.
func (c Clauses) All() []string { return c.values().clauses() }

// values returns the clauses as free words, for the checks and the numbering of texts.
func (c Clauses) values() Values {
	return Values{Kind: string(corpus.KindText), Of: c.Of, Slots: c.Slots}
}

// clauses returns all texts of free words.
func (v Values) clauses() []string {
	n, at, _ := v.texts()
	all := make([]string, n)
	for i := range n {
		all[i] = at(i).Text
	}
	return all
}

// clauses checks clauses, if there are any.
func (c *checker) clauses(at string, x Clauses, least int) {
	if len(x.Of)+len(x.Slots) > 0 {
		c.texts(at, x.values(), least)
	}
}
