package profile

import (
	"math/rand/v2"
	"strings"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
	"memloom/validate/filters"
)

// Category is the published category of the families.
const Category = "profile_understanding"

// StyleName is the name of the style family.
const StyleName = "style"

// Style asks which of four drafts a person would have sent in answer to a
// colleague: right in the matter, and in that person's register.
type Style struct{}

// Name implements questions.Family.
func (Style) Name() string { return StyleName }

// Category implements questions.Family.
func (Style) Category() string { return Category }

// Requires implements questions.Family: all but necessary, as a register shows
// in any message of a person's (filters.md).
func (Style) Requires() []filters.Requirement { return requirements() }

func requirements() []filters.Requirement {
	return []filters.Requirement{
		{Filter: filters.NameUndisturbed}, {Filter: filters.NameSimilar}, {Filter: filters.NameBlind},
		{Filter: filters.NameSufficient}, {Filter: filters.NameUnique},
	}
}

// replyWords is how many words a draft has next to the value and its task.
const replyWords = 16

// Drafts asks for a reply about every stated fact of a task, by a person of its group.
func (Style) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	c, l := newChat(w), newLiar(w)
	lean := questions.Lean{} // by person
	var out []questions.Draft
	for _, f := range corpus.Shuffled(r, w.Stated()) {
		if !l.askable(f) {
			continue
		}
		time := someday(w, f, r)
		if time == 0 {
			continue
		}
		list := w.Statements(f.ID)
		said := map[string]bool{}
		for _, s := range list {
			said[s.Message.ID] = true
		}
		group := list[0].Message.GroupID
		writers := corpus.Shuffled(r, c.writers(group, time))
		if len(writers) == 0 {
			continue
		}
		questions.ByLean(lean, writers, func(id string) string { return id })
		at := seat{group, writers[0]}
		own := c.registerOf(at, c.sample(at, time, said, r))
		other, ok := c.unlike(at, time, own, lean, r)
		if !ok || len(own.sample) < shownLeast {
			continue
		}
		value, strategy, ok := l.wrong(f, r)
		if !ok {
			continue
		}
		d := factual(w, f, time)
		d.Item.Subcategory = "reply"
		d.Item.Evidence = append(d.Item.Evidence, evidence(own.sample, 2)...)
		d.Ask.Form, d.Ask.Person = prompts.FormReply, c.people[at.person].Name
		asked := w.Asked(f)
		right, wrong := c.drawnApart(own, other)
		s := square{
			right: d.Item.Answer, wrong: questions.AnswerText(value,
				time.Date()), strategy: strategy, words: replyWords +
				len(strings.Fields(asked.Subject)), own: at.person, other: other.at.person,
			plan: func(value string, self bool) prompts.OptionPlan {
				voice := right
				if !self {
					voice = wrong
				}
				return prompts.OptionPlan{Says: []prompts.Said{{Asked: asked, Value: value}}, Voice: &voice}
			},
		}
		s.ask(&d, prompts.OptionReply, r)
		lean.Add(at.person, other.at.person)
		d.Options.Avoid = c.petPhrases(group)
		out = append(out, d)
	}
	return questions.Keyed(StyleName, out, r.Shuffle)
}

// someday is a morning on which a colleague asks about a fact, at any time after it was stated last; about a day,
// before it has come. It is 0 where there is none.
func someday(w *questions.World, f *corpus.Fact, r *rand.Rand) corpus.Stamp {
	list, last := w.Statements(f.ID), w.Calendar.Last
	if f.Value.Kind == corpus.KindDate {
		last = min(last, f.Value.Date.Add(-1))
	}
	day := w.Late(r, list[len(list)-1].Message.At.Date(), 0, last)
	if day == 0 {
		return 0
	}
	return day.At(9, 0)
}

// factual is a draft about a stated fact, asked at a time after it, without what the families add.
func factual(w *questions.World, f *corpus.Fact, at corpus.Stamp) questions.Draft {
	list := w.Statements(f.ID)
	gold := questions.Operand(list[0], corpus.OpValue, at)
	return questions.Draft{
		Item: corpus.Item{
			Category: Category, AskedAt: at, Answer: questions.AnswerText(f.Value, at.Date()),
			Evidence: questions.Evidence(list, corpus.RoleAnswer, 1), Gold: []corpus.GoldAtom{gold,
				questions.Result(gold)},
		},
		Ask: prompts.AskIn{Operation: corpus.OpValue, About: []prompts.Asked{w.Asked(f)}},
	}
}
