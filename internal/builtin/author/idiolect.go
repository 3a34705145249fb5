package author

import "hash/fnv"

// Everybody has turns of phrase of their own: of the shapes that fit a writer's
// style they favour some, and of the emoji one, for as long as they write. That,
// and not style alone, is what one knows a person by.

// One of so many shapes, and of emoji, is a person's own.
const (
	ownPhrases = 5
	ownEmoji   = 4
)

// favours says whether something is one of the person's own, of which there is
// one in so many.
func (v *voice) favours(s string, oneIn uint32) bool {
	h := fnv.New32a()
	h.Write([]byte(v.Name))
	h.Write([]byte(s))
	return h.Sum32()%oneIn == 0
}
