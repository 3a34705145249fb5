package main

import (
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

// TestItemsAreListedShort: the list is cut to the screen, or to 100 columns where
// there is none; an item by itself is whole.
func TestItemsAreListedShort(t *testing.T) {
	c := &corpus.Corpus{Items: []corpus.Item{{ID: "I1", Family: "single_hop", Status: corpus.Accepted, Question: strings.Repeat("long ", 30), Answer: strings.Repeat("wide ", 30)}}}
	for columns, want := range map[int]int{0: pipedColumns, 72: 72} {
		var out strings.Builder
		r := newReading(c, &app{surroundings: surroundings{out: &out, columns: func() int { return columns }}})
		if err := r.item(nil); err != nil {
			t.Fatal(err)
		}
		line, hint, _ := strings.Cut(out.String(), "\n")
		if n := utf8.RuneCountInString(line); n > want || n < want-4 {
			t.Errorf("%d columns, want %d: %s", n, want, out.String())
		}
		if !strings.Contains(hint, "`show DIR item ID` shows one whole") {
			t.Errorf("nothing tells how to read the rest: %s", out.String())
		}
		out.Reset()
		if err := r.item([]string{"I1"}); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(out.String(), c.Items[0].Question) {
			t.Errorf("an item by itself: %s", out.String())
		}
	}
}
