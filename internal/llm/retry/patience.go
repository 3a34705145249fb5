package retry

import (
	"time"

	"memloom/internal/llm"
)

// patience says how often and how long a call is tried.
type patience struct {
	attempts int // that fail other than by Throttled; 0 is without a bound
	elapsed  int // from the first of an unbroken row of failures, in units of Options.Wait
}

// patiences holds the patience for each kind that is retried. What may have been paid for is asked again less often;
// that too many ask at once is no one's failure and passes with time.
var patiences = map[llm.Kind]patience{
	llm.Transport: {attempts: 8, elapsed: 900},
	llm.Server:    {attempts: 8, elapsed: 900},
	llm.Timeout:   {attempts: 4, elapsed: 900},
	llm.Malformed: {attempts: 4, elapsed: 900},
	llm.Throttled: {elapsed: 1800},
}

// strangers is the patience with an endpoint that never gave a sign of life, be it
// an error in a provider's own words: most likely its address is wrong.
var strangers = patience{attempts: 3, elapsed: 4}

const (
	longestWait = 60 // between two attempts, in units of Options.Wait
	growth      = 2  // of the wait, from one attempt to the next
)

// longestHint bounds the Retry-After that is waited for. The one who is asked to
// come back later than that does better to pause the run.
const longestHint = 10 * time.Minute
