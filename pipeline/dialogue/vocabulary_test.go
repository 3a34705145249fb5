package dialogue_test

import (
	"testing"

	"memloom/internal/corpus"
)

// TestVocabulary: who asks after a concept and who answers have different words
// for it, both of the group; what is asked for is a fact of the task of the
// concept's kind, stated by its knower; what is said outright are these words (G15).
func TestVocabulary(t *testing.T) {
	exchanges, outright, unasked := 0, 0, 0
	each(t, func(t *testing.T, p project) {
		role := map[string]string{}
		for _, x := range p.people {
			role[x.ID] = x.Role
		}
		titles := map[string]string{}
		for _, x := range p.Themes {
			titles[x.ID] = x.Title
		}
		spoken := p.pack.Vocabulary()
		for _, s := range p.slots {
			if s.Act == corpus.ActQuestion && s.Obligation == "vocabulary" {
				exchanges++
				f := p.fact[s.AsksFactID]
				c := spoken[f.Predicate]
				asks, answers := c.ByRole[role[s.AuthorID]], c.ByRole[role[f.Knowers[0]]]
				if asks == "" || answers == "" || asks == answers || f.SubjectID != s.TaskID ||
					string(f.Value.Kind) != c.Value.Kind {
					t.Errorf("%s of a %s asks a %s for %+v: %q, %q", s.Key, role[s.AuthorID], role[f.Knowers[0]], f, asks, answers)
				}
				if said := p.said[f.ID]; len(said) == 0 || said[0].ParentKey != s.Key && said[0].Act != corpus.ActCorrection {
					t.Errorf("%s asks for %s, which is said in %+v", s.Key, f.ID, said)
				}
			}
			word := ""
			for _, id := range s.FactIDs {
				if c, ok := spoken[p.fact[id].Predicate]; ok {
					if word = c.ByRole[role[s.AuthorID]]; word == "" {
						t.Errorf("%s by %s states %s without a word for it", s.Key, s.AuthorID, id)
					}
					if s.ParentKey == "" || p.slot[s.ParentKey].AsksFactID != id {
						unasked++
					}
				}
			}
			for _, id := range s.FactIDs {
				if f := p.fact[id]; f.Predicate == corpus.PredCalled {
					outright++
					if f.Value.Text != word || titles[f.SubjectID] == word || titles[f.SubjectID] == "" {
						t.Errorf("%s calls %q %q, its word is %q", s.Key, titles[f.SubjectID], f.Value.Text, word)
					}
				}
			}
		}
	})
	if exchanges == 0 || outright == 0 || unasked == 0 {
		t.Errorf("%d exchanges, %d of them outright, %d statements that nobody asked for", exchanges, outright, unasked)
	}
}

// TestNovelWordsAreGlossed: a role's word brings its meaning where others in the
// group read it for the first time without having asked, and at no other place.
func TestNovelWordsAreGlossed(t *testing.T) {
	glosses, words := 0, 0
	each(t, func(t *testing.T, p project) {
		role, heard := map[string]string{}, map[string]bool{}
		for _, x := range p.people {
			role[x.Name] = x.Role
		}
		s := p.script()
		for _, d := range p.Days {
			in := s.Input(d)
			for _, slot := range in.Slots {
				for _, n := range slot.States {
					f := in.Facts[n-1]
					if !f.Word {
						continue
					}
					words++
					key := in.Group + "/" + role[slot.Author] + "/" + f.Attribute
					peers := role[slot.To] == role[slot.Author] || slot.Act == corpus.ActAnswer
					if want := !peers && !heard[key]; want != (f.Means != "") {
						t.Errorf("%s of a %s to %q: meaning %q", f.Attribute, role[slot.Author], role[slot.To], f.Means)
					}
					if !peers {
						heard[key] = true
					}
					if f.Means != "" {
						glosses++
					}
				}
			}
		}
	})
	t.Logf("%d of %d words are explained", glosses, words)
	if glosses == 0 || glosses == words {
		t.Errorf("%d of %d words are explained", glosses, words)
	}
}
