package abstention

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// binding gives drafts an asker (G15): somebody of the task's group, who asks after what they started themselves in the
// first person, and after a concept in the word of their role.
type binding struct {
	*questions.World
	r *rand.Rand
}

// bind binds every second draft to the owner of its task, where the day on which
// they started it tells the task from their others.
func (b *binding) bind(drafts []questions.Draft) {
	tasks, starts := corpus.CopiesByID(b.Corpus.Tasks), map[string]int{}
	for _, t := range b.Corpus.Tasks {
		if s := b.StatementsOf(t.ID, corpus.PredStarted); len(s) > 0 {
			starts[startOf(t, s[0])]++
		}
	}
	for i := range drafts {
		d := &drafts[i]
		t := tasks[d.Item.Gold[0].SubjectID]
		s := b.StatementsOf(t.ID, corpus.PredStarted)
		owner := s[0].Message.AuthorID
		if b.r.IntN(2) > 0 || starts[startOf(t, s[0])] != 1 ||
			!slices.Contains(b.GroupsOf(owner), s[0].Message.GroupID) {
			continue
		}
		d.Item.AskerID = owner
		d.Ask.Asker, d.Ask.Self = s[0].Message.AuthorName, true
		d.Ask.About[0].Subject = t.Deliverable
		d.Ask.Clues = []prompts.Clue{{
			Asked: prompts.Asked{Attribute: corpus.PredStarted, Class: "event", Kind: corpus.KindDate},
			Value: questions.AnswerText(corpus.DateValue(s[0].Message.At.Date()), b.End.Date()),
		}}
	}
}

func startOf(t corpus.Task, s questions.Statement) string {
	return t.Deliverable + "|" + s.Message.AuthorID + "|" + s.Message.At.Date().String()
}

// worded asks, of up to so many tasks, for a concept in the word of the asker's
// role that nobody states of the task, in whatever word.
func (b *binding) worded(has map[string]bool, most int) []questions.Draft {
	if b.Concept == nil {
		return nil
	}
	var spoken []corpus.Fact // of each concept that is stated of some task, one
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
