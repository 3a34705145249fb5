package text

import "memloom/internal/builtin/reader/english"

// Sketch tells quickly which stems a text cannot have: each stem sets one of its bits (a Bloom filter of one hash).
// Most texts do not speak of most subjects, and a probe asks each text about hundreds.
type Sketch struct {
	stems    [4]uint64
	concepts uint64 // of all stems
}

// SketchOf is the sketch of the stems of tokens.
func SketchOf(toks []Token) (s Sketch) {
	for i := range toks {
		s.concepts |= english.ConceptOf[toks[i].Stem]
		if toks[i].Kind != Punct {
			at, bit := place(toks[i].Stem)
			s.stems[at] |= bit
		}
	}
	return s
}

// May says whether a text may have a stem; without it, it surely has not.
func (s *Sketch) May(stem string) bool {
	at, bit := place(stem)
	return s.stems[at]&bit != 0
}

// MayAll says whether a text may have all of some stems.
func (s *Sketch) MayAll(stems []string) bool {
	for _, w := range stems {
		if !s.May(w) {
			return false
		}
	}
	return true
}

// MayRelate says whether a text may have a stem that is related to one.
func (s *Sketch) MayRelate(stem string) bool {
	return s.concepts&english.ConceptOf[stem] != 0 || s.May(stem)
}

// place is the bit of a stem (FNV-1a).
func place(stem string) (at uint32, bit uint64) {
	h := uint32(2166136261)
	for i := range len(stem) {
		h = (h ^ uint32(stem[i])) * 16777619
	}
	h ^= h >> 15
	return h >> 6 & 3, 1 << (h & 63)
}
