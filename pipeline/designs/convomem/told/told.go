// Package told has the categories that ask for what was told: by the user, by the assistant, and what became of it (C5).
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

// The families' names.
const (
	NameUser      = "user_facts"
	NameAssistant = "assistant_facts"
	NameChanging  = "changing_facts"
)

// Facts asks for values that one side told, in one message or in several, of which each is needed.
type Facts struct {
	name string
	side string
	ways []way // how several facts make one answer; they take turns
}

// way is how several facts make one answer.
type way struct {
	op    corpus.Operation
	facts func(*core.Maker, int) ([]piece, bool)
}

// piece is a fact before it is worded.
type piece struct {
	task core.Task
	of   pack.Attribute
}

// UserFacts asks for what the user told.
func UserFacts() core.Category {
	return Facts{NameUser, prompts.SideUser, []way{{corpus.OpSum, counted}, {corpus.OpSet, ofSubjects}, {corpus.OpSet, ofAttributes}}}
}

// AssistantFacts asks for what the assistant told.
func AssistantFacts() core.Category {
	return Facts{NameAssistant, prompts.SideAssistant, []way{{corpus.OpSet, ofSubjects}, {corpus.OpSet, ofAttributes}}}
}

// Name implements questions.Family.
func (f Facts) Name() string { return f.name }

// Category implements questions.Family.
func (f Facts) Category() string { return f.name }

// Requires implements questions.Family (C6).
func (f Facts) Requires() []validate.Requirement { return validate.StandardRequirements() }

// Least implements core.Category.
func (f Facts) Least() int { return 1 }

// Most implements core.Category (table 2).
func (f Facts) Most() int { return 6 }

// Core implements core.Category.
func (f Facts) Core(m *core.Maker, pieces int) (core.Core, bool) {
	c := core.Core{Category: f.name, Side: f.side, Operation: corpus.OpValue}
	of := single
	if pieces > 1 {
		w := f.ways[m.Turn(f.name)%len(f.ways)]
		c.Operation, of = w.op, w.facts
	}
	list, ok := of(m, pieces)
	if !ok {
		return c, false
	}
	var used []corpus.Value
	for _, p := range list {
		v, surface, ok := m.Value(p.of, corpus.Value{}, func(v corpus.Value) bool { return slices.ContainsFunc(used, v.Equal) })
		if !ok {
			return c, false
		}
		used = append(used, v)
		c.Add(m, core.Said(m.Frame(f.side, p.of), p.of, p.task.The(), surface), surface,
			corpus.Fact{SubjectID: p.task.Title, Predicate: p.of.Key, Value: v})
	}
	return c, true
}

// single is one value of one task.
func single(m *core.Maker, _ int) ([]piece, bool) {
	t, ok := m.Task(func(t core.Task) bool { return len(m.Askable(t)) > 0 })
	if !ok {
		return nil, false
	}
	return []piece{{t, corpus.Pick(m.R, m.Askable(t))}}, true
}

// ofSubjects is one attribute of several tasks.
func ofSubjects(m *core.Maker, n int) ([]piece, bool) {
	return shared(m, n, func(a pack.Attribute) bool { return a.Class != pack.Tally })
}

// counted is a number of the same things of several tasks.
func counted(m *core.Maker, n int) ([]piece, bool) {
	return shared(m, n, func(a pack.Attribute) bool {
		return a.Class == pack.Tally && a.Plural != "" && a.Value.Kind == string(corpus.KindCount)
	})
}

func shared(m *core.Maker, n int, fits func(pack.Attribute) bool) ([]piece, bool) {
	var of pack.Attribute
	has := func(t core.Task) bool { return slices.Contains(t.Keys, of.Key) }
	for _, a := range corpus.Shuffled(m.R, m.Pack.Attributes) {
		if of = a; !core.Stated(a) || !fits(a) {
			continue
		}
		enough := 0
		for _, t := range m.Left() {
			if has(t) {
				enough++
			}
		}
		if size, err := a.Value.Size(pack.DrawOptions{Pools: m.Pack.Pools}); enough < n || err != nil || size < int64(2*n) {
			continue
		}
		var out []piece
		for range n {
			t, ok := m.Task(has)
			if !ok {
				return nil, false
			}
			out = append(out, piece{t, a})
		}
		return out, true
	}
	return nil, false
}

// ofAttributes is several attributes of one task.
func ofAttributes(m *core.Maker, n int) ([]piece, bool) {
	listable := func(t core.Task) []pack.Attribute {
		return slices.DeleteFunc(m.Askable(t), func(a pack.Attribute) bool { return a.Class == pack.Tally })
	}
	t, ok := m.Task(func(t core.Task) bool { return len(listable(t)) >= n })
	if !ok {
		return nil, false
	}
	var out []piece
	for _, a := range corpus.Shuffled(m.R, listable(t))[:n] {
		out = append(out, piece{t, a})
	}
	return out, true
}

// Drafts implements questions.Family.
func (f Facts) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	return core.Drafts(w, r, f, func(x *core.Asking) (questions.Draft, bool) {
		op := corpus.Operation(x.Core.Operation)
		d := questions.Draft{Item: x.Item(op), Ask: prompts.AskIn{Operation: op}}
		for _, g := range x.Facts {
			d.Ask.About = append(d.Ask.About, w.Asked(g))
		}
		values, sum := core.Lists(x.Facts)
		first, operands := x.Facts[0], slices.Clone(d.Item.Gold)
		switch op {
		case corpus.OpValue:
			d.Item.Answer, d.Item.Gold = questions.AnswerText(first.Value, w.End.Date()), append(d.Item.Gold, questions.Result(operands[0]))
			if f.side == prompts.SideAssistant {
				d.Ask.Plain = x.Recalled(d.Ask.About[0])
			}
		case corpus.OpSum:
			v := corpus.CountValue(sum)
			d.Item.Answer, d.Item.Gold = questions.AnswerText(v, w.End.Date()), append(d.Item.Gold, core.Computed(op, v, operands))
			var names []string
			for _, g := range x.Facts {
				names = append(names, x.The(g))
			}
			d.Ask.Plain = core.Fill(corpus.Pick(r, core.Wording()["sums"]), "A", d.Ask.About[0].Plural, "l", core.And(names))
		default:
			d.Item.Answer = w.Enumerated(x.Facts, values, w.End.Date())
			d.Item.Gold = append(d.Item.Gold, core.Computed(op, corpus.ListValue(values...), operands))
		}
		return d, true
	})
}
