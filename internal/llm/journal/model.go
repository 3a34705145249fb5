package journal

import (
	"context"
	"errors"
	"fmt"

	"memloom/internal/llm"
	"memloom/internal/llm/money"
	"memloom/internal/llm/wire"
	"memloom/internal/runstore"
)

// ModelOptions says which model's calls are kept, and how it is reached.
type ModelOptions struct {
	Name     string       // of the model in records
	Identity string       // canonical JSON of all configuration that could change an answer: provider, base URL, model id, sampling, schema mode
	Provider llm.Model    // straight to the client library, which sends through wire.Transport; also reads kept answers
	Next     llm.Model    // what comes around Provider for calls that are sent: budget, retries, admission; may be nil in a replay
	Stronger llm.Model    // to be asked when this one's answers are not acceptable; nil leaves it to Next
	Price    *money.Price // nil: unknown
}

// Model returns a model whose calls are kept. It is an llm.Marker and llm.Escalating.
func (j *Journal) Model(o ModelOptions) llm.Model { return &model{j: j, o: o} }

type model struct {
	j *Journal
	o ModelOptions
}

var (
	_ llm.Marker     = (*model)(nil)
	_ llm.Escalating = (*model)(nil)
)

// Name implements llm.Model.
func (m *model) Name() string { return m.o.Name }

// Stronger implements llm.Escalating.
func (m *model) Stronger() llm.Model {
	if m.o.Stronger != nil {
		return m.o.Stronger
	}
	if e, ok := m.o.Next.(llm.Escalating); ok {
		return e.Stronger()
	}
	return nil
}

// Version identifies the configuration behind the model's name, and that of the
// stronger one that may answer in its place: what was computed with another is
// out of date.
func (m *model) Version() string {
	v := m.o.Identity
	if s, ok := m.Stronger().(interface{ Version() string }); ok {
		v += s.Version()
	}
	return v
}

// Mark implements llm.Marker. A call that was never asked is not marked.
func (m *model) Mark(ctx context.Context, c llm.Call, rung llm.Rung) {
	if key, err := keyOf(m.o.Identity, c); err == nil {
		m.j.store.Note(key, runstore.CallNote{Rung: string(rung)})
	}
	if next, ok := m.o.Next.(llm.Marker); ok {
		next.Mark(ctx, c, rung)
	}
}

// Complete implements llm.Model.
func (m *model) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	if err := context.Cause(ctx); err != nil {
		return llm.Answer{}, err
	}
	key, err := keyOf(m.o.Identity, c)
	if err != nil {
		return llm.Answer{}, err
	}
	ans, shared, err := m.j.once(ctx, key, func() (llm.Answer, error) { return m.answer(ctx, key, c) })
	if shared && err == nil {
		m.j.store.Note(key, runstore.CallNote{Hits: m.j.hit()})
		ans.Rate = nil
	}
	return ans, err
}

// answer finds the answer to a call, or has it sent.
func (m *model) answer(ctx context.Context, key runstore.Hash, c llm.Call) (llm.Answer, error) {
	found, err := m.j.store.Lookup(ctx, key)
	if err != nil && !errors.Is(err, runstore.ErrNotFound) {
		return llm.Answer{}, err
	}
	if found.Answer != nil {
		ans, usable, err := m.serve(ctx, key, c, found)
		if usable {
			return ans, err
		}
	}
	if !m.j.opts.Replay {
		return m.send(ctx, m.callOf(ctx, key, c), c)
	}
	if found.Failed != "" {
		failure, err := decodeFailure(found)
		if err != nil {
			return llm.Answer{}, err
		}
		return llm.Answer{}, failure
	}
	u := llm.UnitOf(ctx)
	return llm.Answer{}, &MissError{Stage: u.Stage, Unit: u.Name, Task: c.Task, Model: m.o.Name, Key: key.String()}
}

// callOf describes a call to the store.
func (m *model) callOf(ctx context.Context, key runstore.Hash, c llm.Call) runstore.Call {
	u := llm.UnitOf(ctx)
	return runstore.Call{
		Key: key, Stage: u.Stage, Unit: u.Name, Task: c.Task, Role: string(c.Role), Model: m.o.Name, Sample: c.Sample,
	}
}

// serve has the provider's client read a kept answer. One that it cannot read
// is none, and the call is to be sent again.
func (m *model) serve(ctx context.Context, key runstore.Hash, c llm.Call, found runstore.Found) (ans llm.Answer, usable bool, err error) {
	x, err := decode(found.Answer)
	if err != nil {
		return ans, true, fmt.Errorf("call %s: %w", key, err)
	}
	ans, err = m.o.Provider.Complete(wire.WithStored(ctx, x), c)
	if unreadable(err) {
		if m.j.opts.Replay {
			return ans, false, nil
		}
		return ans, false, m.j.store.End(ctx, found.Send, runstore.Ending{State: runstore.Unusable, Status: x.Status, Reason: brief(err.Error())})
	}
	if err != nil && !ofCall(err) {
		return ans, true, err
	}
	ans.Rate = nil // it was of another day
	note := runstore.CallNote{Hits: m.j.hit()}
	if !found.Noted || !found.Priced { // the program ended before they were written down, or the price is new
		note.Tokens, note.Cost = tokens(ans.Usage), m.cost(ans.Usage)
	}
	m.j.store.Note(key, note)
	return ans, true, err
}

// send has a call sent, and keeps what came of it.
func (m *model) send(ctx context.Context, call runstore.Call, c llm.Call) (llm.Answer, error) {
	if m.o.Next == nil {
		return llm.Answer{}, fmt.Errorf("model %s: there is nothing to send a call with", m.o.Name)
	}
	inner, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	r := &recorder{store: m.j.store, clock: m.j.opts.Clock, call: call, stop: stop}
	ans, err := m.o.Next.Complete(wire.WithRecorder(inner, r), c)
	latency, answered, broken := r.close(ctx, err)
	if broken != nil {
		return llm.Answer{}, broken
	}
	if answered && (err == nil || ofCall(err)) {
		m.j.store.Note(call.Key, runstore.CallNote{Tokens: tokens(ans.Usage), Cost: m.cost(ans.Usage), Latency: latency})
	}
	if failure := final(err); failure != nil {
		if err := m.giveUp(ctx, call, failure); err != nil {
			return llm.Answer{}, err
		}
	}
	return ans, err
}

func (m *model) giveUp(ctx context.Context, call runstore.Call, f *llm.Failure) error {
	detail, err := encodeFailure(f)
	if err != nil {
		return err
	}
	return m.j.store.GiveUp(context.WithoutCancel(ctx), call, string(f.Kind), detail)
}

func (m *model) cost(u llm.Usage) *int64 { return (*int64)(money.CostOf(m.o.Price, u)) }

// tokens returns nil if the provider did not say.
func tokens(u llm.Usage) *runstore.Tokens {
	if u.In == 0 && u.Out == 0 {
		return nil
	}
	return &runstore.Tokens{In: u.In, Cached: u.Cached, Out: u.Out}
}
