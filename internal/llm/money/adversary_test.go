package money_test

import (
	"context"
	"errors"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"pgregory.net/rapid"

	"memloom/internal/llm"
	"memloom/internal/llm/admission"
	"memloom/internal/llm/money"
	"memloom/internal/llm/retry"
)

// plan is what befalls one request: how long it takes, what share of its bound it
// costs, and how it ends.
type plan struct {
	seconds int
	share   int // of the bound, in hundredths
	end     string
}

const (
	boundIn  = 10
	boundOut = 90
	bound    = money.Nano(boundIn + boundOut) // at a nano-dollar a token
)

// adversary answers as its plans say, and counts what it would bill.
type adversary struct {
	price money.Price
	plans []plan

	mu             sync.Mutex
	asked, flying  int
	billed, doubts money.Nano
	worst          money.Nano // the most that was billed and in flight at its bound
}

func (*adversary) Name() string { return "adversary" }

func (a *adversary) begin() plan {
	a.mu.Lock()
	defer a.mu.Unlock()
	p := a.plans[a.asked%len(a.plans)]
	a.asked++
	a.flying++
	a.worst = max(a.worst, a.billed+a.doubts+money.Nano(a.flying)*bound)
	return p
}

// Complete implements llm.Model.
func (a *adversary) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	money.Sending(ctx)
	p := a.begin()
	time.Sleep(time.Duration(p.seconds) * time.Second)
	a.mu.Lock()
	defer a.mu.Unlock()
	a.flying--
	switch p.end {
	case "lost":
		a.doubts += bound
		money.Charge(ctx, nil)
		return llm.Answer{}, &llm.Failure{Kind: llm.Transport}
	case "refused":
		return llm.Answer{}, &llm.Failure{Kind: llm.Server, Spoken: true}
	case "throttled":
		return llm.Answer{}, &llm.Failure{Kind: llm.Throttled}
	}
	u := llm.Usage{In: boundIn * p.share / 100, Out: 1 + (boundOut-1)*p.share/100}
	cost := a.price.Cost(u)
	a.billed += cost
	money.Charge(ctx, &cost)
	if p.end == "unusable" {
		return llm.Answer{Usage: u}, &llm.Failure{Kind: llm.Malformed}
	}
	return llm.Answer{Text: "{}", Usage: u}, nil
}

// TestBudget_AdversarialUsageStaysUnderCap: whatever answers cost up to their
// bound, in whatever order they come, are lost, refused or asked again, and
// however many requests are admitted at once: what is billed, in doubt and in
// flight at its bound never exceeds the cap, and every call ends.
func TestBudget_AdversarialUsageStaysUnderCap(t *testing.T) {
	const million = 1_000_000
	one := func(t *rapid.T) plan {
		return plan{
			rapid.IntRange(0, 90).Draw(t, "seconds"), rapid.IntRange(0, 100).Draw(t, "share"),
			rapid.SampledFrom([]string{"", "", "", "", "lost", "refused", "throttled", "unusable"}).Draw(t, "end"),
		}
	}
	rapid.Check(t, func(rt *rapid.T) {
		plans := rapid.SliceOfN(rapid.Custom(one), 1, 60).Draw(rt, "plans")
		limit := money.Nano(rapid.IntRange(0, 3000).Draw(rt, "cap"))
		calls := rapid.IntRange(1, 60).Draw(rt, "calls")
		places := rapid.IntRange(1, 40).Draw(rt, "concurrency")
		synctest.Test(t, func(*testing.T) {
			a := &adversary{price: money.Price{Input: million, Output: million}, plans: plans}
			budget := money.NewBudget(money.Caps{Run: &limit}, nil)
			gate := admission.New(admission.Options{Limits: admission.Limits{Concurrency: places, RPM: 600}})
			m := retry.Model(budget.Model(a, money.Spending{
				Price: &a.price, Bound: func(llm.Call) llm.Usage { return llm.Usage{In: boundIn, Out: boundOut} },
				Admit: func(next llm.Model) llm.Model { return gate.Model(next, nil) },
			}), retry.Options{})
			var wg sync.WaitGroup
			reached := make([]bool, calls)
			for i := range calls {
				wg.Go(func() {
					_, err := m.Complete(context.Background(), llm.Call{})
					var full *money.CapError
					reached[i] = errors.As(err, &full)
				})
			}
			wg.Wait()
			run, _ := budget.Accounts()
			if a.worst > limit && a.asked > 0 {
				rt.Fatalf("%d were billed or in flight under a cap of %d", a.worst, limit)
			}
			if run.Spent != a.billed || run.InDoubt != a.doubts || run.Reserved != 0 {
				rt.Fatalf("the budget says %+v, billed were %d with %d in doubt", run, a.billed, a.doubts)
			}
			for _, r := range reached { // it paused although another request would have fitted
				if r && a.billed+a.doubts+bound <= limit {
					rt.Fatalf("paused at %d of %d, though a request costs %d at most", a.billed+a.doubts, limit, bound)
				}
			}
			if s := gate.Stats(); s.InFlight != 0 || s.Waiting != 0 || s.Admitted != a.asked {
				rt.Fatalf("%+v after %d requests", s, a.asked)
			}
		})
	})
}

// TestBudget_WaitHoldsNoPlace: a request that waits for room under the cap leaves
// its place among the requests in flight to others.
func TestBudget_WaitHoldsNoPlace(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		limit := money.Nano(150)
		price := &money.Price{Input: 1_000_000}
		budget := money.NewBudget(money.Caps{Stages: map[string]money.Nano{"text": limit}}, nil)
		gate := admission.New(admission.Options{Limits: admission.Limits{Concurrency: 2}, Start: 2})
		slow := &adversary{price: *price, plans: []plan{{seconds: 60}}}
		m := budget.Model(slow, money.Spending{
			Price: price, Bound: func(llm.Call) llm.Usage { return llm.Usage{In: 100} },
			Admit: func(next llm.Model) llm.Model { return gate.Model(next, nil) },
		})
		stage := func(name string) context.Context {
			return llm.ForUnit(context.Background(), llm.Unit{Stage: name})
		}
		begin := time.Now()
		var wg sync.WaitGroup
		for range 3 { // one flies, two wait for room
			wg.Go(func() { _, _ = m.Complete(stage("text"), llm.Call{}) })
		}
		synctest.Wait()
		if s := gate.Stats(); s.InFlight != 1 || s.Waiting != 0 {
			t.Errorf("while two wait for money: %+v", s)
		}
		if _, err := m.Complete(stage("other"), llm.Call{}); err != nil || time.Since(begin) != time.Minute {
			t.Errorf("another stage got its answer after %s, %v", time.Since(begin), err)
		}
		wg.Wait()
	})
}
