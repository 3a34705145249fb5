// Package silent has the category that asks for what was never said: conversations turn on a subject without the one detail
// that is asked for (C5).
package silent

import (
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/designs/convomem/core"
	"memloom/pipeline/questions"
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

// Drafts implements questions.Family. The gold says that nothing is known, and what is (C5). Questions are put as those for
// what was told are, so that nothing tells them apart: to the same share as what the assistant said.
func (a Abstention) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	return core.Drafts(w, r, a, func(x *core.Asking) (questions.Draft, bool) {
		if x.Core.Attribute == nil {
			return questions.Draft{}, false
		}
		it, key, known := x.Item(corpus.OpAbsent), *x.Core.Attribute, []string(nil)
		for i, f := range x.Facts {
			it.Evidence[i].Role = corpus.RoleContext
			known = append(known, "the "+w.Noun(f)+" is "+questions.AnswerText(f.Value, w.End.Date()))
		}
		subject := x.Facts[0].SubjectID
		it.Answer = strings.TrimSuffix(abstention.Answer, ".") + "; what is known is that " + core.And(known) + "."
		it.Gold = []corpus.GoldAtom{{Part: corpus.PartResult, SubjectID: subject, Predicate: key, At: w.End, Operation: corpus.OpAbsent, How: corpus.HowComputed}}
		attribute, _ := w.Attribute(subject, key)
		about := w.Asked(&corpus.Fact{SubjectID: subject, Predicate: key, Value: corpus.Value{Kind: corpus.Kind(attribute.Value.Kind)}})
		ask := prompts.AskIn{Operation: corpus.OpValue, About: []prompts.Asked{about}}
		if r.IntN(2) == 0 {
			ask.Plain = x.Recalled(about)
		}
		return questions.Draft{Item: it, Ask: ask}, true
	})
}
