package category

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
	"memloom/prompts"
	"memloom/validate/filters"
)

// way is how several facts make one answer: of which attributes of which tasks they are.
type way struct {
	op    corpus.Operation
	facts func(*Maker, int) ([]slot, bool)
}

// slot is an attribute of a task.
type slot struct {
	task Task
	of   pack.Attribute
}

// UserFacts asks for values that the user gave, in one message or in several, of which each is needed.
func UserFacts() Category {
	return facts("user_facts", prompts.SideUser, []way{{corpus.OpSum, counted}, {corpus.OpSet, ofSubjects},
		{corpus.OpSet, ofAttributes}})
}

// AssistantFacts asks for values that the assistant gave.
func AssistantFacts() Category {
	return facts("assistant_facts", prompts.SideAssistant, []way{{corpus.OpSet, ofSubjects}, {corpus.OpSet, ofAttributes}})
}

// facts asks for what a side said. Ways take turns.
func facts(name, side string, ways []way) Category {
	return Category{Least: 1, Most: 6, name: name, requires: filters.StandardRequirements(), draft: askFacts,
		core: func(m *Maker, pieces int) (Planned, bool) {
			w := way{corpus.OpValue, single}
			if pieces > 1 {
				w = ways[m.turn(name)%len(ways)]
			}
			p := planned(side, w.op)
			list, ok := w.facts(m, pieces)
			for _, s := range list {
				ok = ok && p.say(m, frameSaid, s.task, s.of, corpus.Value{}, p.has)
			}
			return p, ok
		}}
}

// single is one value of one task.
func single(m *Maker, _ int) ([]slot, bool) {
	t, ok := m.task(func(t Task) bool { return len(m.askable(t)) > 0 })
	if !ok {
		return nil, false
	}
	return []slot{{t, corpus.Pick(m.R, m.askable(t))}}, true
}

// ofSubjects is one attribute of several tasks.
func ofSubjects(m *Maker, n int) ([]slot, bool) {
	return shared(m, n, func(a pack.Attribute) bool { return a.Class != pack.Tally })
}

// counted is a number of the same things of several tasks.
func counted(m *Maker, n int) ([]slot, bool) {
	return shared(m, n, func(a pack.Attribute) bool {
		return a.Class == pack.Tally && a.Plural != "" && a.Value.Kind == string(corpus.KindCount)
	})
}

func shared(m *Maker, n int, fits func(pack.Attribute) bool) ([]slot, bool) {
	for _, a := range corpus.Shuffled(m.R, m.Pack.Attributes) {
		if !statable(a) || !fits(a) {
			continue
		}
		has, enough := func(t Task) bool { return slices.Contains(t.Keys, a.Key) }, 0
		for _, t := range m.Spare() {
			if has(t) {
				enough++
			}
		}
		if enough < n || !m.varied(a, 2*n) {
			continue
		}
		var out []slot
		for range n {
			t, _ := m.task(has)
			out = append(out, slot{t, a})
		}
		return out, true
	}
	return nil, false
}

// ofAttributes is several attributes of one task.
func ofAttributes(m *Maker, n int) ([]slot, bool) {
	listable := func(t Task) []pack.Attribute {
		return slices.DeleteFunc(m.askable(t), func(a pack.Attribute) bool { return a.Class == pack.Tally })
	}
	t, ok := m.task(func(t Task) bool { return len(listable(t)) >= n })
	if !ok {
		return nil, false
	}
	var out []slot
	for _, a := range corpus.Shuffled(m.R, listable(t))[:n] {
		out = append(out, slot{t, a})
	}
	return out, true
}

func askFacts(x *Asking) (questions.Draft, bool) {
	w, op := x.W, corpus.Operation(x.Core.Operation)
	d := questions.Draft{Item: x.item(op), Ask: prompts.AskIn{Operation: op}}
	var values []corpus.Value
	var names []string
	sum := int64(0)
	for _, f := range x.Facts {
		d.Ask.About = append(d.Ask.About, w.Asked(f))
		values, names, sum = append(values, f.Value), append(names, "the "+w.Subjects[f.SubjectID]), sum+f.Value.N
	}
	operands := slices.Clone(d.Item.Gold)
	switch op {
	case corpus.OpValue:
		d.Item.Answer, d.Item.Gold = questions.AnswerText(values[0], w.End.Date()),
			append(d.Item.Gold, questions.Result(operands[0]))
		if x.Core.Side == prompts.SideAssistant {
			d.Ask.Plain = x.recalled(d.Ask.About[0])
		}
	case corpus.OpSum:
		v := corpus.CountValue(sum)
		d.Item.Answer, d.Item.Gold = questions.AnswerText(v, w.End.Date()), append(d.Item.Gold, computed(op, v, operands))
		d.Ask.Plain = fill(corpus.Pick(x.R, Wording()["sums"]), "A", d.Ask.About[0].Plural, "l", joined(names, "and"))
	default:
		d.Item.Answer = w.Enumerated(x.Facts, values, w.End.Date())
		d.Item.Gold = append(d.Item.Gold, computed(op, corpus.ListValue(values...), operands))
	}
	return d, true
}
