package profile

import (
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
	"memloom/prompts"
	"memloom/validate"
)

// SkillName is the name of the skill family.
const SkillName = "skill"

// Skill asks what to recommend to a person: what goes with a choice that the
// group has made, and with what that person has said to be strongest in.
type Skill struct{}

// Name implements questions.Family.
func (Skill) Name() string { return SkillName }

// Category implements questions.Family.
func (Skill) Category() string { return Category }

// Requires implements questions.Family.
func (Skill) Requires() []validate.Requirement { return requirements() }

// recommendationWords is how many words a recommendation has beside the choice.
const recommendationWords = 20

// Drafts pairs every choice of a named thing that a text states, a cluster, a
// framework, a vendor, with somebody of its group who
// has said what they are good at.
func (Skill) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	c, l := newChat(w), newLiar(w)
	var out []questions.Draft
	for _, f := range corpus.Shuffled(r, w.Stated()) {
		if !l.askable(f) || l.class(f) != pack.Choice || f.Value.Kind != corpus.KindEntity {
			continue
		}
		time := soon(w, f, r)
		who, told, ok := c.introduced(w.Statements(f.ID)[0].Message.GroupID, corpus.PredSkill, time, r)
		if !ok {
			continue
		}
		skill, ok := c.unfit(who, told.Fact.Value.Text, r)
		if !ok {
			continue
		}
		asked := prompts.Asked{Subject: c.people[who].Name, Attribute: corpus.PredSkill, Class: corpus.PredSkill, Kind: corpus.KindEnum}
		t := trait{
			person: who, told: told, asked: asked, right: told.Fact.Value.Text, wrong: skill,
			form: prompts.FormRecommend, option: prompts.OptionRecommendation, words: recommendationWords,
		}
		if d, ok := t.draft(w, c, l, f, time, r); ok {
			d.Item.Subcategory = "recommendation"
			out = append(out, d)
		}
	}
	return questions.Keyed(SkillName, out, r.Shuffle)
}

// introduced draws somebody of a group who has said something of themselves
// before a time.
func (c *chat) introduced(group, predicate string, time corpus.Stamp, r *rand.Rand) (string, questions.Statement, bool) {
	var list []string
	for _, id := range c.members[group] {
		if s, ok := c.told[id][predicate]; ok && s.Message.At < time {
			list = append(list, id)
		}
	}
	if len(list) == 0 {
		return "", questions.Statement{}, false
	}
	who := corpus.Pick(r, list)
	return who, c.told[who][predicate], true
}

// unfit is a skill that does not suit somebody whose strength is another: one
// that they say they are new to, or one that a colleague is strongest in and
// they do not have. A skill is then wrong about as often as it is right; of
// those that have as many words as the right one, if there are any, so that its
// length does not tell.
func (c *chat) unfit(who, right string, r *rand.Rand) (string, bool) {
	var others []string
	learning, ok := c.told[who][corpus.PredLearning]
	for _, id := range c.everybody {
		s, told := c.told[id][corpus.PredSkill]
		has := func(x corpus.Skill) bool { return x.Name == s.Fact.Value.Text }
		if told && !slices.ContainsFunc(c.people[who].Skills, has) {
			others = append(others, s.Fact.Value.Text)
		}
		if ok { // it weighs as much as all of the others
			others = append(others, learning.Fact.Value.Text)
		}
	}
	alike := slices.DeleteFunc(slices.Clone(others), func(s string) bool { return len(strings.Fields(s)) != len(strings.Fields(right)) })
	switch {
	case len(alike) > 0:
		return corpus.Pick(r, alike), true
	case len(others) > 0:
		return corpus.Pick(r, others), true
	}
	return "", false
}

// trait is a question about what somebody has said of themselves.
type trait struct {
	person       string
	told         questions.Statement // where they say it
	asked        prompts.Asked       // what an option says of the person
	right, wrong string              // in words
	form, option string
	words        int
}

// draft pairs the trait with a fact. The message in which the person says what
// they are is a bridge: the answer is of the fact.
func (t trait) draft(w *questions.World, c *chat, l *liar, f corpus.Fact, time corpus.Stamp, r *rand.Rand) (questions.Draft, bool) {
	value, strategy, ok := l.wrong(f, r)
	if !ok {
		return questions.Draft{}, false
	}
	d := factual(w, f, time)
	d.Item.Gold = slices.Insert(d.Item.Gold, 1, questions.Bridge(t.told, corpus.OpValue, time))
	d.Item.Evidence = append(d.Item.Evidence, corpus.Evidence{MessageID: t.told.Message.ID, Role: corpus.RoleBridge, Group: 2})
	not := map[string]bool{t.told.Message.ID: true}
	for _, s := range w.Statements(f.ID) {
		not[s.Message.ID] = true
	}
	at := seat{w.Statements(f.ID)[0].Message.GroupID, t.person}
	sample := c.sample(at, time, not, r)
	if len(sample) < shownLeast {
		return questions.Draft{}, false
	}
	d.Item.Evidence = append(d.Item.Evidence, evidence(sample, 3)...)
	d.Ask.Form, d.Ask.Person = t.form, c.people[t.person].Name
	asked := w.Asked(f)
	s := square{
		right: d.Item.Answer, wrong: questions.AnswerText(value, time.Date()), strategy: strategy, words: t.words, longerF2: w.LongerF2,
		plan: func(value string, self bool) prompts.OptionPlan {
			trait := t.right
			if !self {
				trait = t.wrong
			}
			return prompts.OptionPlan{Says: []prompts.Said{{Asked: asked, Value: value}, {Asked: t.asked, Value: trait}}}
		},
	}
	questions.Choice(&d, t.option, s.options(r), r.Shuffle)
	return d, true
}
