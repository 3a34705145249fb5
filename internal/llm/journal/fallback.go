package journal

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"memloom/internal/llm"
	"memloom/internal/runstore"
)

// rest is how long a model whose endpoint is down is left alone while others
// stand in for it; then one call tries it again.
const rest = time.Minute

// outage remembers that a model's endpoint is down.
type outage struct {
	mu    sync.Mutex
	until time.Time
}

// skip says whether the endpoint is left alone now. Of those who ask after the rest one is told no.
func (o *outage) skip(now time.Time) bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.until.IsZero() {
		return false
	}
	if now.Before(o.until) {
		return true
	}
	o.until = now.Add(rest)
	return false
}

// heard notes how a call to the endpoint ended.
func (o *outage) heard(down bool, now time.Time) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.until = time.Time{}
	if down {
		o.until = now.Add(rest)
	}
}

// StandsIn says how a model is asked in the place of another. Its answers are kept apart from those that it gives under
// its own name: a question that was answered so keeps that answer, also when the other model is back.
func (o ModelOptions) StandsIn(other ModelOptions) ModelOptions {
	o.Name = fmt.Sprintf("%s (fallback of %s)", o.Name, other.Name)
	o.Identity += " fallback of " + other.Identity
	o.Stronger, o.Fallback = nil, nil
	return o
}

// fallbacks makes the models that stand in for one.
func (j *Journal) fallbacks(o ModelOptions) []*model {
	var out []*model
	for _, f := range o.Fallback {
		out = append(out, &model{j: j, o: f.StandsIn(o)})
	}
	return out
}

// keptByOther finds what a model that stood in made of a call. One with an answer
// that cannot be read, or with none, has made nothing of it.
func (m *model) keptByOther(ctx context.Context, c llm.Call) (got answered, known bool, err error) {
	for _, f := range m.standIns {
		key, err := keyOf(f.o.Identity, c)
		if err != nil {
			return got, false, err
		}
		got, known, err = f.kept(ctx, f.callOf(ctx, key, c), c)
		if known || err != nil {
			return got, known, err
		}
	}
	return got, false, nil
}

// sendOrOther has a call sent, and where the model's endpoint does not serve it asks those that stand in for it.
func (m *model) sendOrOther(ctx context.Context, call runstore.Call, c llm.Call) (got answered, err error) {
	if len(m.standIns) == 0 || !m.outage.skip(m.j.opts.Clock()) {
		got, err = m.send(ctx, call, c)
		m.outage.heard(isDown(err), m.j.opts.Clock())
		if !unserved(err) || len(m.standIns) == 0 {
			return got, err
		}
	}
	for _, f := range m.standIns {
		if got, err = f.ask(ctx, c); !unserved(err) {
			return got, err
		}
	}
	return got, err
}

// isDown says that an endpoint has been failing for longer than it is waited for.
func isDown(err error) bool {
	var f *llm.Failure
	return errors.As(err, &f) && f.Kind == llm.Down
}

// unserved says that an endpoint did not answer a call for as long as it was waited for, be it down or not: it may
// answer others at the same time.
func unserved(err error) bool {
	var f *llm.Failure
	if !errors.As(err, &f) {
		return false
	}
	return f.Kind == llm.Down || f.Final && f.Kind.Scope() == llm.ScopeAttempt && f.Kind != llm.Malformed
}
