// Package progress shows how far a run has come: one type of event, and a renderer for each kind of listener: a person
// at a terminal, a log file, another program, no one.
//
// A renderer depends on its events alone. It reads no clock and no environment: time comes with the events, and whether
// the writer is a terminal, how wide it is and whether colour is welcome comes with its options. Renderers ignore
// errors of their writer: a closed terminal is no reason to end a run.
package progress

import "time"

// Kind says what an event is about.
type Kind string

const (
	StageStarted  Kind = "stage_started"
	UnitDone      Kind = "unit_done"   // committed
	UnitFailed    Kind = "unit_failed" // the unit gave an error; others carry on
	StageEnded    Kind = "stage_ended"
	StageFailed   Kind = "stage_failed"   // ended with failed units, or by the environment
	StageCanceled Kind = "stage_canceled" // ended by its context; can be resumed
	Waiting       Kind = "waiting"        // nothing happened but that time went by: see Event.Idle and Event.Waits
)

// Event is one step of a stage. Counts are of units.
type Event struct {
	Kind    Kind
	Stage   string
	Unit    string // canonical name; empty in events about the stage
	Done    int    // committed, including Skipped
	Total   int
	Skipped int           // committed by an earlier run
	Failed  int           // gave an error in this run
	Elapsed time.Duration // since the stage started, in this run
	Err     error         // in UnitFailed, StageFailed and StageCanceled
	Idle    time.Duration // in Waiting: since anything else was told of the stage
	Waits   []Wait        // in Waiting: the models that are waited for, the longest first
	Counters
}

// Counters are what some stages know beyond units. Nil means not known.
type Counters struct {
	Verdicts *Verdicts
	Cost     *Cost
}

// Verdicts counts the items judged so far.
type Verdicts struct{ Accepted, Rejected, Flagged int }

// Cost is what the run has cost so far.
type Cost struct {
	NanoDollars int64
	// Unknown says that a model without a price took part, so that the true cost is NanoDollars and something more.
	Unknown bool
}

// Renderer shows events. Observe and Close are called by one goroutine at a time.
type Renderer interface {
	// Observe shows an event, or not: renderers thin out what comes too fast.
	Observe(Event)
	// Close leaves the output in order, on a line of its own.
	Close()
}

// Quiet shows nothing.
type Quiet struct{}

// Observe does nothing.
func (Quiet) Observe(Event) {}

// Close does nothing.
func (Quiet) Close() {}

var (
	_ Renderer = Quiet{}
	_ Renderer = (*Terminal)(nil)
	_ Renderer = (*Plain)(nil)
	_ Renderer = (*JSON)(nil)
)

// within says whether a stage ended well and in less than a time.
func (e Event) within(d time.Duration) bool {
	return e.Kind == StageEnded && e.Failed == 0 && e.Elapsed < d
}
