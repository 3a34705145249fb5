package llm

import (
	"errors"
	"fmt"
	"strings"
	"time"
)

// Kind says what sort of failure a call met. What follows from it is in Failure.Scope; which answer of a provider
// is of which kind is in a table next to that provider.
type Kind string

// The kinds of failures.
const (
	Transport Kind = "transport" // no whole answer came back; it may have been paid for
	Timeout   Kind = "timeout"   // likewise, after the model's own limit of time
	Server    Kind = "server"    // the provider failed (5xx)
	Throttled Kind = "throttled" // too many requests or tokens (429)
	Malformed Kind = "malformed" // a success that is not in the provider's format

	Refused   Kind = "refused"   // the model or a content filter declines to answer
	Truncated Kind = "truncated" // the answer ended at the limit of tokens
	Oversized Kind = "oversized" // the answer is longer than any answer is, and was not read
	Overflow  Kind = "overflow"  // the prompt is longer than the model's context

	Auth    Kind = "auth"    // the key is wrong or may not use the model
	Credit  Kind = "credit"  // the account has no credit left
	Invalid Kind = "invalid" // the request or the model's name is not accepted
	Down    Kind = "down"    // the provider has been failing for longer than we wait
)

// Scope is how far a failure reaches.
type Scope int

// The scopes, narrowest first.
const (
	ScopeAttempt Scope = iota // the same request may succeed later
	ScopeCall                 // this question fails with this model; others may succeed
	ScopeRun                  // every other call would meet it too: the run pauses
)

// Scope returns how far failures of a kind reach.
func (k Kind) Scope() Scope {
	switch k {
	case Transport, Timeout, Server, Throttled, Malformed:
		return ScopeAttempt
	case Refused, Truncated, Oversized, Overflow:
		return ScopeCall
	}
	return ScopeRun
}

// Unsure says whether a request that failed so may have been answered, and charged, although no answer arrived.
func (k Kind) Unsure() bool { return k == Transport || k == Timeout }

// Failure is a call that a model did not answer.
type Failure struct {
	Kind       Kind
	Model      string
	Status     int           // of HTTP; 0 if there was no answer
	Reason     string        // in the provider's words, without keys; alike for the same failure of other calls
	Advice     string        // what the user can do, may be empty
	RetryAfter time.Duration // the provider's hint, 0 without one; it holds for this request alone
	// a provider says it, in an error of its own; a proxy's page or a bare status is no one's word
	Spoken bool
	// what the provider says of its limits; nil where it says nothing, or an Answer next to says it
	Rate     *Rate
	Final    bool          // given up after retries: this call fails, whatever the kind
	Attempts int           // made before it was given up; 0 where it was not
	Over     time.Duration // that they took
}

// Error implements error.
func (e *Failure) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "model %s: %s", e.Model, e.Reason)
	if e.Attempts > 1 {
		fmt.Fprintf(&b, " (the last of %d attempts over %s)", e.Attempts, e.Over)
	}
	if e.Advice != "" {
		b.WriteString("; " + e.Advice)
	}
	return b.String()
}

// EndsRun says that the run has to pause, since every other call would fail too.
func (e *Failure) EndsRun() bool { return e.Kind.Scope() == ScopeRun }

// InvalidAnswerError says that a model's answers broke the task's rules until the attempts were used up.
type InvalidAnswerError struct {
	Model      string
	Task       string
	Attempts   int
	Violations []string // of the last attempt
}

// Error implements error.
func (e *InvalidAnswerError) Error() string {
	return fmt.Sprintf("model %s: %s: %s", e.Model, e.Task, e.Reason())
}

// Reason is the error for a reader who knows the model and the task.
func (e *InvalidAnswerError) Reason() string {
	const most = 3
	v := e.Violations
	more := ""
	if len(v) > most {
		more = fmt.Sprintf(" (and %d more)", len(v)-most)
		v = v[:most]
	}
	return fmt.Sprintf("no acceptable answer in %d attempts: %s%s", e.Attempts, strings.Join(v, "; "), more)
}

// CallFailed says whether an error means that this question stays without an answer while others may be answered: it is
// noted and passed over. It is false for what ends the run, for the end of a context, and for failures of one attempt
// that no one has given up yet.
func CallFailed(err error) bool {
	if EndsRun(err) {
		return false
	}
	var invalid *InvalidAnswerError
	if errors.As(err, &invalid) {
		return true
	}
	var f *Failure
	return errors.As(err, &f) && (f.Final || f.Kind.Scope() == ScopeCall)
}
