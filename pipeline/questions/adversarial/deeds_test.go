package adversarial_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/adversarial"
)

// quay is a world in which a person puts a mistake right, reports an obstacle
// and promises something, each for a survey of its own.
func quay() *questions.World {
	m := newMade()
	for i, component := range []string{"tide gauge", "buoy", "outer basin"} {
		id, day := []string{"T1", "T2", "T3"}[i], m.first.Add(7*i+1)
		m.task(id, component, "P1", 7*i)
		m.say("P4", day, 10, corpus.ActProgress, "", m.fact(id, "boss", corpus.TextValue(corpus.KindEntity,
			"Foreman "+component), day))
	}
	day := m.first.Add(3)
	depth := m.fact("T1", "depth", metres(6), day)
	m.say("P2", day, 9, corpus.ActProgress, "", depth)
	wrong := m.say("P3", day.Add(1), 9, corpus.ActMistake, "")
	m.say("P2", day.Add(1), 10, corpus.ActCorrection, wrong, depth)
	m.say("P3", day.Add(7), 11, corpus.ActBlocker, "", m.fact("T2", "stuck", corpus.TextValue(corpus.KindText,
		"the winch has rusted solid"), day))
	owed := m.fact("T3", "silt", corpus.PercentValue(corpus.NewDecimal(40, 0)), day.Add(14))
	vow := m.fact("T3", corpus.PredPromised, corpus.DateValue(day.Add(16)), day.Add(14))
	m.c.Facts[len(m.c.Facts)-1].About = owed
	m.say("P4", day.Add(14), 12, corpus.ActCommitment, "", vow)
	w := m.world()
	plain := w.Attribute
	w.Attribute = func(subject, predicate string) (pack.Attribute, bool) {
		if predicate == "stuck" {
			return pack.Attribute{Key: "stuck", Noun: "obstacle", Class: pack.Blocker}, true
		}
		return plain(subject, predicate)
	}
	return w
}

// TestPivotKinds: a pivot points to its task through what its message did, and
// never asks for what that message was about (G15).
func TestPivotKinds(t *testing.T) {
	seen := map[string]bool{}
	for _, f := range adversarial.Families() {
		if f.Name() != adversarial.Pivot {
			continue
		}
		for _, d := range f.Drafts(quay(), rand.New(rand.NewPCG(1, 2))) {
			clue := d.Ask.Clues[0].Asked
			seen[d.Item.Subcategory] = true
			want := map[string]string{"corrected": "correction dredging depth", "reported": "report obstacle",
				"promised": "pledge silt level"}[d.Item.Subcategory]
			if want != "" && clue.Class+" "+clue.Attribute != want {
				t.Errorf("a pivot that was %s has the clue %s %s", d.Item.Subcategory, clue.Class, clue.Attribute)
			}
			if d.Ask.About[0].Attribute == clue.Attribute {
				t.Errorf("%s asks for what its pivot is about", d.Item.Key)
			}
			shown := slices.ContainsFunc(d.Item.Evidence, func(e corpus.Evidence) bool {
				return e.Role == corpus.RoleContext &&
					e.Set == 2
			})
			if shown != (d.Item.Subcategory == "corrected") {
				t.Errorf("a pivot that was %s has the evidence %v; a correction needs what it corrects beside it",
					d.Item.Subcategory, d.Item.Evidence)
			}
		}
	}
	for _, kind := range []string{corpus.PredStarted, corpus.PredFinished, "corrected", "reported", "promised"} {
		if !seen[kind] {
			t.Errorf("no pivot is one that was %s: %v", kind, seen)
		}
	}
}

// TestFirstPerson: what is asked in the first person stays so, however often it
// is made harder (G15).
func TestFirstPerson(t *testing.T) {
	n := 0
	for _, f := range adversarial.Families() {
		if f.Name() != adversarial.UserImplicit {
			continue
		}
		for _, d := range f.Drafts(quay(), rand.New(rand.NewPCG(1, 2))) {
			n++
			asks := []bool{d.Ask.Self}
			for _, h := range d.Harder {
				asks = append(asks, h.Ask.Self)
			}
			for _, self := range asks {
				if !self {
					t.Errorf("%s lost its first person: %+v", d.Item.Key, d)
				}
			}
		}
	}
	if n == 0 {
		t.Error("nothing is asked in the first person")
	}
}
