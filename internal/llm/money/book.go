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
	InDoubt  Nano // of requests that may have been charged though no answer came, as estimated
	Reserved Nano // of calls that are being made, as estimated
}

// taken is what counts against a cap.
func (a Account) taken() Nano { return plus(plus(a.Spent, a.InDoubt), a.Reserved) }

// Caps are the most that may be spent. Nil and absent ones are none.
type Caps struct {
	Run    *Nano
	Stages map[string]Nano
}

// Book keeps a run's accounts. What is spent, in doubt and reserved together
// never goes beyond a cap, except by what calls cost more than was estimated.
// Its methods may be called by many goroutines at once.
type Book struct {
	caps Caps

	mu      sync.Mutex
	run     Account
	stages  map[string]*Account
	changed chan struct{} // closed when a reservation ends
}

// NewBook returns a book that begins with what earlier runs have spent, by stage.
func NewBook(caps Caps, before map[string]Account) *Book {
	b := &Book{caps: caps, stages: map[string]*Account{}, changed: make(chan struct{})}
	for stage, a := range before {
		b.spend(stage, a.Spent)
		b.doubt(stage, a.InDoubt)
	}
	return b
}

// Accounts returns the accounts of the run and of its stages, of one moment.
func (b *Book) Accounts() (run Account, stages map[string]Account) {
	b.mu.Lock()
	defer b.mu.Unlock()
	stages = make(map[string]Account, len(b.stages))
	for stage, a := range maps.All(b.stages) {
		stages[stage] = *a
	}
	return b.run, stages
}

// CapError says that the next call might go beyond a cap.
type CapError struct {
	Stage    string // whose cap; empty: the whole run's
	Cap      Nano
	Spent    Nano
	InDoubt  Nano
	Estimate Nano // what the next call may cost
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
	return fmt.Sprintf("the budget of %s for %s is reached: %s spent%s, the next call may cost %s",
		e.Cap, of, e.Spent.Rounded(), doubt, e.Estimate.Rounded())
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

// Reservation is what a call under way may cost. Its methods may be called by
// many goroutines at once.
type Reservation struct {
	book     *Book
	stage    string
	estimate Nano
	left     Nano // of the estimate, guarded by the book's mutex
}

// Reserve sets the estimated cost of a call aside. If it does not fit under a
// cap it waits for other calls to settle; if none is under way that could make
// room, it returns a *CapError. It returns ctx's cause when ctx ends.
func (b *Book) Reserve(ctx context.Context, stage string, estimate Nano) (*Reservation, error) {
	estimate = max(estimate, 0)
	for {
		if err := context.Cause(ctx); err != nil {
			return nil, err
		}
		changed, err := b.try(stage, estimate)
		if err != nil {
			return nil, err
		}
		if changed == nil {
			return &Reservation{book: b, stage: stage, estimate: estimate, left: estimate}, nil
		}
		select {
		case <-changed:
		case <-ctx.Done():
		}
	}
}

// try reserves and returns nil, or returns what to wait for, or a *CapError.
func (b *Book) try(stage string, estimate Nano) (changed chan struct{}, err error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	account := b.account(stage)
	wait, err := tight("", b.caps.Run, b.run, estimate)
	if limit, capped := b.caps.Stages[stage]; capped && err == nil {
		var stageWaits bool
		stageWaits, err = tight(stage, &limit, *account, estimate)
		wait = wait || stageWaits
	}
	if err != nil {
		return nil, err
	}
	if wait {
		return b.changed, nil
	}
	account.Reserved = plus(account.Reserved, estimate)
	b.run.Reserved = plus(b.run.Reserved, estimate)
	return nil, nil
}

// tight says whether an estimate has to wait for room under a cap, or with a
// *CapError that waiting is in vain.
func tight(stage string, limit *Nano, a Account, estimate Nano) (wait bool, err error) {
	if limit == nil || plus(a.taken(), estimate) <= *limit {
		return false, nil
	}
	if a.Reserved > 0 {
		return true, nil
	}
	return false, &CapError{Stage: stage, Cap: *limit, Spent: a.Spent, InDoubt: a.InDoubt, Estimate: estimate}
}

// Release ends the reservation. Doing it again does nothing.
func (r *Reservation) Release() {
	b := r.book
	b.mu.Lock()
	defer b.mu.Unlock()
	r.take(r.left)
	close(b.changed)
	b.changed = make(chan struct{})
}

// Spend books what a request of the call has cost, out of the reservation as
// far as that goes.
func (r *Reservation) Spend(cost Nano) {
	cost = max(cost, 0)
	r.book.mu.Lock()
	defer r.book.mu.Unlock()
	r.take(min(cost, r.left))
	r.book.spend(r.stage, cost)
}

// take takes from the reservation; it wants the lock.
func (r *Reservation) take(n Nano) {
	r.left -= n
	r.book.account(r.stage).Reserved -= n
	r.book.run.Reserved -= n
}

// Doubt notes that a request of the call may have been charged, nobody knows
// what. It counts as estimated, beside the reservation: the call may be tried
// again.
func (r *Reservation) Doubt() {
	r.book.mu.Lock()
	defer r.book.mu.Unlock()
	r.book.doubt(r.stage, r.estimate)
}

// spend, doubt and account want the lock.
func (b *Book) spend(stage string, n Nano) {
	a := b.account(stage)
	a.Spent, b.run.Spent = plus(a.Spent, n), plus(b.run.Spent, n)
}

func (b *Book) doubt(stage string, n Nano) {
	a := b.account(stage)
	a.InDoubt, b.run.InDoubt = plus(a.InDoubt, n), plus(b.run.InDoubt, n)
}

func (b *Book) account(stage string) *Account {
	a := b.stages[stage]
	if a == nil {
		a = &Account{}
		b.stages[stage] = a
	}
	return a
}
