package provider

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"memloom/internal/llm"
	"memloom/internal/llm/wire"
)

// Row says what an answer of a provider means. What is left empty matches everything.
type Row struct {
	Status int      // of HTTP; a single digit is the class, 5 for all 5xx
	Code   string   // one of the fault's codes
	Text   []string // one of them is in the fault's text or codes, in lower case
	NoHint bool     // only where no one says when to ask again
	Kind   llm.Kind
	Advice string // {url} and {model} are filled in
}

// Table lists what a provider's answers mean; the first row that matches holds.
type Table []Row

// Find returns the row of a fault. What no row knows is a failure of the server.
func (t Table) Find(f Fault) Row {
	said := strings.ToLower(f.Text + "\n" + strings.Join(f.Codes, "\n"))
	for _, r := range t {
		if r.matches(f, said) {
			return r
		}
	}
	return Row{Kind: llm.Server}
}

func (r Row) matches(f Fault, said string) bool {
	if r.Status != 0 && r.Status != f.Status && r.Status != f.Status/100 {
		return false
	}
	if r.NoHint && f.RetryAfter > 0 {
		return false
	}
	if r.Code != "" && !slices.Contains(f.Codes, r.Code) {
		return false
	}
	return len(r.Text) == 0 || slices.ContainsFunc(r.Text, func(s string) bool { return strings.Contains(said, s) })
}

// Failed says what became of a request that its library could not turn into an answer: ctx's own error, an error of the
// journal, or a *llm.Failure. One whose own limit of time passed before it could be sent has failed like one that got
// no answer in that time. ctx is the caller's, without the limit of time of the request; x is the answer that came
// back, nil if none did.
func (o Options) Failed(ctx context.Context, t Table, x *wire.Exchange, err error) error {
	if ended := ctx.Err(); ended != nil {
		return ended
	}
	var unwritten *wire.RecorderError
	if errors.As(err, &unwritten) {
		if errors.Is(unwritten.Err, context.DeadlineExceeded) { // the request's own, while its intent was written
			return o.Failure(llm.Timeout, 0, fmt.Sprintf("not sent: writing to the journal took longer than %s",
				o.Timeout), "raise the model's timeout, or ask for less at once")
		}
		return unwritten.Err
	}
	if x == nil {
		return o.unanswered(err)
	}
	f := o.Faulty(t, *x)
	switch {
	case f != nil:
	case isPage(x.Body):
		f = o.Failure(llm.Invalid, x.Status, "answered with a web page",
			"{url} is no model's endpoint: check base_url (most end in /v1)")
	default:
		f = o.Failure(llm.Malformed, x.Status, "the answer is not in the provider's format: "+Short(err.Error()), "")
	}
	f.Rate = RateOf(x.Header, time.Now())
	return f
}

// Faulty is the failure that an answer speaks of, nil if it is a success.
func (o Options) Faulty(t Table, x wire.Exchange) *llm.Failure {
	f, failed := ReadFault(x)
	if !failed {
		return nil
	}
	if hint := RetryAfter(x.Header, time.Now()); hint > 0 {
		f.RetryAfter = hint
	}
	r := t.Find(f)
	out := o.Failure(r.Kind, f.Status, f.reason(), r.Advice)
	out.RetryAfter, out.Spoken = f.RetryAfter, f.Spoken
	if x.Status >= 300 && x.Status < 400 {
		out.Reason = "redirects to " + x.Header.Get("Location")
	}
	return out
}

// Failure returns a failure of the model, its advice filled in.
func (o Options) Failure(kind llm.Kind, status int, reason, advice string) *llm.Failure {
	fill := strings.NewReplacer("{url}", o.Endpoint(), "{model}", o.Model)
	return &llm.Failure{Kind: kind, Model: o.Name, Status: status, Reason: reason, Advice: fill.Replace(advice)}
}

// Short returns the beginning of a text on one line.
func Short(s string) string {
	const most = 200
	s = strings.Join(strings.Fields(strings.ToValidUTF8(s, "?")), " ")
	if r := []rune(s); len(r) > most {
		return string(r[:most]) + " …"
	}
	return s
}
