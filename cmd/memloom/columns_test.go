package main

import (
	"io"
	"strings"
	"testing"

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
		Verdicts: []corpus.Verdict{{ItemID: "I1", Filter: "blind", Model: "builtin", Answer: "none", Reason: strings.Repeat("nobody knew ", 20)}},
	}
}

// newShowing reads one corpus on a screen of so many columns.
func newShowing(out io.Writer, columns int, c *corpus.Corpus) *reading {
	a := &app{surroundings: surroundings{out: out, columns: func() int { return columns }}}
	return newReading(c, &showing{app: a, dir: "DIR"})
}

// TestItems_ListKeepsTheWidth: no line of a list is wider than the terminal, or than 100 columns in a pipe, and no word is lost.
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

// TestSheet_QuestionGoldEvidenceThenVerdicts: the order of a sheet, its width on a terminal, and what --brief leaves out.
func TestSheet_QuestionGoldEvidenceThenVerdicts(t *testing.T) {
	c := longItem()
	show := func(columns int, brief bool) string {
		var out strings.Builder
		r := newShowing(&out, columns, c)
		r.brief = brief
		if _, err := r.item([]string{"I1"}); err != nil {
			t.Fatal(err)
		}
		return out.String()
	}
	text := show(0, false)
	at := 0
	for _, part := range []string{"  Q  " + c.Items[0].Question, "  A  " + c.Items[0].Answer, "gold ", "evidence M2", "a reason", "filter  "} {
		i := strings.Index(text[at:], part)
		if i < 0 {
			t.Fatalf("%q does not follow in\n%s", part, text)
		}
		at += i
	}
	for _, line := range strings.Split(show(72, false), "\n") {
		if table.StringWidth(line) > 72 {
			t.Errorf("wider than the terminal: %s", line)
		}
	}
	brief := show(0, true)
	for _, in := range []string{c.Items[0].Question, c.Items[0].Answer, "The evidence."} {
		if !strings.Contains(brief, in) {
			t.Errorf("--brief lacks %q:\n%s", in, brief)
		}
	}
	for _, out := range []string{"gold", "Before it.", "filter", "a reason"} {
		if strings.Contains(brief, out) {
			t.Errorf("--brief has %q:\n%s", out, brief)
		}
	}
}
