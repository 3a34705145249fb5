package check

import (
	"slices"

	"memloom/internal/corpus"
)

// cluesNeeded: where clues tell which task a question is about, each of them alone fits two tasks or more. Clues are
// two values of the task, or the day and the person of something that was done to it.
func cluesNeeded(w *world, f *Finding) {
	for _, it := range w.Accepted() {
		clues := w.cluesOf(it)
		if len(clues) == 0 {
			continue
		}
		f.look()
		for _, c := range clues {
			if n := w.fitting(c); n < 2 {
				f.violate(c.words+" fits one task", "clues of which each fits two or more", it.ID, c.fact.SubjectID)
			}
		}
	}
}

// clue is a fact of a task by which a question tells the task.
type clue struct {
	words  string
	fact   *corpus.Fact
	month  string      // in which it was done, as questions name it; empty: told otherwise
	day    corpus.Date // on which it was said; 0: told by value
	author string      // who said it; empty: told by day or value
}

// cluesOf returns the clues of a question that has several, of which each must be needed.
func (w *world) cluesOf(it *corpus.Item) []clue {
	var facts []*corpus.Fact
	var said []*corpus.Message
	unnamed := map[string]bool{} // tasks asked about that the question does not name
	for i := range it.Gold {
		g := &it.Gold[i]
		x := w.factOf(g)
		switch {
		case x == nil:
		case g.Part == corpus.PartOperand:
			t := w.Task(x.SubjectID)
			unnamed[x.SubjectID] = t != nil && !containsWord(it.Question, t.Name)
		case g.Part == corpus.PartBridge && w.Task(x.SubjectID) != nil:
			facts, said = append(facts, x), append(said, w.Message(g.MessageID))
		}
	}
	var own, done []clue
	for i, x := range facts {
		if !unnamed[x.SubjectID] {
			continue
		}
		switch x.Predicate {
		case corpus.PredStarted, corpus.PredFinished:
			if containsWord(it.Question, monthOf(x.Value.Date)) {
				own = append(own, clue{words: "the month " + monthOf(x.Value.Date), fact: x, month: monthOf(x.Value.Date)})
			}
		default:
			if names(it, x.Value) {
				own = append(own, clue{words: x.Predicate, fact: x})
			}
		}
		if m := said[i]; m != nil && w.namesDayAndPerson(it, m) {
			done = []clue{{words: "the day " + m.At.Date().String(), fact: x, day: m.At.Date()},
				{words: "the person " + m.AuthorName, fact: x, author: m.AuthorID}}
		}
	}
	if !slices.ContainsFunc(own, func(c clue) bool { return !c.same(own[0]) }) {
		return done // one clue has to tell the task alone, be it the value of several facts
	}
	return own
}

// same says whether two clues tell a question's reader one thing: one month, or one value.
func (c clue) same(other clue) bool {
	return c.month == other.month && (c.month != "" || c.fact.Value.Equal(other.fact.Value))
}

// monthOf is a month as questions name it.
func monthOf(d corpus.Date) string { return d.Time().Format("January 2006") }

// namesDayAndPerson says whether a question names both the day of a message and its author.
func (w *world) namesDayAndPerson(it *corpus.Item, m *corpus.Message) bool {
	if !containsWord(it.Question, m.AuthorName) && !containsWord(it.Question, given(m.AuthorName)) {
		return false
	}
	return names(it, corpus.DateValue(m.At.Date()))
}

// names says whether a question holds a value.
func names(it *corpus.Item, v corpus.Value) bool {
	if v.Text != "" && containsWord(it.Question, v.Text) {
		return true
	}
	return slices.ContainsFunc(corpus.Scan(it.Question, it.AskedAt.Date(), nil), func(s corpus.Span) bool {
		return slices.ContainsFunc(s.Values, v.Equal)
	})
}

// fitting counts the tasks that a clue fits alone: of its kind, where it is something that was done.
func (w *world) fitting(c clue) int {
	task, seen := w.Task(c.fact.SubjectID), map[string]bool{}
	for _, s := range w.Statements() {
		x, other := s.Fact, w.Task(s.Fact.SubjectID)
		if x.Noise || other == nil || x.Predicate != c.fact.Predicate {
			continue
		}
		fits := other.Deliverable == task.Deliverable
		switch {
		case c.month != "":
			fits = fits && monthOf(x.Value.Date) == c.month
		case c.day != 0:
			fits = fits && s.Message.At.Date() == c.day
		case c.author != "":
			fits = fits && s.Message.AuthorID == c.author
		default:
			fits = fits && x.Value.Equal(c.fact.Value)
		}
		seen[x.SubjectID] = seen[x.SubjectID] || fits
	}
	n := 0
	for _, fits := range seen {
		if fits {
			n++
		}
	}
	return n
}
