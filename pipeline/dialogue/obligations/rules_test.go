package obligations

import (
	"math/rand/v2"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
	"memloom/pipeline/recipe"
)

// TestWhenSomebody: what only some may say waits for one of them until the last
// day, on which anyone may who is there; what must not be said on that day for
// another reason is never said (E19).
func TestWhenSomebody(t *testing.T) {
	monday := corpus.NewDate(2025, 3, 3)
	last := monday.Add(2)
	for _, c := range []struct {
		name    string
		rank    int
		away    bool
		allowed func(day corpus.Date) bool
		want    corpus.Date // 0: never
	}{
		{"somebody with authority", 2, false, func(corpus.Date) bool { return true }, monday},
		{"nobody with authority", 5, false, func(corpus.Date) bool { return true }, last},
		{"a manager who must not", 2, false, func(corpus.Date) bool { return false }, 0},
		{"staff who must not", 5, false, func(corpus.Date) bool { return false }, 0},
		{"staff who must not on the last day", 5, false, func(day corpus.Date) bool { return day != last }, 0},
		{"a manager who must not on the first day", 2, false, func(day corpus.Date) bool { return day != monday },
			monday.Add(1)},
		{"nobody is there", 2, true, func(corpus.Date) bool { return true }, 0},
	} {
		scene := dialogue.Scene{Pack: &pack.Pack{}, People: []corpus.Person{{ID: "x", Role: "clerk", Rank: c.rank}},
			Blueprint: &blueprint.Blueprint{
				Project: corpus.Project{ID: "j"}, Calendar: corpus.Calendar{First: monday, Last: last},
				Groups: []corpus.Group{{ID: "g", MemberIDs: []string{"x"}}},
			}}
		k, err := state.NewKnown(recipe.Dialogue{}, scene, func(p string) *rand.Rand { return corpus.Rand(1, "unit", p) })
		if err != nil {
			t.Fatal(err)
		}
		p := &rules{Known: k}
		if c.away {
			p.Roster.Absent["x"] = []state.Absence{{PersonID: "x", From: monday, To: last}}
		}
		var got corpus.Date
		p.whenSomebody(0, monday, func(anyRank bool) string {
			if !c.allowed(p.Days.Today) {
				return ""
			}
			return p.authority(0, "", anyRank)
		}, func(by string) state.Thread {
			if by != "x" || got != 0 {
				t.Errorf("%s: %q says it, after %s", c.name, by, got)
			}
			got = p.Days.Today
			return state.Talk("absence", "", "person", by)
		})
		for _, p.Days.Today = range p.Days.Workdays() {
			p.Todo.Owe(0, nil)
		}
		if got != c.want {
			t.Errorf("%s: said on %s, want %s", c.name, got, c.want)
		}
	}
}
