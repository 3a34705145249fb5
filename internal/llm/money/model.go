package money

import (
	"context"

	"memloom/internal/llm"
)

type reservationKey struct{}

// Estimate returns what a call under way may cost, nil if nothing is reserved
// for it.
func Estimate(ctx context.Context) *Nano {
	if r, ok := ctx.Value(reservationKey{}).(*Reservation); ok {
		return &r.estimate
	}
	return nil
}

// Charge books what a request of the call under way was charged; nil where it
// may have been charged and nobody knows what: then it counts as estimated.
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

// Model returns a model whose calls reserve what they may cost before next is
// asked, and give it back when it is done. What a request did cost is booked
// with Charge by whoever sees its end. The estimate is of the tokens that a call
// may take; what calls take beyond it is spent beyond a cap. With an unknown price nothing is counted: whoever sets a
// cap has to insist on prices.
func (b *Book) Model(next llm.Model, price *Price, estimate func(llm.Call) llm.Usage) llm.Model {
	if price == nil {
		return next
	}
	return &model{Model: next, book: b, price: *price, estimate: estimate}
}

type model struct {
	llm.Model
	book     *Book
	price    Price
	estimate func(llm.Call) llm.Usage
}

// Complete implements llm.Model.
func (m *model) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	r, err := m.book.Reserve(ctx, llm.Step(llm.UnitOf(ctx).Stage), m.price.Cost(m.estimate(c)))
	if err != nil {
		return llm.Answer{}, err
	}
	defer r.Release()
	return m.Model.Complete(context.WithValue(ctx, reservationKey{}, r), c)
}
