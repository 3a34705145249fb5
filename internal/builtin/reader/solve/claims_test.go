package solve

import (
	"slices"
	"testing"
)

// A description is cut into what it says, one clause after the other.
func TestDescribedIn(t *testing.T) {
	for text, want := range map[string][]string{
		"Who keeps the ledger whose colour is red and that Mara owns?":          {"whose colour is red", "that Mara owns"},
		"Take the ledger which began on 3 May 2025. What is its colour?":        {"which began on 3 May 2025"},
		"What is the size of the ledger for which Leo, the clerk, is the owner": {"for which Leo, the clerk, is the owner"},
		"What do the messages say that the ledger holds?":                       nil,
		"Who owns the ledger?": nil,
	} {
		d, ok := describedIn(text)
		if ok != (want != nil) || !slices.Equal(d.clauses, want) {
			t.Errorf("%q gives %v, %q", text, ok, d.clauses)
		}
	}
}

// What is no claim about a value is read as before.
func TestNoClaim(t *testing.T) {
	for _, text := range []string{"Is it raining?", "What is the colour of the ledger?", "Was the ledger finished?", "Are we late?"} {
		if s, ok := readClaim(text); ok {
			t.Errorf("%q claims %q for %q", text, s.value, s.question)
		}
	}
}
