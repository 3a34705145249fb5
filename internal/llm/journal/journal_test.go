package journal

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/llm"
	"memloom/internal/llm/money"
	"memloom/internal/runstore"
)

func TestAnAnswerIsPaidOnce(t *testing.T) {
	dir := t.TempDir()
	s := serve(t, echo)
	want := llm.Answer{Text: "to q", Model: "tiny", Usage: llm.Usage{In: 10, Cached: 4, Out: 5}}
	for run := range 3 {
		b := set(t, dir, s.URL, Options{})
		got := complete(t, b.m, "q")
		got.Mark(llm.RungRepaired)
		got.Mark = nil
		want.Served = run > 0
		if diff := cmp.Diff(want, got); diff != "" {
			t.Error(run, diff)
		}
		b.close(t)
	}
	if n := s.times("q"); n != 1 {
		t.Errorf("the provider was asked %d times", n)
	}
	s.Close()
	b := set(t, dir, s.URL, Options{Replay: true})
	if diff := cmp.Diff(want, complete(t, b.m, "q")); diff != "" {
		t.Error("without a network", diff)
	}
	wantTotals := runstore.CallTotals{Stage: "text", Model: "big", Calls: 1, Answered: 1, Sends: 1, Kept: 1, Hits: 2,
		In: 10, Cached: 4, Out: 5, Charges: runstore.Charges{Cost: 36}, Rungs: map[string]int{"repaired": 1}}
	if diff := cmp.Diff(wantTotals, b.totals(t)); diff != "" {
		t.Error(diff)
	}
	for r, err := range b.j.Calls(inUnit) {
		if err != nil || r.Unit != "text/p1" || r.Task != "test.task" || r.Role != "author" || r.Latency <= 0 ||
			*r.Cost != 36 {
			t.Errorf("%+v, %v", r, err)
		}
	}
	spent, err := b.j.Spent(inUnit)
	if err != nil || spent["text"] != (money.Account{Spent: 36}) {
		t.Errorf("%v, %v", spent, err)
	}
}

// TestAReplayMissNamesTheTask: the unit is named by the one who runs it.
func TestAReplayMissNamesTheTask(t *testing.T) {
	s := serve(t, echo)
	b := set(t, t.TempDir(), s.URL, Options{Replay: true})
	_, err := b.m.Complete(inUnit, ask("q"))
	var miss *MissError
	if !errors.As(err, &miss) || !llm.EndsRun(err) {
		t.Fatal(err)
	}
	for _, want := range []string{"model big", "task test.task", "without --replay"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%q does not say %q", err, want)
		}
	}
	if strings.Contains(err.Error(), "text/p1") {
		t.Errorf("%q names the unit, which is named around it", err)
	}
	if s.times("q") != 0 {
		t.Error("a replay asked the provider")
	}
}

// TestKey changes one thing at a time: what could change an answer changes the
// key, and nothing else does.
func TestKey(t *testing.T) {
	prompt := func(p llm.Prompt) func() (llm.Prompt, error) { return func() (llm.Prompt, error) { return p, nil } }
	base := llm.Call{Task: "t", Prompt: prompt(llm.Prompt{System: "ab", User: "c"}), Schema: json.RawMessage(`{}`),
		Prior: []llm.Attempt{{Text: "x", Violations: []string{"v"}}}}
	key := func(identity string, change func(*llm.Call)) string {
		c := base
		change(&c)
		k, err := keyOf(identity, c)
		if err != nil {
			t.Fatal(err)
		}
		return k.String()
	}
	nothing := func(*llm.Call) {}
	seen := map[string]string{key("m", nothing): "nothing"}
	for what, k := range map[string]string{
		"identity": key("n", nothing),
		"boundary": key("m", func(c *llm.Call) { c.Prompt = prompt(llm.Prompt{System: "a", User: "bc"}) }),
		"system":   key("m", func(c *llm.Call) { c.Prompt = prompt(llm.Prompt{System: "abc", User: "c"}) }),
		"user":     key("m", func(c *llm.Call) { c.Prompt = prompt(llm.Prompt{System: "ab", User: "d"}) }),
		"answer":   key("m", func(c *llm.Call) { c.Prior = []llm.Attempt{{Text: "y", Violations: []string{"v"}}} }),
		"fault":    key("m", func(c *llm.Call) { c.Prior = []llm.Attempt{{Text: "x", Violations: []string{"w"}}} }),
		"no prior": key("m", func(c *llm.Call) { c.Prior = nil }),
		"schema":   key("m", func(c *llm.Call) { c.Schema = json.RawMessage(`{"type":"object"}`) }),
		"max out":  key("m", func(c *llm.Call) { c.MaxOut = 1 }),
		"sample":   key("m", func(c *llm.Call) { c.Sample = 1 }),
	} {
		if other, taken := seen[k]; taken {
			t.Errorf("%s has the key of %s", what, other)
		}
		seen[k] = what
	}
	if k := key("m", func(c *llm.Call) { c.Task, c.Role, c.Input = "u", llm.RoleJudge, 5 }); seen[k] != "nothing" {
		t.Error("what is not sent changes the key")
	}
}

func TestTheSameCallAtOnceIsSentOnce(t *testing.T) {
	const askers = 50
	release := make(chan struct{})
	s := serve(t, func(w http.ResponseWriter, prompt string, n int) { <-release; echo(w, prompt, n) })
	b := set(t, t.TempDir(), s.URL, Options{})
	// The first to ask loses interest; another has to take over.
	ctx, cancel := context.WithCancel(inUnit)
	first := make(chan error)
	go func() {
		_, err := b.m.Complete(ctx, ask("q"))
		first <- err
	}()
	for s.times("q") == 0 {
		time.Sleep(time.Millisecond)
	}
	var served atomic.Int32
	var wg sync.WaitGroup
	for range askers {
		wg.Go(func() {
			ans := complete(t, b.m, "q")
			if ans.Text != "to q" {
				t.Error(ans)
			}
			if ans.Served {
				served.Add(1)
			}
		})
	}
	cancel()
	if err := <-first; !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	close(release)
	wg.Wait()
	if n := s.times("q"); n != 2 {
		t.Errorf("sent %d times", n)
	}
	if n := served.Load(); n != askers-1 {
		t.Errorf("%d answers say that they were served, want all but one", n)
	}
	got := b.totals(t)
	if got.Sends != 2 || got.InDoubt != 1 || got.Kept != 1 || got.Hits != askers-1 {
		t.Errorf("%+v", got)
	}
}

// TestNothingLeavesUnrecorded: when the disk fails, no request leaves, and the
// run ends with the disk's error, whatever the layers between make of it.
func TestNothingLeavesUnrecorded(t *testing.T) {
	s := serve(t, echo)
	b := set(t, t.TempDir(), s.URL, Options{})
	b.j.store = failing{b.store}
	_, err := b.m.Complete(inUnit, ask("q"))
	if !errors.Is(err, errDisk) || !llm.EndsRun(err) || s.times("q") != 0 {
		t.Errorf("%v, sent %d times", err, s.times("q"))
	}
}

var errDisk = errors.New("disk full")

type failing struct{ Store }

func (failing) Intend(context.Context, runstore.Call, *int64) (runstore.Send, error) {
	return runstore.Send{}, &runstore.IOError{Op: "committing", Err: errDisk}
}

func TestNobodyThereIsNotInDoubt(t *testing.T) {
	s := serve(t, echo)
	s.Close()
	b := set(t, t.TempDir(), s.URL, Options{})
	if _, err := b.m.Complete(inUnit, ask("q")); err == nil {
		t.Fatal("an answer from nobody")
	}
	if got := b.totals(t); got.InDoubt != 0 || got.Sends != 0 || got.NotSent != 3 {
		t.Errorf("%+v", got)
	}
}

// TestBudgetCountsDoubts puts the budget where a run has it, below the journal:
// an answer costs what it says, what was lost or cannot be read as estimated,
// a hit nothing; and the next run begins where this one ends.
func TestBudgetCountsDoubts(t *testing.T) {
	dir := t.TempDir()
	s := serve(t, func(w http.ResponseWriter, prompt string, n int) {
		switch n {
		case 1:
			panic(http.ErrAbortHandler)
		case 2:
			fmt.Fprint(w, "<html>")
		case 3:
			fmt.Fprint(w, `{"Finish":"malformed","In":10,"Cached":4,"Out":5}`) // of no use, but it says what it cost
		default:
			echo(w, prompt, n)
		}
	})
	b := set(t, dir, s.URL, Options{})
	book := money.NewBudget(money.Caps{}, nil)
	o := b.m.(*model).o
	bound := func(llm.Call) llm.Usage { return llm.Usage{In: 10, Out: 20} }
	o.Next = retrying{book.Model(Read(o.Provider), money.Spending{Price: price(), Bound: bound}), 4}
	m := b.j.Model(o)
	for range 2 {
		complete(t, m, "q")
	}
	want := money.Account{Spent: 36 + 36, InDoubt: 200}
	if run, _ := book.Accounts(); run != want {
		t.Errorf("the book says %+v", run)
	}
	b.close(t)
	b = set(t, dir, s.URL, Options{})
	if spent, err := b.j.Spent(inUnit); err != nil || spent["text"] != want {
		t.Errorf("the journal says %+v, %v", spent, err)
	}
}

func TestOpenWantsAStore(t *testing.T) {
	if _, err := Open(nil, Options{}); err == nil {
		t.Error("a journal without a store")
	}
}
