package adversarial_test

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/adversarial"
)

// debated is a harbour in which P1 asks for a depth, P2 and P3 want one each, and P4 decides.
func debated(second int64) *made {
	m := newMade()
	m.task("T1", "tide gauge", "P1", 0)
	day := m.first.Add(3)
	depth := m.fact("T1", "depth", metres(5), day)
	m.say("P1", day, 9, corpus.ActRequest, "")
	for i, x := range []struct {
		who string
		v   int64
	}{{"P2", 5}, {"P3", second}} {
		f := m.fact("T1", corpus.PredOption, metres(x.v), day)
		last := &m.c.Facts[len(m.c.Facts)-1]
		last.About, last.Knowers = depth, []string{x.who}
		m.say(x.who, day, 10+i, corpus.ActOption, "", f)
	}
	m.say("P4", day, 13, corpus.ActDecision, "", depth)
	return m
}

// TestWishesOfTwo: each of two people who wanted different values is asked for their own, in a pair; the other's wish
// and the decision are next to it. Where they wanted the same, no one is asked (G15).
func TestWishesOfTwo(t *testing.T) {
	wished := func(m *made) []corpus.Item {
		w := m.world()
		i := slices.IndexFunc(adversarial.Families(),
			func(f questions.Family) bool { return f.Name() == adversarial.UserImplicit })
		var out []corpus.Item
		for _, d := range adversarial.Families()[i].Drafts(w, source()) {
			if d.Item.Subcategory == "what I wanted" {
				if !d.Ask.Self || d.Ask.About[0].Class != "option" || d.Ask.About[0].Attribute != "dredging depth" {
					t.Errorf("asked as %+v", d.Ask)
				}
				out = append(out, d.Item)
			}
		}
		return out
	}
	got := wished(debated(7))
	if len(got) != 2 {
		t.Fatalf("%d drafts", len(got))
	}
	answers := map[string]string{}
	for _, it := range got {
		answers[it.AskerID] = it.Answer
		roles := map[corpus.Role]int{}
		for _, e := range it.Evidence {
			roles[e.Role]++
		}
		if roles[corpus.RoleAnswer] != 1 || roles[corpus.RoleContext] != 2 {
			t.Errorf("%s rests on %+v", it.AskerID, it.Evidence)
		}
	}
	if answers["P2"] != "5 m" || answers["P3"] != "7 m" {
		t.Errorf("%v", answers)
	}
	if same := wished(debated(5)); len(same) != 0 {
		t.Errorf("two who want the same are asked: %+v", same)
	}
}
