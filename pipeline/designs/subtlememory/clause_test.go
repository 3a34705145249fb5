package subtlememory

import "testing"

// A sentence is a clause without its stop, but for one that a name needs.
func TestClauseOf_StopsOfNamesStay(t *testing.T) {
	for sentence, want := range map[string]string{
		"The mayor of Bree is Ada Lind.":           "the mayor of Bree is Ada Lind",
		"In that film, Holmes is played by Cy Jr.": "in that film, Holmes is played by Cy Jr.",
		"Ada Lind holds the record.":               "Ada Lind holds the record",
	} {
		if got := clauseOf(sentence); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
