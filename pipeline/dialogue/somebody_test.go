package dialogue

import (
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/blueprint"
)

// TestWhenSomebody: what only some may say waits for one of them until the last
// day, on which anybody may who is there; what must not be said on that day for
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
		{"a manager who must not on the first day", 2, false, func(day corpus.Date) bool { return day != monday }, monday.Add(1)},
		{"nobody is there", 2, true, func(corpus.Date) bool { return true }, 0},
	} {
		p := &planner{
			b:       &blueprint.Blueprint{Calendar: corpus.Calendar{First: monday, Last: last}},
			members: [][]string{{"x"}}, people: map[string]corpus.Person{"x": {ID: "x", Rank: c.rank}},
			absent: map[string][]absence{}, later: map[dueOn][]duty{}, r: corpus.Rand(1, "unit", "plan"),
		}
		if c.away {
			p.absent["x"] = []absence{{"x", monday, last}}
		}
		var got corpus.Date
		p.whenSomebody(0, monday, func(anyRank bool) string {
			if !c.allowed(p.today) {
				return ""
			}
			return p.authority(0, "", anyRank)
		}, func(by string) thread {
			if by != "x" || got != 0 {
				t.Errorf("%s: %q says it, after %s", c.name, by, got)
			}
			got = p.today
			return thread{{author: by}}
		})
		for _, p.today = range p.b.Calendar.Workdays() {
			p.duties(0)
		}
		if got != c.want {
			t.Errorf("%s: said on %s, want %s", c.name, got, c.want)
		}
	}
}

// TestUntie: a term that was defined for an override keeps it only if somebody
// stated that.
func TestUntie(t *testing.T) {
	p := &planner{index: map[string]int{}}
	p.addFact(corpus.Fact{ID: "o1", Predicate: corpus.PredRequires, About: "b1"})
	p.addFact(corpus.Fact{ID: "t1", Predicate: corpus.PredMeans, About: "o1"})
	p.addFact(corpus.Fact{ID: "t2", Predicate: corpus.PredMeans, About: "o2"})
	p.untie()
	for i, want := range []string{"b1", "o1", ""} {
		if got := p.facts[i].About; got != want {
			t.Errorf("%s is about %q, want %q", p.facts[i].ID, got, want)
		}
	}
}
