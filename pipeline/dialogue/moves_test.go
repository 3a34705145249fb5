package dialogue_test

import (
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/dialogue"
)

// rests is for how many workdays a move is not made again.
const rests = 2

// TestContactsDoNotReplaceThemselves: who is the reviewer neither proposes
// another one nor pushes back on one, as if they were a third person.
func TestContactsDoNotReplaceThemselves(t *testing.T) {
	seen := 0
	everywhere(t, func(t *testing.T, p project) {
		name := map[string]string{}
		for _, x := range p.people {
			name[x.ID] = x.Name
		}
		for _, s := range p.slots {
			about := s
			if s.Act == corpus.ActDisagreement {
				about = p.slot[s.ParentKey]
			}
			f, ok := p.matter(about)
			if a, _ := p.attribute(f.Predicate); !ok || a.Class != pack.Contact || s.Act != corpus.ActDisagreement &&
				s.Act != corpus.ActOption {
				continue
			}
			seen++
			old := p.fact[f.Supersedes]
			for _, named := range []corpus.Value{f.Value, old.Value} {
				if named.Text == name[s.AuthorID] {
					t.Errorf("%s, a %s of %s, is about %s, which is %s or was %s", s.Key, s.Act, name[s.AuthorID], f.ID, f.Value.Text,
						old.Value.Text)
				}
			}
		}
	})
	if seen == 0 {
		t.Error("nobody weighs a contact")
	}
}

// matter returns the fact that a message is about: what it states or asks for
// first, and for a proposal what it was made for.
func (p *project) matter(s dialogue.Slot) (corpus.Fact, bool) {
	id := s.AsksFactID
	if len(s.FactIDs) > 0 {
		id = s.FactIDs[0]
	}
	f, ok := p.fact[id]
	if f.Predicate == corpus.PredOption {
		f = p.fact[f.About]
	}
	return f, ok
}

// again says whether a person makes a move that they made lately, and enters it.
func again(p *project, made map[string]corpus.Date, s dialogue.Slot, matter string) bool {
	key := string(s.Act) + " " + s.AuthorID + " " + matter
	on, before := made[key]
	made[key] = s.At.Date()
	return before && p.blueprint.Calendar.WorkdaysBetween(on, s.At.Date()) <= rests
}

// TestNobodyObjectsTwice: the same person pushes back once on a message, and
// once within days on what it is about.
func TestNobodyObjectsTwice(t *testing.T) {
	everywhere(t, func(t *testing.T, p project) {
		against, about := map[[2]string]bool{}, map[string]corpus.Date{}
		for _, s := range p.slots {
			if s.Act != corpus.ActDisagreement {
				continue
			}
			parent := p.slot[s.ParentKey]
			if key := [2]string{s.AuthorID, parent.Key}; against[key] {
				t.Errorf("%s of %s pushes back on %s again", s.Key, s.AuthorID, parent.Key)
			} else {
				against[key] = true
			}
			if f, ok := p.matter(parent); ok && again(&p, about, s, f.TaskID+" "+f.Predicate) {
				t.Errorf("%s of %s pushes back on %s of %s again", s.Key, s.AuthorID, f.Predicate, f.TaskID)
			}
		}
	})
}

// TestNobodyAsksTheSameAgain: the same person does not put the same kind of
// question about the same task within days, ask again for a look at it, or bring
// it what was said elsewhere again.
func TestNobodyAsksTheSameAgain(t *testing.T) {
	everywhere(t, func(t *testing.T, p project) {
		made := map[string]corpus.Date{}
		for _, s := range p.slots {
			matter := s.TaskID
			switch s.Act {
			case corpus.ActQuestion:
				a, ok := p.attribute(p.fact[s.AsksFactID].Predicate)
				if !ok {
					continue // a word of another role
				}
				matter += " " + string(a.Class)
			case corpus.ActRecall, corpus.ActCoordinate:
			default:
				continue
			}
			if s.TaskID != "" && again(&p, made, s, matter) {
				t.Errorf("%s, a %s of %s about %s (%q), comes again", s.Key, s.Act, s.AuthorID, matter, s.Obligation)
			}
		}
	})
}

// TestOneDigressionADay: no one leads away from the matter, or makes small talk,
// twice a day.
func TestOneDigressionADay(t *testing.T) {
	seen := 0
	everywhere(t, func(t *testing.T, p project) {
		on := map[string]corpus.Date{}
		for _, s := range p.slots {
			if s.Aside == "" || s.Act != corpus.ActBanter && s.Act != corpus.ActMistake {
				continue
			}
			seen++
			if on[s.AuthorID] == s.At.Date() {
				t.Errorf("%s of %s leads away from the matter twice a day", s.Key, s.AuthorID)
			}
			on[s.AuthorID] = s.At.Date()
		}
	})
	if seen == 0 {
		t.Error("nobody makes small talk")
	}
}
