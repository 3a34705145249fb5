package dialogue_test

import (
	"testing"

	"memloom/internal/corpus"
)

// TestNobodyIsToldOfThemselves: who is the reviewer does not ask who that is, and
// who is reminded of their own words by a person does not thank for the news.
func TestNobodyIsToldOfThemselves(t *testing.T) {
	asked, recalled := 0, 0
	each(t, func(t *testing.T, p project) {
		name := map[string]string{}
		for _, x := range p.people {
			name[x.ID] = x.Name
		}
		for _, s := range p.slots {
			if f, ok := p.fact[s.AsksFactID]; ok && f.Value.Kind == corpus.KindEntity {
				asked++
				if f.Value.Text == name[s.AuthorID] {
					t.Errorf("%s asks for %s, which is %s themselves", s.Key, f.ID, s.AuthorID)
				}
			}
			parent := p.slot[s.ParentKey]
			own := p.slot[parent.RecallsKey]
			if own.Key == "" || s.Obligation != "" || s.Act == corpus.ActMistake {
				continue
			}
			recalled++
			if own.AuthorID == s.AuthorID && parent.ToID != s.AuthorID {
				t.Errorf("%s by %s, a %s, answers %s, which recalls their own %s", s.Key, s.AuthorID, s.Act, parent.Key, own.Key)
			}
		}
	})
	if asked == 0 || recalled == 0 {
		t.Errorf("%d questions ask for a person, %d messages answer a recall", asked, recalled)
	}
}
