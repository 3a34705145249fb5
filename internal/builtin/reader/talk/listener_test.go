package talk

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// A talk up to a time is what would have been heard then, but for the names.
func TestTalkBefore(t *testing.T) {
	l := NewListener(8_000)
	rapid.Check(t, func(t *rapid.T) {
		at := corpus.NewDate(2025, 3, 11).At(9, 0)
		msgs := make([]prompts.Shown, rapid.IntRange(0, 9).Draw(t, "messages"))
		for i := range msgs {
			msgs[i] = prompts.Shown{
				ID: fmt.Sprint(i), Speaker: rapid.SampledFrom([]string{"Ada Novak", "Omar Haddad"}).Draw(t, "speaker"), Text: fmt.Sprint("It is ", i),
				At: at + corpus.Stamp(rapid.IntRange(0, 5).Draw(t, "minute")), Group: rapid.SampledFrom([]string{"g", "h"}).Draw(t, "group"),
			}
		}
		if rapid.Bool().Draw(t, "in time") {
			slices.SortStableFunc(msgs, func(a, b prompts.Shown) int { return int(a.At - b.At) })
		}
		before := at + corpus.Stamp(rapid.IntRange(0, 6).Draw(t, "before"))
		got := l.Listen(msgs, before)
		want := l.Listen(slices.DeleteFunc(slices.Clone(msgs), func(m prompts.Shown) bool { return m.At >= before }), 0)
		if !slices.Equal(got.Msgs, want.Msgs) || !slices.Equal(got.Read, want.Read) || !slices.Equal(got.prev, want.prev) {
			t.Fatalf("%v before %v: %+v, want %+v", msgs, before, got, want)
		}
		if !reflect.DeepEqual(got.People, l.Listen(msgs, 0).People) {
			t.Fatalf("%v before %v: known are %v", msgs, before, got.People)
		}
	})
}

// The same messages are heard once, and others are told from them by any of their fields.
func TestContextsByContent(t *testing.T) {
	l := NewListener(8_000)
	at := corpus.NewDate(2025, 3, 11).At(9, 0)
	msgs := []prompts.Shown{{ID: "a", Speaker: "Ada Novak", At: at, Group: "g", Text: "Fine."}, {ID: "b", Speaker: "Omar Haddad", At: at + 1, Group: "g", Text: "The cap is 12."}}
	first := l.Heard(msgs)
	if l.Heard(slices.Clone(msgs)) != first {
		t.Error("the same messages were heard twice")
	}
	for name, change := range map[string]func(*prompts.Shown){
		"id": func(m *prompts.Shown) { m.ID = "c" }, "speaker": func(m *prompts.Shown) { m.Speaker = "Ada" },
		"time": func(m *prompts.Shown) { m.At++ }, "group": func(m *prompts.Shown) { m.Group = "h" }, "text": func(m *prompts.Shown) { m.Text += " " },
	} {
		others := slices.Clone(msgs)
		change(&others[1])
		if h := l.Heard(others); h == first || !slices.Equal(h.Talk.Msgs, others) {
			t.Errorf("another %s: heard as the first", name)
		}
	}
}

// No more messages are kept than the limit has it, and of the youngest half of that for sure.
func TestContextsAreBounded(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		limit := rapid.IntRange(2, 40).Draw(t, "limit")
		l := NewListener(limit)
		for i := range 30 {
			msgs := make([]prompts.Shown, rapid.IntRange(0, 12).Draw(t, "messages"))
			for j := range msgs {
				msgs[j] = prompts.Shown{ID: fmt.Sprint(i, ".", j), Speaker: "Ada", Text: "Fine."}
			}
			h, kept := l.Heard(msgs), 0
			if len(msgs) <= limit/2 && l.Heard(msgs) != h {
				t.Fatal("the newest talk is not kept")
			}
			for _, talks := range []map[uint64]*Heard{l.contexts.young, l.contexts.old} {
				for _, h := range talks {
					kept += len(h.Talk.Msgs)
				}
			}
			if kept > limit {
				t.Fatalf("%d messages are kept of %d", kept, limit)
			}
		}
	})
}
