package corpus

import (
	"slices"
	"strings"
	"unicode"
)

// PetPhrase splits a habit in the notation of profiles, "opens: Right,", into its sort and its words, in lower case and
// without the punctuation at their end. It is not ok for habits that are no phrase: punctuation is shared by many people.
func PetPhrase(habit string) (sort, words string, ok bool) {
	sort, words, _ = strings.Cut(habit, ": ")
	ok = sort == "opens" || sort == "closes" || sort == "says"
	return sort, strings.ToLower(strings.TrimRight(words, ",.:;!")), ok
}

// HoldsPetPhrase says whether a text has one of some habits' phrases in its place: an opening at its start, an ending at
// its end, another phrase anywhere. It returns the habit.
func HoldsPetPhrase(text string, habits []string) (string, bool) {
	low := strings.ToLower(text)
	plain := strings.TrimRightFunc(low, func(r rune) bool { return !unicode.IsLetter(r) })
	spaced := " " + strings.Map(letters, low) + " "
	i := slices.IndexFunc(habits, func(h string) bool {
		sort, words, ok := PetPhrase(h)
		switch {
		case !ok || words == "":
			return false
		case sort == "opens":
			rest, ok := strings.CutPrefix(low, words)
			return ok && strings.ContainsAny(rest[:min(1, len(rest))], ",.:!")
		case sort == "closes":
			return strings.HasSuffix(plain, words)
		}
		return strings.Contains(spaced, " "+strings.Map(letters, words)+" ")
	})
	if i < 0 {
		return "", false
	}
	return habits[i], true
}

// letters makes blanks of everything but letters and apostrophes.
func letters(r rune) rune {
	if unicode.IsLetter(r) || r == '\'' {
		return r
	}
	return ' '
}

// StylesDiffer lists the scales on which two styles are on different levels.
func StylesDiffer(a, b Style) []string {
	var out []string
	for _, s := range StyleScales() {
		if *s.Of(&a) != *s.Of(&b) {
			out = append(out, s.Name)
		}
	}
	return out
}

// Standing is how somebody stands to a group, as the lists of its members and guests have it.
type Standing string

// The standings. Whoever has neither a seat nor is a guest is an outsider.
const (
	Outsider Standing = ""
	Guest    Standing = "guest"
	Seated   Standing = "member"
)

// Standings are how people stand to groups, by the group's id and the person's name; outsiders are left out.
func Standings(members []Member, people []Person) map[[2]string]Standing {
	names, out := NamesByID(people), map[[2]string]Standing{}
	for _, m := range members {
		at := [2]string{m.GroupID, names[m.PersonID]}
		switch {
		case !m.Guest:
			out[at] = Seated
		case out[at] == Outsider:
			out[at] = Guest
		}
	}
	return out
}
