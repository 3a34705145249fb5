package english

import (
	_ "embed"
	"slices"
	"strings"
	"sync"
)

//go:embed families.txt
var familiesText string

// Sense is a family to which a word belongs, by its line, and its side of the stroke there.
type Sense struct {
	Family int
	Other  bool // behind the stroke
}

// Idiom is an expression of several words with its senses.
type Idiom struct {
	Key    string // its stems, joined by _
	Stems  []string
	Senses []Sense
}

// Families holds the families of words by stem, and expressions by their first stem.
type Families struct {
	Words  map[string][]Sense
	Idioms map[string][]Idiom
}

// Vocabulary reads the families once.
var Vocabulary = sync.OnceValue(func() Families {
	e := Families{map[string][]Sense{}, map[string][]Idiom{}}
	n := 0
	for line := range tableLines(familiesText) {
		n++
		same, other, _ := strings.Cut(line, "|")
		for w := range strings.FieldsSeq(same) {
			e.add(w, Sense{n, false})
		}
		for w := range strings.FieldsSeq(other) {
			e.add(w, Sense{n, true})
		}
	}
	return e
})

func (e *Families) add(w string, s Sense) {
	parts := strings.Split(w, "_")
	for i := range parts {
		parts[i] = Stem(parts[i])
	}
	if len(parts) == 1 {
		e.Words[parts[0]] = append(e.Words[parts[0]], s)
		return
	}
	list := e.Idioms[parts[0]]
	if i := slices.IndexFunc(list, func(d Idiom) bool { return slices.Equal(d.Stems, parts) }); i >= 0 {
		list[i].Senses = append(list[i].Senses, s)
		return
	}
	e.Idioms[parts[0]] = append(list, Idiom{strings.Join(parts, "_"), parts, []Sense{s}})
}

// endings are those by which one word is made of another: injur-e, injur-y;
// inflam-e, inflam-mation; fog, fog-gy; insur-e, insur-ance.
var endings = Words(`y e al ial ical ic ation ition ion tion sion ment ness ance ence ancy ency able ible er or ist
	ian ant ent ity ful ly ish en ive ative ous ious ure age th ship hood ery ry ing ed ate ify is iz ement eable eful`)

// changes are endings that change the end of the root: collid-e, colli-sion;
// permi-t, permi-ssion; describ-e, descri-ption; believ-e, belie-f.
var changes = Words(`d/sion t/ssion t/sion b/ption v/ption d/s v/f d/t fy/fication y/ication`)

// Derived says that two stems are of one root.
func Derived(a, b string) bool {
	n := commonPrefix(a, b)
	short := min(len(a), len(b))
	if n < 3 || n < short-2 || short > 4 && n < 4 {
		return false
	}
	ra, rb := rest(a, n), rest(b, n)
	if n >= 4 && (changes[ra+"/"+rb] || changes[rb+"/"+ra]) {
		return true
	}
	if n < 5 && ra != "" && rb != "" {
		return false
	}
	return (ra == "" || endings[ra]) && (rb == "" || endings[rb])
}

// commonPrefix is how many bytes two stems have in common at the front.
func commonPrefix(a, b string) (n int) {
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}

// rest is what a stem has behind a root, without the doubled consonant or the
// last letter of the root that changed before it.
func rest(s string, n int) string {
	r := s[n:]
	if len(r) > 1 && r[0] == s[n-1] && !endings[r] {
		return r[1:]
	}
	return r
}
