package session

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"memloom/internal/standin/grammar"
	"memloom/internal/standin/template"
	"memloom/internal/standin/text"
	"memloom/prompts"
)

// makeLeg draws a part of a conversation.
func makeLeg(topics []sessionTopic, kind string, n int, seed uint64) prompts.SessionIn {
	in := makeSession(topics, kind, rand.New(rand.NewPCG(seed, 7)))
	in.Messages, in.Says, in.Leg = 10+2*int(seed%3), []prompts.Say{}, &prompts.Leg{N: n, Of: 3}
	return in
}

// TestLeg_Whole: a message that is given stands as one turn, word for word, once, by its side, and the task's check
// finds nothing wrong.
func TestLeg_Whole(t *testing.T) {
	topics := sessionTopics(t)
	places := map[int]bool{}
	for seed := range uint64(12) {
		for _, kind := range prompts.SessionTypes() {
			for _, side := range []string{prompts.SideUser, prompts.SideAssistant} {
				in := makeLeg(topics, kind, 2, seed)
				clause := "Before I forget. The retry limit for the lantern is 40 MB."
				in.Says = []prompts.Say{{N: 1, Side: side, Clause: clause, Surfaces: []string{"40 MB"}, Whole: true}}
				out := checkSession(t, in)
				at := slices.IndexFunc(out.Messages, func(m prompts.SessionMessage) bool { return m.Text == clause })
				if at < 1 || out.Messages[at].Role != side {
					t.Fatalf("%s: it stands nowhere, first or by the other side\n%s", kind, transcript(in, out))
				}
				places[at] = true
				n := 0
				for _, m := range out.Messages {
					n += strings.Count(m.Text, "40 MB")
				}
				if n != 1 || len(out.Says) != 1 || out.Says[0].Message != at+1 || out.Says[0].Surface != clause {
					t.Errorf("%s: its value stands %d times, says %+v", kind, n, out.Says)
				}
			}
		}
	}
	if len(places) < 6 {
		t.Errorf("it stands at the places %v", places)
	}
}

// TestLeg_HandsOver: from the second part on the user begins with a turn to the new matter; the first part, and a
// session, does not.
func TestLeg_HandsOver(t *testing.T) {
	topics := sessionTopics(t)
	turns := func(in prompts.SessionIn) bool {
		opening := strings.ToLower(checkSession(t, in).Messages[0].Text)
		return slices.ContainsFunc(text.Book()["user hand over"], func(l template.Line) bool {
			words := strings.ToLower(grammar.ExpandContractions(strings.TrimRight(l.Text, ".?")))
			return strings.HasPrefix(grammar.ExpandContractions(opening), words)
		})
	}
	handed, plain, first, all := 0, 0, 0, 0
	for seed := range uint64(6) {
		for _, kind := range prompts.SessionTypes() {
			in := makeLeg(topics, kind, 3, seed)
			all++
			if turns(in) {
				handed++
			}
			in.Leg = &prompts.Leg{N: 1, Of: 3}
			if turns(in) {
				first++
			}
			in.Leg = nil
			if turns(in) {
				plain++
			}
		}
	}
	if handed < all*9/10 || first > all/10 || plain > all/10 {
		t.Errorf("of %d each, %d later parts, %d first parts and %d sessions begin with a turn", all, handed, first, plain)
	}
}
