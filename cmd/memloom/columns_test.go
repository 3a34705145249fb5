package main

import (
	"io"
	"strings"
	"testing"
	"unicode/utf8"

	"memloom/internal/corpus"
)

// TestListsFitTheScreen: no row is wider than the screen, ids and families stay
// whole, and what fits is not cut.
func TestListsFitTheScreen(t *testing.T) {
	question := "When was the retry limit of the settlement ledger decided, and by whom?"
	for _, c := range []struct {
		screen         int
		question, note string
		want           []string
	}{
		{110, question, "→ 14", []string{question, "→ 14"}},
		{80, question, "→ 14 March 2025, by Ada", []string{"When was the retry limit of the set…", "→ 14 March 2025…"}},
		{60, question, "→ 14", []string{"When was the retry limit of…", "→ 14"}},
		{60, "Who?", "→ " + question, []string{"Who?", "→ When was the retry limit o…"}},
		{10, question, question, []string{"When was the…", "When…"}}, // too narrow for anything
	} {
		rows := [][]string{{"I0042", "knowledge_update", c.question, c.note}, {"I0043", "temporal", "", "→"}}
		if cut := narrow(rows, c.screen, 3); cut != strings.Contains(strings.Join(rows[0], ""), "…") {
			t.Errorf("%d columns: said to be cut: %t: %q", c.screen, cut, rows)
		}
		if rows[0][0] != "I0042" || rows[0][1] != "knowledge_update" || rows[1][3] != "→" {
			t.Errorf("%d columns: %q", c.screen, rows)
		}
		line := strings.Join(rows[0], strings.Repeat(" ", columnGap))
		if n := utf8.RuneCountInString(line); n > max(c.screen, 60) {
			t.Errorf("%d columns on a screen of %d: %s", n, c.screen, line)
		}
		if got := rows[0][2:]; got[0] != c.want[0] || got[1] != c.want[1] {
			t.Errorf("%d columns: %q, want %q", c.screen, got, c.want)
		}
	}
	narrow(nil, 80, 3)
}

// longItem is a corpus of one item, none of whose texts fits a line.
func longItem() *corpus.Corpus {
	return &corpus.Corpus{
		Items: []corpus.Item{{
			ID: "I1", Family: "single_hop", Status: corpus.Accepted,
			Question: strings.Repeat("long ", 30) + "end?", Answer: strings.Repeat("wide ", 30) + "end.",
			Reasons: []string{"a reason"}, Evidence: []corpus.Evidence{{MessageID: "M2", Role: "answer", Group: 1}},
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

// TestItems_TerminalListIsCutPipedListIsWhole: what goes to another program keeps every word of a line.
func TestItems_TerminalListIsCutPipedListIsWhole(t *testing.T) {
	c := longItem()
	for _, columns := range []int{72, 0} {
		var out strings.Builder
		r := newShowing(&out, columns, c)
		if _, err := r.item(nil); err != nil {
			t.Fatal(err)
		}
		if err := r.foot(); err != nil {
			t.Fatal(err)
		}
		line, hint, _ := strings.Cut(out.String(), "\n")
		whole := strings.Contains(line, c.Items[0].Question) && strings.Contains(line, c.Items[0].Answer)
		switch n := utf8.RuneCountInString(line); {
		case columns == 0 && (!whole || hint != ""):
			t.Errorf("a pipe gets %s", out.String())
		case columns > 0 && (n > columns || n < columns-4 || !strings.Contains(hint, "`memloom show DIR item ID` shows one whole")):
			t.Errorf("%d columns, want %d: %s", n, columns, out.String())
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
		if utf8.RuneCountInString(line) > 72 {
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
