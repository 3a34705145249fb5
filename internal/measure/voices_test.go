package measure

import (
	"fmt"
	"slices"
	"testing"

	"memloom/internal/corpus"
)

// written has each hand write a message on each of ninety days.
func written(hands ...func(day int) string) []*corpus.Message {
	var out []*corpus.Message
	for day := range 90 {
		for i, hand := range hands {
			out = append(out, &corpus.Message{AuthorID: fmt.Sprint("p", i), At: monday.Add(day).At(9+i, 0), Text: hand(day)})
		}
	}
	return out
}

// Writers are told by punctuation, small words and length; no one is told by
// what they write about.
func TestRecognise(t *testing.T) {
	topics := []string{"vault", "mailbox", "gateway", "roster", "ledger"}
	dry := func(day int) string { return "Checked the " + topics[day%5] + ". Fine" }
	warm := func(day int) string {
		return "thanks, I really think that the " + topics[day%5] + " is well looked after!"
	}
	if right, all, writers := recognise(written(dry, warm)); all != 2 || right != all || writers != 2 {
		t.Errorf("%d of %d bundles of %d writers told apart by their manner", right, all, writers)
	}
	about := func(word string) func(int) string {
		return func(int) string { return "We looked at " + word + " again." }
	}
	right, all, _ := recognise(written(about("vaults"), about("mailboxes"), about("rosters")))
	if all != 3 || right != 1 { // all look like the first
		t.Errorf("%d of %d told apart by what they write about", right, all)
	}
	if _, all, _ := recognise(written(dry)); all != 0 {
		t.Errorf("one writer alone is told from nobody, in %d bundles", all)
	}
}

func TestMarks(t *testing.T) {
	got := marksOf("It's the card vault, I think 🙂")
	for _, want := range []string{"it's", "^ it's", "it's the", "word", ",", "i", "🙂", "🙂 end"} {
		if !slices.Contains(got, want) {
			t.Errorf("%q is not among %q", want, got)
		}
	}
	for _, content := range []string{"card", "vault", "think"} {
		if slices.Contains(got, content) {
			t.Errorf("%q carries content", content)
		}
	}
}
