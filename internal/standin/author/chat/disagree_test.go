package chat

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
)

// An objection says what it is about (G11): each shape names the attribute or
// what the other message does, but for those against a difficulty or a worry,
// which point at it; and a shape of a probe is a question.
func TestObjectionsSayWhatTheyAreAbout(t *testing.T) {
	l := chatTables()
	for _, kind := range corpus.Disagreements {
		for _, p := range append(slices.Clone(l.special["disagree "+kind]), l.special["deed "+kind]...) {
			if !p.Names("a") && !p.Names("deed") {
				t.Errorf("%q objects to nothing", p.Src)
			}
		}
		for _, p := range l.special["probe "+kind] {
			if !strings.HasSuffix(p.Src, "?") {
				t.Errorf("%q is no question", p.Src)
			}
		}
	}
}

// Who objects without a reason asks something about the matter.
func TestObjectionsWithoutAReasonAsk(t *testing.T) {
	n := 0
	for _, parent := range []corpus.Act{corpus.ActProgress, corpus.ActKickoff, corpus.ActForecast, corpus.ActBlocker} {
		for _, kind := range corpus.Disagreements {
			in := shortDay(parent, 1)
			for i := range in.Slots[1:] {
				s := &in.Slots[i+1]
				s.Act, s.Kind, s.Short, s.To, s.Because = corpus.ActDisagreement, kind, false, "", ""
			}
			out, err := Day(in)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range out.Messages[1:] {
				n++
				if !strings.Contains(m.Text, "?") {
					t.Errorf("%s: %q asks nothing", kind, m.Text)
				}
			}
		}
	}
	if n < 24 {
		t.Errorf("only %d objections", n)
	}
}

// A reply to one person that calls another says that it turns to them.
func TestACallBesideTheThreadIsPlain(t *testing.T) {
	l := chatTables()
	for _, key := range []string{"vocative aside", "vocative asker"} {
		for _, p := range l.special[key] {
			if !p.Names("n") || !strings.HasSuffix(p.Src, ":") || regexp.MustCompile(`^(hello|hey|hi|dear) `).MatchString(p.Src) {
				t.Errorf("%s: %q", key, p.Src)
			}
		}
	}
}
