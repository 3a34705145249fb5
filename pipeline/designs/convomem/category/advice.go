package category

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/life"
	"memloom/internal/work"
	"memloom/pipeline/questions"
	"memloom/pipeline/sessions"
	"memloom/prompts"
	"memloom/validate/filters"
)

// The categories whose questions ask for advice. Their gold is a rubric: what a good response does and does not do,
// computed from the rules of a pack (C5). Nothing in a question hints at what was said.

// Preferences asks for advice that fits what the user goes for.
func Preferences() Category {
	return Category{Least: 1, Most: 2, name: "preferences", requires: filters.StandardRequirements(), core: preferred,
		draft: askAdvice}
}

const nameImplicit = "implicit_connections"

// Implicit asks for advice that fits the circumstances of a person whom the user knows.
func Implicit() Category {
	return Category{Least: 1, Most: 3, name: nameImplicit, requires: filters.StandardRequirements(), core: circumstanced,
		draft: askAdvice}
}

// preferred is a thing in which the user goes for values of some traits.
func preferred(m *Maker, pieces int) (Planned, bool) {
	c := planned(prompts.SideUser, corpus.OpAdvise)
	p, ok := m.thing()
	if !ok || len(p.Traits) < pieces {
		return c, false
	}
	for _, t := range corpus.Shuffled(m.R, p.Traits)[:pieces] {
		v := corpus.Pick(m.R, t.Values)
		clause := life.Wording().Clauses(m.R, p, life.Shown{Value: v}, 1)[0]
		c.add(m, clause, v, corpus.Fact{SubjectID: p.Thing, Predicate: t.Noun, Value: corpus.TextValue(corpus.KindEnum, v)})
		others := slices.DeleteFunc(slices.Clone(t.Values), func(x string) bool { return x == v })
		c.Should = append(c.Should, "goes for "+p.Fill("{a thing}")+" with "+v)
		c.ShouldNot = append(c.ShouldNot, "suggests "+joined(others, "or")+corpus.Instead)
	}
	q := sessions.Capitalised(p.Fill(fill(corpus.Pick(m.R, Wording()["prefers"]), "c", corpus.Pick(m.R, p.Contexts))))
	c.Question = &q
	return c, true
}

// circumstanced is a person with circumstances, and an occasion on which they matter.
func circumstanced(m *Maker, pieces int) (Planned, bool) {
	c := planned(prompts.SideUser, corpus.OpAdvise)
	who, given, ok := m.person()
	if !ok {
		return c, false
	}
	occasion := m.Work.Occasions[m.turn(nameImplicit)%len(m.Work.Occasions)]
	aspects := map[string]bool{}
	for _, x := range corpus.Shuffled(m.R, m.Work.For(occasion.Key)) {
		if aspects[x.Aspect] || len(c.Messages) == pieces {
			continue
		}
		aspects[x.Aspect] = true
		clause := work.Fill(x.Clause, who)
		said := strings.TrimSpace(strings.TrimPrefix(clause, who))
		advice := x.Advice[occasion.Key]
		c.add(m, clause, said, corpus.Fact{SubjectID: strings.TrimPrefix(who, "my "), Predicate: x.Aspect,
			Value: corpus.TextValue(corpus.KindText, said)})
		c.Should = append(c.Should, "takes into account that "+work.Fill(x.Short, given)+", for instance with "+advice.Should)
		c.ShouldNot = append(c.ShouldNot, "suggests "+joined(advice.ShouldNot, "or"))
	}
	q := work.Fill(corpus.Pick(m.R, occasion.Questions), who)
	c.Question = &q
	return c, true
}

func askAdvice(x *Asking) (questions.Draft, bool) {
	if x.Core.Question == nil {
		return questions.Draft{}, false
	}
	it := x.item(corpus.OpAdvise)
	it.Rubric = &corpus.Rubric{Should: x.Core.Should, ShouldNot: x.Core.ShouldNot}
	it.Answer = "A good response " + joined(x.Core.Should, "and")
	it.Gold = append(it.Gold, computed(corpus.OpAdvise, corpus.TextValue(corpus.KindText, it.Answer), it.Gold))
	about := []prompts.Asked{{Subject: x.W.Subjects[x.Facts[0].SubjectID]}}
	return questions.Draft{Item: it, Ask: prompts.AskIn{Operation: corpus.OpAdvise, Plain: *x.Core.Question,
		About: about}}, true
}
