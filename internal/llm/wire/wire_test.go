package wire_test

import (
	"bytes"
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
	"pgregory.net/rapid"

	"memloom/internal/llm/wire"
	"memloom/internal/secrets"
)

const key = `sk-te/st+"key&0123`

// log is a recorder that keeps the order of what it is told.
type log struct {
	events     []string
	received   []wire.Exchange
	onSending  error
	onReceived error
}

func (l *log) Sending(context.Context) error {
	l.events = append(l.events, "sending")
	return l.onSending
}

func (l *log) Received(_ context.Context, x wire.Exchange) error {
	l.events = append(l.events, fmt.Sprintf("received %d", x.Status))
	l.received = append(l.received, x)
	return l.onReceived
}

func (l *log) Lost(_ context.Context, err error) {
	l.events = append(l.events, "lost: "+err.Error())
}

func get(t *testing.T, ctx context.Context, o wire.Options, url string) (*http.Response, string, error) {
	t.Helper()
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, url, strings.NewReader("{}"))
	if err != nil {
		t.Fatal(err)
	}
	resp, err := (&http.Client{Transport: wire.Transport(o)}).Do(req)
	if err != nil {
		return nil, "", err
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	return resp, string(body), err
}

func serve(t *testing.T, h http.HandlerFunc) string {
	t.Helper()
	s := httptest.NewServer(h)
	t.Cleanup(s.Close)
	return s.URL
}

// The recorder hears of a request before the server does, and of the answer
// before the client does, whatever the status.
func TestRecorderHearsFirst(t *testing.T) {
	for _, status := range []int{200, 429, 500} {
		l := &log{}
		url := serve(t, func(w http.ResponseWriter, _ *http.Request) {
			l.events = append(l.events, "served")
			w.Header().Set("X-RateLimit-Remaining-Requests", "3")
			w.Header().Set("Set-Cookie", "id=1")
			w.WriteHeader(status)
			fmt.Fprint(w, "body")
		})
		resp, body, err := get(t, wire.WithRecorder(t.Context(), l), wire.Options{}, url)
		if err != nil {
			t.Fatal(err)
		}
		want := []string{"sending", "served", fmt.Sprintf("received %d", status)}
		if d := cmp.Diff(want, l.events); d != "" {
			t.Error(d)
		}
		if resp.StatusCode != status || body != "body" || string(l.received[0].Body) != "body" {
			t.Errorf("status %d, body %q, recorded %q", resp.StatusCode, body, l.received[0].Body)
		}
		if h := l.received[0].Header; h.Get("X-Ratelimit-Remaining-Requests") != "3" || h.Get("Set-Cookie") != "" {
			t.Errorf("kept headers %v", h)
		}
	}
}

// What is kept of an answer's headers is short and is what providers read, whatever a server sends.
func TestHeaders_KeptAreFewAndShort(t *testing.T) {
	l := &log{}
	url := serve(t, func(w http.ResponseWriter, _ *http.Request) {
		h := w.Header()
		for i := range 1000 {
			h.Set(fmt.Sprintf("X-Ratelimit-%d", i), "random")
			h.Add("X-Ratelimit-Limit", strings.Repeat("7", 20))
		}
		h.Set("Location", "/"+strings.Repeat("/", 10_000))
		h.Set("Retry-After", strings.Repeat(" ", 995)+strings.Repeat("x", 996)+key)
		h.Set("X-Request-Id", "req-1")
		h.Set("Openai-Model", "m-2")
		h.Set("Openai-Processing-Ms", "12")
	})
	o := wire.Options{Secrets: secrets.New(key)}
	if _, _, err := get(t, wire.WithRecorder(t.Context(), l), o, url); err != nil {
		t.Fatal(err)
	}
	kept := l.received[0].Header
	bytes := 0
	for name, values := range kept {
		bytes += len(name) + len(strings.Join(values, ""))
	}
	if len(kept) > 16 || bytes > 4000 {
		t.Errorf("kept %d headers of %d bytes", len(kept), bytes)
	}
	if kept.Get("X-Request-Id") != "req-1" || kept.Get("Openai-Model") != "m-2" ||
		kept.Get("Openai-Processing-Ms") != "12" ||
		kept.Get("X-Ratelimit-Limit") != strings.Repeat("7", 20) {
		t.Errorf("kept %v", kept)
	}
	if after := kept.Get("Retry-After"); len(after) != 1000 || !strings.HasSuffix(after, "[key") {
		t.Errorf("the key was cut before it was found: %q", after[990:])
	}
}

// A recorder that fails ends the request: before it is sent, or before the
// answer is read.
func TestRecorderFails(t *testing.T) {
	full := errors.New("disk full")
	served := 0
	url := serve(t, func(http.ResponseWriter, *http.Request) { served++ })
	for i, l := range []*log{{onSending: full}, {onReceived: full}} {
		_, _, err := get(t, wire.WithRecorder(t.Context(), l), wire.Options{}, url)
		var own *wire.RecorderError
		if !errors.As(err, &own) || own.Err != full {
			t.Errorf("error %v is not the recorder's", err)
		}
		if served != i {
			t.Errorf("served %d requests, want %d", served, i)
		}
	}
}

// An answer that breaks off, or is too long, is lost; no one reads half of it.
func TestLost(t *testing.T) {
	cut := serve(t, func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Length", "9")
		fmt.Fprint(w, "half")
	})
	long := serve(t, func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, strings.Repeat("x", 11)) })
	for url, want := range map[string]string{cut: "unexpected EOF", long: "longer than 10 bytes"} {
		l := &log{}
		ctx, seen := wire.Watch(wire.WithRecorder(t.Context(), l))
		_, _, err := get(t, ctx, wire.Options{MaxBody: 10}, url)
		if err == nil && url == cut {
			t.Error("half an answer is no answer")
		}
		if len(l.events) != 2 || !strings.Contains(l.events[1], want) || seen.Last() != nil {
			t.Errorf("events %q, want lost: %s; seen %v", l.events, want, seen.Last())
		}
	}
}

// A stored answer is served without a request, and is the one that came.
func TestStored(t *testing.T) {
	served := 0
	url := serve(t, func(w http.ResponseWriter, _ *http.Request) {
		served++
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(http.StatusTeapot)
		fmt.Fprint(w, `{"a": 1}`)
	})
	l := &log{}
	first, body, err := get(t, wire.WithRecorder(t.Context(), l), wire.Options{}, url)
	if err != nil {
		t.Fatal(err)
	}
	ctx, seen := wire.Watch(wire.WithStored(wire.WithRecorder(t.Context(), l), l.received[0]))
	again, bodyAgain, err := get(t, ctx, wire.Options{}, url)
	if err != nil {
		t.Fatal(err)
	}
	if body != bodyAgain || first.StatusCode != again.StatusCode || first.Status != again.Status ||
		first.Header.Get("Content-Type") != again.Header.Get("Content-Type") {
		t.Errorf("served %v %q, then %v %q", first, body, again, bodyAgain)
	}
	if served != 1 || len(l.events) != 2 || seen.Last().Status != http.StatusTeapot {
		t.Errorf("served %d, events %q, seen %v", served, l.events, seen.Last())
	}
}

// A key that a server echoes leaves the transport in no spelling.
func TestKeyIsCut(t *testing.T) {
	l := &log{}
	html, _ := json.Marshal(key)
	both, _ := json.Marshal(url.PathEscape(key))
	where := serve(t, func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Authorization") != key {
			t.Errorf("signed with %q", r.Header.Get("Authorization"))
		}
		w.Header().Set("X-Ratelimit-Note", key)
		w.Header().Set("Location", "/?key="+url.QueryEscape(key))
		fmt.Fprintf(w, `{"plain": %s, "json": %q, "html": %s, "url": %q, "path": %q, "both": %s}`, key, key, html,
			url.QueryEscape(key), url.PathEscape(key), both)
	})
	o := wire.Options{Secrets: secrets.New(key, ""), Sign: func(r *http.Request) { r.Header.Set("Authorization", key) }}
	_, body, err := get(t, wire.WithRecorder(t.Context(), l), o, where)
	if err != nil {
		t.Fatal(err)
	}
	if want := `{"plain": [key], "json": "[key]", "html": "[key]", "url": "[key]", "path": "[key]", "both": "[key]"}`; body != want {
		t.Errorf("body %s", body)
	}
	if s := fmt.Sprint(l.received); strings.Contains(s, "0123") {
		t.Errorf("recorded %s", s)
	}
}

// An error of the network holds no key, and is still known for a cancellation.
func TestKeyIsCutFromErrors(t *testing.T) {
	failing := roundTripper(func(*http.Request) (*http.Response, error) {
		return nil, fmt.Errorf("no route for %s: %w", key, context.Canceled)
	})
	_, _, err := get(t, t.Context(), wire.Options{Next: failing, Secrets: secrets.New(key)}, "http://localhost/")
	if err == nil || strings.Contains(err.Error(), "0123") || !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
}

// What local servers take for a key is an ordinary word: answers keep it.
func TestWordsAreNoKeys(t *testing.T) {
	url := serve(t, func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, "we run ollama here") })
	_, body, err := get(t, t.Context(), wire.Options{Secrets: secrets.New("ollama")}, url)
	if err != nil || body != "we run ollama here" {
		t.Errorf("body %q, error %v", body, err)
	}
}

// Whatever a body holds around the key, the key is gone and the rest stays. No backslash is before it: that may be
// the first half of an escape, which goes with the key (package secrets tests it).
func TestRedactionProperty(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		parts := rapid.SliceOfN(rapid.StringMatching(`[ -\[\]-~]{0,20}`), 1, 6).Draw(t, "parts")
		secret := rapid.StringMatching(`[A-Za-z0-9_-]{12,40}`).Draw(t, "secret")
		body := strings.Join(parts, secret)
		next := roundTripper(func(*http.Request) (*http.Response, error) {
			return &http.Response{StatusCode: 200, ContentLength: -1, Body: io.NopCloser(bytes.NewReader([]byte(body)))}, nil
		})
		req := httptest.NewRequest(http.MethodPost, "http://localhost/", nil)
		resp, err := wire.Transport(wire.Options{Next: next, Secrets: secrets.New(secret)}).RoundTrip(req)
		if err != nil {
			t.Fatal(err)
		}
		got, _ := io.ReadAll(resp.Body)
		if want := strings.ReplaceAll(body, secret, "[key]"); string(got) != want {
			t.Fatalf("got %q, want %q", got, want)
		}
	})
}

type roundTripper func(*http.Request) (*http.Response, error)

func (f roundTripper) RoundTrip(r *http.Request) (*http.Response, error) { return f(r) }

// TestDrain: an answer that is on its way when its call is called off is waited
// for and recorded, for as long as the options say and no longer than the call's
// own limit of time.
func TestDrain(t *testing.T) {
	const late = 60 * time.Millisecond // after the call was called off
	for name, c := range map[string]struct {
		drain, limit time.Duration
		want         string
	}{
		"in time":       {time.Minute, time.Minute, "received 200"},
		"too late":      {late / 4, time.Minute, "lost: context canceled"},
		"out of limits": {time.Minute, late / 4, "lost: context canceled"},
		"at once":       {0, time.Minute, "lost: context canceled"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			ctx, cancel := context.WithTimeout(t.Context(), c.limit)
			defer cancel()
			s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				_, _ = io.Copy(io.Discard, r.Body)
				cancel()
				select {
				case <-time.After(late):
				case <-r.Context().Done():
				}
				fmt.Fprint(w, "{}")
			}))
			defer s.Close()
			l := &log{}
			// the one who called it off may get an error
			_, _, _ = get(t, wire.WithRecorder(ctx, l), wire.Options{Drain: c.drain}, s.URL)
			if diff := cmp.Diff([]string{"sending", c.want}, l.events); diff != "" {
				t.Error(diff)
			}
		})
	}
}
