package admission

import (
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"memloom/internal/llm"
)

// provider is a simulated one that takes so many requests at once and refuses
// the others.
type provider struct {
	capacity atomic.Int64
	latency  func() time.Duration

	busy, served atomic.Int64
}

func (p *provider) ask() llm.Kind {
	if p.busy.Add(1) > p.capacity.Load() {
		p.busy.Add(-1)
		time.Sleep(20 * time.Millisecond)
		return llm.Throttled
	}
	time.Sleep(p.latency())
	p.busy.Add(-1)
	p.served.Add(1)
	return ""
}

// work asks one thing after another until more says that it is enough; what is
// refused is asked again a second later, without a lease.
func work(t *testing.T, c *Controller, p *provider, more func() bool) {
	for more() {
		for {
			l := acquire(t, c, Ask{})
			kind := p.ask()
			l.Release(Outcome{Kind: kind})
			if kind == "" {
				break
			}
			time.Sleep(time.Second)
		}
	}
}

// The limit settles within 30 % of what a provider takes, and nine tenths of
// its capacity are used.
func TestLimitConverges(t *testing.T) {
	for name, start := range map[string]int{"cold": 0, "warm": 45, "far too high": 512} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				const capacity, latency, ramp, run = 50, 200 * time.Millisecond, 10 * time.Second, 40 * time.Second
				rng := rand.New(rand.NewPCG(1, 2))
				var mu sync.Mutex
				p := &provider{latency: func() time.Duration {
					mu.Lock()
					defer mu.Unlock()
					return latency*3/4 + time.Duration(rng.Int64N(int64(latency/2)))
				}}
				p.capacity.Store(capacity)
				c := New(Options{Limits: Limits{Concurrency: 512}, Start: start})
				begin := time.Now()
				var wg sync.WaitGroup
				for range 200 {
					wg.Go(func() { work(t, c, p, func() bool { return time.Since(begin) < run }) })
				}
				time.Sleep(ramp)
				before := p.served.Load()
				low, high := c.Limit(), c.Limit()
				for time.Since(begin) < run {
					time.Sleep(50 * time.Millisecond)
					low, high = min(low, c.Limit()), max(high, c.Limit())
				}
				rate := float64(p.served.Load()-before) / (run - ramp).Seconds()
				wg.Wait()
				if low < capacity*7/10 || high > capacity*13/10 {
					t.Errorf("the limit went from %d to %d, the provider takes %d", low, high, capacity)
				}
				most := capacity / latency.Seconds()
				t.Logf("limit %d to %d, %.0f calls a second of %.0f, %+v", low, high, rate, most, c.Stats())
				if rate < 0.9*most {
					t.Errorf("%.0f calls a second, the provider takes %.0f", rate, most)
				}
			})
		})
	}
}

// Where a provider takes less from one moment to the next, or more again, the
// limit follows within seconds.
func TestLimitFollowsTheProvider(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := &provider{latency: func() time.Duration { return 200 * time.Millisecond }}
		c := New(Options{Limits: Limits{Concurrency: 512}})
		begin := time.Now()
		var wg sync.WaitGroup
		for range 100 {
			wg.Go(func() { work(t, c, p, func() bool { return time.Since(begin) < 75*time.Second }) })
		}
		for _, capacity := range []int64{50, 8, 50} {
			p.capacity.Store(capacity)
			time.Sleep(20 * time.Second)
			low, high := c.Limit(), c.Limit()
			for range 50 {
				time.Sleep(100 * time.Millisecond)
				low, high = min(low, c.Limit()), max(high, c.Limit())
			}
			// Of eight, 30 % is not a whole number of steps.
			if low < int(capacity)*6/10 || high > int(capacity)*14/10 {
				t.Errorf("the limit is %d to %d, the provider takes %d", low, high, capacity)
			}
		}
		wg.Wait()
	})
}

// Ten thousand calls of 200 ms at 512 in flight.
func TestFullConcurrency(t *testing.T) {
	const calls, most, latency = 10_000, 512, 200 * time.Millisecond
	run := func(t *testing.T, start int) (ramped float64, whole time.Duration) {
		p := &provider{latency: func() time.Duration { return latency }}
		p.capacity.Store(most)
		c := New(Options{Limits: Limits{Concurrency: most}, Start: start})
		begin := time.Now()
		var asked atomic.Int64
		var wg sync.WaitGroup
		for range 4 * most {
			wg.Go(func() { work(t, c, p, func() bool { return asked.Add(1) <= calls }) })
		}
		time.Sleep(latency / 4) // looks between the waves
		for c.Limit() < most {
			time.Sleep(latency / 2)
		}
		at, done := time.Now(), p.served.Load()
		time.Sleep(8 * latency)
		ramped = float64(p.served.Load()-done) / time.Since(at).Seconds()
		wg.Wait()
		return ramped, time.Since(begin)
	}
	ideal := time.Duration(calls) * latency / most
	for name, start := range map[string]int{"cold": 0, "warm": most} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				ramped, whole := run(t, start)
				t.Logf("%.0f calls a second of %.0f, %s of %s", ramped, most/latency.Seconds(), whole, ideal)
				if ramped < 0.95*most/latency.Seconds() {
					t.Errorf("%.0f calls a second once ramped up, ideal is %.0f", ramped, most/latency.Seconds())
				}
				if start == most && whole > ideal*115/100 {
					t.Errorf("the whole run took %s, ideal is %s", whole, ideal)
				}
			})
		})
	}
}

// filling is a provider whose limit of a minute fills evenly. It refuses what
// comes when nothing is left, and says what is left when a request arrives or
// when its answer leaves.
type filling struct {
	mu      sync.Mutex
	level   bucket
	refused int
}

func (p *filling) take() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.level.wait(1, time.Now()) > 0 {
		p.refused++
		return false
	}
	p.level.take(1, time.Now())
	return true
}

func (p *filling) rate() *llm.Rate {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.level.fill(time.Now())
	missing := p.level.burst - p.level.level
	return left(int(p.level.level), time.Duration(missing/p.level.rate*float64(time.Second)))
}

// What answers say of a limit is kept to without a loss: few requests are
// refused (a fifth where a thousand goroutines wake in the worst of orders;
// without heeding it, up to three in four), and the whole of the limit
// is used, although every word is as old as the answer took.
func TestHeadersUseTheWholeLimit(t *testing.T) {
	const rpm, calls = 600, 3000
	for name, tt := range map[string]struct {
		latency time.Duration
		late    bool
	}{
		"short answers": {200 * time.Millisecond, false}, "long answers": {20 * time.Second, false},
		"short answers, said late": {200 * time.Millisecond, true}, "long answers, said late": {20 * time.Second, true},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				p := &filling{level: newBucket(rpm, time.Now())}
				p.level.burst, p.level.level = rpm, rpm
				c := New(Options{Limits: Limits{Concurrency: 512}, Start: 512})
				begin := time.Now()
				var asked atomic.Int64
				var wg sync.WaitGroup
				for range 1000 {
					wg.Go(func() {
						for asked.Add(1) <= calls {
							for served := false; !served; {
								l := acquire(t, c, Ask{})
								served = p.take()
								rate := p.rate()
								if served {
									time.Sleep(tt.latency)
								}
								if tt.late {
									rate = p.rate()
								}
								out := Outcome{Rate: rate}
								if !served {
									out.Kind = llm.Throttled
								}
								l.Release(out)
							}
						}
					})
				}
				wg.Wait()
				ideal := time.Duration(calls-rpm) * time.Minute / rpm // it begins with a minute's worth
				took := time.Since(begin)
				t.Logf("%s of %s, %d refused, %+v", took, ideal, p.refused, c.Stats())
				if took > ideal*5/4+tt.latency || p.refused > calls/5 {
					t.Errorf("took %s of %s, %d requests refused", took, ideal, p.refused)
				}
			})
		})
	}
}
