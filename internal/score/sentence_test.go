package score

import (
	"testing"

	"memloom/internal/corpus"
)

// TestHedges: an answer hedges by what it says at its end, or by the option it chooses; right and missing ones do not
// count.
func TestHedges(t *testing.T) {
	it := corpus.Item{Options: []corpus.Option{{Letter: "A", Text: "Not stated in the messages"},
		{Letter: "B", Text: "14 days"}}}
	for _, c := range []struct {
		it      corpus.Item
		answer  string
		hedging int
	}{
		{corpus.Item{}, "I cannot determine that.", 1},
		{corpus.Item{}, "The messages don’t mention it, so I can't tell.", 1},
		{corpus.Item{}, "There is no information on the limit.", 1},
		{corpus.Item{}, "Unknown", 1},
		{corpus.Item{}, "9 days", 0},
		{corpus.Item{}, "The notebook known as A-12", 0},
		{corpus.Item{}, "It is not clear who says so, and Ada is not sure.\nFinal: 9 days", 0},
		{it, "(a)", 1},
		{it, "B", 0},
	} {
		e := Entry{Answered: true, said: said(c.it, c.answer), Result: Result{Correct: is(false)}}
		right, missing := e, Entry{Result: e.Result}
		right.Correct = is(true)
		if got := HedgesOf([]Entry{e, right, missing}); *got != (Hedges{1, c.hedging}) {
			t.Errorf("%s: %+v", c.answer, got)
		}
	}
}

// TestSentence: what is not known is left out.
func TestSentence(t *testing.T) {
	row := func(name string, right int) Row {
		r := Rate{Count: Count{right, 56}}
		r.finish()
		return Row{Name: name, Report: Report{Micro: r}}
	}
	system := row("mine.jsonl", 10)
	system.Hedges = &Hedges{Wrong: 46, Hedging: 42}
	open := row("mine.jsonl", 20)
	open.Micro = Rate{Count: Count{20, 25}, Undetermined: 31}
	open.Micro.finish()
	open.Hedges, open.Judge = &Hedges{}, "builtin"
	failed := open
	failed.Hedges, failed.Judge = &Hedges{Wrong: 5, Hedging: 4}, "big"
	const unmarked = "your system: 20 of 25 marked answers right, 80.0 % (60.9–91.1); 31 of 56 could not be marked: " +
		"35.7 % if all are wrong, 91.1 % if all are right"
	for _, c := range []struct {
		rows []Row
		want string
	}{
		{[]Row{system}, "your system 17.9 % (10.0–29.8); 42 of 46 wrong answers hedge"},
		{[]Row{system, row("no context", 6), row("last day only", 1), row("BM25 top 10", 38), row("zero context", 0)},
			"your system 17.9 % (10.0–29.8), BM25 top 10 67.9 %, without messages 10.7 %; 42 of 46 wrong answers hedge"},
		{[]Row{open}, unmarked + "; a judge of --models marks them"},
		{[]Row{failed}, unmarked + "; 4 of 5 wrong answers hedge"},
		{[]Row{row("zero context", 6)}, "without messages 10.7 %"},
		{[]Row{{Name: "zero context"}}, ""},
	} {
		if got := Sentence(c.rows); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
