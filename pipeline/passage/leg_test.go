package passage

import (
	"context"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"memloom/internal/llm"
	"memloom/prompts"
)

// leg is the second part of a conversation, in which the user has a message to say as it is.
func leg() *Session {
	s := talk()
	s.In.Messages, s.In.Leg = 10, &prompts.Leg{N: 2, Of: 3, Before: []string{"the oars"}}
	s.In.Says = []prompts.Say{{N: 1, Side: prompts.SideUser,
		Clause:   "Before I forget. The cover has to come off in 5 minutes.",
		Surfaces: []string{"5 minutes"}, Whole: true}}
	return s
}

// bending is a model whose parts of conversations come out otherwise, always the same way.
type bending struct {
	llm.Model
	bend func(clause string, out *prompts.SessionOut)
}

func (b bending) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	a, err := b.Model.Complete(ctx, c)
	if err != nil || c.Task != prompts.TaskLeg {
		return a, err
	}
	var out prompts.SessionOut
	if err := json.Unmarshal([]byte(a.Text), &out); err != nil {
		return a, err
	}
	b.bend(leg().In.Says[0].Clause, &out)
	text, err := json.Marshal(out)
	a.Text = string(text)
	return a, err
}

// TestLeg_Evidence: the message of a part is in it once, word for word, by its side, however the author writes it: one
// nearly right is put right without a repair, any other is mended, and is withdrawn where no one mends it (C4).
func TestLeg_Evidence(t *testing.T) {
	at := func(clause string, out *prompts.SessionOut) int {
		return slices.IndexFunc(out.Messages, func(m prompts.SessionMessage) bool { return m.Text == clause })
	}
	for name, c := range map[string]struct {
		bend  func(clause string, out *prompts.SessionOut)
		fault bool // the part has to be mended
	}{
		"as it is": {func(string, *prompts.SessionOut) {}, false},
		"nearly": {func(clause string, out *prompts.SessionOut) {
			out.Messages[at(clause, out)].Text = "Before I forget: the cover really has to come off in 5 minutes!"
		}, false},
		"far": {func(clause string, out *prompts.SessionOut) {
			out.Messages[at(clause, out)].Text = "I need to be quick with it."
		}, true},
		"twice": {func(clause string, out *prompts.SessionOut) {
			i := at(clause, out)
			out.Messages[(i+2)%len(out.Messages)].Text = clause
		}, true},
		"by the assistant": {func(clause string, out *prompts.SessionOut) {
			i := at(clause, out)
			out.Messages[i].Text, out.Messages[i+1].Text = "And then?", clause
		}, true},
	} {
		t.Run(name, func(t *testing.T) {
			whole := func(w Written) int {
				n := 0
				for i, m := range w.Messages {
					if strings.Contains(m.Text, leg().In.Says[0].Clause) {
						n++
						if i%2 != 0 || m.Text != leg().In.Says[0].Clause {
							t.Errorf("message %d is %q", i+1, m.Text)
						}
					}
				}
				return n
			}
			s := leg()
			s.Author = bending{s.Author, c.bend}
			out, err := Write(t.Context(), "s1", s)
			if err != nil || out.Flagged || whole(out) != 1 {
				t.Errorf("flagged %v for %v, it stands %d times; %v\n%+v", out.Flagged, out.Reasons, whole(out), err, out.Diffs)
			}
			if mended := len(out.Diffs) > 0; mended != c.fault {
				t.Errorf("repairs: %+v", out.Diffs)
			}
			s.Fixer = mute{s.Fixer}
			if out, err = Write(t.Context(), "s1", s); err != nil || out.Flagged != c.fault || whole(out) > 1 {
				t.Errorf("without a fixer: flagged %v, it stands %d times; %v", out.Flagged, whole(out), err)
			}
		})
	}
}

// TestLeg_EvidenceOfAnotherPart: what another part says is mended where an author says it again, and the part is
// flagged where no one mends it (C4).
func TestLeg_EvidenceOfAnotherPart(t *testing.T) {
	s := leg()
	// without a value, which would be a fault by itself
	const clause = "Before I forget. My brother keeps the key of the boat house."
	s.Elsewhere, s.In.Says = []prompts.Say{{N: 1, Side: prompts.SideUser, Clause: clause, Whole: true}}, nil
	s.Author = bending{s.Author, func(_ string, out *prompts.SessionOut) { out.Messages[2].Text = clause }}
	says := func(w Written) bool {
		return slices.ContainsFunc(w.Messages, func(m prompts.DayMessage) bool { return strings.Contains(m.Text, clause) })
	}
	out, err := Write(t.Context(), "s1", s)
	if err != nil || out.Flagged || says(out) || len(out.Diffs) == 0 {
		t.Errorf("flagged %v, repairs %+v; %v", out.Flagged, out.Diffs, err)
	}
	s.Fixer = mute{s.Fixer}
	if out, err = Write(t.Context(), "s1", s); err != nil || !out.Flagged {
		t.Errorf("without a fixer: flagged %v; %v", out.Flagged, err)
	}
}

// TestLeg_Task: a part of a conversation is asked for by its own task, a session by its own.
func TestLeg_Task(t *testing.T) {
	for task, s := range map[string]*Session{prompts.TaskLeg: leg(), prompts.TaskSession: talk()} {
		var asked []string
		s.Author = heardBy{s.Author, &asked}
		if _, err := Write(t.Context(), "s1", s); err != nil || !slices.Equal(asked, []string{task}) {
			t.Errorf("asked for %v, want %s; %v", asked, task, err)
		}
	}
}

// heardBy notes the tasks that a model is asked.
type heardBy struct {
	llm.Model
	tasks *[]string
}

func (h heardBy) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	*h.tasks = append(*h.tasks, c.Task)
	return h.Model.Complete(ctx, c)
}
