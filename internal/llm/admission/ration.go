package admission

import (
	"time"

	"memloom/internal/llm"
)

// longestHold bounds how long the provider's headers hold admission back. They speak of limits per minute; a later
// reset belongs to another limit, about which a refused request says more.
const longestHold = time.Minute

// unsaidReset is taken for the reset of a provider that names none: a limit per
// minute fills as it goes, and an answer says sooner or later what is left then.
const unsaidReset = time.Second

// tally counts what was admitted, from a controller's beginning. A request is known by the tally that it completes.
type tally struct {
	requests uint64
	tokens   uint64 // by estimates
}

func (t tally) and(a Ask) tally {
	return tally{t.requests + 1, t.tokens + uint64(max(a.Tokens, 0))}
}

// ration is what the provider says is left of a limit. It holds from the request whose answer said so: requests
// admitted later may not have reached the provider by then, and are taken from what is left.
type ration struct {
	request uint64    // which was told
	upTo    uint64    // of the tally
	until   time.Time // when the limit is whole again; zero where nothing was said
}

// wait is how long it takes until the tally may reach n.
func (r ration) wait(n uint64, now time.Time) time.Duration {
	if n <= r.upTo {
		return 0
	}
	return max(0, r.until.Sub(now))
}

// reached says whether n lies beyond the ration, so that wait decides.
func (r ration) reached(n uint64) bool { return n > r.upTo && !r.until.IsZero() }

// rations are those of requests and of tokens.
type rations struct{ requests, tokens ration }

func (r *rations) reached(t tally) bool {
	return r.requests.reached(t.requests) || r.tokens.reached(t.tokens)
}

func (r *rations) wait(t tally, now time.Time) time.Duration {
	return max(r.requests.wait(t.requests, now), r.tokens.wait(t.tokens, now))
}

// heed records what the provider's answer to a request says is left. Answers to later requests win.
func (r *rations) heed(of tally, said *llm.Rate, now time.Time) {
	if said == nil {
		return
	}
	r.requests.heed(of.requests, of.requests, said.RequestsLeft, said.RequestsReset, now)
	r.tokens.heed(of.requests, of.tokens, said.TokensLeft, said.TokensReset, now)
}

func (r *ration) heed(request, tally uint64, left *int, reset time.Duration, now time.Time) {
	if left == nil || request < r.request {
		return
	}
	if reset <= 0 {
		reset = unsaidReset
	}
	*r = ration{request, tally + uint64(max(*left, 0)), now.Add(min(reset, longestHold))}
}
