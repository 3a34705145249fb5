package subtlememory

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/designs/talks"
	"memloom/pipeline/sets"
	"memloom/validate/check"
)

// told is a rule that lengths, clocks and places of sessions do not tell of which kind they are, better than by chance.
func told(t *tables, name string, kind func(*view, sets.Session) (told, known bool)) check.Rule {
	read := func(c *corpus.Corpus) ([]sets.Session, map[string][]*corpus.Message, error) {
		v, err := t.Read(c)
		if err != nil {
			return nil, nil, err
		}
		return v.sessions, v.messages, nil
	}
	needs := []string{"data/messages", "data/items", "key/items", sets.Sessions, sets.Sets, sets.Variants}
	return talks.Told(name, needs, read, func(c *corpus.Corpus) talks.Kind {
		v, _ := t.Read(c)
		return func(_ *corpus.Corpus, s sets.Session) (bool, bool) { return kind(v, s) }
	})
}

// setOf is the set that a session carries variants of.
func (v *view) setOf(s sets.Session) (sets.Set, bool) {
	for _, set := range v.sets {
		for _, x := range v.variants[set.SetID] {
			if slices.Contains(s.VariantIDs, x.VariantID) {
				return set, true
			}
		}
	}
	return sets.Set{}, false
}

// ofUsers: sessions of sets about the user, and those of sets about the world.
func ofUsers(v *view, s sets.Session) (told, known bool) {
	set, ok := v.setOf(s)
	return set.Origin == sets.OfUser, ok
}

// ofItems: sessions of sets that an item asks about, and others.
func ofItems(v *view, s sets.Session) (told, known bool) {
	set, ok := v.setOf(s)
	return len(v.items[set.SetID]) > 0, ok || s.Filler
}
