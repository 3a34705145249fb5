package relational

import (
	"math/rand/v2"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// The difficulties of questions for a value at a time (S5).
const (
	Easy   = "easy"   // the day by its date
	Medium = "medium" // the day by what happened on it
	Hard   = "hard"   // the day as seen from the day of asking
)

// change is a value that another one replaced, with the days on which only the first had been said and held.
type change struct {
	old, next *corpus.Fact
	said      []questions.Statement // of the old value, before the first of the days
	after     []questions.Statement // of the next one
	days      []corpus.Date
}

// asOf asks what a slot's value was on a day before its last change (S2, S5): one question a change, in the three
// difficulties in turn, as far as there are words for the day.
func asOf(w *questions.World, r *rand.Rand) []questions.Draft {
	a := newAnchors(w)
	ways := []func(*rand.Rand, change) (questions.Draft, bool){a.dated, a.anchored, a.relative}
	var out []questions.Draft
	for i, c := range corpus.Shuffled(r, changes(w)) {
		for k := range ways {
			if d, ok := ways[(i+k)%len(ways)](r, c); ok {
				out = append(out, d)
				break
			}
		}
	}
	return out
}

// changes lists the replaced values that one can ask for by a day.
func changes(w *questions.World) []change {
	var out []change
	for _, next := range w.Stated() {
		old, ok := w.Fact(next.Supersedes)
		_, attribute := w.Attribute(next.SubjectID, next.Predicate)
		if !ok || old.Noise || w.Barred(old.ID) || old.TaskID == "" || !attribute && old.Predicate != corpus.PredDue ||
			old.Condition != "" || w.Repeated(old) {
			continue
		}
		c := change{old: old, next: next, said: w.Statements(old.ID), after: w.Statements(next.ID)}
		if c.days = between(w, c); len(c.days) > 0 {
			out = append(out, c)
		}
	}
	return out
}

// between returns the workdays behind all statements of the old value and before the next one holds or is said.
func between(w *questions.World, c change) []corpus.Date {
	if len(c.said) == 0 {
		return nil
	}
	first, end := c.said[0].Message.At.Date(), min(c.next.From, c.after[0].Message.At.Date())
	for _, s := range c.said {
		first = max(first, s.Message.At.Date())
	}
	var out []corpus.Date
	for d := first.Add(1); d < end; d++ {
		// a day that had come is no plan any more
		if w.Calendar.IsWorkday(d) && !(c.old.Value.Kind == corpus.KindDate && d >= c.old.Value.Date) {
			out = append(out, d)
		}
	}
	return out
}

// ask drafts the question for the old value on a day. What replaced it is
// shown too: which of the two is meant is for the day to say.
func (c change) ask(w *questions.World, day corpus.Date, at corpus.Stamp, when prompts.When,
	difficulty string) questions.Draft {
	gold := questions.Operand(c.said[0], corpus.OpValue, day.At(12, 0))
	ev := questions.Evidence(c.said, corpus.RoleAnswer, 1)
	ev = append(ev, questions.Evidence(before(c.after, at), corpus.RoleContext, 2)...)
	return questions.Draft{
		Item: corpus.Item{
			AskedAt: at, Difficulty: difficulty, Subcategory: difficulty, Answer: questions.AnswerText(c.old.Value,
				day),
			Evidence: ev, Gold: []corpus.GoldAtom{gold, questions.Result(gold)},
		},
		Ask: prompts.AskIn{Operation: corpus.OpValue, About: []prompts.Asked{w.Asked(c.old)}, When: &when},
	}
}

// before keeps what is said before an instant.
func before(list []questions.Statement, at corpus.Stamp) []questions.Statement {
	var out []questions.Statement
	for _, s := range list {
		if s.Message.At < at {
			out = append(out, s)
		}
	}
	return out
}
