package prompts

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/llm"
)

// sent counts the bytes of the calls that a model got.
func sent(t *testing.T, s *script) (each []int) {
	t.Helper()
	for _, c := range s.calls {
		system, turns, err := llm.Turns(c)
		if err != nil {
			t.Fatal(err)
		}
		n := len(system)
		for _, turn := range turns {
			n += len(turn.Text)
		}
		each = append(each, n)
	}
	return each
}

// TestAsk_LoopingAnswerIsNotSentBack: what a model answers may be as long as it
// likes; the requests that follow stay nearly as short as the first.
func TestAsk_LoopingAnswerIsNotSentBack(t *testing.T) {
	loop := `{"verdict": "correct", "reason": "` + strings.Repeat("same and the ", 16_000)
	s := &script{answers: []string{loop, loop + `"}`, good}}
	if _, err := NewTasks(nil).Judge.Ask(context.Background(), s, JudgeIn{}); err != nil {
		t.Fatal(err)
	}
	bytes := sent(t, s)
	if len(bytes) != 2 || bytes[1] > bytes[0]+1000 {
		t.Errorf("sent %v bytes after answers of %d", bytes, len(loop))
	}
	if shown := s.calls[1].Prior; len(shown) != 1 || shown[0].Text != tooLongText {
		t.Errorf("the model is shown %.200s", fmt.Sprint(shown))
	}
}

// TestAsk_AnswerAgainstTheRulesIsQuotedInBounds: one of a sound length is shown
// whole, a longer one with its middle left out.
func TestAsk_AnswerAgainstTheRulesIsQuotedInBounds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := strings.Repeat(rapid.StringN(1, 20, -1).Draw(t, "text"), rapid.IntRange(1, 3000).Draw(t, "times"))
		wrong := rapid.SliceOfN(rapid.Just(strings.Repeat("w", 1000)), 1, 100).Draw(t, "violations")
		a := shownAs(llm.RoleAuthor, text, wrong)
		switch runes := len([]rune(text)); {
		case len(text) > llm.TooLong(llm.RoleAuthor):
			if a.Text != tooLongText {
				t.Fatalf("%d bytes are shown", len(text))
			}
			return
		case runes <= quotedHead+quotedTail && a.Text != text:
			t.Fatalf("%d runes are shown as %d", runes, len([]rune(a.Text)))
		case len([]rune(a.Text)) > quotedHead+quotedTail+100:
			t.Fatalf("%d runes are shown", len([]rune(a.Text)))
		}
		if n := len(strings.Join(a.Violations, "")); n > (quotedViolations+1)*(quotedViolation+100) {
			t.Fatalf("%d violations in %d bytes", len(wrong), n)
		}
	})
}
