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
	Name string // of the model in records
	// canonical JSON of all configuration that could change an answer: provider, base URL, model id, sampling, schema mode
	Identity string
	Provider llm.Model // straight to the client library, which sends through wire.Transport; also reads kept answers
	// what comes around Read(Provider) for calls that are sent: budget, retries, admission; may be nil in a replay
	Next     llm.Model
	Stronger llm.Model    // to be asked when this one's answers are not acceptable; may be nil
	Price    *money.Price // nil: unknown

	Fallback []ModelOptions // asked in this order where the endpoint serves nothing, or not this call
}

// Model returns a model whose calls are kept. It is llm.Escalating.
func (j *Journal) Model(o ModelOptions) llm.Model {
	return &model{j: j, o: o, standIns: j.fallbacks(o)}
}

type model struct {
	j        *Journal
	o        ModelOptions
	standIns []*model
	outage   outage
}

var _ llm.Escalating = (*model)(nil)

// Name implements llm.Model.
func (m *model) Name() string { return m.o.Name }

// Stronger implements llm.Escalating.
func (m *model) Stronger() llm.Model { return m.o.Stronger }

// Version identifies the configuration behind the model's name, and that of the stronger one that may answer in its
// place: what was computed with another is out of date.
func (m *model) Version() string {
	v := m.o.Identity
	if s, ok := m.Stronger().(interface{ Version() string }); ok {
		v += s.Version()
	}
	return v
}

// Complete implements llm.Model.
func (m *model) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	got, err := m.ask(ctx, c)
	return got.answer, err
}

func (m *model) ask(ctx context.Context, c llm.Call) (answered, error) {
	if err := context.Cause(ctx); err != nil {
		return answered{}, err
	}
	key, err := keyOf(m.o.Identity, c)
	if err != nil {
		return answered{}, err
	}
	call := m.callOf(ctx, key, c)
	got, shared, err := m.j.once(ctx, key, func() (answered, error) { return m.answer(ctx, call, c) })
	got.answer.Served = got.answer.Served || shared
	if shared && err == nil {
		call.Model = got.model // another may have stood in
		m.hit(got.send, call, runstore.CallNote{})
		got.answer.Rate = nil
	}
	return got, err
}

// answer finds the answer to a call, its own or that of a model that stood in, or has it sent. It runs once at a time
// for equal calls, so that all of them get the same answer, the one who gives it.
func (m *model) answer(ctx context.Context, call runstore.Call, c llm.Call) (answered, error) {
	got, known, err := m.kept(ctx, call, c)
	if known || err != nil {
		return got, err
	}
	if got, known, err = m.keptByOther(ctx, c); known || err != nil {
		return got, err
	}
	if !m.j.opts.Replay {
		return m.sendOrOther(ctx, call, c)
	}
	return answered{}, &MissError{Task: c.Task, Model: m.o.Name, Key: call.Key.String()}
}

// kept finds what the journal has of a call.
func (m *model) kept(ctx context.Context, call runstore.Call, c llm.Call) (got answered, known bool, err error) {
	found, err := m.j.store.Lookup(ctx, call.Key)
	if err != nil && !errors.Is(err, runstore.ErrNotFound) {
		return got, false, err
	}
	if found.Answer != nil {
		got, usable, err := m.serve(ctx, call, c, found)
		if usable || err != nil {
			return got, true, err
		}
	}
	if found.Failed != "" { // in this run; it would not be the same run if it were asked again
		failure, err := decodeFailure(found)
		if err != nil {
			return got, false, err
		}
		return m.answered(llm.Answer{Served: true}, found.Send), true, failure
	}
	return got, false, nil
}

// callOf describes a call to the store.
func (m *model) callOf(ctx context.Context, key runstore.Hash, c llm.Call) runstore.Call {
	u := llm.UnitOf(ctx)
	return runstore.Call{
		Key: key, Stage: u.Stage, Unit: u.Name, Task: c.Task, Role: string(c.Role), Model: m.o.Name, Sample: c.Sample,
	}
}

// answered returns what a call got, and how its rung is kept: a replay leaves the journal as it was.
func (m *model) answered(ans llm.Answer, send runstore.Send) answered {
	if !m.j.opts.Replay {
		ans.Mark = func(rung llm.Rung) { m.j.store.Note(send, runstore.CallNote{Rung: string(rung)}) }
	}
	return answered{ans, send, m.o.Name}
}

// hit notes that an answer was served without a request.
func (m *model) hit(send runstore.Send, call runstore.Call, n runstore.CallNote) {
	if !m.j.opts.Replay {
		n.Hits, n.By = 1, &call
		m.j.store.Note(send, n)
	}
}

// serve has the provider's client read a kept answer. One that it cannot read
// is none, and the call is to be sent again.
func (m *model) serve(ctx context.Context, call runstore.Call, c llm.Call, found runstore.Found) (got answered,
	usable bool, err error) {
	x, err := decode(found.Answer)
	if err != nil {
		return got, true, fmt.Errorf("call %s: %w", call.Key, err)
	}
	ans, err := m.o.Provider.Complete(wire.WithStored(ctx, x), c)
	used := usedOf(m.o.Price, ans.Usage)
	if unreadable(err) {
		if m.j.opts.Replay {
			return got, false, nil
		}
		e := runstore.Ending{State: runstore.Unusable, Status: x.Status, Reason: brief(err.Error()), Used: used}
		return got, false, m.j.store.End(ctx, found.Send, e)
	}
	if err != nil && !ofCall(err) {
		return got, true, err
	}
	ans.Rate, ans.Served = nil, true // what was left was of another day
	// The program may have ended before it was written down what the answer took, and a price may be new.
	m.hit(found.Send, call, runstore.CallNote{Read: !found.Noted || !found.Priced, Used: used})
	return m.answered(ans, found.Send), true, err
}

// send has a call sent, and keeps what came of it.
func (m *model) send(ctx context.Context, call runstore.Call, c llm.Call) (answered, error) {
	if m.o.Next == nil {
		return answered{}, fmt.Errorf("model %s: there is nothing to send a call with", m.o.Name)
	}
	inner, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	r := &recorder{store: m.j.store, clock: m.j.opts.Clock, price: m.o.Price, call: call, stop: stop}
	ans, err := m.o.Next.Complete(wire.WithRecorder(inner, r), c)
	send, broken := r.close()
	if broken != nil {
		return answered{}, broken
	}
	open := len(m.standIns) > 0 && unserved(err) // another may answer it
	if failure := final(err); failure != nil && !open {
		if send, broken = m.giveUp(ctx, call, failure); broken != nil {
			return answered{}, broken
		}
	}
	return m.answered(ans, send), err
}

func (m *model) giveUp(ctx context.Context, call runstore.Call, f *llm.Failure) (runstore.Send, error) {
	detail, err := encodeFailure(f)
	if err != nil {
		return runstore.Send{}, err
	}
	return m.j.store.GiveUp(context.WithoutCancel(ctx), call, string(f.Kind), detail)
}
