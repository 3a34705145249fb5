package progress

import (
	"encoding/json"
	"io"
)

// JSON writes every event as one line of JSON.
type JSON struct{ enc *json.Encoder }

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
	Cost     *int64   `json:"cost_nano_dollars,omitempty"` // absent with cost_unknown: nothing of it is known
	Unknown  bool     `json:"cost_unknown,omitempty"`
	Error    string   `json:"error,omitempty"`
}

// Observe writes the event.
func (j *JSON) Observe(e Event) {
	l := line{
		Event: e.Kind, Stage: e.Stage, Unit: e.Unit, Done: e.Done, Total: e.Total,
		Skipped: e.Skipped, Failed: e.Failed, Elapsed: e.Elapsed.Seconds(),
	}
	if left, ok := e.left(); ok && !e.ended() {
		seconds := left.Seconds()
		l.Left = &seconds
	}
	if v := e.Verdicts; v != nil {
		l.Accepted, l.Rejected = &v.Accepted, &v.Rejected
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
	_ = j.enc.Encode(l) // the listener may have gone; the run carries on
}

// Close does nothing: every line is complete.
func (j *JSON) Close() {}
