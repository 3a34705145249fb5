// Package advice has the categories whose questions ask for advice, and whose gold is a rubric: what a good response does
// and does not do, computed from the rules of a pack (C5). Nothing in a question hints at what was told.
package advice

import (
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/life"
	"memloom/internal/work"
	"memloom/pipeline/designs/convomem/core"
	"memloom/pipeline/questions"
	"memloom/prompts"
	"memloom/validate"
)

// The families' names.
const (
	NamePreferences = "preferences"
	NameImplicit    = "implicit_connections"
)

// Advice is a category of questions with a rubric.
type Advice struct {
	name string
	most int
	core func(*core.Maker, int) (core.Core, bool)
}

// Preferences asks for advice that fits what the user goes for.
func Preferences() core.Category { return Advice{NamePreferences, 2, preferred} }

// Implicit asks for advice that fits the circumstances of somebody whom the user knows.
func Implicit() core.Category { return Advice{NameImplicit, 3, circumstanced} }

// Name implements questions.Family.
func (a Advice) Name() string { return a.name }

// Category implements questions.Family.
func (a Advice) Category() string { return a.name }

// Requires implements questions.Family (C6).
func (a Advice) Requires() []validate.Requirement { return validate.StandardRequirements() }

// Least implements core.Category.
func (a Advice) Least() int { return 1 }

// Most implements core.Category (table 2).
func (a Advice) Most() int { return a.most }

// Core implements core.Category.
func (a Advice) Core(m *core.Maker, pieces int) (core.Core, bool) {
	c, ok := a.core(m, pieces)
	c.Category, c.Side, c.Operation = a.name, prompts.SideUser, corpus.OpAdvise
	return c, ok
}

// preferred is a thing in which the user goes for values of some traits.
func preferred(m *core.Maker, pieces int) (c core.Core, ok bool) {
	p, ok := m.Thing()
	if !ok || len(p.Traits) < pieces {
		return c, false
	}
	for _, t := range corpus.Shuffled(m.R, p.Traits)[:pieces] {
		v := corpus.Pick(m.R, t.Values)
		clause := life.Wording().Clauses(m.R, p, life.Shown{Value: v}, 1)[0]
		c.Add(m, clause, v, corpus.Fact{SubjectID: p.Thing, Predicate: t.Noun, Value: corpus.TextValue(corpus.KindEnum, v)})
		others := slices.DeleteFunc(slices.Clone(t.Values), func(x string) bool { return x == v })
		c.Should = append(c.Should, "goes for "+p.Fill("{a thing}")+" with "+v)
		c.ShouldNot = append(c.ShouldNot, "suggests "+or(others)+corpus.Instead)
	}
	c.Question = core.Capitalised(p.Fill(core.Fill(corpus.Pick(m.R, core.Wording()["prefers"]), "c", corpus.Pick(m.R, p.Contexts))))
	return c, true
}

// circumstanced is a person with circumstances, and an occasion on which they matter.
func circumstanced(m *core.Maker, pieces int) (c core.Core, ok bool) {
	who, given, ok := m.Person()
	if !ok {
		return c, false
	}
	occasion := m.Work.Occasions[m.Turn(NameImplicit)%len(m.Work.Occasions)]
	aspects := map[string]bool{}
	for _, x := range corpus.Shuffled(m.R, m.Work.For(occasion.Key)) {
		if aspects[x.Aspect] || c.Pieces() == pieces {
			continue
		}
		aspects[x.Aspect] = true
		clause := work.Fill(x.Clause, who)
		said := strings.TrimSpace(strings.TrimPrefix(clause, who))
		advice := x.Advice[occasion.Key]
		c.Add(m, clause, said, corpus.Fact{SubjectID: strings.TrimPrefix(who, "my "), Predicate: x.Aspect, Value: corpus.TextValue(corpus.KindText, said)})
		c.Should = append(c.Should, "takes into account that "+work.Fill(x.Short, given)+", for instance with "+advice.Should)
		c.ShouldNot = append(c.ShouldNot, "suggests "+or(advice.ShouldNot))
	}
	c.Question = work.Fill(corpus.Pick(m.R, occasion.Questions), who)
	return c, c.Pieces() == pieces
}

// or joins phrases: a, b or c.
func or(list []string) string {
	if n := len(list) - 1; n > 0 {
		return strings.Join(list[:n], ", ") + " or " + list[n]
	}
	return strings.Join(list, "")
}

// Drafts implements questions.Family.
func (a Advice) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	return core.Drafts(w, r, a, func(x *core.Asking) (questions.Draft, bool) {
		if x.Core.Question == nil {
			return questions.Draft{}, false
		}
		it := x.Item(corpus.OpAdvise)
		it.Rubric = &corpus.Rubric{Should: x.Core.Should, ShouldNot: x.Core.ShouldNot}
		it.Answer = "A good response " + core.And(x.Core.Should)
		it.Gold = append(it.Gold, core.Computed(corpus.OpAdvise, corpus.TextValue(corpus.KindText, it.Answer), it.Gold))
		ask := prompts.AskIn{Operation: corpus.OpAdvise, Plain: *x.Core.Question}
		for _, f := range x.Facts[:1] {
			ask.About = append(ask.About, prompts.Asked{Subject: w.Subjects[f.SubjectID]})
		}
		return questions.Draft{Item: it, Ask: ask}, true
	})
}
