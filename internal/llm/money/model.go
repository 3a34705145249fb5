package money

import (
	"context"
	"errors"

	"memloom/internal/llm"
)

type reservationKey struct{}

// Sending notes that a request of the attempt is about to leave and returns what it may cost; nil if nothing is
// reserved for it. Where the client sends several requests in one attempt, each is reserved for anew, without a wait.
func Sending(ctx context.Context) *Nano {
	if r, ok := ctx.Value(reservationKey{}).(*Reservation); ok {
		r.renew()
		return &r.bound
	}
	return nil
}

// Charge books what a request of the attempt was charged; nil where it may have
// been charged and no one knows what: then it counts as its bound.
func Charge(ctx context.Context, cost *Nano) {
	r, ok := ctx.Value(reservationKey{}).(*Reservation)
	switch {
	case !ok:
	case cost == nil:
		r.Doubt()
	default:
		r.Spend(*cost)
	}
}

// Spending says how a model spends.
type Spending struct {
	Price *Price                   // nil is unknown: nothing is counted, so the one who sets a cap has to insist on prices
	Bound func(llm.Call) llm.Usage // the most that a request may take
	Admit func(llm.Model) llm.Model
	Force bool // reserves without a wait, beyond a cap if need be
}

// Model returns a model whose attempts reserve the most that they may cost at the moment in which they leave, and give
// back what they did not take. What a request did cost is booked with Charge by the one who sees its end.
//
// Admit puts the admission of requests around next; nil is none. An attempt that is admitted and finds no room under a
// cap gives its admission back at once and waits outside for others to settle. So nothing that waits for money holds a
// place among the requests in flight, and nothing that waits for a place holds money. Where nothing is in flight that
// could make room, the error is a *CapError.
func (b *Budget) Model(next llm.Model, s Spending) llm.Model {
	admit := s.Admit
	if admit == nil {
		admit = func(m llm.Model) llm.Model { return m }
	}
	if s.Price == nil {
		return admit(next)
	}
	inner := &reserving{Model: next, budget: b, s: s}
	return &waiting{Model: admit(inner), inner: inner}
}

// reserving reserves for requests that are about to leave.
type reserving struct {
	llm.Model
	budget *Budget
	s      Spending
}

func (m *reserving) bound(c llm.Call) Nano { return m.s.Price.Cost(m.s.Bound(c)) }

// Complete implements llm.Model. Without room it returns a *fullError.
func (m *reserving) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	stage, bound := llm.Step(llm.UnitOf(ctx).Stage), m.bound(c)
	r, err := m.budget.take(stage, bound, m.s.Force)
	if err != nil {
		return llm.Answer{}, err
	}
	defer r.Release()
	return m.Model.Complete(context.WithValue(ctx, reservationKey{}, r), c)
}

// waiting waits for room outside of the admission.
type waiting struct {
	llm.Model
	inner *reserving
}

// Complete implements llm.Model.
func (m *waiting) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	stage := llm.Step(llm.UnitOf(ctx).Stage)
	for {
		if !m.inner.s.Force {
			if err := m.inner.budget.await(ctx, stage, m.inner.bound(c)); err != nil {
				return llm.Answer{}, err
			}
		}
		ans, err := m.Model.Complete(ctx, c)
		var full *fullError
		if !errors.As(err, &full) {
			return ans, err
		}
	}
}

// fullError says that a request that was about to leave finds no room for now.
type fullError struct{}

// Error implements error.
func (*fullError) Error() string { return "no room under a cap for now" }

// NotSent says that nothing left.
func (*fullError) NotSent() bool { return true }
