// Package progress shows how far a run has come: one type of event, and a
// renderer for each kind of listener: a person at a terminal, a log file,
// another program, nobody.
//
// A renderer depends on its events alone. It reads no clock and no
// environment: time comes with the events, and whether the writer is a
// terminal, how wide it is and whether colour is welcome comes with its
// options. Renderers ignore errors of their writer: a closed terminal is no
// reason to end a run.
package progress

import (
	"slices"
	"strconv"
	"strings"
	"time"
)

// Kind says what an event is about.
type Kind string

const (
	StageStarted  Kind = "stage_started"
	UnitDone      Kind = "unit_done"   // committed
	UnitFailed    Kind = "unit_failed" // the unit gave an error; others carry on
	StageEnded    Kind = "stage_ended"
	StageFailed   Kind = "stage_failed"   // ended with failed units, or by the environment
	StageCanceled Kind = "stage_canceled" // ended by its context; can be resumed
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
	Counters
}

// Counters are what some stages know beyond units. Nil means not known.
type Counters struct {
	Verdicts *Verdicts
	Cost     *Cost
}

// Verdicts counts the items judged so far.
type Verdicts struct{ Accepted, Rejected int }

// Cost is what the run has cost so far.
type Cost struct {
	NanoDollars int64
	// Unknown says that a model without a price took part, so that the true
	// cost is NanoDollars and something more.
	Unknown bool
}

// Renderer shows events. Observe and Close are called by one goroutine at a
// time.
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

// fleeting says whether a stage came and went before anybody could read of it.
func (e Event) fleeting() bool {
	return e.Kind == StageEnded && e.Failed == 0 && e.Elapsed < time.Second
}

// again says whether a stage is a later round of one that is repeated: "judge 2",
// "harden 1.2". A stage without a number is not repeated.
func again(stage string) bool {
	_, numbers, _ := strings.Cut(stage, " ")
	return slices.ContainsFunc(strings.Split(numbers, "."), func(x string) bool {
		n, err := strconv.Atoi(x)
		return err == nil && n > 1
	})
}
