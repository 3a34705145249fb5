package money

import (
	"context"
	"errors"
	"maps"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"pgregory.net/rapid"

	"memloom/internal/llm"
)

func capOf(n Nano) *Nano { return &n }

// settle books what a call has cost and ends it.
func settle(r *Reservation, cost Nano) {
	r.Spend(cost)
	r.Release()
}

func reserve(t testing.TB, b *Budget, stage string, n Nano) *Reservation {
	t.Helper()
	r, err := b.Reserve(context.Background(), stage, n)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestCapEndsTheRun(t *testing.T) {
	b := NewBudget(Caps{Run: capOf(10 * Dollar)}, map[string]Account{"plan": {Spent: 4 * Dollar, InDoubt: Dollar}})
	settle(reserve(t, b, "text", 3*Dollar), 4*Dollar)
	_, err := b.Reserve(context.Background(), "text", 2*Dollar)
	var reached *CapError
	if !errors.As(err, &reached) || !llm.EndsRun(err) || !reached.Paused() {
		t.Fatal(err)
	}
	if *reached != (CapError{Cap: 10 * Dollar, Spent: 8 * Dollar, InDoubt: Dollar, Bound: 2 * Dollar}) {
		t.Errorf("%+v", reached)
	}
	for _, want := range []string{"$10.00", "the whole run", "$8.00 spent", "$1.00 may have been charged", "$2.00"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%q does not say %q", err, want)
		}
	}
	if reached.Flag() != "--budget-usd" {
		t.Errorf("it is set with %s", reached.Flag())
	}
	reserve(t, b, "text", Dollar) // what fits still goes
}

func TestCapOfAStage(t *testing.T) {
	b := NewBudget(Caps{Run: capOf(10), Stages: map[string]Nano{"text": 5}}, nil)
	other := reserve(t, b, "plan", 5)
	first := reserve(t, b, "text", 3)
	settle(first, 3)
	var reached *CapError // although another stage has a call under way: it cannot make room
	if _, err := b.Reserve(context.Background(), "text", 3); !errors.As(err, &reached) || reached.Stage != "text" ||
		reached.Flag() != "--stage-budget-usd" ||
		!strings.Contains(err.Error(), "stage text") {
		t.Error(err)
	}
	other.Release()
	reserve(t, b, "plan", 7)
}

func TestReservationsWaitForOthers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := NewBudget(Caps{Run: capOf(10)}, nil)
		first := reserve(t, b, "text", 8)
		got := make(chan error, 2)
		go func() {
			_, err := b.Reserve(context.Background(), "text", 5)
			got <- err
		}()
		synctest.Wait()
		if len(got) != 0 {
			t.Fatalf("did not wait: %v", <-got)
		}
		first.Spend(5)
		synctest.Wait()
		if len(got) != 0 {
			t.Fatalf("did not wait for the end: %v", <-got)
		}
		first.Release()
		if err := <-got; err != nil {
			t.Error(err)
		}
		ctx, cancel := context.WithCancelCause(context.Background())
		go func() {
			_, err := b.Reserve(ctx, "text", 5)
			got <- err
		}()
		synctest.Wait()
		cause := errors.New("enough")
		cancel(cause)
		if err := <-got; err != cause {
			t.Errorf("a wait that was called off: %v", err)
		}
	})
}

// TestReleaseTwice: what was spent is spent once, and given back once.
func TestReleaseTwice(t *testing.T) {
	b := NewBudget(Caps{}, nil)
	r := reserve(t, b, "text", 8)
	r.Doubt()
	if run, _ := b.Accounts(); run != (Account{InDoubt: 8}) {
		t.Errorf("a request in doubt counts twice: %+v", run)
	}
	r.renew()
	r.Spend(5)
	if run, _ := b.Accounts(); run != (Account{Spent: 5, InDoubt: 8, Reserved: 3}) {
		t.Errorf("before its end: %+v", run)
	}
	r.Release()
	r.Release()
	if run, _ := b.Accounts(); run != (Account{Spent: 5, InDoubt: 8}) {
		t.Errorf("%+v", run)
	}
}

// TestBookNeverGoesBeyondItsCaps draws interleavings of calls.
func TestBookNeverGoesBeyondItsCaps(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		caps := Caps{Run: capOf(Nano(rapid.IntRange(0, 200).Draw(t, "run cap"))),
			Stages: map[string]Nano{"a": Nano(rapid.IntRange(0, 100).Draw(t, "cap of a"))}}
		b := NewBudget(caps, nil)
		stages := rapid.SampledFrom([]string{"a", "b", "c"})
		ended, cancel := context.WithCancel(context.Background())
		cancel()
		var open []*Reservation
		over := map[string]Nano{} // what requests cost beyond their bounds
		t.Repeat(map[string]func(*rapid.T){
			"reserve": func(t *rapid.T) {
				stage, n := stages.Draw(t, "stage"), Nano(rapid.IntRange(0, 60).Draw(t, "bound"))
				if r, err := b.take(stage, n, false); err == nil {
					open = append(open, r)
				} else if _, cause := b.Reserve(ended, stage, n); cause == nil {
					t.Fatal("an ended context reserves")
				}
			},
			"settle": func(t *rapid.T) {
				if len(open) == 0 {
					t.Skip("nothing under way")
				}
				i := rapid.IntRange(0, len(open)-1).Draw(t, "which")
				actual := Nano(rapid.IntRange(0, 70).Draw(t, "actual"))
				over[open[i].stage] += max(0, actual-open[i].left)
				settle(open[i], actual)
				open = append(open[:i], open[i+1:]...)
			},
			"doubt": func(t *rapid.T) {
				if len(open) == 0 {
					t.Skip("nothing under way")
				}
				r := open[rapid.IntRange(0, len(open)-1).Draw(t, "which")]
				over[r.stage] += r.bound - r.left
				r.Doubt()
			},
			"": func(t *rapid.T) {
				run, accounts := b.Accounts()
				var sum Account
				var overs Nano
				for stage, a := range maps.All(accounts) {
					sum.Spent, sum.InDoubt, sum.Reserved = sum.Spent+a.Spent, sum.InDoubt+a.InDoubt, sum.Reserved+a.Reserved
					overs += over[stage]
				}
				if sum != run {
					t.Fatalf("the stages sum to %+v, the run is at %+v", sum, run)
				}
				if run.taken() > *caps.Run+overs {
					t.Fatalf("%+v is beyond the cap of %d by more than %d", run, *caps.Run, overs)
				}
				if a := accounts["a"]; a.taken() > caps.Stages["a"]+over["a"] {
					t.Fatalf("stage a: %+v is beyond the cap of %d by more than %d", a, caps.Stages["a"], over["a"])
				}
			},
		})
	})
}

// paid is a model whose calls take a while and are charged as a price says.
type paid struct {
	price Price
	usage func(llm.Call) llm.Usage
	err   error
}

func (paid) Name() string { return "paid" }

func (p paid) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	select {
	case <-time.After(time.Duration(1+c.Sample%7) * time.Second):
	case <-ctx.Done():
		return llm.Answer{}, context.Cause(ctx)
	}
	if u := p.usage(c); p.err == nil {
		Charge(ctx, CostOf(&p.price, u))
	}
	return llm.Answer{Text: "{}", Usage: p.usage(c)}, p.err
}

// TestModelUnderACap asks from many goroutines until the cap is reached: all
// that fits was asked, and nothing beyond it.
func TestModelUnderACap(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := NewBudget(Caps{Run: capOf(1000)}, nil)
		r := rand.New(rand.NewPCG(1, 1))
		costs := make([]int, 500)
		for i := range costs {
			costs[i] = 1 + r.IntN(10)
		}
		price := &Price{Input: million}
		next := paid{price: *price, usage: func(c llm.Call) llm.Usage { return llm.Usage{In: costs[c.Sample]} }}
		m := b.Model(next, Spending{Price: price, Bound: func(llm.Call) llm.Usage { return llm.Usage{In: 10} }})
		ctx := llm.ForUnit(context.Background(), llm.Unit{Stage: "text", Name: "u"})
		var wg sync.WaitGroup
		var mu sync.Mutex
		spent := Nano(0)
		for i := range costs {
			wg.Go(func() {
				ans, err := m.Complete(ctx, llm.Call{Sample: i})
				var reached *CapError
				if err != nil && !errors.As(err, &reached) {
					t.Error(err)
				}
				mu.Lock()
				spent += price.Cost(ans.Usage)
				mu.Unlock()
			})
		}
		wg.Wait()
		run, stages := b.Accounts()
		if run.Spent != spent || run.Reserved != 0 || stages["text"] != run || run.Spent > 1000 || run.Spent <= 1000-10 {
			t.Errorf("%+v; the calls cost %d", run, spent)
		}
	})
}

func TestModelAccountsForEveryEnd(t *testing.T) {
	failure := &llm.Failure{Kind: llm.Overflow, Status: 400}
	none := func(llm.Call) llm.Usage { return llm.Usage{} }
	some := func(llm.Call) llm.Usage { return llm.Usage{In: 7} }
	price := Price{Input: million}
	for name, c := range map[string]struct {
		next paid
		want Account
	}{
		"answered":        {paid{price, some, nil}, Account{Spent: 7}},
		"tokens not said": {paid{price, none, nil}, Account{InDoubt: 10}},
		"failed":          {paid{price, none, failure}, Account{}},
	} {
		synctest.Test(t, func(t *testing.T) {
			b := NewBudget(Caps{}, nil)
			m := b.Model(c.next, Spending{Price: &price, Bound: func(llm.Call) llm.Usage { return llm.Usage{In: 10} }})
			if m.Name() != "paid" {
				t.Error(m.Name())
			}
			if _, err := m.Complete(context.Background(), llm.Call{}); !errors.Is(err, c.next.err) {
				t.Error(err)
			}
			if run, _ := b.Accounts(); run != c.want {
				t.Errorf("%s: %+v, want %+v", name, run, c.want)
			}
		})
	}
	if next := llm.Model(&paid{}); NewBudget(Caps{}, nil).Model(next, Spending{}) != next {
		t.Error("a model of unknown price is accounted for")
	}
}
