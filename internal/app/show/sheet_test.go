package show

import (
	"io"
	"strings"
	"testing"

	"memloom/internal/app"
	"memloom/internal/corpus"
	"memloom/internal/table"
)

// longItem is a corpus of one item, none of whose texts fits a line.
func longItem() *corpus.Corpus {
	return &corpus.Corpus{
		Items: []corpus.Item{{
			ID: "I1", Family: "single_hop", Status: corpus.Accepted,
			Question: strings.Repeat("long ", 30) + "end?", Answer: strings.Repeat("wide ", 30) + "end.",
			Reasons: []string{"a reason"}, Evidence: []corpus.Evidence{{MessageID: "M2", Role: "answer", Set: 1}},
			Gold: []corpus.GoldAtom{{Part: "result", Predicate: "site"}},
		}},
		Groups: []corpus.Group{{ID: "G1", Name: "Gate"}},
		Messages: []corpus.Message{
			{ID: "M1", GroupID: "G1", Seq: 1, AuthorName: "Ada Lind", Text: "Before it."},
			{ID: "M2", GroupID: "G1", Seq: 2, AuthorName: "Ben Okoro", Text: "The evidence."},
		},
		Verdicts: []corpus.Verdict{{ItemID: "I1", Filter: "blind", Model: "builtin", Answer: "none", Reason: "scenario B: " +
			strings.Repeat("nobody knew ", 20)}},
	}
}

// newShowing reads one corpus on a screen of so many columns.
func newShowing(out io.Writer, columns int, c *corpus.Corpus) *reading {
	a := &app.Console{Surroundings: app.Surroundings{Out: out, Columns: func() int { return columns }}}
	return newReading(c, &folder{Console: a, In: In{Dir: "DIR"}})
}

// TestItems_ListKeepsTheWidth: no line of a list is wider than the terminal, or than 100 columns in a pipe, and no word
// is lost.
func TestItems_ListKeepsTheWidth(t *testing.T) {
	c := longItem()
	for columns, most := range map[int]int{72: 72, 160: 160, 0: 100} {
		var out strings.Builder
		r := newShowing(&out, columns, c)
		if _, err := r.item(nil); err != nil {
			t.Fatal(err)
		}
		for _, line := range strings.Split(out.String(), "\n") {
			if n := table.StringWidth(line); n > most {
				t.Errorf("%d columns, at most %d: %s", n, most, line)
			}
		}
		if n := strings.Count(out.String(), "wide"); n != 30 {
			t.Errorf("%d of 30 words of the answer:\n%s", n, out.String())
		}
	}
}

// TestSheet_QuestionGoldEvidence: the order of a sheet, its width on a terminal, its legends, and what --full adds.
func TestSheet_QuestionGoldEvidence(t *testing.T) {
	c := longItem()
	show := func(columns int, full bool) string {
		var out strings.Builder
		r := newShowing(&out, columns, c)
		r.Full = full
		if _, err := r.item([]string{"I1"}); err != nil {
			t.Fatal(err)
		}
		return out.String()
	}
	brief, full := show(0, false), show(0, true)
	for text, parts := range map[string][]string{
		brief: {"  Q  " + c.Items[0].Question, "  A  " + c.Items[0].Answer, "gold ", "\nresult: the answer\n",
			"\nevidence (answer, alternative set 1), ",
			"M2  ", "The evidence.\n", "answer: states", "a reason", "`memloom show DIR item I1 --full`"},
		full: {"  Q  ", "\nevidence (answer, alternative set 1), ", "Before it.", "The evidence.", "a reason", "filter  ",
			"\nB: "},
	} {
		at := 0
		for _, part := range parts {
			i := strings.Index(text[at:], part)
			if i < 0 {
				t.Fatalf("%q does not follow in\n%s", part, text)
			}
			at += i
		}
	}
	for _, out := range []string{"Before it.", "filter", "bridge", "B: "} {
		if strings.Contains(brief, out) {
			t.Errorf("without --full there is %q:\n%s", out, brief)
		}
	}
	for _, line := range strings.Split(show(72, true), "\n") {
		if table.StringWidth(line) > 72 {
			t.Errorf("wider than the terminal: %s", line)
		}
	}
}
