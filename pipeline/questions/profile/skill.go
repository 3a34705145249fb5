package profile

import (
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
	"memloom/prompts"
	"memloom/validate/filters"
)

// SkillName is the name of the skill family.
const SkillName = "skill"

// Skill asks what to recommend to a person: what goes with a choice that the group has made, and with what that person
// has said to be strongest in and takes on as work, weeks later.
type Skill struct{}

// Name implements questions.Family.
func (Skill) Name() string { return SkillName }

// Category implements questions.Family.
func (Skill) Category() string { return Category }

// Requires implements questions.Family.
func (Skill) Requires() []filters.Requirement { return requirements() }

// Draws implements questions.Drawing.
func (Skill) Draws(string) []pack.Source { return []pack.Source{pack.NamedChoices} }

// recommendationWords is how many words a recommendation has next to the choice.
const recommendationWords = 20

// Drafts pairs every choice of a named thing that a text states, a cluster, a framework, a vendor, with a person of its
// group who has said what they are good at.
func (Skill) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	c, l, of := newChat(w), newLiar(w), newProjects(w)
	lean := questions.Lean{}
	var out []questions.Draft
	for _, f := range corpus.Shuffled(r, w.Stated()) {
		if !l.askable(f) || l.class(f) != pack.Choice || f.Value.Kind != corpus.KindEntity {
			continue
		}
		time := of.asked(r, f, of.tasks[f.TaskID].End)
		introduced := c.introduced(w.Statements(f.ID)[0].Message.GroupID, corpus.PredSkill, time, r)
		questions.ByLean(lean, introduced, func(s questions.Statement) string { return s.Fact.Value.Text })
		for _, told := range introduced {
			t, ok := skillOf(of, c, lean, f, told, time, r)
			if !ok {
				continue
			}
			d, ok := t.draft(of, c, l, f, r)
			if !ok {
				continue
			}
			d.Item.Subcategory = "recommendation"
			out = append(out, d)
			lean.Add(t.right, t.wrong)
			break
		}
	}
	return questions.Keyed(SkillName, out, r.Shuffle)
}

// skillOf asks after the skill that a person has said to be strongest in and takes on as work; not ok where it does not
// show in what they do, or no other skill is clearly not theirs.
func skillOf(of *projects, c *chat, lean questions.Lean, f *corpus.Fact, told questions.Statement, time corpus.Stamp,
	r *rand.Rand) (trait, bool) {
	who, right := told.Fact.SubjectID, told.Fact.Value.Text
	colleagues := of.colleagues(f.TaskID)
	deeds := of.deeds(told, []string{right}, f.TaskID, time, r)
	if len(deeds) == 0 || !slices.Contains(colleagues, who) {
		return trait{}, false
	}
	wrong, ok := c.unfit(of, lean, who, right, colleagues, r)
	if !ok {
		return trait{}, false
	}
	asked := prompts.Asked{Subject: c.people[who].Name, Attribute: corpus.PredSkill, Class: corpus.PredSkill,
		Kind: corpus.KindEnum}
	return trait{person: who, told: told, deeds: deeds, at: time, asked: asked, right: right, wrong: wrong,
		form: prompts.FormRecommend, option: prompts.OptionRecommendation, words: recommendationWords}, true
}

// introduced are those of a group who have said something of themselves before a time, in a drawn order.
func (c *chat) introduced(group, predicate string, time corpus.Stamp, r *rand.Rand) []questions.Statement {
	var out []questions.Statement
	for _, id := range c.members[group] {
		if s, ok := c.told[id][predicate]; ok && s.Message.At < time {
			out = append(out, s)
		}
	}
	return corpus.Shuffled(r, out)
}

// unfit is a skill that does not suit a person whose strength is another: one that they say they are new to, or one
// that a colleague is strongest in, which they do not have and which no one would look for in their role. It is none
// that a task of theirs takes, and of these the one that leans most to the right; of those that have as many words as
// the right one, if there are any, so that its length does not tell.
func (c *chat) unfit(of *projects, lean questions.Lean, who, right string, colleagues []string, r *rand.Rand) (string,
	bool) {
	var others []string
	usual := of.Roles[c.people[who].Role].Skills
	for _, id := range colleagues {
		s, told := c.told[id][corpus.PredSkill]
		has := func(x corpus.Skill) bool { return x.Name == s.Fact.Value.Text }
		if told && !slices.ContainsFunc(c.people[who].Skills, has) && !slices.Contains(usual, s.Fact.Value.Text) {
			others = append(others, s.Fact.Value.Text)
		}
	}
	if learning, ok := c.told[who][corpus.PredLearning]; ok {
		others = append(others, learning.Fact.Value.Text)
	}
	others = slices.DeleteFunc(others, func(s string) bool { return of.takes(who, s) })
	if len(others) == 0 {
		return "", false
	}
	words := func(s string) int { return len(strings.Fields(s)) }
	if slices.ContainsFunc(others, func(s string) bool { return words(s) == words(right) }) {
		others = slices.DeleteFunc(others, func(s string) bool { return words(s) != words(right) })
	}
	return leaning(lean, others, r), true
}

// leaning is one of a list that leans most to the right one.
func leaning(lean questions.Lean, list []string, r *rand.Rand) string {
	list = corpus.Shuffled(r, list)
	questions.ByLean(lean, list, func(s string) string { return s })
	return list[len(list)-1]
}

// trait is a question about what a person has said of themselves.
type trait struct {
	person       string
	told         questions.Statement   // where they say it
	deeds        []questions.Statement // where one sees that they do such work
	at           corpus.Stamp          // when it is asked
	asked        prompts.Asked         // what an option says of the person
	right, wrong string                // in words
	form, option string
	words        int
}

// draft pairs the trait with a fact. The message in which the person says what they are is a bridge, and so are those
// that show them at such work: the answer is of the fact.
func (t trait) draft(w *projects, c *chat, l *liar, f *corpus.Fact, r *rand.Rand) (questions.Draft, bool) {
	at := t.at
	said := slices.DeleteFunc(slices.Clone(w.Statements(f.ID)), func(s questions.Statement) bool {
		return s.Message.At >= at
	})
	value, strategy, ok := l.wrong(f, r)
	if !ok {
		return questions.Draft{}, false
	}
	sample := c.sample(seat{said[0].Message.GroupID, t.person}, at, t.beside(said), r)
	if len(sample) < shownLeast {
		return questions.Draft{}, false
	}
	gold := questions.Operand(said[0], corpus.OpValue, at)
	bridges, atoms := []corpus.Evidence(nil), []corpus.GoldAtom{gold}
	for i, s := range append([]questions.Statement{t.told}, t.deeds...) {
		bridges = append(bridges, corpus.Evidence{MessageID: s.Message.ID, Role: corpus.RoleBridge, Set: 2 + i})
		atoms = append(atoms, questions.Bridge(s, corpus.OpValue, at))
	}
	d := questions.Draft{
		Item: corpus.Item{
			Category: Category, AskedAt: at, Answer: questions.AnswerText(f.Value, at.Date()),
			Gold: append(atoms, questions.Result(gold)),
			Evidence: slices.Concat(questions.Evidence(said, corpus.RoleAnswer, 1), bridges,
				evidence(sample, 2+len(bridges))),
		},
		Ask: prompts.AskIn{Operation: corpus.OpValue, About: []prompts.Asked{w.Asked(f)}, Form: t.form,
			Person: c.people[t.person].Name},
	}
	asked := w.Asked(f)
	s := square{
		right: d.Item.Answer, wrong: questions.AnswerText(value,
			at.Date()), strategy: strategy, words: t.words,
		plan: func(value string, self bool) prompts.OptionPlan {
			trait := t.right
			if !self {
				trait = t.wrong
			}
			return prompts.OptionPlan{Says: []prompts.Said{{Asked: asked, Value: value},
				{Asked: t.asked, Value: trait}}}
		},
	}
	s.ask(&d, t.option, r)
	return d, true
}

// next to are the messages of the person that show nothing of how they write next to the question: its evidence.
func (t trait) beside(said []questions.Statement) map[string]bool {
	not := map[string]bool{t.told.Message.ID: true}
	for _, s := range append(slices.Clone(t.deeds), said...) {
		not[s.Message.ID] = true
	}
	return not
}
