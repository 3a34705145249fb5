package money

import (
	"context"
	"errors"

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

// Doubt notes that a request of the call under way may have been charged though
// no usable answer came.
func Doubt(ctx context.Context) {
	if r, ok := ctx.Value(reservationKey{}).(*Reservation); ok {
		r.Doubt()
	}
}

// Model returns a model whose calls reserve what they may cost before next is
// asked, and settle what they did cost. The estimate is of the tokens that a
// call may take, at most. With an unknown price nothing is counted: whoever
// sets a cap has to insist on prices.
func (b *Book) Model(next llm.Model, price *Price, estimate func(llm.Call) (llm.Usage, error)) llm.Model {
	if price == nil {
		return next
	}
	return &model{Model: next, book: b, price: *price, estimate: estimate}
}

type model struct {
	llm.Model
	book     *Book
	price    Price
	estimate func(llm.Call) (llm.Usage, error)
}

// Complete implements llm.Model.
func (m *model) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	usage, err := m.estimate(c)
	if err != nil {
		return llm.Answer{}, err
	}
	r, err := m.book.Reserve(ctx, llm.Step(llm.UnitOf(ctx).Stage), m.price.Cost(usage))
	if err != nil {
		return llm.Answer{}, err
	}
	defer r.Cancel() // for a panic below
	ans, err := m.Model.Complete(context.WithValue(ctx, reservationKey{}, r), c)
	cost := CostOf(&m.price, ans.Usage)
	switch {
	case cost != nil:
		r.Settle(*cost)
	case err == nil || answered(err): // charged, but the provider does not say for what
		r.Doubt()
	}
	return ans, err
}

// answered says that a failure is what a paid answer says: a refusal, a truncation.
func answered(err error) bool {
	var f *llm.Failure
	return errors.As(err, &f) && f.Kind.Scope() == llm.ScopeCall && f.Status/100 == 2
}
