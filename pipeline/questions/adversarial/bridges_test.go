package adversarial_test

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/adversarial"
)

// drafted are the drafts of a kind of question in a corpus.
func drafted(m *made, kind string) []questions.Draft {
	var out []questions.Draft
	for _, f := range adversarial.Families() {
		for _, d := range f.Drafts(m.world(), source()) {
			if d.Item.Subcategory == kind {
				out = append(out, d)
			}
		}
	}
	return out
}

// TestReturnIsOneOfSeveral: who asks when they are back was away more than once;
// which time is meant is told by what else they did in that month, and what they
// said of the others is shown.
func TestReturnIsOneOfSeveral(t *testing.T) {
	list := drafted(fullPort(), "when I am back")
	if len(list) != 1 {
		t.Fatalf("%d drafts", len(list))
	}
	d := list[0]
	groups := map[corpus.Role]int{}
	for _, e := range d.Item.Evidence {
		groups[e.Role]++
	}
	if groups[corpus.RoleAnswer] != 1 || groups[corpus.RoleBridge] != 1 || groups[corpus.RoleContext] != 1 ||
		d.Ask.When == nil || d.Ask.When.Event == nil {
		t.Errorf("the evidence is %v, asked is %+v", groups, d.Ask.When)
	}
	once := newMade()
	once.task("T1", "tide gauge", "P3", 0)
	once.away("P3", 8, 12)
	if list := drafted(once, "when I am back"); len(list) != 0 {
		t.Errorf("somebody who was away once asks %+v", list[0].Ask)
	}
	soon := fullPort()
	soon.away("P3", 22, 26)
	if list := drafted(soon, "when I am back"); len(list) != 0 {
		t.Errorf("somebody who was away twice in the month asks %+v", list[0].Ask)
	}
}

// TestNothingElseShowsTheWords: an exchange in the other direction, or a person
// who says outright that two words mean the same, makes the bridge needless.
func TestNothingElseShowsTheWords(t *testing.T) {
	if len(drafted(fullPort(), "another role's word")) == 0 {
		t.Fatal("nothing is drafted")
	}
	reverse := fullPort()
	q := reverse.say("P2", reverse.first.Add(23), 13, corpus.ActQuestion, "")
	reverse.say("P3", reverse.first.Add(23), 14, corpus.ActAnswer, q, reverse.fact("T4", dock.Key(),
		corpus.DateValue(reverse.first.Add(30)), reverse.first.Add(23)))
	outright := fullPort()
	called := outright.fact("", corpus.PredCalled, corpus.TextValue(corpus.KindText, "haul-out"), outright.first.Add(23))
	f := &outright.c.Facts[len(outright.c.Facts)-1]
	f.SubjectID, f.TaskID = "W1", ""
	outright.c.Themes = append(outright.c.Themes, corpus.Theme{ID: "W1", Title: "dry dock"})
	outright.say("P4", outright.first.Add(23), 14, corpus.ActProgress, "", called)
	for name, m := range map[string]*made{"the other direction": reverse, "outright": outright} {
		for _, d := range drafted(m, "another role's word") {
			t.Errorf("%s: %s asks %+v, resting on %+v", name, d.Item.AskerID, d.Ask, d.Item.Evidence)
		}
	}
}

// TestTriggerHasNoRival: where the changed task had a finding of the same class
// of its own before it changed, that would answer as well.
func TestTriggerHasNoRival(t *testing.T) {
	m := fullPort()
	n := len(drafted(m, "trigger"))
	for _, x := range m.c.Facts {
		if x.Predicate == "depth" && x.Supersedes != "" { // the finding is now one of another task
			i := slices.IndexFunc(m.c.Facts, func(y corpus.Fact) bool { return y.Predicate == "silt" && y.TaskID != x.TaskID })
			j := slices.IndexFunc(m.c.Facts, func(y corpus.Fact) bool { return y.ID == x.ID })
			m.c.Facts[j].Because = m.c.Facts[i].ID
		}
	}
	if rivals := len(drafted(m, "trigger")); n == 0 || rivals != 0 {
		t.Errorf("%d drafts without a rival, %d with one", n, rivals)
	}
}
