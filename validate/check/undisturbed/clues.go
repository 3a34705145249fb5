package undisturbed

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
	"memloom/validate/check/rule"
)

// cluesNeeded: where clues name the task that a question is about, each of them alone fits two tasks or more. Clues are
// two values of the task, or the day and the person of something that was done to it.
func cluesNeeded(w *rule.World, f *rule.Finding) {
	for _, it := range w.Accepted() {
		clues := cluesOf(w, it)
		if len(clues) == 0 {
			continue
		}
		f.Look()
		for _, c := range clues {
			if fitting(w, c) < 2 {
				f.Violate(c.words+" fits one task", "clues of which each fits two or more", it.ID, c.fact.SubjectID)
			}
		}
	}
}

// clue is a fact of a task by which a question names the task.
type clue struct {
	words string
	fact  *corpus.Fact
	value corpus.Value // what the question names
	fits  func(index.Statement) bool
}

// cluesOf returns the clues of a question that has several, of which each must be needed.
func cluesOf(w *rule.World, it *corpus.Item) []clue {
	unnamed := map[string]bool{} // tasks asked about that the question does not name
	for g := range rule.All(it.Gold) {
		if x := w.FactOf(g); x != nil && g.Part == corpus.PartOperand {
			t := w.Task(x.SubjectID)
			unnamed[x.SubjectID] = t != nil && !corpus.ContainsWord(it.Question, t.Name)
		}
	}
	var own, done []clue
	for g := range rule.All(it.Gold) {
		x := w.FactOf(g)
		if x == nil || g.Part != corpus.PartBridge || w.Task(x.SubjectID) == nil || !unnamed[x.SubjectID] {
			continue
		}
		if c := valueClue(it, x); c.fact != nil {
			own = append(own, c)
		}
		if m := w.Message(g.MessageID); m != nil && namesDayAndPerson(it, m) {
			done = []clue{
				{words: "the day " + m.At.Date().String(), fact: x,
					fits: func(s index.Statement) bool { return s.Message.At.Date() == m.At.Date() }},
				{words: "the person " + m.AuthorName, fact: x,
					fits: func(s index.Statement) bool { return s.Message.AuthorID == m.AuthorID }},
			}
		}
	}
	if !slices.ContainsFunc(own, func(c clue) bool { return !c.value.Equal(own[0].value) }) {
		return done // one clue has to name the task alone, be it the value of several facts
	}
	return own
}

// valueClue is the clue of a fact whose month or value a question names; without a fact where it names neither.
func valueClue(it *corpus.Item, x *corpus.Fact) clue {
	if x.Predicate == corpus.PredStarted || x.Predicate == corpus.PredFinished {
		month := monthOf(x.Value.Date)
		if !corpus.ContainsWord(it.Question, month) {
			return clue{}
		}
		return clue{"the month " + month, x, corpus.TextValue(corpus.KindText, month),
			func(s index.Statement) bool { return monthOf(s.Fact.Value.Date) == month }}
	}
	if !names(it, x.Value) {
		return clue{}
	}
	return clue{x.Predicate, x, x.Value, func(s index.Statement) bool { return s.Fact.Value.Equal(x.Value) }}
}

// monthOf is a month as questions name it.
func monthOf(d corpus.Date) string { return d.Time().Format("January 2006") }

// namesDayAndPerson says whether a question names both the day of a message and its author.
func namesDayAndPerson(it *corpus.Item, m *corpus.Message) bool {
	return (corpus.ContainsWord(it.Question, m.AuthorName) || corpus.ContainsWord(it.Question,
		rule.FirstWord(m.AuthorName))) &&
		names(it, corpus.DateValue(m.At.Date()))
}

// names says whether a question holds a value.
func names(it *corpus.Item, v corpus.Value) bool {
	return corpus.ContainsWord(it.Question, v.Text) ||
		slices.ContainsFunc(corpus.Scan(it.Question, it.AskedAt.Date(), nil), func(s corpus.Span) bool {
			return slices.ContainsFunc(s.Values, v.Equal)
		})
}

// fitting counts the tasks that a clue fits alone, among those with the same deliverable.
func fitting(w *rule.World, c clue) int {
	task, seen := w.Task(c.fact.SubjectID), map[string]bool{}
	for _, s := range w.Statements() {
		other := w.Task(s.Fact.SubjectID)
		if !s.Fact.Noise && other != nil && s.Fact.Predicate == c.fact.Predicate && other.Deliverable == task.Deliverable &&
			c.fits(s) {
			seen[s.Fact.SubjectID] = true
		}
	}
	return len(seen)
}
