package passage

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
)

// writer answers the task of writing one message by a function, and keeps what it was asked.
type writer struct {
	llm.Model
	write func(prompts.MessageIn) *prompts.DayMessage // nil for the built-in author's; a nil answer for none
	asked []prompts.MessageIn
}

func (w *writer) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	in, ok := c.Input.(prompts.MessageIn)
	if !ok {
		return llm.Answer{}, &llm.Failure{Kind: llm.Invalid, Model: "writer", Reason: "was asked " + c.Task}
	}
	w.asked = append(w.asked, in)
	if w.write == nil {
		return w.Model.Complete(ctx, c)
	}
	out := w.write(in)
	if out == nil {
		return llm.Answer{Text: "I cannot.", Model: "writer"}, nil
	}
	b, err := json.Marshal(out)
	return llm.Answer{Text: string(b), Model: "writer"}, err
}

func byMessage(author llm.Model) *Day {
	d := dayOf(plan(), around())
	d.Author, d.ByMessage = author, true
	return d
}

// TestADayIsWrittenMessageByMessage: in order of time, one question a slot, each
// told of all that was said before; the day passes as one that is written whole.
func TestADayIsWrittenMessageByMessage(t *testing.T) {
	in, w := plan(), &writer{Model: builtinModel()}
	day, err := Write(t.Context(), "G1/2025-03-11", byMessage(w))
	if err != nil || day.Flagged || len(day.Diffs) > 0 {
		t.Fatalf("%+v, %v", day, err)
	}
	sound(t, in, day.DayOut, around(), day)
	if len(w.asked) != len(in.Slots) {
		t.Fatalf("%d questions for %d slots", len(w.asked), len(in.Slots))
	}
	for i, q := range w.asked {
		if q.Slot.N != in.Slots[i].N || len(q.Said) != i {
			t.Errorf("question %d is for slot %d and shows %d messages", i+1, q.Slot.N, len(q.Said))
		}
		for k, s := range q.Said {
			if want := (prompts.Shown{ID: strconv.Itoa(in.Slots[k].N), Speaker: in.Slots[k].Author, At: in.Slots[k].At,
				Text: day.Messages[k].Text}); s != want {
				t.Errorf("slot %d is shown %+v, said was %+v", q.Slot.N, s, want)
			}
		}
	}
	again, err := Write(t.Context(), "G1/2025-03-11", byMessage(&writer{Model: builtinModel()}))
	if err != nil || fmt.Sprint(again) != fmt.Sprint(day) {
		t.Errorf("the second time: %+v, %v", again, err)
	}
}

// TestWholeDaysAreTheDefault: a bench writes whole days unless it is told otherwise.
func TestWholeDaysAreTheDefault(t *testing.T) {
	w := &writer{Model: builtinModel()}
	whole := dayOf(plan(), around())
	whole.Author = w
	if _, err := Write(t.Context(), "G1/2025-03-11", whole); err == nil || !strings.Contains(err.Error(),
		prompts.TaskDay) {
		t.Errorf("got %v", err)
	}
}

// TestABadMessageIsMended: a message that breaks its plan until the attempts
// are used up stays, is shown to those after it, and is mended with the day; one
// that never came is written by the repair.
func TestABadMessageIsMended(t *testing.T) {
	for name, bad := range map[string]*prompts.DayMessage{
		"another value": {Slot: slotAnswer, Text: "The batch size is 49 MB.",
			States: []prompts.Stated{{Fact: 4, Surface: "49 MB"}}},
		"another slot": {Slot: slotEnd, Text: "Not now.", States: []prompts.Stated{}},
		"no text":      {Slot: slotAnswer, States: []prompts.Stated{}},
		"no answer":    nil,
	} {
		good, author := written(t), builtinModel()
		w := &writer{Model: author}
		w.write = func(in prompts.MessageIn) *prompts.DayMessage {
			if in.Slot.N == slotAnswer {
				return bad
			}
			return &good.Messages[in.Slot.N-1]
		}
		day, err := Write(t.Context(), "G1/2025-03-11", byMessage(w))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		asked := 0
		for _, q := range w.asked {
			if q.Slot.N == slotAnswer {
				asked++
			}
		}
		if asked != prompts.Attempts || day.Flagged || len(day.Diffs) != 1 || day.Diffs[0].Slot != slotAnswer ||
			day.Diffs[0].Outcome != corpus.OutcomeRepaired {
			t.Errorf("%s: asked %d times, %+v", name, asked, day)
		}
		if shown := w.asked[len(w.asked)-1].Said; bad != nil && bad.Text != "" && shown[slotAnswer-1].Text != bad.Text {
			t.Errorf("%s: the last slot is shown %+v", name, shown)
		}
	}
}

// TestADayWithoutAnyMessageIsFlagged: there is nothing to mend, and a model that
// is down ends the writing.
func TestADayWithoutAnyMessageIsFlagged(t *testing.T) {
	w := &writer{Model: builtinModel(), write: func(prompts.MessageIn) *prompts.DayMessage { return nil }}
	day, err := Write(t.Context(), "G1/2025-03-11", byMessage(w))
	if err != nil || !day.Flagged || !slices.Equal(day.Reasons, []string{NotWritten}) ||
		len(day.Messages) != len(plan().Slots) {
		t.Errorf("got %+v, %v", day, err)
	}
	for _, m := range day.Messages {
		if m.Text != "" {
			t.Errorf("slot %d says %q", m.Slot, m.Text)
		}
	}
	down := &writer{Model: downModel{}}
	if _, err := Write(t.Context(), "G1/2025-03-11", byMessage(down)); err == nil || len(down.asked) != 1 {
		t.Errorf("a model that is down was asked %d times, %v", len(down.asked), err)
	}
}

// downModel fails every call.
type downModel struct{}

func (downModel) Name() string { return "down" }

func (downModel) Complete(context.Context, llm.Call) (llm.Answer, error) {
	return llm.Answer{}, &llm.Failure{Kind: llm.Invalid, Model: "down", Reason: "it is down"}
}
