package relational

import (
	"math/rand/v2"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// anchors knows what happened on which day.
type anchors struct {
	w      *questions.World
	events map[corpus.Date][]questions.Statement // announced starts and ends, by their day
}

func newAnchors(w *questions.World) anchors {
	a := anchors{w, map[corpus.Date][]questions.Statement{}}
	for _, t := range w.Corpus.Tasks {
		for _, predicate := range []string{corpus.PredStarted, corpus.PredFinished} {
			if list := w.StatementsOf(t.ID, predicate); len(list) == 1 {
				day := list[0].Message.At.Date()
				a.events[day] = append(a.events[day], list[0])
			}
		}
	}
	return a
}

// dated asks by the date: "on 3 March 2025".
func (a anchors) dated(r *rand.Rand, c change) (questions.Draft, bool) {
	day := corpus.Pick(r, c.days)
	when := prompts.When{Relation: "on", Words: questions.AnswerText(corpus.DateValue(day), day)}
	return c.ask(a.w, day, a.w.End, when, Easy), true
}

// anchored asks by an event of that day, of another task of the project. Its
// announcement is a bridge: without it no one knows the day.
func (a anchors) anchored(r *rand.Rand, c change) (questions.Draft, bool) {
	for _, day := range corpus.Shuffled(r, c.days) {
		for _, e := range corpus.Shuffled(r, a.events[day]) {
			if e.Fact.SubjectID == c.old.SubjectID || a.project(e.Fact.TaskID) != a.project(c.old.TaskID) {
				continue
			}
			event := a.w.Asked(e.Fact)
			d := c.ask(a.w, day, a.w.End, prompts.When{Relation: "on", Event: &event}, Medium)
			d.Item.Gold = append([]corpus.GoldAtom{questions.Bridge(e, corpus.OpValue, a.w.End)}, d.Item.Gold...)
			d.Item.Evidence = append(d.Item.Evidence,
				questions.Evidence([]questions.Statement{e}, corpus.RoleBridge, 3)...)
			return d, true
		}
	}
	return questions.Draft{}, false
}

func (a anchors) project(task string) string {
	for _, t := range a.w.Corpus.Tasks {
		if t.ID == task {
			return t.ProjectID
		}
	}
	return ""
}

// farthest is how many days back a question looks that tells its day from its own.
const farthest = 13

// relative asks from a day after the change, and tells the day as seen from there: "last Tuesday", "nine days ago".
func (a anchors) relative(r *rand.Rand, c change) (questions.Draft, bool) {
	changed := c.after[0].Message.At.Date()
	for _, day := range corpus.Shuffled(r, c.days) {
		var from []corpus.Date
		for d := changed; d <= min(day.Add(farthest), a.w.Calendar.Last); d++ {
			if a.w.Calendar.IsWorkday(d) {
				from = append(from, d)
			}
		}
		if len(from) == 0 {
			continue
		}
		on := corpus.Pick(r, from)
		if words := corpus.Shuffled(r, spoken(day, on)); len(words) > 0 {
			return c.ask(a.w, day, on.At(18, 30), prompts.When{Relation: "on", Words: words[0]}, Hard), true
		}
	}
	return questions.Draft{}, false
}

// spoken lists words for a past day that can be read in one way only on the day of asking.
func spoken(day, on corpus.Date) []string {
	ago := int(on - day)
	var out []string
	if ago >= 3 && ago < len(numerals) {
		out = append(out, numerals[ago]+" days ago")
	}
	weekday := day.Weekday().String()
	for _, words := range []string{"yesterday", "the day before yesterday", "last " + weekday,
		weekday + " of last week"} {
		if v, err := corpus.Parse(corpus.KindDate, words, on, nil); err == nil && v.Equal(corpus.DateValue(day)) {
			out = append(out, words)
		}
	}
	return out
}

var numerals = [...]string{3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten",
	11: "eleven", 12: "twelve", 13: "thirteen"}
