package decisions

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"

	"memloom/internal/corpus"
)

func by(reviewer string, a corpus.Action) corpus.Decision {
	return corpus.Decision{Reviewer: reviewer, Action: a}
}

func TestOutcome_IsWhatStandsOfDecisions(t *testing.T) {
	settle := by("Cy", corpus.ActionSettle)
	settle.Code = "reject"
	for _, c := range []struct {
		name  string
		list  []corpus.Decision
		stand Stand
		holds string // reviewer of the decision that holds
	}{
		{"nothing", nil, Open, ""},
		{"one", []corpus.Decision{by("Ada", corpus.ActionAccept)}, Agreed, "Ada"},
		{"one who is not sure", []corpus.Decision{by("Ada", corpus.ActionUnsure)}, Waiting, ""},
		{"not sure, then a second", []corpus.Decision{by("Ada", corpus.ActionUnsure), by("Ben", corpus.ActionReject)}, Agreed,
			"Ben"},
		{"two alike", []corpus.Decision{by("Ada", corpus.ActionReject), by("Ben", corpus.ActionReject)}, Agreed, "Ben"},
		{"two who differ", []corpus.Decision{by("Ada", corpus.ActionReject), by("Ben", corpus.ActionAccept)}, Disputed, ""},
		{"another mind", []corpus.Decision{by("Ada", corpus.ActionReject), by("Ben", corpus.ActionAccept),
			by("Ada", corpus.ActionAccept)}, Agreed, "Ada"},
		{"settled", []corpus.Decision{by("Ada", corpus.ActionReject), by("Ben", corpus.ActionAccept), settle}, Settled, "Cy"},
		{"withdrawn", []corpus.Decision{by("Ada", corpus.ActionReject), by("Ada", corpus.ActionWithdraw)}, Open, ""},
		{"one of two withdrawn", []corpus.Decision{by("Ada", corpus.ActionReject), by("Ben", corpus.ActionAccept),
			by("Ben", corpus.ActionWithdraw)}, Agreed, "Ada"},
	} {
		d, stand := Outcome(Standing(c.list))
		if holds := ""; d != nil {
			holds = d.Reviewer
			if holds != c.holds || stand != c.stand {
				t.Errorf("%s: %s by %q, want %s by %q", c.name, stand, holds, c.stand, c.holds)
			}
		} else if c.holds != "" || stand != c.stand {
			t.Errorf("%s: %s by nobody, want %s by %q", c.name, stand, c.stand, c.holds)
		}
	}
}

func TestHash_IsOfContentAndNotOfIDs(t *testing.T) {
	texts := map[string]string{"M1": "It is 14.", "M2": "It is 14.", "M3": "It is 15."}
	of := func(it corpus.Item) string { return Hash(&it, func(id string) string { return texts[id] }) }
	value := corpus.CountValue(14)
	base := func() corpus.Item {
		return corpus.Item{ID: "I1", Question: "How many?", Answer: "14", AskedAt: 100,
			Options:  []corpus.Option{{Letter: "A", Text: "14"}},
			Gold:     []corpus.GoldAtom{{Part: corpus.PartOperand, SubjectID: "T1", FactIDs: []string{"F1"}, Atom: &value}},
			Evidence: []corpus.Evidence{{MessageID: "M1"}}}
	}
	want := of(base())
	for name, change := range map[string]func(*corpus.Item){
		"ids": func(it *corpus.Item) {
			it.ID, it.Evidence[0].MessageID, it.Gold[0].SubjectID, it.Gold[0].FactIDs = "I2", "M2", "T9", []string{"F7"}
		},
		"what became of it": func(it *corpus.Item) { it.Status, it.Reasons = corpus.Rejected, []string{"blind: guessed"} },
	} {
		it := base()
		if change(&it); of(it) != want {
			t.Errorf("another hash for other %s", name)
		}
	}
	other := corpus.CountValue(15)
	for name, change := range map[string]func(*corpus.Item){
		"question": func(it *corpus.Item) { it.Question = "How many are there?" },
		"answer":   func(it *corpus.Item) { it.Answer = "15" },
		"option":   func(it *corpus.Item) { it.Options[0].Text = "15" },
		"gold":     func(it *corpus.Item) { it.Gold[0].Atom = &other },
		"evidence": func(it *corpus.Item) { it.Evidence[0].MessageID = "M3" },
		"asked":    func(it *corpus.Item) { it.AskedAt = 101 },
	} {
		it := base()
		if change(&it); of(it) == want {
			t.Errorf("the same hash for another %s", name)
		}
	}
}

// Eight writers with a store each, and every decision is there once, in one order.
func TestStore_ManyWriters(t *testing.T) {
	dir, ctx := t.TempDir(), t.Context()
	const writers, each = 8, 25
	var wait sync.WaitGroup
	for w := range writers {
		wait.Go(func() {
			s, err := OpenStore(ctx, dir)
			if err != nil {
				t.Error(err)
				return
			}
			defer s.Close()
			for i := range each {
				once := fmt.Sprintf("%d/%d", w, i)
				first, err := s.Add(ctx, corpus.Decision{Reviewer: once}, once)
				again, err2 := s.Add(ctx, corpus.Decision{Reviewer: once}, once)
				if err := errors.Join(err, err2); err != nil || first != again {
					t.Errorf("%s: kept as %d and %d (%v)", once, first, again, err)
				}
			}
		})
	}
	wait.Wait()
	s, err := ReadStore(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	list, err := s.Decisions(ctx)
	if err != nil || len(list) != writers*each {
		t.Fatalf("%d decisions (%v)", len(list), err)
	}
	if !slices.IsSortedFunc(list, func(a, b corpus.Decision) int { return int(a.Seq - b.Seq) }) {
		t.Error("not in their order")
	}
}

func TestStore_FolderWithoutOneIsEmpty(t *testing.T) {
	s, err := ReadStore(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	if list, err := s.Decisions(t.Context()); err != nil || len(list) != 0 {
		t.Errorf("%d decisions (%v)", len(list), err)
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
}

func TestStore_FolderThatCannotBeWritten(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, ".run"), nil, 0o600); err != nil { // no folder can be made here
		t.Fatal(err)
	}
	var readOnly *ReadOnlyError
	if _, err := OpenStore(context.Background(), dir); !errors.As(err, &readOnly) {
		t.Errorf("%v, want a *ReadOnlyError", err)
	}
}
