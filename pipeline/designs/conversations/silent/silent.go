// Package silent has the category that asks for what was never said: conversations turn on a subject without the one detail
// that is asked for (C5).
package silent

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/designs/conversations/core"
	"memloom/pipeline/questions/abstention"
	"memloom/prompts"
)

// Abstention asks for an attribute that such a thing can have and this one never gets, while others of it are told.
type Abstention struct{ abstention.Family }

// Least implements core.Category.
func (Abstention) Least() int { return 1 }

// Most implements core.Category (table 2).
func (Abstention) Most() int { return 3 }

// Core implements core.Category: attributes that are told, and one that is not, nor anything near it.
func (Abstention) Core(m *core.Maker, pieces int) (core.Core, bool) {
	c := core.Core{Category: abstention.Name, Side: prompts.SideUser, Operation: corpus.OpAbsent}
	t, ok := m.Task(func(t core.Task) bool { return len(m.Askable(t)) > pieces+spare })
	if !ok {
		return c, false
	}
	list := corpus.Shuffled(m.R, m.Askable(t))
	asked := list[0]
	told := slices.DeleteFunc(list[1:], func(a pack.Attribute) bool { return near(a, asked) })
	if len(told) < pieces {
		return c, false
	}
	c.Attribute = asked.Key
	for _, a := range told[:pieces] {
		v, surface, ok := m.Value(a, corpus.Value{}, nil)
		if !ok {
			return c, false
		}
		c.Add(m, core.Said(m.Frame(c.Side, a), a, t.The(), surface), surface, corpus.Fact{SubjectID: t.Title, Predicate: a.Key, Value: v})
	}
	return c, true
}

// spare are attributes beyond those told, so that one is left that none of them is near.
const spare = 3

// near says whether a value of one attribute could be given for the other.
func near(a, b pack.Attribute) bool {
	return a.Class == b.Class && a.Value.Kind == b.Value.Kind && a.Value.Unit == b.Value.Unit && a.Class != pack.Tally ||
		slices.Contains(a.Near, b.Key) || slices.Contains(b.Near, a.Key)
}
