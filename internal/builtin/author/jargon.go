package author

import "strings"

// Some people speak the language of the tools ("it's in the tracker", "what's
// the fallback?"), others in plain words. Of the ways to fill a place the one
// takes what is technical, the other what is not, and what the tables have
// with one word only the writer's words replace (diction.go).

// technicalWords are words of the grammar that only who works with the tools
// would choose.
var technicalWords = wordSet("technical")

// technical says whether words of the grammar are of the sort that only
// technical people choose.
func technical(s string) bool {
	words := technicalWords()
	for w := range strings.FieldsFuncSeq(s, func(c rune) bool { return (c < 'a' || c > 'z') && c != '-' && (c < 'A' || c > 'Z') }) {
		if words[strings.ToLower(w)] {
			return true
		}
	}
	return false
}

// evenly is what weighs neither for nor against.
const evenly = 10

// leaning is how much what is technical weighs for a writer: who speaks plainly
// takes it only where there is hardly anything else, and who is new to the field knows
// fewer such words.
func (v *voice) leaning() int {
	n := [...]int{1, evenly, 4 * evenly}[v.jargon]
	return max(1, n*(100+v.lean.tools)/100)
}

// suited is how much a way to fill a place weighs for a writer.
func (v *voice) suited(way string) int {
	if technical(way) {
		return v.leaning()
	}
	if strings.ContainsRune(v.lean.likes+v.lean.avoids, 'm') && hasAny(way, modestWords) {
		return max(1, evenly*v.lean.liking(pattern{modest: true})/100)
	}
	return evenly
}
