package progress

import (
	"encoding/json"
	"io"
	"time"
)

// waitsEvery is the time after which JSON tells that a stage waits for models, and until it tells so again.
const waitsEvery = 10 * time.Second

// JSON writes every event as one line of JSON, but of those of kind Waiting one
// every ten seconds, while models are waited for.
type JSON struct {
	enc    *json.Encoder
	waited time.Duration // Event.Idle of the last event of kind Waiting; 0 after any other
}

// NewJSON returns a renderer for other programs.
func NewJSON(w io.Writer) *JSON {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	return &JSON{enc: enc}
}

// line is the public form of an event. Fields are only ever added.
type line struct {
	Event    Kind     `json:"event"`
	Stage    string   `json:"stage"`
	Unit     string   `json:"unit,omitempty"`
	Done     int      `json:"done"`
	Total    int      `json:"total"`
	Skipped  int      `json:"skipped"`
	Failed   int      `json:"failed"`
	Elapsed  float64  `json:"elapsed_seconds"`
	Left     *float64 `json:"left_seconds,omitempty"` // absent: nothing to judge by
	Accepted *int     `json:"accepted,omitempty"`
	Rejected *int     `json:"rejected,omitempty"`
	Flagged  *int     `json:"flagged,omitempty"`
	Cost     *int64   `json:"cost_nano_dollars,omitempty"` // absent with cost_unknown: nothing of it is known
	Unknown  bool     `json:"cost_unknown,omitempty"`
	Error    string   `json:"error,omitempty"`
	Waiting  []waited `json:"waiting,omitempty"` // in events of that kind: the models that are waited for
}

// waited is the public form of a Wait.
type waited struct {
	Model     string   `json:"model"`
	Seconds   float64  `json:"seconds"`
	InFlight  int      `json:"requests_in_flight"`
	HeldBack  int      `json:"calls_held_back"`
	Asleep    int      `json:"calls_to_be_sent_again"`
	Next      *float64 `json:"next_try_seconds,omitempty"`
	Throttled int      `json:"throttled"`
	Retries   int      `json:"retries"`
	Last      string   `json:"last_failure,omitempty"`
}

func waitedOf(w Wait) waited {
	out := waited{
		Model: w.Model, Seconds: w.For.Seconds(), InFlight: w.InFlight, HeldBack: w.HeldBack, Asleep: w.Asleep,
		Throttled: w.Throttled, Retries: w.Retries, Last: w.Last,
	}
	if w.Asleep > 0 {
		next := w.Next.Seconds()
		out.Next = &next
	}
	return out
}

// Observe writes the event.
func (j *JSON) Observe(e Event) {
	if e.Kind != Waiting {
		j.waited = 0
	} else if !e.waits(waitsEvery) || e.Idle-j.waited < waitsEvery {
		return
	} else {
		j.waited = e.Idle
	}
	l := line{
		Event: e.Kind, Stage: e.Stage, Unit: e.Unit, Done: e.Done, Total: e.Total,
		Skipped: e.Skipped, Failed: e.Failed, Elapsed: e.Elapsed.Seconds(),
	}
	if left, ok := e.left(); ok && !e.ended() {
		seconds := left.Seconds()
		l.Left = &seconds
	}
	if v := e.Verdicts; v != nil {
		l.Accepted, l.Rejected, l.Flagged = &v.Accepted, &v.Rejected, &v.Flagged
	}
	if c := e.Cost; c != nil {
		l.Unknown = c.Unknown
		if !c.Unknown || c.NanoDollars > 0 {
			l.Cost = &c.NanoDollars
		}
	}
	if e.Err != nil {
		l.Error = e.Err.Error()
	}
	for _, w := range e.Waits {
		l.Waiting = append(l.Waiting, waitedOf(w))
	}
	_ = j.enc.Encode(l) // the listener may have gone; the run carries on
}

// Close does nothing: every line is complete.
func (j *JSON) Close() {}
