package awareness

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// audited is the computed part of step 4: nothing but the evidence may tell the right option. That no one answers it
// without evidence is the blind filter's to say (E22).
func audited(c composed) bool {
	return keyOutsideLock(c) && equalAuthority(c) && evenLength(c)
}

// keyOutsideLock: the question holds no option's value (E17). A wrong value in it would be as telling as the right one.
func keyOutsideLock(c composed) bool {
	parts := []string{c.task, c.situation, c.ask.Given, c.ask.Case, c.ask.Term, c.ask.Person}
	for _, clue := range c.ask.Clues {
		parts = append(parts, clue.Value)
	}
	lock := strings.ToLower(strings.Join(parts, "\n"))
	for _, o := range c.options() {
		if strings.Contains(lock, strings.ToLower(o.Plan.Says[0].Value)) {
			return false
		}
	}
	return true
}

// equalAuthority: all options state values of one kind, no two options say the
// same, and where they differ in what they do, either act comes as often.
func equalAuthority(c composed) bool {
	type said struct{ act, subject, value string }
	seen, acts := map[said]bool{}, map[string]int{}
	for _, o := range c.options() {
		s := said{o.Plan.Act, o.Plan.Says[0].Asked.Subject, strings.ToLower(o.Plan.Says[0].Value)}
		if seen[s] || o.Plan.Says[0].Asked.Kind != c.right.Plan.Says[0].Asked.Kind {
			return false
		}
		seen[s] = true
		acts[o.Plan.Act]++
	}
	return len(acts) == 1 || len(acts) == 2 && 2*acts[c.right.Plan.Act] == len(seen)
}

// evenLength: no option's value is more than twice as long as another's, unless both are short words.
func evenLength(c composed) bool {
	const short = 18
	var lengths []int
	for _, o := range c.options() {
		lengths = append(lengths, utf8.RuneCountInString(o.Plan.Says[0].Value))
	}
	return slices.Max(lengths) <= max(short, 2*slices.Min(lengths))
}
