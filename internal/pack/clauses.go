package pack

import (
	"math/rand/v2"

	"memloom/internal/corpus"
)

// At returns text number i, from 0. The frames take turns, so that texts of neighbouring numbers have different frames;
// numbers beyond a frame's texts begin them again. There is at least one text.
func (c Clauses) At(i int) string {
	n := len(c.Of)
	f := c.values().frame(c.Of[i%n])
	return f.at(int64(i/n) % f.n)
}

// Dealt returns all texts, each once, in an order to use them in. In every round each frame that has texts left gives
// one, so that a frame of many texts is heard no more often than the others.
func (c Clauses) Dealt(r *rand.Rand) []string {
	var all []string
	left := c.decks(r)
	for len(left) > 0 {
		r.Shuffle(len(left), func(i, j int) { left[i], left[j] = left[j], left[i] })
		more := left[:0]
		for _, d := range left {
			all = append(all, d[0])
			if len(d) > 1 {
				more = append(more, d[1:])
			}
		}
		left = more
	}
	return all
}

// decks returns the texts of each frame in a drawn order.
func (c Clauses) decks(r *rand.Rand) [][]string {
	v := c.values()
	decks := make([][]string, len(c.Of))
	for i, s := range c.Of {
		f := v.frame(s)
		for k := range f.n {
			decks[i] = append(decks[i], f.at(k))
		}
		decks[i] = corpus.Shuffled(r, decks[i])
	}
	return decks
}

// values returns the clauses as free words, for the checks and the numbering of texts.
func (c Clauses) values() Values {
	return Values{Kind: string(corpus.KindText), Of: c.Of, Slots: c.Slots}
}
