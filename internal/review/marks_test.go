package review

import (
	"strings"
	"testing"

	"memloom/internal/corpus"
)

// TestMarked_TextCannotFillAPage: however many signs and marks a text has, it takes few elements, and loses no
// character.
func TestMarked_TextCannotFillAPage(t *testing.T) {
	text := strings.Repeat("a\u202E", 50_000)
	var marks []mark
	for i := range 1000 {
		marks = append(marks, mark{2 * i, 2*i + 1, "gold"})
	}
	m := marked(text, marks)
	if n := m.size(); n > maxSpans+4 {
		t.Errorf("it takes %d elements", n)
	}
	if m.More != 2*50_000-maxRunes {
		t.Errorf("%d characters are folded", m.More)
	}
	all := ""
	for _, r := range append(m.Runs, m.Rest...) {
		all += r.Text
	}
	if a, signs := strings.Count(all, "a"), strings.Count(all, "U+202E"); a != 50_000 || signs != 50_000 ||
		strings.Contains(all, "\u202E") {
		t.Errorf("%d letters and %d signs", a, signs)
	}
}

func TestMarked_FirstMarkCounts(t *testing.T) {
	m := marked("the limit is 14 now", []mark{{13, 15, "gold"}, {10, 15, "instead"}, {-3, 3, "bridge"},
		{16, 99, "bridge"}})
	got := ""
	for _, r := range m.Runs {
		got += "[" + r.Class + ":" + r.Text + "]"
	}
	if want := "[bridge:the][: limit ][instead:is ][gold:14][: ][bridge:now]"; got != want {
		t.Errorf("%s, wanted %s", got, want)
	}
}

func TestRoom_EndsWithTheFirstThatDoesNotFit(t *testing.T) {
	left := messageList{room: 20}
	m := &corpus.Message{}
	small, large := messageView{Message: m}, messageView{Message: m, Tags: make([]Run, 10)}
	if !left.takes(small) || left.takes(large) || left.takes(small) {
		t.Error("a message took room that there is not")
	}
}

func TestWordDiff_IsBounded(t *testing.T) {
	before, after := strings.Repeat("a b ", 3000), strings.Repeat("a c\u202E ", 3000)
	if n := len(wordDiff(before, after)); n > 3*maxChanges+2*maxSpans {
		t.Errorf("%d runs", n)
	}
}
