package money

import (
	"context"
	"fmt"
	"maps"
	"sync"
)

// Account is what a stage, or the whole run, has cost.
type Account struct {
	Spent    Nano // settled
	InDoubt  Nano // of requests that may have been charged though no answer came, at their bounds
	Reserved Nano // of requests in flight, at their bounds
}

// taken is what counts against a cap.
func (a Account) taken() Nano { return plus(plus(a.Spent, a.InDoubt), a.Reserved) }

// Caps are the most that may be spent. Nil and absent ones are none.
type Caps struct {
	Run    *Nano
	Stages map[string]Nano
}

// Budget keeps a run's accounts. What is spent, in doubt and reserved together never goes beyond a cap, except by what
// requests cost more than their bounds, and by the bounds of those that reserve without a wait. Its methods may be
// called by many goroutines at once.
type Budget struct {
	caps Caps

	mu      sync.Mutex
	run     Account
	stages  map[string]*Account
	changed chan struct{} // closed when a reservation ends
}

// NewBudget returns a budget that begins with what earlier runs have spent, by stage.
func NewBudget(caps Caps, before map[string]Account) *Budget {
	b := &Budget{caps: caps, stages: map[string]*Account{}, changed: make(chan struct{})}
	for stage, a := range before {
		b.spend(stage, a.Spent)
		b.doubt(stage, a.InDoubt)
	}
	return b
}

// Accounts returns the accounts of the run and of its stages, of one moment.
func (b *Budget) Accounts() (run Account, stages map[string]Account) {
	b.mu.Lock()
	defer b.mu.Unlock()
	stages = make(map[string]Account, len(b.stages))
	for stage, a := range maps.All(b.stages) {
		stages[stage] = *a
	}
	return b.run, stages
}

// CapError says that the next request might go beyond a cap.
type CapError struct {
	Stage   string // whose cap; empty: the whole run's
	Cap     Nano
	Spent   Nano
	InDoubt Nano
	Bound   Nano // the most that the next request may cost
}

// Error implements error.
func (e *CapError) Error() string {
	of := "the whole run"
	if e.Stage != "" {
		of = "stage " + e.Stage
	}
	doubt := ""
	if e.InDoubt > 0 {
		doubt = fmt.Sprintf(", %s may have been charged for requests that brought no answer", e.InDoubt.Rounded())
	}
	return fmt.Sprintf("the budget of %s for %s is reached: %s spent%s, the next call may cost %s (its model's max_tokens bounds that)",
		e.Cap, of, e.Spent.Rounded(), doubt, e.Bound.Rounded())
}

// Flag is the flag of the command line that sets the cap.
func (e *CapError) Flag() string {
	if e.Stage != "" {
		return "--stage-budget-usd"
	}
	return "--budget-usd"
}

// EndsRun says that the run has to pause.
func (e *CapError) EndsRun() bool { return true }

// Paused says that the run was paused on purpose and can go on.
func (e *CapError) Paused() bool { return true }

// NotSent says that nothing left.
func (e *CapError) NotSent() bool { return true }

// Reservation is the most that an attempt under way may cost. Its methods may be called by many goroutines at once.
type Reservation struct {
	budget *Budget
	stage  string
	bound  Nano
	left   Nano // of the bound, guarded by the budget's mutex
	ended  bool // likewise
}

// Reserve sets the most that a request may cost aside. If it does not fit under a cap it waits for others to settle; if
// none is under way it returns a *CapError. It returns ctx's cause when ctx ends.
func (b *Budget) Reserve(ctx context.Context, stage string, bound Nano) (*Reservation, error) {
	for {
		if err := b.await(ctx, stage, bound); err != nil {
			return nil, err
		}
		r, err := b.take(stage, bound, false)
		if r != nil {
			return r, nil
		}
		if cap, reached := err.(*CapError); reached {
			return nil, cap
		}
	}
}

// await waits until a bound would fit under the caps, and reserves nothing.
func (b *Budget) await(ctx context.Context, stage string, bound Nano) error {
	for {
		if err := context.Cause(ctx); err != nil {
			return err
		}
		changed, err := b.room(stage, bound)
		if changed == nil {
			return err
		}
		select {
		case <-changed:
		case <-ctx.Done():
		}
	}
}

// room returns nil if a bound fits under the caps, else what to wait for, or a *CapError.
func (b *Budget) room(stage string, bound Nano) (changed chan struct{}, err error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	wait, err := b.tight(stage, max(bound, 0))
	if wait {
		return b.changed, nil
	}
	return nil, err
}

// take reserves a bound at once. Without room it returns a *fullError or a *CapError, unless it is forced.
func (b *Budget) take(stage string, bound Nano, force bool) (*Reservation, error) {
	bound = max(bound, 0)
	b.mu.Lock()
	defer b.mu.Unlock()
	if !force {
		wait, err := b.tight(stage, bound)
		if err != nil {
			return nil, err
		}
		if wait {
			return nil, &fullError{}
		}
	}
	r := &Reservation{budget: b, stage: stage, bound: bound}
	r.add(bound)
	return r, nil
}

// tight says whether a bound has to wait for room under a cap, or with a
// *CapError that waiting is in vain. It wants the lock.
func (b *Budget) tight(stage string, bound Nano) (wait bool, err error) {
	wait, err = under("", b.caps.Run, b.run, bound)
	if limit, capped := b.caps.Stages[stage]; capped && err == nil {
		var stageWaits bool
		stageWaits, err = under(stage, &limit, *b.account(stage), bound)
		wait = wait || stageWaits
	}
	return wait && err == nil, err
}

// under is tight for one cap. Requests in flight are waited for even where they
// cannot make room: the run pauses when they have settled, and loses none.
func under(stage string, limit *Nano, a Account, bound Nano) (wait bool, err error) {
	if limit == nil || plus(a.taken(), bound) <= *limit {
		return false, nil
	}
	if a.Reserved > 0 {
		return true, nil
	}
	return false, &CapError{Stage: stage, Cap: *limit, Spent: a.Spent, InDoubt: a.InDoubt, Bound: bound}
}

// Release ends the reservation. Doing it again does nothing.
func (r *Reservation) Release() {
	b := r.budget
	b.mu.Lock()
	defer b.mu.Unlock()
	r.add(-r.left)
	r.ended = true
	close(b.changed)
	b.changed = make(chan struct{})
}

// Spend books what a request of the attempt has cost, out of the reservation as far as that goes.
func (r *Reservation) Spend(cost Nano) {
	cost = max(cost, 0)
	r.budget.mu.Lock()
	defer r.budget.mu.Unlock()
	r.add(-min(cost, r.left))
	r.budget.spend(r.stage, cost)
}

// Doubt notes that a request of the attempt may have been charged, no one knows
// what. It counts as its bound, out of the reservation as far as that goes.
func (r *Reservation) Doubt() {
	r.budget.mu.Lock()
	defer r.budget.mu.Unlock()
	r.add(-r.left)
	r.budget.doubt(r.stage, r.bound)
}

// renew brings the reservation back to its bound for another request.
func (r *Reservation) renew() {
	r.budget.mu.Lock()
	defer r.budget.mu.Unlock()
	if !r.ended {
		r.add(r.bound - r.left)
	}
}

// add changes what is reserved; it wants the lock.
func (r *Reservation) add(n Nano) {
	a := r.budget.account(r.stage)
	r.left += n
	a.Reserved = plus(a.Reserved, n)
	r.budget.run.Reserved = plus(r.budget.run.Reserved, n)
}

// spend, doubt and account want the lock.
func (b *Budget) spend(stage string, n Nano) {
	a := b.account(stage)
	a.Spent, b.run.Spent = plus(a.Spent, n), plus(b.run.Spent, n)
}

func (b *Budget) doubt(stage string, n Nano) {
	a := b.account(stage)
	a.InDoubt, b.run.InDoubt = plus(a.InDoubt, n), plus(b.run.InDoubt, n)
}

func (b *Budget) account(stage string) *Account {
	a := b.stages[stage]
	if a == nil {
		a = &Account{}
		b.stages[stage] = a
	}
	return a
}
