//go:build unix

package openai_test

import (
	"bytes"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"memloom/internal/llm"
	"memloom/internal/llm/openai"
	"memloom/internal/llm/provider"
	pt "memloom/internal/llm/provider/providertest"
)

// inMemory answers without a network, so that what is measured is ours.
type inMemory struct{ body []byte }

func (m inMemory) RoundTrip(req *http.Request) (*http.Response, error) {
	if _, err := io.Copy(io.Discard, req.Body); err != nil {
		return nil, err
	}
	return &http.Response{
		StatusCode: 200, ContentLength: int64(len(m.body)), Body: io.NopCloser(bytes.NewReader(m.body)), Request: req,
		Header: http.Header{"Content-Type": {"application/json"}, "X-Ratelimit-Remaining-Requests": {"99"},
			"X-Ratelimit-Reset-Requests": {"1s"}},
	}, nil
}

// cpu is what the process has used of the processor.
func cpu(b *testing.B) time.Duration {
	var u unix.Rusage
	if err := unix.Getrusage(unix.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// BenchmarkComplete is the client's work for a call: 8 KB of prompt, 2 KB of
// answer with nulls to drop.
func BenchmarkComplete(b *testing.B) {
	answer := `{"n":1,"note":null,"of":["` + strings.Repeat("some words ", 180) + `"]}`
	m := openai.New(provider.Options{
		Name: "m", Model: "local", BaseURL: "http://localhost/v1", Key: pt.Key, Temperature: number(0),
		Next: inMemory{[]byte(completion(answer, "stop", spent))},
	})
	c, user := pt.Call(), strings.Repeat("a line of a prompt\n", 430)
	c.Prompt = func() (llm.Prompt, error) { return llm.Prompt{System: "You answer in JSON.", User: user}, nil }
	b.ReportAllocs()
	before := cpu(b)
	for b.Loop() {
		if _, err := m.Complete(b.Context(), c); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(cpu(b)-before)/float64(time.Microsecond)/float64(b.N), "CPU-µs/op")
}
