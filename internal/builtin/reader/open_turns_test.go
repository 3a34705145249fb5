package reader

import "testing"

// settledOf is the answer on which the open reading settles.
func settledOf(t *testing.T, question string, lines ...string) string {
	t.Helper()
	msgs := said(t, lines...)
	talk := New(Options{}).listen(msgs, 0)
	p := posed{text: question, on: msgs[len(msgs)-1].At.Date(), open: true}
	for _, f := range talk.openFindings(p) {
		if f.settled {
			return f.answer
		}
	}
	return ""
}

// TestRenewals tells of values that others take the place of, in words that do not repeat
// what they are the values of.
func TestRenewals(t *testing.T) {
	first := "2024-05-06T08:10 Hazel: we have 24 deckchairs for the open air cinema, and the film starts at 9 pm"
	for _, c := range []struct{ question, then, want string }{
		{"How many deckchairs are there for the cinema?", "2024-05-06T09:00 Hazel: make that 26", "26"},
		{"How many deckchairs are there for the cinema?", "2024-05-06T09:00 Hazel: No, 31.", "31"},
		{"How many deckchairs are there for the cinema?", "2024-05-06T09:00 Imre: I counted 22, not 24", "22"},
		{"How many deckchairs are there for the cinema?", "2024-05-06T09:00 Hazel: 19 deckchairs now, five went to the school", "19"},
		{"How many deckchairs are there for the cinema?", "2024-05-06T09:00 Hazel: no parking on the lawn, 40 cars came last year", "24"},
		{"How many deckchairs are there for the cinema?", "2024-05-06T09:00 Imre: 31 mugs are in the kitchen now", "24"},
		{"When does the film start?", "2024-05-06T09:00 Hazel: scrap that, 8.30 pm", "8.30 pm"},
	} {
		q := c.question
		if c.want == "8.30 pm" {
			q = "At what time does the film start?"
		}
		if got := settledOf(t, q, first, c.then); got != c.want {
			t.Errorf("%q: got %q, want %q", c.then, got, c.want)
		}
	}
}

// TestBeforeAChange asks for what was before, naming the change.
func TestBeforeAChange(t *testing.T) {
	lines := []string{
		"2024-05-06T08:10 Hazel: the members' fee is 30 euros",
		"2024-06-06T08:10 Imre: the board has met, the members' fee is 36 euros now",
	}
	if got := settledOf(t, "How high was the members' fee before the board raised it?", lines...); got != "30 euros" {
		t.Errorf("got %q", got)
	}
	if got := settledOf(t, "How high was the members' fee before the board raised it?", lines[1]); got != "" {
		t.Errorf("without what was before: got %q", got)
	}
}

// TestDaysOfOtherClauses asks for a day beside which another one stands.
func TestDaysOfOtherClauses(t *testing.T) {
	for _, c := range []struct{ question, line, want string }{
		{"When was the boiler ordered?", "2024-05-08T10:00 Imre: the shop was shut yesterday, the boiler is ordered now", "8 May 2024"},
		{"When was the boiler ordered?", "2024-05-08T10:00 Imre: I ordered the boiler yesterday", "7 May 2024"},
		{"By which date was the rent to be paid?", "2024-05-08T10:00 Imre: I paid the rent yesterday", ""},
		{"By which date was the rent to be paid?", "2024-05-08T10:00 Imre: the rent has to be paid by Friday", "10 May 2024"},
		{"By when did the printer want the texts?", "2024-05-08T10:00 Imre: the printer wants the texts by Monday", "13 May 2024"},
	} {
		if got := settledOf(t, c.question, c.line); got != c.want {
			t.Errorf("%s %q: got %q, want %q", c.question, c.line, got, c.want)
		}
	}
}
