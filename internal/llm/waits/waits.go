// Package waits keeps what calls to models wait for while a run goes on: an answer, the next attempt after a failure,
// or leave to be sent. Nothing is printed here; renderers of progress ask for the state.
package waits

import (
	"context"
	"errors"
	"slices"
	"strings"
	"sync"
	"time"

	"memloom/internal/llm"
)

// State says what calls to one model wait for.
type State struct {
	Model string
	Since time.Time // when the model last answered, or was asked while nothing was under way

	Open     int // calls that have no answer yet
	InFlight int // of them, sent to the provider
	Asleep   int // of them, waiting to be sent again; the rest is held back by limits or a budget

	Throttled int       // 429s so far
	Retries   int       // requests that were sent again so far, or will be at Next
	Next      time.Time // of the sleeping call that is sent first; zero where none sleeps
	Last      string    // reason of the latest failure; empty without one, and once the model answers again
}

// Log keeps the state of every model. Its zero value is ready, a nil Log keeps
// nothing, and it is safe for concurrent use.
type Log struct {
	Now func() time.Time // the clock; nil is time.Now

	mu     sync.Mutex
	models map[string]*model
}

// model is the state of one model, with the times at which its sleepers wake.
type model struct {
	State
	sleepers map[*time.Time]struct{}
}

// Waiting lists the models with open calls, the one that is waited for longest first.
func (l *Log) Waiting() []State {
	if l == nil {
		return nil
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	var out []State
	for _, m := range l.models {
		if m.Open == 0 {
			continue
		}
		s := m.State
		s.Asleep = len(m.sleepers)
		for at := range m.sleepers {
			if s.Next.IsZero() || at.Before(s.Next) {
				s.Next = *at
			}
		}
		out = append(out, s)
	}
	slices.SortFunc(out, func(a, b State) int {
		if c := a.Since.Compare(b.Since); c != 0 {
			return c
		}
		return strings.Compare(a.Model, b.Model)
	})
	return out
}

// Calls returns a model whose calls are noted as open until they end. It goes around retries.
func (l *Log) Calls(name string, next llm.Model) llm.Model {
	if l == nil {
		return next
	}
	return &noted{next, l, name, func(s *State) *int { return &s.Open }}
}

// Requests returns a model whose calls are noted as in flight until they end. It goes inside of retries and admission.
func (l *Log) Requests(name string, next llm.Model) llm.Model {
	if l == nil {
		return next
	}
	return &noted{next, l, name, func(s *State) *int { return &s.InFlight }}
}

// Sleeps returns what retry.Options.Sleeps is to be for a model; nil for a nil Log.
func (l *Log) Sleeps(name string) func(f *llm.Failure, d time.Duration) (woken func()) {
	if l == nil {
		return nil
	}
	return func(f *llm.Failure, d time.Duration) func() {
		wakes := l.now().Add(d)
		l.change(name, func(m *model) {
			m.Retries++
			if f.Kind == llm.Throttled {
				m.Throttled++
			}
			m.Last = f.Reason
			m.sleepers[&wakes] = struct{}{}
		})
		return func() { l.change(name, func(m *model) { delete(m.sleepers, &wakes) }) }
	}
}

func (l *Log) now() time.Time {
	if l.Now != nil {
		return l.Now()
	}
	return time.Now()
}

func (l *Log) change(name string, do func(*model)) {
	l.mu.Lock()
	defer l.mu.Unlock()
	m := l.models[name]
	if m == nil {
		if l.models == nil {
			l.models = map[string]*model{}
		}
		m = &model{State: State{Model: name}, sleepers: map[*time.Time]struct{}{}}
		l.models[name] = m
	}
	do(m)
}

// noted is a model whose calls are counted while they last.
type noted struct {
	llm.Model
	log   *Log
	name  string
	count func(*State) *int
}

// Complete implements llm.Model.
func (n *noted) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	n.log.change(n.name, func(m *model) {
		if m.Open == 0 {
			m.Since = n.log.now()
		}
		*n.count(&m.State)++
	})
	answered := false
	defer func() {
		n.log.change(n.name, func(m *model) {
			*n.count(&m.State)--
			if answered {
				m.Since, m.Last = n.log.now(), ""
			}
		})
	}()
	ans, err := n.Model.Complete(ctx, c)
	answered = err == nil || refused(err)
	return ans, err
}

// refused says whether a model spoke, if only to decline the question.
func refused(err error) bool {
	var f *llm.Failure
	return errors.As(err, &f) && f.Kind.Scope() == llm.ScopeCall
}
