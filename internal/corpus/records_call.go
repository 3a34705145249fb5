package corpus

import "time"

// CallRecord is a question to a model of a provider, with what it took. It holds no text.
type CallRecord struct {
	Stage, Unit string // that asked first
	Task        string
	Role, Model string
	Sample      int         // tells independent answers to one question apart
	Tokens      *CallTokens // nil: not known
	NanoDollars *int64      // what its requests are known to have cost; nil: the model has no price
	// NanosInDoubt is what requests that brought no answer, and answers whose usage cannot be, may have cost beside it,
	// as it was reserved for them.
	NanosInDoubt int64
	Latency      time.Duration
	Attempts     int // requests
	Hits         int // answers served without a request
	Rung         string
	Failed       string // kind of failure; empty: it was answered
}

// CallTokens counts the tokens of a call; cached ones are among In.
type CallTokens struct{ In, Cached, Out int64 }
