package abstention

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/adversarial"
	"memloom/prompts"
)

// binding gives drafts an asker (G15): a person of the task's group, who asks after what they or others did to a task,
// and after a concept in the word of their role.
type binding struct {
	*questions.World
	r *rand.Rand
}

// Of so many questions of channels that tell their task, one does so by words such as "two weeks ago" where it can, and
// of so many others one is about what the asker did: as of the questions that have an answer.
const (
	relatively = 3
	themselves = 5
)

// bind binds every second draft to a person of its task's group, who names the task by what they or another person did
// to it: as questions do that have an answer, so that the way of asking does not tell that there is none.
func (b *binding) bind(drafts []questions.Draft) {
	tasks, people := corpus.CopiesByID(b.Corpus.Tasks), corpus.CopiesByID(b.Corpus.People)
	namer := adversarial.NewNamer(b.World, b.r)
	channels := b.channels()
	for i := range drafts {
		d := &drafts[i]
		g := d.Item.Gold[0]
		if channels {
			d.Item.AskerID = b.member(tasks[g.SubjectID].GroupID)
		}
		if !channels && b.r.IntN(2) > 0 {
			continue
		}
		lately, self := b.r.IntN(relatively) == 0, b.r.IntN(themselves) == 0
		x, ok := adversarial.Named{}, false
		if at := corpus.Stamp(0); lately && channels {
			if x, at, ok = namer.Lately(tasks[g.SubjectID], g.Predicate); ok {
				d.Item.AskedAt, d.Item.Gold[0].At = at, at
			}
		} else {
			x, ok = namer.Name(tasks[g.SubjectID], g.Predicate, self)
		}
		if !ok {
			continue
		}
		d.Item.AskerID = x.Asker
		d.Item.Evidence = questions.Evidence([]questions.Statement{x.Said}, corpus.RoleContext, 1)
		d.Ask.Asker, d.Ask.Self, d.Ask.Clues = people[x.Asker].Name, x.Self, x.Clues
		d.Ask.About[0].Subject = tasks[g.SubjectID].Deliverable
	}
}

// channels says whether the corpus is of channels: all questions have an asker there, and most tell their task.
func (b *binding) channels() bool {
	return slices.ContainsFunc(b.Corpus.Groups, func(g corpus.Group) bool { return g.Kind == corpus.Channel })
}

// plainly is for how many questions of channels that tell their task there is one that names it.
const plainly = 6

// told keeps the drafts of channels that tell their task by what a person did to it, and a few that name it.
func (b *binding) told(drafts []questions.Draft) []questions.Draft {
	if !b.channels() {
		return drafts
	}
	named := func(d questions.Draft) bool { return len(d.Ask.Clues) == 0 }
	left := 0
	for _, d := range drafts {
		if !named(d) {
			left++
		}
	}
	left = left/plainly + 1
	return slices.DeleteFunc(corpus.Shuffled(b.r, drafts), func(d questions.Draft) bool {
		if !named(d) {
			return false
		}
		left--
		return left < 0
	})
}

// member draws a person who has a seat in a group.
func (b *binding) member(group string) string {
	var out []string
	for _, m := range b.Corpus.Members {
		if m.GroupID == group && !m.Guest {
			out = append(out, m.PersonID)
		}
	}
	if len(out) == 0 {
		return ""
	}
	return corpus.Pick(b.r, out)
}

// worded asks, of up to so many tasks, for a concept in the word of the asker's
// role that no one states of the task, in whatever word.
func (b *binding) worded(has map[string]bool, most int) []questions.Draft {
	if b.Concept == nil {
		return nil
	}
	var spoken []*corpus.Fact // of each concept that is stated of some task, one
	seen := map[string]bool{}
	for _, f := range b.Stated() {
		if _, ok := b.Concept(f.SubjectID, f.Predicate); ok && !seen[f.Predicate] {
			seen[f.Predicate] = true
			spoken = append(spoken, f)
		}
	}
	seats := map[string][]corpus.Person{}
	for _, p := range b.Corpus.People {
		for _, g := range b.GroupsOf(p.ID) {
			seats[g] = append(seats[g], p)
		}
	}
	var out []questions.Draft
	for _, t := range corpus.Shuffled(b.r, b.Corpus.Tasks) {
		started := b.StatementsOf(t.ID, corpus.PredStarted)
		if len(started) == 0 || len(out) == most {
			continue
		}
		for _, f := range corpus.Shuffled(b.r, spoken) {
			c, ok := b.Concept(t.ID, f.Predicate)
			if !ok || has[t.ID+"|"+f.Predicate] {
				continue
			}
			i := slices.IndexFunc(seats[t.GroupID], func(p corpus.Person) bool { return c.ByRole[p.Role] != "" })
			if i < 0 {
				continue
			}
			asker := seats[t.GroupID][i]
			own, _ := c.As(asker.Role)
			term := own.Noun
			if own.Plural != "" {
				term = own.Plural
			}
			d := draft(b.World, t, f.Predicate, started,
				prompts.AskIn{Term: term, Asker: asker.Name, About: []prompts.Asked{{
					Subject: b.Subjects[t.ID], Attribute: own.Noun, Plural: own.Plural, Class: string(own.Class), Kind: f.Value.Kind,
				}}})
			d.Item.AskerID = asker.ID
			out = append(out, d)
			break
		}
	}
	return out
}
