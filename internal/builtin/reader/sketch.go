package reader

import "memloom/internal/builtin/reader/english"

// sketch tells quickly which stems a text cannot have: each stem sets one of
// its bits (a Bloom filter of one hash). Most texts do not speak of most
// subjects, and a probe asks each text about hundreds.
type sketch struct {
	stems    [4]uint64
	concepts uint64 // of all stems
}

func sketchOf(toks []token) (s sketch) {
	for i := range toks {
		s.concepts |= english.ConceptOf[toks[i].stem]
		if toks[i].kind != punct {
			at, bit := place(toks[i].stem)
			s.stems[at] |= bit
		}
	}
	return s
}

// may says whether a text may have a stem; without it, it surely has not.
func (s *sketch) may(stem string) bool {
	at, bit := place(stem)
	return s.stems[at]&bit != 0
}

// mayAll says whether a text may have all of some stems.
func (s *sketch) mayAll(stems []string) bool {
	for _, w := range stems {
		if !s.may(w) {
			return false
		}
	}
	return true
}

// mayRelate says whether a text may have a stem that is related to one.
func (s *sketch) mayRelate(stem string) bool {
	return s.concepts&english.ConceptOf[stem] != 0 || s.may(stem)
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
