package prose

import (
	"hash/fnv"

	"memloom/internal/corpus"
)

// By these lengths repetition is measured (see docs/author.md).
const (
	RunWords     = 8       // words of a run that two messages share
	StretchWords = 133_000 // words of a stretch within which runs are compared: LoCoMo's length
)

// Runs returns how many words a text has and a hash of each run of RunWords, in order; a short text has none. The same
// run has the same hash with every masker of a world. Of runs in different words one in four billion has it too.
func (k *Masker) Runs(text string, on corpus.Date) (words int, runs []uint32) {
	read, _ := k.Read(text, on, nil, nil)
	for at := 0; at+RunWords <= len(read); at++ {
		h := uint32(1)
		for _, w := range read[at : at+RunWords] {
			h = h*0x01000193 ^ k.hashes[w]
		}
		runs = append(runs, h)
	}
	return len(read), runs
}

// Said returns the words of a text that lie in runs of some places, as Runs
// numbers them: those that follow each other are one phrase.
func (k *Masker) Said(text string, on corpus.Date, places []int) []string {
	read, _ := k.Read(text, on, nil, nil)
	var out []string
	for i := 0; i < len(places); {
		from, to := places[i], places[i]+RunWords
		for i++; i < len(places) && places[i] < to; i++ {
			to = places[i] + RunWords
		}
		out = append(out, k.Phrase(read[from:min(to, len(read))]))
	}
	return out
}

// hashOf is a hash of a word that depends on nothing else.
func hashOf(word string) uint32 {
	h := fnv.New32a()
	h.Write([]byte(word)) // never fails
	return h.Sum32()
}
