package reader

import (
	"testing"

	"memloom/internal/builtin/reader/readertest"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// choosing asks a question with options and returns the letter, "" for none.
func choosing(t *testing.T, question, at string, opts []corpus.Option, lines ...string) string {
	t.Helper()
	in := prompts.SolveIn{Messages: talkOf(t, lines...), Question: question, Options: opts}
	if at != "" {
		m := readertest.Message(t, 99, at+" Nobody Here: x")
		in.AskedAt = m.At
	}
	out, err := New(Options{}).Solve(in)
	if err != nil {
		t.Fatal(err)
	}
	if (out.Letter != "") != (out.Outcome == prompts.Answered) || out.Outcome == prompts.Answered && len(out.Citations) == 0 {
		t.Errorf("%s: %+v", question, out)
	}
	return out.Letter
}

const (
	locks  = "2025-02-03T09:10 Mara Quinn: Swaps of locks at the north gate need a second guard present."
	floods = "2025-02-20T11:00 Mara Quinn: During high water, swaps of locks at the north gate need a call to the harbour office."
	water  = `2025-02-21T10:00 Leo Brandt: By "high water" we mean a gauge above four metres.`
)

// Which of the rules applies follows from the situation.
func TestRuleForTheSituation(t *testing.T) {
	opts := options("A call to the harbour office", "A second guard present", "A signed slip from the mayor")
	for _, c := range []struct {
		question string
		lines    []string
		want     string
	}{
		{"Our apprentice starts with swaps of locks at the north gate. What should she have at hand?", []string{locks, floods}, "B"},
		{"It is high water and there are swaps of locks at the north gate to do. What should she have at hand?", []string{locks, floods}, "A"},
		{"We read a gauge above four metres. There are swaps of locks at the north gate to do; what should she have at hand?", []string{locks, floods, water}, "A"},
		{"Our apprentice starts with swaps of hinges at the south gate. What should she have at hand?", []string{locks, floods}, ""},
		{"Our apprentice starts with swaps of locks at the north gate. What should she have at hand?", []string{water}, ""},
	} {
		if got := choosing(t, c.question, "", opts, c.lines...); got != c.want {
			t.Errorf("%s: %q, want %q", c.question, got, c.want)
		}
	}
}

// A wish is let pass only by somebody who did.
func TestConsentMustHaveBeenGiven(t *testing.T) {
	const limit = "2025-05-05T09:00 Omar Haddad: The price limit for the river barge refit is 800 euros."
	const granted = "2025-05-06T09:00 Ida Berg: I have agreed to go over the price limit on the river barge refit, it is urgent."
	opts := options("Stop, the price limit is 800 euros", "Stop, the price limit is 950 euros", "Sure, Ida Berg agreed to pass the price limit of 800 euros", "Sure, Ida Berg agreed to pass the price limit of 950 euros")
	const wish = "A yard offers the river barge refit for 900 euros. Do we take it?"
	hello := "2025-05-05T08:00 Ida Berg: morning"
	if got := choosing(t, wish, "", opts, hello, limit); got != "A" {
		t.Errorf("nobody agreed: %q", got)
	}
	if got := choosing(t, wish, "", opts, hello); got != "" {
		t.Errorf("nothing was said: %q", got)
	}
	if got := choosing(t, wish, "", opts, hello, limit, granted); got == "D" || got == "B" {
		t.Errorf("of the wrong limit: %q", got)
	}
	if got := choosing(t, wish, "", opts, hello, limit, "2025-05-07T09:00 Omar Haddad: From now on the price limit for the river barge refit is 950 euros."); got != "B" {
		t.Errorf("a newer limit: %q", got)
	}
}

// A pass that waits for what is required is a reason like any other: nobody has to have given consent.
func TestConditionalPass(t *testing.T) {
	const wish = "Swaps of locks at the north gate are on my list for today, this time during high water. Shall I begin?"
	opts := options("No, not without a second guard present", "Sure, but only with a call to the harbour office",
		"Sure, but only with a second guard present", "No, you need a signed slip from the mayor")
	if got := choosing(t, wish, "", opts, locks, floods); got != "B" {
		t.Errorf("the reader takes %q", got)
	}
	opts = options("Go ahead once you have a second guard present", "Once you have a call to the harbour office, go ahead",
		"Not yet, it takes a signed slip from the mayor first", "Not yet, it takes a second guard present first")
	if got := choosing(t, wish, "", opts, locks, floods); got != "B" {
		t.Errorf("the reader takes %q", got)
	}
}

// A wish within what was set needs no consent; one beyond it is not let pass by
// the same words.
func TestWishWithinTheLimit(t *testing.T) {
	const limit = "2025-05-05T09:00 Omar Haddad: The price limit for the river barge refit is 950 euros."
	prices := options("No, the price limit is 800 euros", "No, the price limit is 700 euros", "Yes, the price limit is 950 euros", "Yes, the price limit is 1,200 euros")
	const set = "2025-05-05T09:00 Omar Haddad: The launch date for the river barge refit is 20 May 2025."
	days := options("Not then, as the launch date is 12 May 2025", "Not then, as the launch date is 14 May 2025", "By all means, as the launch date is 20 May 2025", "By all means, as the launch date is 23 May 2025")
	for _, c := range []struct {
		wish, line string
		opts       []corpus.Option
		want       string
	}{
		{"A yard offers the river barge refit for 900 euros. Do we take it?", limit, prices, "C"},
		{"A yard offers the river barge refit for 1,100 euros. Do we take it?", limit, prices, ""},
		{"I could paint the river barge refit on 16 May 2025. Is that fine?", set, days, "C"},
		{"I could paint the river barge refit on 22 May 2025. Is that fine?", set, days, ""},
	} {
		if got := choosing(t, c.wish, "2025-05-06T10:00", c.opts, c.line); got != c.want {
			t.Errorf("%s: %q, want %q", c.wish, got, c.want)
		}
	}
}

// Whoever is away matters only if they have the part that is needed.
func TestAbsenceOfWhoIsNeeded(t *testing.T) {
	lines := []string{
		"2025-06-02T09:00 Ida Berg: I'm on holiday from tomorrow and back on 16 June.",
		"2025-06-02T09:30 Omar Haddad: Gone for some days, back on 11 June.",
	}
	part := "2025-06-02T10:00 Leo Brandt: Ida Berg is the inspector for the north gate crane."
	opts := options("Wait, Ida Berg is back on 16 June", "Wait, Omar Haddad is back on 11 June", "Go ahead, Ida Berg drops by before 16 June", "Go ahead, Omar Haddad drops by before 11 June")
	const wish = "I want the north gate crane inspected this week. Can that be done?"
	for _, c := range []struct {
		lines []string
		at    string
		want  string
	}{
		{append(lines, part), "2025-06-04T09:00", "A"},
		{lines, "2025-06-04T09:00", ""},
		{append(lines, part), "2025-06-20T09:00", ""}, // she is back by then
		{[]string{part}, "2025-06-04T09:00", ""},
	} {
		if got := choosing(t, wish, c.at, opts, c.lines...); got != c.want {
			t.Errorf("%d messages, asked %s: %q, want %q", len(c.lines), c.at, got, c.want)
		}
	}
}

// People are told by their part, and the newest holder counts.
func TestPartOfPeople(t *testing.T) {
	opts := options("Ida Berg", "Omar Haddad", "Mara Quinn")
	const question = "The east mill survey is ready to leave the house. Who is to check it?"
	first := "2025-03-03T09:00 Leo Brandt: As for the east mill survey: Omar Haddad as the checker, with Mara Quinn drawing the plans."
	for _, c := range []struct {
		lines []string
		want  string
	}{
		{[]string{"2025-03-03T09:00 Leo Brandt: Our checker for the east mill survey is Omar Haddad."}, "B"},
		{[]string{"2025-03-03T09:00 Leo Brandt: Our checker for the east mill survey is Omar Haddad.", "2025-03-05T09:00 Leo Brandt: The checker for the east mill survey is Ida Berg now."}, "A"},
		{[]string{"2025-03-03T09:00 Leo Brandt: Our checker for the west mill survey is Omar Haddad."}, ""},
		{[]string{"2025-03-03T09:00 Leo Brandt: Could Omar Haddad be the checker for the east mill survey?"}, ""},
	} {
		if got := choosing(t, question, "", opts, c.lines...); got != c.want {
			t.Errorf("%q: %q, want %q", c.lines, got, c.want)
		}
	}
	if got := choosing(t, question, "", opts, first); got == "A" {
		t.Errorf("%q: %q", first, got)
	}
}

// A noun that no message has is another word for what the options are values
// of: the value that was stated of the topic counts, the last if it is new.
func TestUnusedNoun(t *testing.T) {
	on := corpus.NewDate(2025, 3, 10)
	ask := func(question string, texts ...string) string {
		in := prompts.SolveIn{Question: question, AskedAt: on.At(18, 0)}
		for i, s := range []string{"The spending cap for the tide gate survey is 4,000 euros.", "I'm changing the spending cap for the tide gate survey: it's 5,250 euros as of today."} {
			in.Messages = append(in.Messages, prompts.Shown{ID: string(rune('a' + i)), At: on.At(9+i, 0), Speaker: "Mara Quill", Text: s})
		}
		for i, s := range texts {
			in.Options = append(in.Options, corpus.Option{Letter: string(rune('A' + i)), Text: s})
		}
		out, err := New(Options{}).Solve(in)
		if err != nil {
			t.Fatal(err)
		}
		return out.Letter
	}
	got := ask("They want €4,500 for the tide gate survey. Do we take it?",
		"No, that is too much, as the money available is €4,000", "Yes, that is all right, as the money available is €5,250",
		"Yes, that is all right, as the money available is €6,000", "No, that is too much, as the money available is €3,000")
	if got != "B" {
		t.Errorf("the newer cap lets it pass, the reader takes %q", got)
	}
	if got := ask("I was away and my notes on the tide gate survey are old. What is the money available now?",
		"The money available is €4,000", "The money available is €7,000", "The money available is €5,250", "The money available is €6,000"); got != "C" {
		t.Errorf("the newer cap holds, the reader takes %q", got)
	}
}
