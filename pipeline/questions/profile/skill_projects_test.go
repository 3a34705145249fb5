package profile

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
)

// Advice rests on nothing said later. A choice is advised on while the task goes on, an obstacle afterwards, too.
func TestAskedWhileTheTaskGoesOn(t *testing.T) {
	eachDraft(t, func(t *testing.T, o *office, d questions.Draft) {
		if d.Item.Family != SkillName && d.Item.Family != RoleName {
			return
		}
		at := map[string]corpus.Stamp{}
		for _, m := range o.w.Corpus.Messages {
			at[m.ID] = m.At
		}
		for _, e := range d.Item.Evidence {
			if at[e.MessageID] >= d.Item.AskedAt {
				t.Errorf("%s is asked at %s and rests on %s of %s", d.Item.Key, d.Item.AskedAt, e.MessageID, at[e.MessageID])
			}
		}
		i := slices.IndexFunc(o.w.Corpus.Tasks, func(x corpus.Task) bool { return x.ID == d.Item.Gold[0].SubjectID })
		if x := o.w.Corpus.Tasks[i]; d.Item.AskedAt.Date() < x.Start || d.Item.Family == SkillName &&
			d.Item.AskedAt.Date() > x.End {
			t.Errorf("%s is asked on %s; the task goes on from %s to %s", d.Item.Key, d.Item.AskedAt.Date(), x.Start, x.End)
		}
	})
}

// What is wrong belongs to clearly another role: none of its skills or
// departments is the person's, no word of a wrong proposal is their trade's, and
// a wrong skill is usual in their role only if they say that they are new to it.
func TestWrongOfClearlyAnotherRole(t *testing.T) {
	eachDraft(t, func(t *testing.T, o *office, d questions.Draft) {
		if d.Item.Family != SkillName && d.Item.Family != RoleName {
			return
		}
		i := slices.IndexFunc(o.w.Corpus.People, func(x corpus.Person) bool { return x.Name == d.Ask.Person })
		person, wrong := o.w.Corpus.People[i], planOf(d, corpus.OptionF1).Says[1].Value
		own := o.w.Roles[person.Role]
		if d.Item.Family == SkillName {
			learns := slices.ContainsFunc(o.w.Corpus.Facts, func(f corpus.Fact) bool {
				return f.SubjectID == person.ID && f.Predicate == corpus.PredLearning && f.Value.Text == wrong
			})
			if slices.Contains(own.Skills, wrong) && !learns {
				t.Errorf("%s: %s is usual for a %s, who never says that it is new to them", d.Item.Key, wrong, own.Name)
			}
			return
		}
		theme, _ := o.w.Theme(d.Item.Gold[0].SubjectID, d.Item.Gold[0].Predicate,
			planOf(d, corpus.OptionCorrect).Says[0].Value)
		for _, x := range o.pack.Roles {
			if theme.Remedies[x.Name] == wrong && (common(x.Skills, own.Skills) || common(x.Departments, own.Departments)) {
				t.Errorf("%s: %q of a %s is near to a %s", d.Item.Key, wrong, x.Name, own.Name)
			}
		}
		if common(wordsOf(wrong), wordsOf(own.Name, own.Skills, []string{theme.Remedies[own.Name]})) {
			t.Errorf("%s: %q has words of a %s", d.Item.Key, wrong, own.Name)
		}
	})
}

// Colleagues are of the project, and of its trade: no one proposes a battery
// for a pump about a card vault.
func TestColleaguesOfTheProject(t *testing.T) {
	w := &questions.World{
		Corpus: &corpus.Corpus{
			People: []corpus.Person{{ID: "a", Role: "tester"}, {ID: "b", Role: "nurse"}, {ID: "c", Role: "tester"},
				{ID: "d", Role: "tester"}},
			Members: []corpus.Member{
				{GroupID: "g1", PersonID: "a"}, {GroupID: "g1", PersonID: "b"}, {GroupID: "g2", PersonID: "c"},
				{GroupID: "g1", PersonID: "d", Guest: true},
			},
			Tasks: []corpus.Task{{ID: "t1", GroupID: "g1", ProjectID: "p1"}, {ID: "t2", GroupID: "g2", ProjectID: "p2"}},
		},
		Roles:  map[string]pack.Role{"tester": {}, "nurse": {}},
		Sector: map[string]string{"tester": "technology", "nurse": "healthcare", "p1": "technology", "p2": "technology"},
	}
	if got := newProjects(w.Index()).colleagues("t1"); !slices.Equal(got, []string{"a"}) {
		t.Errorf("colleagues are %v", got)
	}
}
