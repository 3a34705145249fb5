package mock

import (
	"encoding/hex"
	"fmt"
	"math"
	"math/rand/v2"
	"path"
	"sync"
	"time"

	"memloom/internal/corpus"
	"memloom/internal/statistics"
)

// play is a script being played: it counts what the conditions ask for.
type play struct {
	script Script
	seed   uint64
	limits *limiter

	mu       sync.Mutex
	requests int
	asked    map[question]int
}

func newPlay(s Script, seed uint64, now time.Time) *play {
	return &play{script: s, seed: seed, limits: newLimiter(s.Limits, now), asked: map[question]int{}}
}

// decision is what a request meets.
type decision struct {
	rule  *Rule // nil: no fault
	delay time.Duration
	slow  int        // rules that delayed it
	rand  *rand.Rand // of this prompt and this time of asking
}

// decide draws what happens to a request. The first rule that applies decides;
// those that only delay let the next ones apply too.
func (p *play) decide(q *request) decision {
	if len(p.script.Rules) == 0 {
		return decision{}
	}
	question := q.question()
	p.mu.Lock()
	p.requests++
	p.asked[question]++
	n, times := p.requests, p.asked[question]
	p.mu.Unlock()

	unit := hex.EncodeToString(question[:]) + "/" + fmt.Sprint(times)
	d := decision{}
	for i := range p.script.Rules {
		r := &p.script.Rules[i]
		if !r.applies(q.task, q.model, n, times) {
			continue
		}
		rng := corpus.Rand(p.seed, unit, fmt.Sprintf("fault %d", i))
		if r.Chance > 0 && rng.Float64() >= r.Chance {
			continue
		}
		if r.Fault == slow {
			d.slow++
			d.delay += r.draw(rng)
			continue
		}
		d.rule, d.rand = r, rng
		break
	}
	return d
}

// applies says whether a rule is about a request: the nth of all, for a prompt asked for the times-th time.
func (r *Rule) applies(task, model string, n, times int) bool {
	return matches(r.Task, task) && matches(r.Model, model) &&
		(r.First == 0 || times <= r.First) &&
		(r.Every == 0 || n%r.Every == 0) &&
		n >= r.From && (r.To == 0 || n <= r.To)
}

// matches compares with a pattern; an empty one fits all.
func matches(pattern, name string) bool {
	if pattern == "" {
		return true
	}
	ok, _ := path.Match(pattern, name) // checked when the script was read
	return ok
}

// draw takes a delay from a log-normal distribution with the rule's median and 99th percentile.
func (r *Rule) draw(rng *rand.Rand) time.Duration {
	if r.P99 == 0 {
		return r.Median
	}
	sigma := math.Log(float64(r.P99)/float64(r.Median)) / statistics.Z99
	return time.Duration(float64(r.Median) * math.Exp(sigma*rng.NormFloat64()))
}
