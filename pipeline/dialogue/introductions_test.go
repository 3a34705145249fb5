package dialogue_test

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
)

// TestIntroductions: a share of the people says once, on one of the first days
// and in a group of theirs, what their profile says: their role, the skill that
// no other of theirs exceeds, and one that they have little of.
func TestIntroductions(t *testing.T) {
	people, introduced := 0, 0
	each(t, func(t *testing.T, p project) {
		people += len(p.people)
		seen := map[string]bool{}
		for _, s := range p.slots {
			if s.Act != corpus.ActIntroduction {
				continue
			}
			introduced++
			if n := p.blueprint.Calendar.WorkdaysInclusive(p.blueprint.Calendar.First, s.At.Date()); n > 14 {
				t.Errorf("%s introduces themselves on workday %d", s.AuthorID, n)
			}
			if seen[s.AuthorID] || s.ParentKey != "" || s.TaskID != "" {
				t.Errorf("%s by %s is not their only introduction, or no post of its own", s.Key, s.AuthorID)
			}
			seen[s.AuthorID] = true
			checkProfile(t, p, s.AuthorID, s.FactIDs)
		}
	})
	t.Logf("%d of %d people introduce themselves", introduced, people)
	if share := float64(introduced) / float64(people); share < 0.5 || share > 0.75 {
		t.Errorf("%d of %d people introduce themselves", introduced, people)
	}
}

func checkProfile(t *testing.T, p project, id string, facts []string) {
	t.Helper()
	x := p.people[slices.IndexFunc(p.people, func(x corpus.Person) bool { return x.ID == id })]
	level := func(skill string) int {
		i := slices.IndexFunc(x.Skills, func(s corpus.Skill) bool { return s.Name == skill })
		return slices.Index([]string{"low", "medium", "strong"}, x.Skills[i].Level)
	}
	for _, f := range facts {
		f := p.fact[f]
		if f.SubjectID != id {
			t.Errorf("%s says %s of %s", id, f.Predicate, f.SubjectID)
		}
		switch f.Predicate {
		case corpus.PredRole:
			if f.Value.Text != x.Role {
				t.Errorf("%s is %q and says %q", id, x.Role, f.Value.Text)
			}
		case corpus.PredSkill:
			for _, s := range x.Skills {
				if level(s.Name) > level(f.Value.Text) {
					t.Errorf("%s is better at %s than at %s", id, s.Name, f.Value.Text)
				}
			}
		case corpus.PredLearning:
			if level(f.Value.Text) != 0 {
				t.Errorf("%s is not new to %s", id, f.Value.Text)
			}
		default:
			t.Errorf("%s introduces themselves with %s", id, f.Predicate)
		}
	}
}
