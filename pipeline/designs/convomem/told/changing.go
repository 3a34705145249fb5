package told

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/designs/convomem/core"
	"memloom/pipeline/questions"
	"memloom/prompts"
	"memloom/validate"
)

// Changing asks for what a value is that was changed: the last one holds (C5).
type Changing struct{}

// Name implements questions.Family.
func (Changing) Name() string { return NameChanging }

// Category implements questions.Family.
func (Changing) Category() string { return NameChanging }

// Requires implements questions.Family (C6): without the last message the outdated value is answered, or nothing.
func (Changing) Requires() []validate.Requirement {
	out := validate.StandardRequirements()
	for i := range out {
		if out[i].Filter == validate.FilterNecessary {
			out[i].Mode = validate.ModeLatest
		}
	}
	return out
}

// Least implements core.Category.
func (Changing) Least() int { return 2 }

// Most implements core.Category (table 2).
func (Changing) Most() int { return 6 }

// Core implements core.Category: values of one attribute, each in place of the one before, no two the same.
func (Changing) Core(m *core.Maker, pieces int) (core.Core, bool) {
	c := core.Core{Category: NameChanging, Side: prompts.SideUser, Operation: corpus.OpLatest}
	changing := func(t core.Task) []pack.Attribute {
		return slices.DeleteFunc(m.Askable(t), func(a pack.Attribute) bool {
			size, err := a.Value.Size(pack.DrawOptions{Pools: m.Pack.Pools})
			return !a.Changes || err != nil || size < int64(2*pieces)
		})
	}
	t, ok := m.Task(func(t core.Task) bool { return len(changing(t)) > 0 })
	if !ok {
		return c, false
	}
	a := corpus.Pick(m.R, changing(t))
	var used []corpus.Value
	before := corpus.Value{}
	for i := range pieces {
		v, surface, ok := m.Value(a, before, func(v corpus.Value) bool { return slices.ContainsFunc(used, v.Equal) })
		if !ok {
			return c, false
		}
		used, before = append(used, v), v
		kind := c.Side
		if i > 0 {
			kind = "changed"
		}
		f := corpus.Fact{SubjectID: t.Title, Predicate: a.Key, Value: v}
		if i > 0 {
			f.Supersedes = core.FactID(i)
		}
		c.Add(m, core.Said(m.Frame(kind, a), a, t.The(), surface), surface, f)
	}
	return c, true
}

// Drafts implements questions.Family.
func (f Changing) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	return core.Drafts(w, r, f, func(x *core.Asking) (questions.Draft, bool) {
		it, last := x.Item(corpus.OpLatest), x.Facts[len(x.Facts)-1]
		for i := range it.Evidence[:len(it.Evidence)-1] {
			it.Evidence[i].Role = corpus.RoleSuperseded
		}
		gold := it.Gold[len(it.Gold)-1]
		it.Gold, it.Answer = []corpus.GoldAtom{gold, questions.Result(gold)}, questions.AnswerText(last.Value, w.End.Date())
		return questions.Draft{Item: it, Ask: prompts.AskIn{Operation: corpus.OpValue, About: []prompts.Asked{w.Asked(last)}}}, true
	})
}
