package provider_test

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"io"
	"log"
	"net"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/llm"
	"memloom/internal/llm/provider"
	"memloom/internal/llm/wire"
)

func TestReadFault(t *testing.T) {
	for _, c := range []struct {
		name   string
		status int
		body   string
		want   *provider.Fault // nil: a success
	}{
		{"success", 200, `{"choices":[],"error":null}`, nil},
		{"success that says more", 200, `{"message":"fine","code":500}`, nil},
		{"OpenAI", 400, `{"error":{"message":"no","type":"t","param":"p","code":"c"}}`, &provider.Fault{Status: 400,
			Codes: []string{"c", "t", "p"}, Text: "no", Spoken: true}},
		{"numbers of codes", 200, `{"error":{"message":"no","code":502}}`, &provider.Fault{Status: 502, Text: "no",
			Spoken: true}},
		{"a word", 500, `{"error":"no\n more"}`, &provider.Fault{Status: 500, Text: "no more", Spoken: true}},
		{"vLLM", 400, `{"object":"error","message":"no","type":"t","code":400}`, &provider.Fault{Status: 400,
			Codes: []string{"t"}, Text: "no", Spoken: true}},
		{"FastAPI", 404, `{"detail":"Not Found"}`, &provider.Fault{Status: 404, Text: "Not Found"}},
		{"in a list", 403, `[{"error":{"message":"no","status":"PERMISSION_DENIED"}}]`, &provider.Fault{Status: 403,
			Codes: []string{"PERMISSION_DENIED"}, Text: "no", Spoken: true}},
		{"Google", 429, `{"error":{"code":429,"message":"no","status":"S","details":[{"@type":"x","violations":[{"quotaId":"Q"}]},{"retryDelay":"3s"},{"reason":"R"}]}}`,
			&provider.Fault{Status: 429, Codes: []string{"S", "Q", "R"}, Text: "no", RetryAfter: 3 * time.Second, Spoken: true}},
		{"text", 503, "  try\n later ", &provider.Fault{Status: 503, Text: "try later"}},
		{"empty", 503, "", &provider.Fault{Status: 503}},
		{"page", 502, "\n<HTML>", &provider.Fault{Status: 502, Text: "a web page"}},
		{"odd JSON", 500, `[1,{"error":7}]`, &provider.Fault{Status: 500}},
		{"odd fields", 500, `{"error":{"message":{"a":1},"details":7,"code":[]}}`, &provider.Fault{Status: 500,
			Text: `{"a":1}`, Spoken: true}},
	} {
		got, failed := provider.ReadFault(wire.Exchange{Status: c.status, Body: []byte(c.body)})
		if failed != (c.want != nil) {
			t.Errorf("%s: failed %v", c.name, failed)
		}
		if c.want != nil {
			if d := cmp.Diff(*c.want, got); d != "" {
				t.Errorf("%s: %s", c.name, d)
			}
		}
	}
}

// The first row that matches holds, and a row matches by all that it says.
func TestTable(t *testing.T) {
	table := provider.Table{
		{Status: 429, Code: "quota", Kind: llm.Credit},
		{Status: 429, Text: []string{"too large", "too long"}, Kind: llm.Overflow},
		{Status: 4, Kind: llm.Invalid},
		{Code: "known", Kind: llm.Auth},
		{Text: []string{"used up"}, NoHint: true, Kind: llm.Credit},
	}
	for _, c := range []struct {
		fault provider.Fault
		want  llm.Kind
	}{
		{provider.Fault{Status: 429, Codes: []string{"x", "quota"}}, llm.Credit},
		{provider.Fault{Status: 429, Text: "Much TOO LONG"}, llm.Overflow},
		{provider.Fault{Status: 429}, llm.Invalid},
		{provider.Fault{Status: 499, Text: "too long"}, llm.Invalid},
		{provider.Fault{Status: 500, Codes: []string{"known"}}, llm.Auth},
		{provider.Fault{Status: 500}, llm.Server},
		{provider.Fault{Status: 500, Text: "used up"}, llm.Credit},
		{provider.Fault{Status: 500, Text: "used up", RetryAfter: time.Second}, llm.Server},
	} {
		if got := table.Find(c.fault).Kind; got != c.want {
			t.Errorf("%+v: %s, want %s", c.fault, got, c.want)
		}
	}
}

// Whose word a failure is, and when to ask again, is told with it; what the
// header says of the latter goes before the body, and rows heed both.
func TestFaulty(t *testing.T) {
	table := provider.Table{{Text: []string{"used up"}, NoHint: true, Kind: llm.Credit}}
	const said = `{"error":{"message":"used up"}}`
	for _, c := range []struct {
		name, header, body string
		want               llm.Failure
	}{
		{"a provider's error", "", `{"error":{"message":"loading the model","code":503}}`, llm.Failure{Kind: llm.Server,
			Spoken: true}},
		{"a hint of the header", "6", said, llm.Failure{Kind: llm.Server, Spoken: true, RetryAfter: 6 * time.Second}},
		{"a hint of the body", "", `{"error":{"message":"used up","details":[{"retryDelay":"7s"}]}}`,
			llm.Failure{Kind: llm.Server, Spoken: true, RetryAfter: 7 * time.Second}},
		{"both", "6", `{"error":{"message":"used up","details":[{"retryDelay":"7s"}]}}`, llm.Failure{Kind: llm.Server,
			Spoken: true, RetryAfter: 6 * time.Second}},
		{"no hint", "", said, llm.Failure{Kind: llm.Credit, Spoken: true}},
		{"a proxy's page", "", "<html>503", llm.Failure{Kind: llm.Server}},
		{"a proxy's page with a hint", "6", "<html>503", llm.Failure{Kind: llm.Server, RetryAfter: 6 * time.Second}},
		{"a gateway's JSON", "", `{"message":"no healthy upstream"}`, llm.Failure{Kind: llm.Server}},
		{"a bare status", "", "", llm.Failure{Kind: llm.Server}},
	} {
		x := wire.Exchange{Status: 503, Header: http.Header{}, Body: []byte(c.body)}
		if c.header != "" {
			x.Header.Set("Retry-After", c.header)
		}
		f := provider.Options{}.Faulty(table, x)
		if f == nil || f.Kind != c.want.Kind || f.Spoken != c.want.Spoken || f.RetryAfter != c.want.RetryAfter {
			t.Errorf("%s: got %+v, want %+v", c.name, f, c.want)
		}
	}
}

// failed sends a request and returns what became of it.
func failed(t *testing.T, ctx context.Context, o provider.Options) error {
	t.Helper()
	o = o.WithDefaults("")
	limited, cancel := context.WithTimeout(ctx, o.Timeout)
	defer cancel()
	limited, seen := wire.Watch(limited)
	req, err := http.NewRequestWithContext(limited, http.MethodPost, o.BaseURL, strings.NewReader("{}"))
	if err == nil {
		var resp *http.Response
		if resp, err = o.Client(nil).Do(req); err == nil {
			resp.Body.Close()
			t.Fatal("the request was answered")
		}
	}
	return o.Failed(ctx, nil, seen.Last(), err)
}

// raw serves connections by hand: it reads the request and then does as told.
func raw(t *testing.T, then func(net.Conn)) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			go func() {
				defer c.Close()
				_, _ = c.Read(make([]byte, 4096)) // that it came is all that matters
				then(c)
			}()
		}
	}()
	return "http://" + l.Addr().String()
}

func TestUnanswered(t *testing.T) {
	hang := make(chan struct{})
	t.Cleanup(func() { close(hang) })
	secure := httptest.NewUnstartedServer(nil)
	secure.Config.ErrorLog = log.New(io.Discard, "", 0) // it complains of the handshake
	secure.StartTLS()
	t.Cleanup(secure.Close)
	plain := httptest.NewServer(http.NotFoundHandler())
	t.Cleanup(plain.Close)
	for _, c := range []struct {
		name, url      string
		kind           llm.Kind
		reason, advice string
	}{
		{"nothing listens", "http://127.0.0.1:1/v1", llm.Transport, "nothing answers at http://127.0.0.1:1/v1",
			"check base_url"},
		{"no such host", "http://host.invalid/v1", llm.Transport, "nobody knows the host of http://host.invalid/v1",
			"check base_url"},
		{"no URL", "localhost:1/v1", llm.Invalid, "is no URL", "begins with http"},
		{"no scheme", "://x", llm.Invalid, "is no URL", "begins with http"},
		{"unknown certificate", secure.URL, llm.Invalid, "certificate", "not trusted"},
		{"no HTTPS there", strings.Replace(plain.URL, "http:", "https:", 1), llm.Invalid, "does not speak HTTPS", "http://"},
		{"no HTTP there", raw(t, func(c net.Conn) { _, _ = c.Write([]byte("SSH-2.0-x\r\n")) }), llm.Invalid,
			"does not speak HTTP", "port"},
		{"closed", raw(t, func(net.Conn) {}), llm.Transport, "closed without an answer", ""},
		{"reset", raw(t, func(c net.Conn) { _ = c.(*net.TCPConn).SetLinger(0) }), llm.Transport, "reset", ""},
		{"broken off", raw(t, func(c net.Conn) {
			_,
				_ = c.Write([]byte("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf"))
		}), llm.Transport, "broke off", ""},
		{"hanging", raw(t, func(net.Conn) { <-hang }), llm.Timeout, "no answer in 300ms", "raise the model's timeout"},
	} {
		t.Run(c.name, func(t *testing.T) {
			o := provider.Options{Name: "m", BaseURL: c.url}
			if c.kind == llm.Timeout {
				o.Timeout = 300 * time.Millisecond
			}
			err := failed(t, t.Context(), o)
			var f *llm.Failure
			if !errors.As(err, &f) || f.Kind != c.kind || !strings.Contains(f.Reason, c.reason) || !strings.Contains(f.Advice,
				c.advice) {
				t.Errorf("%#v", err)
			}
		})
	}
}

// Headers without end are cut off in both versions of HTTP, and are a failure that says so.
func TestUnanswered_HeadersWithoutEnd(t *testing.T) {
	endless := func(head, piece string) string {
		return raw(t, func(c net.Conn) {
			_, err := io.WriteString(c, head)
			for piece := strings.Repeat(piece, 1000); err == nil; {
				_, err = io.WriteString(c, piece)
			}
		})
	}
	second := httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.ProtoMajor != 2 {
			t.Errorf("asked by %s", r.Proto)
		}
		h := w.Header()
		switch r.URL.Path {
		case "/informed":
			h.Set("X-Long", strings.Repeat("x", 3000))
			for i := 0; r.Context().Err() == nil && i < 1000; i++ {
				w.WriteHeader(http.StatusEarlyHints)
			}
		case "/packed": // each but the first is a byte
			h["X-Long"] = slices.Repeat([]string{strings.Repeat("x", 3000)}, 1000)
		case "/unpacked":
			h.Set("X-Long", strings.Repeat("x", 1<<20))
		}
	}))
	second.EnableHTTP2 = true
	second.StartTLS()
	t.Cleanup(second.Close)
	network := provider.Network().(*http.Transport)
	network.TLSClientConfig = &tls.Config{RootCAs: x509.NewCertPool()}
	network.TLSClientConfig.RootCAs.AddCert(second.Certificate())
	t.Cleanup(network.CloseIdleConnections)
	const tooLong = "the headers of the answer are longer than 131072 bytes"
	for name, c := range map[string]struct{ url, reason string }{
		"a line":          {endless("HTTP/1.1 200 OK\r\nX-A: ", "x"), tooLong},
		"lines":           {endless("HTTP/1.1 200 OK\r\n", "X-A: x\r\n"), tooLong},
		"a name":          {endless("HTTP/1.1 200 OK\r\n", "x"), tooLong},
		"1xx":             {endless("", "HTTP/1.1 103 Early Hints\r\n\r\n"), tooLong},
		"a status":        {endless("HTTP/1.1 200 ", "x"), tooLong},
		"1xx over HTTP/2": {second.URL + "/informed", tooLong},
		"packed":          {second.URL + "/packed", tooLong},
		"unpacked":        {second.URL + "/unpacked", "connection error"}, // net/http ends the whole connection
	} {
		t.Run(name, func(t *testing.T) {
			err := failed(t, t.Context(), provider.Options{Name: "m", BaseURL: c.url, Next: network, Timeout: 20 * time.Second})
			var f *llm.Failure
			if !errors.As(err, &f) || f.Kind != llm.Transport || !strings.Contains(f.Reason, c.reason) {
				t.Errorf("%#v", err)
			}
		})
	}
}

// The caller's own end is the caller's, and a recorder's error the recorder's.
func TestNotTheProviders(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	url := raw(t, func(net.Conn) { cancel() })
	if err := failed(t, ctx, provider.Options{BaseURL: url}); err != context.Canceled {
		t.Errorf("cancelled: %v", err)
	}
	late, cancel := context.WithTimeout(t.Context(), 0)
	defer cancel()
	if err := failed(t, late, provider.Options{BaseURL: url}); err != context.DeadlineExceeded {
		t.Errorf("too late: %v", err)
	}
	full := errors.New("disk full")
	if err := failed(t, wire.WithRecorder(t.Context(), failing{full}), provider.Options{BaseURL: url}); err != full {
		t.Errorf("recorder: %v", err)
	}
}

// A request whose own limit of time passed while its intent was written has run
// out of time like any other, and was not sent.
func TestTooLateToBeSent(t *testing.T) {
	sent := make(chan struct{}, 1)
	url := raw(t, func(net.Conn) { sent <- struct{}{} })
	err := failed(t, wire.WithRecorder(t.Context(), slow{}), provider.Options{Name: "m", BaseURL: url,
		Timeout: 50 * time.Millisecond})
	var f *llm.Failure
	if !errors.As(err, &f) || f.Kind != llm.Timeout || f.Model != "m" || !strings.Contains(f.Reason, "not sent") ||
		!strings.Contains(f.Reason, "50ms") {
		t.Errorf("got %v, want a failure for lack of time", err)
	}
	if len(sent) != 0 {
		t.Error("it was sent")
	}
}

// slow is a recorder whose disk takes longer than any request.
type slow struct{ failing }

func (slow) Sending(ctx context.Context) error {
	<-ctx.Done()
	return context.Cause(ctx)
}

type failing struct{ err error }

func (f failing) Sending(context.Context) error                 { return f.err }
func (f failing) Received(context.Context, wire.Exchange) error { return nil }
func (f failing) Lost(context.Context, error)                   {}

// What a URL holds besides the address is in no advice.
func TestEndpoint(t *testing.T) {
	o := provider.Options{BaseURL: "https://user:secret@host:8080/v1?key=secret#secret"}
	if got := o.Endpoint(); got != "https://host:8080/v1" {
		t.Error(got)
	}
}
