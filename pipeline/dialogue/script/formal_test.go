package script

import (
	"testing"

	"memloom/internal/corpus"
)

// TestFormal: staff call those who lead by title and family name, and each other by no title (E14).
func TestFormal(t *testing.T) {
	for _, c := range []struct {
		person corpus.Person
		want   string
	}{
		{corpus.Person{Name: "Nora van Aalst", Rank: 1, Gender: "female", Education: "master"}, "Ms van Aalst"},
		{corpus.Person{Name: "Ole Brandt", Rank: 2, Gender: "male", Education: "bachelor"}, "Mr Brandt"},
		{corpus.Person{Name: "Ole Brandt", Rank: 2, Gender: "male", Education: "phd"}, "Dr Brandt"},
		{corpus.Person{Name: "Ole Brandt", Rank: 3, Gender: "male", Education: "phd"}, ""},
		{corpus.Person{Name: "Nora", Rank: 1, Gender: "female"}, ""},
	} {
		if got := formal(c.person); got != c.want {
			t.Errorf("%+v is called %q, want %q", c.person, got, c.want)
		}
	}
}
