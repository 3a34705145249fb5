// Package providertest tests what every provider has to do: tell failures
// apart, keep its key to itself, and read a stored answer as it read the first.
package providertest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/llm/wire"
	"memloom/internal/standin"
	"memloom/prompts"
)

// Key is the key that models under test are given.
const Key = "sk-test/key+with=odd&letters-4711"

// secret is a part of Key that is as it is in every spelling of it.
const secret = "letters-4711"

// Call is a small call whose answer has an optional property.
func Call() llm.Call {
	return llm.Call{
		Task: "test.task",
		Prompt: func() (llm.Prompt, error) {
			return llm.Prompt{System: "You answer in JSON.", User: "How many?"}, nil
		},
		Schema: json.RawMessage(`{"type":"object","properties":{"n":{"type":"integer"},"note":{"type":"string"},"of":{"type":["null","array"],"items":{"type":"string"}}},"required":["n","of"],"additionalProperties":false}`),
	}
}

// Reply is what a server answers.
type Reply struct {
	Status int // 0 is 200
	Header map[string]string
	Body   string
}

// Serve answers every request alike and returns the URL.
func Serve(t testing.TB, r Reply) string {
	t.Helper()
	return Handle(t, func(w http.ResponseWriter, _ *http.Request) { r.Write(w) })
}

// Handle serves requests until the test ends and returns the URL.
func Handle(t testing.TB, h http.HandlerFunc) string {
	t.Helper()
	s := httptest.NewServer(h)
	t.Cleanup(s.Close)
	return s.URL
}

// Write sends the reply.
func (r Reply) Write(w http.ResponseWriter) {
	for k, v := range r.Header {
		w.Header().Set(k, v)
	}
	if r.Status != 0 {
		w.WriteHeader(r.Status)
	}
	fmt.Fprint(w, r.Body)
}

// Case is an answer of a server and the failure that it is. Reason and Advice are parts of what the failure has to say.
type Case struct {
	Name string
	Reply
	Kind       llm.Kind
	Reason     string
	Advice     string
	RetryAfter time.Duration
	Usage      llm.Usage
	Rate       *llm.Rate
}

// Failures tests each case on a model at a URL.
func Failures(t *testing.T, at func(url string) llm.Model, cases []Case) {
	for _, c := range cases {
		t.Run(c.Name, func(t *testing.T) {
			ans, err := at(Serve(t, c.Reply)).Complete(t.Context(), Call())
			var f *llm.Failure
			if !errors.As(err, &f) {
				t.Fatalf("answer %+v, error %v", ans, err)
			}
			if f.Kind != c.Kind || !strings.Contains(f.Reason, c.Reason) || !strings.Contains(f.Advice, c.Advice) ||
				f.RetryAfter != c.RetryAfter {
				t.Errorf("failure %+v, want %s, %q, %q, %v", f, c.Kind, c.Reason, c.Advice, c.RetryAfter)
			}
			if d := cmp.Diff(c.Rate, f.Rate); d != "" {
				t.Error(d)
			}
			if ans.Text != "" || ans.Usage != c.Usage {
				t.Errorf("answer %+v, want no text and usage %+v", ans, c.Usage)
			}
			if strings.Contains(f.Advice, "{") || f.Advice == "" && f.Kind.Scope() == llm.ScopeRun {
				t.Errorf("a run cannot go on by the advice %q", f.Advice)
			}
		})
	}
}

// Recorder keeps exchanges.
type Recorder struct {
	Sent      int
	Exchanges []wire.Exchange
	Causes    []error // of the lost
}

// Sending implements wire.Recorder.
func (r *Recorder) Sending(context.Context) error { r.Sent++; return nil }

// Received implements wire.Recorder.
func (r *Recorder) Received(_ context.Context, x wire.Exchange) error {
	r.Exchanges = append(r.Exchanges, x)
	return nil
}

// Lost implements wire.Recorder.
func (r *Recorder) Lost(_ context.Context, err error) { r.Causes = append(r.Causes, err) }

// Stored tests that the exchange of a reply, served again to a model that never
// saw the server, is read as it was the first time.
func Stored(t *testing.T, at func(url string) llm.Model, replies []Reply) {
	for i, reply := range replies {
		rec := &Recorder{}
		first, err := at(Serve(t, reply)).Complete(wire.WithRecorder(t.Context(), rec), Call())
		stored, err2 := json.Marshal(rec.Exchanges[len(rec.Exchanges)-1]) // as it is on its way to a file and back
		var x wire.Exchange
		if err2 != nil || json.Unmarshal(stored, &x) != nil {
			t.Fatal("the exchange cannot be stored")
		}
		again, errAgain := at("http://127.0.0.1:1").Complete(wire.WithStored(t.Context(), x), Call())
		if d := cmp.Diff(first, again); d != "" {
			t.Errorf("reply %d: %s", i, d)
		}
		var f, fAgain *llm.Failure
		errors.As(err, &f)
		errors.As(errAgain, &fAgain)
		if f != nil && fAgain != nil {
			f.Advice, fAgain.Advice = "", "" // names the server
		}
		if d := cmp.Diff(f, fAgain); d != "" || (err == nil) != (errAgain == nil) {
			t.Errorf("reply %d: error %v, then %v: %s", i, err, errAgain, d)
		}
	}
}

// KeepsKey tests that the key is sent, and that it comes back in no error, no
// answer and no record, whatever a server does with it.
func KeepsKey(t *testing.T, at func(url string) llm.Model, success string) {
	echo := func(status int, body string) http.HandlerFunc {
		return func(w http.ResponseWriter, r *http.Request) {
			if !sentIn(r.Header) || strings.Contains(r.URL.String(), secret) {
				t.Errorf("request %s with headers %v", r.URL, r.Header)
			}
			w.Header().Set("Retry-After", Key)
			w.Header().Set("X-Ratelimit-Key", Key)
			w.Header().Set("Location", "/elsewhere?key="+url.QueryEscape(Key))
			w.WriteHeader(status)
			quoted, _ := json.Marshal(Key)
			fmt.Fprint(w, strings.ReplaceAll(body, `"KEY"`, string(quoted)), strings.Repeat(" ", len(Key)))
		}
	}
	bodies := map[string]http.HandlerFunc{
		"error":       echo(401, `{"error":{"message":"KEY","code":"KEY","type":"KEY","status":"KEY"}}`),
		"text":        echo(500, Key+" "+url.QueryEscape(Key)+" "+url.PathEscape(Key)),
		"page":        echo(200, "<html>"+Key),
		"no json":     echo(200, Key),
		"error in ok": echo(200, `{"error":{"message":"KEY"}}`),
		"redirect":    echo(307, Key),
		"answer":      echo(200, success), // holds "KEY" in its text
	}
	for name, h := range bodies {
		rec := &Recorder{}
		ans, err := at(Handle(t, h)).Complete(wire.WithRecorder(t.Context(), rec), Call())
		if rec.Sent == 0 {
			t.Errorf("%s: nothing was sent", name)
		}
		for x := range strings.SplitSeq(fmt.Sprintf("%+v\n%v\n%s\n%v", ans, err, unfolded(err), rec.Causes), "\n") {
			if strings.Contains(x, secret) {
				t.Errorf("%s: the key stands in %s", name, x)
			}
		}
		for _, x := range rec.Exchanges {
			if strings.Contains(fmt.Sprintf("%v %s", x.Header, x.Body), secret) {
				t.Errorf("%s: the key stands in the record %s", name, x.Body)
			}
		}
	}
}

// FollowsNoRedirect tests that a redirect to another host is told, not followed.
func FollowsNoRedirect(t *testing.T, at func(url string) llm.Model) {
	other := Handle(t, func(_ http.ResponseWriter, r *http.Request) {
		t.Errorf("redirected to another host with headers %v", r.Header)
	})
	for _, status := range []int{301, 302, 307, 308} {
		_, err := at(Serve(t, Reply{Status: status,
			Header: map[string]string{"Location": other + "/v1"}})).Complete(t.Context(), Call())
		var f *llm.Failure
		if !errors.As(err, &f) || f.Kind != llm.Invalid || !strings.Contains(f.Reason, other) {
			t.Errorf("status %d: error %v", status, err)
		}
	}
}

func sentIn(h http.Header) bool {
	for _, values := range h {
		for _, v := range values {
			if strings.Contains(v, Key) {
				return true
			}
		}
	}
	return false
}

// unfolded is everything that an error wraps.
func unfolded(err error) string {
	var b strings.Builder
	for ; err != nil; err = errors.Unwrap(err) {
		fmt.Fprintf(&b, "%+v\n", err)
	}
	return b.String()
}

// Builtin answers prompts, as a server may, through the built-in model. It
// returns an error for a prompt without a task that it knows.
func Builtin() func(ctx context.Context, user string) (string, error) {
	m := standin.New(prompts.NewTasks(corpus.NewLexicon(nil, nil)))
	return func(ctx context.Context, user string) (string, error) {
		p := llm.Prompt{User: user}
		ans, err := m.Complete(ctx, llm.Call{Task: prompts.TaskOf(p), Prompt: func() (llm.Prompt, error) {
			return p, nil
		}})
		return ans.Text, err
	}
}

// Body reads the JSON of a request. It ends the handler where the client has
// gone before the request was whole, as one that was cancelled has.
func Body[T any](t testing.TB, r *http.Request) T {
	t.Helper()
	var out T
	raw, err := io.ReadAll(r.Body)
	if err != nil {
		panic(http.ErrAbortHandler)
	}
	if err := json.Unmarshal(raw, &out); err != nil {
		t.Errorf("request %q: %v", raw, err)
	}
	return out
}
