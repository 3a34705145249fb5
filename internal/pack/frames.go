package pack

import (
	"strings"

	"memloom/internal/corpus"
)

// A frame is a free text with slots: "the {who} has not answered the {what}". Each slot is filled from a list of its
// own, independently of the others, so a frame says as many texts as the product of its lists.
type frame struct {
	parts []string   // what stands around the slots: one more than slots
	fills [][]string // what each slot can be
	n     int64      // how many texts it says
}

// cutFrame splits a text at its slots. Braces that do not pair stay in the
// parts, where the check of clauses finds them.
func cutFrame(text string) (parts, slots []string) {
	for {
		open := strings.IndexByte(text, '{')
		if open < 0 {
			return append(parts, text), slots
		}
		end := strings.IndexByte(text[open:], '}')
		if end < 0 {
			return append(parts, text), slots
		}
		parts, slots = append(parts, text[:open]), append(slots, text[open+1:open+end])
		text = text[open+end+1:]
	}
}

// frame returns a text of Of with what its slots can be. A slot that is not described leaves it without texts.
func (v Values) frame(text string) frame {
	parts, slots := cutFrame(text)
	f := frame{parts: parts, n: v.ways(text)}
	for _, s := range slots {
		f.fills = append(f.fills, v.Slots[s])
	}
	return f
}

// at returns text number i of the frame, the last slot turning fastest.
func (f frame) at(i int64) string {
	if len(f.fills) == 0 {
		return f.parts[0]
	}
	var pick [maxSlots]int64
	for k := len(f.fills) - 1; k >= 0; k-- {
		n := int64(len(f.fills[k]))
		pick[k], i = i%n, i/n
	}
	return f.filled(pick)
}

// filled returns the text with the given member in each slot.
func (f frame) filled(pick [maxSlots]int64) string {
	var b strings.Builder
	for k, fill := range f.fills {
		b.WriteString(f.parts[k])
		b.WriteString(fill[pick[k]])
	}
	b.WriteString(f.parts[len(f.fills)])
	return b.String()
}

// maxSlots bounds the slots of a frame; a text of sixteen words has no room for more.
const maxSlots = 4

// texts numbers the texts of a value of free words: those of its first frame, then those of the next.
func (v Values) texts() (n int64, at func(int64) corpus.Value, err error) {
	if len(v.Slots) == 0 {
		return int64(len(v.Of)), func(i int64) corpus.Value { return corpus.TextValue(corpus.KindText, v.Of[i]) }, nil
	}
	ways := make([]int64, len(v.Of))
	for i, s := range v.Of {
		ways[i] = v.ways(s)
		n += ways[i]
	}
	cut, f := -1, frame{} // the last one that was asked for: most are asked for none of their texts
	return n, func(i int64) corpus.Value {
		k := 0
		for i >= ways[k] {
			i -= ways[k]
			k++
		}
		if k != cut {
			cut, f = k, v.frame(v.Of[k])
		}
		return corpus.TextValue(corpus.KindText, f.at(i))
	}, nil
}

// ways counts the texts of a frame without cutting it.
func (v Values) ways(text string) int64 {
	n := int64(1)
	for {
		_, rest, _ := strings.Cut(text, "{")
		slot, after, ok := strings.Cut(rest, "}")
		if !ok {
			return n
		}
		n *= int64(len(v.Slots[slot]))
		text = after
	}
}
