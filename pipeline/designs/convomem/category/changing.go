package category

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
	"memloom/prompts"
	"memloom/validate/filters"
)

// Changing asks for what a value is that was changed: the last one holds. Without the last message the outdated value
// is answered, or nothing (C6).
func Changing() Category {
	c := Category{Least: 2, Most: 6, name: "changing_facts", requires: filters.StandardRequirements(), core: changes,
		draft: askLatest}
	for i := range c.requires {
		if c.requires[i].Filter == filters.NameNecessary {
			c.requires[i].Mode = filters.ModeLatest
		}
	}
	return c
}

// changes are values of one attribute, each in place of the one before, no two the same.
func changes(m *Maker, pieces int) (Planned, bool) {
	p := planned(prompts.SideUser, corpus.OpLatest)
	changing := func(t Task) []pack.Attribute {
		return slices.DeleteFunc(m.askable(t), func(a pack.Attribute) bool { return !a.Changes || !m.varied(a, 2*pieces) })
	}
	t, ok := m.task(func(t Task) bool { return len(changing(t)) > 0 })
	if !ok {
		return p, false
	}
	a, kind, before := corpus.Pick(m.R, changing(t)), frameSaid, corpus.Value{}
	for i := range pieces {
		if !p.say(m, kind, t, a, before, p.has) {
			return p, false
		}
		if kind, before = frameChanged, p.Facts[i].Value; i > 0 {
			p.Facts[i].Supersedes = FactID(i)
		}
	}
	return p, true
}

func askLatest(x *Asking) (questions.Draft, bool) {
	it, last := x.item(corpus.OpLatest), x.Facts[len(x.Facts)-1]
	for i := range it.Evidence[:len(it.Evidence)-1] {
		it.Evidence[i].Role = corpus.RoleSuperseded
	}
	gold := it.Gold[len(it.Gold)-1]
	it.Gold, it.Answer = []corpus.GoldAtom{gold, questions.Result(gold)}, questions.AnswerText(last.Value, x.W.End.Date())
	return questions.Draft{Item: it, Ask: prompts.AskIn{Operation: corpus.OpValue,
		About: []prompts.Asked{x.W.Asked(last)}}}, true
}
