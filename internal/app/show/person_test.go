package show

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
)

// TestProfileLines_LeaveOutWhatIsNotSaid: a design need not say rank, age or style of people.
func TestProfileLines_LeaveOutWhatIsNotSaid(t *testing.T) {
	for _, c := range []struct {
		of   corpus.Person
		want []string
	}{
		{corpus.Person{ID: "P1", Name: "Nora Hale"}, []string{"P1  Nora Hale"}},
		{corpus.Person{ID: "P2", Name: "Ada Lind", Title: "Director", Rank: 2, Age: 44,
			Style: corpus.Style{Formality: "formal",
				Emoji: "rare"}, Skills: []corpus.Skill{{Name: "law", Level: "strong"}}},
			[]string{"P2  Ada Lind, Director (L2), 44", "  writes   formal, emoji rare", "  skills   law (strong)"}},
	} {
		if got := profileLines(c.of); !slices.Equal(got, c.want) {
			t.Errorf("%s is shown as %q, want %q", c.of.Name, got, c.want)
		}
	}
}
