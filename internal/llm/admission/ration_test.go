package admission

import (
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"pgregory.net/rapid"

	"memloom/internal/llm"
)

// left is what a provider says of its requests.
func left(n int, reset time.Duration) *llm.Rate {
	return &llm.Rate{RequestsLeft: &n, RequestsReset: reset}
}

// leftOf is what it says of its tokens.
func leftOf(tokens int, reset time.Duration) *llm.Rate {
	return &llm.Rate{TokensLeft: &tokens, TokensReset: reset}
}

// Of what the provider says is left, as much is sent at once, and the rest at
// its reset, or at the word of a later answer.
func TestProvidersHeadersHoldBack(t *testing.T) {
	both := leftOf(0, 3*time.Second)
	both.RequestsLeft, both.RequestsReset = new(int), 2*time.Second
	for _, tt := range []struct {
		name   string
		rates  []*llm.Rate   // of the requests that came before, in the order of their answers
		inside int           // requests that were admitted after those and before their answers
		atOnce int           // of ten requests with a hundred tokens each
		after  time.Duration // until the next one
	}{
		{"no requests", []*llm.Rate{left(0, 7*time.Second)}, 0, 0, 7 * time.Second},
		{"no tokens", []*llm.Rate{leftOf(0, 3*time.Second)}, 0, 0, 3 * time.Second},
		{"the longer of both", []*llm.Rate{both}, 0, 0, 3 * time.Second},
		{"some requests", []*llm.Rate{left(4, 7*time.Second)}, 0, 4, 7 * time.Second},
		{"some tokens", []*llm.Rate{leftOf(399, 3*time.Second)}, 0, 3, 3 * time.Second},
		{"enough", []*llm.Rate{left(10, 7*time.Second)}, 0, 10, 0},
		{"some requests, with others under way", []*llm.Rate{left(4, 7*time.Second)}, 3, 1, 7 * time.Second},
		{"some tokens, with others under way", []*llm.Rate{leftOf(399, 3*time.Second)}, 2, 1, 3 * time.Second},
		{"fewer than are under way", []*llm.Rate{left(1, 7*time.Second)}, 3, 0, 7 * time.Second},
		{"without a reset", []*llm.Rate{left(2, 0)}, 0, 2, unsaidReset},
		{"a limit of the day", []*llm.Rate{left(0, 20*time.Hour)}, 0, 0, longestHold},
		{"a later answer knows better", []*llm.Rate{left(0, 7*time.Second), left(10, 7*time.Second)}, 0, 10, 0},
		{"a later answer knows worse", []*llm.Rate{left(10, 7*time.Second), left(2, 7*time.Second)}, 0, 2, 7 * time.Second},
		// one of the three is the later answer's
		{"one of the other limit", []*llm.Rate{left(3, 7*time.Second), leftOf(5000, time.Second)}, 0, 2, 7 * time.Second},
		{"an answer without a word", []*llm.Rate{left(0, 7*time.Second), nil}, 0, 0, 7 * time.Second},
	} {
		t.Run(tt.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				c := New(Options{Limits: Limits{Concurrency: 100}, Start: 100})
				ask := Ask{Tokens: 100}
				var leases []*Lease
				for range tt.rates {
					leases = append(leases, acquire(t, c, ask))
				}
				for range tt.inside {
					defer acquire(t, c, ask).Release(Outcome{})
				}
				for i, l := range leases {
					l.Release(Outcome{Rate: tt.rates[i]})
				}
				start := time.Now()
				var atOnce int
				for range 10 {
					l := acquire(t, c, ask)
					defer l.Release(Outcome{})
					if d := time.Since(start); d == 0 {
						atOnce++
					} else if d != tt.after {
						t.Errorf("one was held back for %s, want %s", d, tt.after)
					}
				}
				if atOnce != tt.atOnce {
					t.Errorf("%d were sent at once, want %d", atOnce, tt.atOnce)
				}
			})
		})
	}
}

// An answer to an earlier request that comes late does not lift a hold, and
// where models share an endpoint, what one is told of its limits holds no other.
func TestWhoseWordHolds(t *testing.T) {
	for _, tt := range []struct {
		name   string
		shared bool
		want   time.Duration
	}{{"the later request's", false, 7 * time.Second}, {"nobody's", true, 0}} {
		t.Run(tt.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				c := New(Options{Shared: tt.shared})
				early, late := acquire(t, c, Ask{}), acquire(t, c, Ask{})
				late.Release(Outcome{Rate: left(0, 7*time.Second)})
				early.Release(Outcome{Rate: left(5, time.Second)})
				start := time.Now()
				acquire(t, c, Ask{}).Release(Outcome{})
				if d := time.Since(start); d != tt.want {
					t.Errorf("held back for %s, want %s", d, tt.want)
				}
			})
		})
	}
}

// windowed is a provider with so many requests and tokens left until its reset.
type windowed struct {
	mu               sync.Mutex
	arrived          sync.Cond
	last             uint64 // request that arrived
	requests, tokens int
	reset            time.Time
	taken            int // before the reset
	refused          int
}

// take counts a request, which arrives after those that were sent before it,
// and returns what is left.
func (p *windowed) take(l *Lease) *llm.Rate {
	tokens := l.ask.Tokens
	p.mu.Lock()
	defer p.mu.Unlock()
	for p.last+1 < l.sent.requests {
		p.arrived.Wait()
	}
	p.last++
	p.arrived.Broadcast()
	if time.Until(p.reset) <= 0 { // a window without a bound
		return nil
	}
	if p.requests < 1 || p.tokens < tokens {
		p.refused++
		return p.rate()
	}
	p.requests--
	p.tokens -= tokens
	p.taken++
	return p.rate()
}

func (p *windowed) rate() *llm.Rate {
	r := left(p.requests, time.Until(p.reset))
	tokens := p.tokens
	r.TokensLeft, r.TokensReset = &tokens, r.RequestsReset
	return r
}

func (p *windowed) said() *llm.Rate {
	p.mu.Lock()
	defer p.mu.Unlock()
	if time.Until(p.reset) <= 0 {
		return nil
	}
	return p.rate()
}

// However answers overtake each other, and whether a provider
// says what is left when a request arrives or when its answer leaves: once it
// has said so, it need refuse nothing before its reset. What is left is used up,
// and the rest is sent at the reset.
func TestKeepsToWhatIsLeft(t *testing.T) {
	const window = time.Minute // longer than all requests take one after the other
	rapid.Check(t, func(rt *rapid.T) {
		o := Options{Limits: Limits{Concurrency: rapid.IntRange(1, 30).Draw(rt, "concurrency")}, Start: 30}
		p := &windowed{requests: rapid.IntRange(1, 60).Draw(rt, "requests"), tokens: rapid.SampledFrom([]int{3000, 30_000,
			1e9}).Draw(rt, "tokens")}
		all := rapid.SliceOfN(visits(), 10, 80).Draw(rt, "visits")
		late := rapid.SliceOfN(rapid.Bool(), len(all), len(all)).Draw(rt, "says when it answers")
		p.arrived.L = &p.mu
		most := p.requests
		var served int
		synctest.Test(t, func(t *testing.T) {
			p.reset = time.Now().Add(window)
			c := New(o)
			first := acquire(t, c, Ask{})
			first.Release(Outcome{Rate: p.take(first)}) // with which it has said so
			var mu sync.Mutex
			var wg sync.WaitGroup
			for i, v := range all {
				wg.Go(func() {
					time.Sleep(v.Comes)
					l := acquire(t, c, Ask{Stage: v.Stage, Tokens: v.Tokens})
					said := p.take(l)
					time.Sleep(v.Stays)
					if late[i] {
						said = p.said()
					}
					l.Release(Outcome{Rate: said})
					mu.Lock()
					served++
					mu.Unlock()
				})
			}
			wg.Wait()
			if d := time.Until(p.reset); d < -window {
				rt.Errorf("ended %s after the reset", -d)
			}
		})
		if p.refused > 0 {
			rt.Errorf("%d requests too many before the reset", p.refused)
		}
		if want := min(most, 1+len(all)); p.tokens > 1e8 && p.taken != want {
			rt.Errorf("%d requests before the reset, want %d", p.taken, want)
		}
		if served != len(all) {
			rt.Errorf("%d of %d were served", served, len(all))
		}
	})
}
