package pack

import "memloom/internal/corpus"

// Texts returns all combinations of what a day's work brings.
func (w Work) Texts() []string { return w.values().clauses() }

// values returns the work as free words, for the checks and the numbering of texts.
func (w Work) values() Values {
	return Values{Kind: string(corpus.KindText), Of: w.Of, Slots: w.Slots}
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
