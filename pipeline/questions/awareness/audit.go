package awareness

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// audited is the computed part of step 4: nothing but the evidence may tell the
// right option. That nobody answers it without evidence is the blind filter's
// to say (E22).
func audited(c composed) bool {
	return keyOutsideLock(c) && equalAuthority(c) && evenLength(c)
}

// keyOutsideLock: the question holds no option's value (E17). A wrong value in
// it would be as telling as the right one.
func keyOutsideLock(c composed) bool {
	lock := strings.ToLower(strings.Join([]string{c.task, c.situation, c.ask.Given, c.ask.Case, c.ask.Term, c.ask.Person}, "\n"))
	for _, o := range c.options() {
		if strings.Contains(lock, strings.ToLower(o.Plan.Says[0].Value)) {
			return false
		}
	}
	return true
}

// equalAuthority: all options state values of one kind, no two options say the
// same, and where they act, each act comes with the right value as often as
// with a wrong one, so that neither act nor value stands out.
func equalAuthority(c composed) bool {
	type said struct{ act, value string }
	seen, right := map[said]bool{}, map[string]int{}
	for _, o := range c.options() {
		s := said{o.Plan.Act, strings.ToLower(o.Plan.Says[0].Value)}
		if seen[s] || o.Plan.Says[0].Asked.Kind != c.right.Plan.Says[0].Asked.Kind {
			return false
		}
		seen[s] = true
		if s.value == strings.ToLower(c.right.Plan.Says[0].Value) {
			right[s.act]++
		} else {
			right[s.act]--
		}
	}
	if len(right) == 1 { // all act alike, or none acts
		return true
	}
	for _, n := range right {
		if n != 0 {
			return false
		}
	}
	return true
}

// evenLength: no option's value is more than twice as long as another's, unless
// both are short words.
func evenLength(c composed) bool {
	const short = 18
	var lengths []int
	for _, o := range c.options() {
		lengths = append(lengths, utf8.RuneCountInString(o.Plan.Says[0].Value))
	}
	return slices.Max(lengths) <= max(short, 2*slices.Min(lengths))
}
