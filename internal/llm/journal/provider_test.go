package journal

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"time"

	"memloom/internal/llm"
	"memloom/internal/llm/wire"
)

// tiny is a provider with a format of its own, the least that one needs.
type tiny struct {
	url    string
	client *http.Client
}

func newTiny(url string, next http.RoundTripper) *tiny {
	return &tiny{url, &http.Client{Transport: wire.Transport(wire.Options{Next: next})}}
}

func (p *tiny) Name() string { return "tiny" }

type (
	tinyRequest struct {
		System string
		Turns  []llm.Turn
		Sample int
	}
	tinyAnswer struct {
		Text            string
		In, Cached, Out int
		Finish          string // "", "refused", "truncated"
	}
)

// Complete implements llm.Model.
func (p *tiny) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	system, turns, err := llm.Turns(c)
	if err != nil {
		return llm.Answer{}, err
	}
	body, err := json.Marshal(tinyRequest{system, turns, c.Sample})
	if err != nil {
		return llm.Answer{}, err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, p.url, bytes.NewReader(body))
	if err != nil {
		return llm.Answer{}, err
	}
	resp, err := p.client.Do(req)
	switch {
	case ctx.Err() != nil:
		return llm.Answer{}, context.Cause(ctx)
	case err != nil && llm.EndsRun(err):
		return llm.Answer{}, err
	case err != nil:
		return llm.Answer{}, &llm.Failure{Kind: llm.Transport, Model: "tiny", Reason: err.Error()}
	}
	defer resp.Body.Close()
	return p.read(resp)
}

func (p *tiny) read(resp *http.Response) (llm.Answer, error) {
	fail := func(kind llm.Kind, reason string) (llm.Answer, error) {
		return llm.Answer{}, &llm.Failure{Kind: kind, Model: "tiny", Status: resp.StatusCode, Reason: reason}
	}
	data, _ := io.ReadAll(resp.Body)
	switch {
	case resp.StatusCode == 413:
		return fail(llm.Overflow, "too long")
	case resp.StatusCode == 401:
		return fail(llm.Auth, "wrong key")
	case resp.StatusCode != 200:
		return fail(llm.Server, fmt.Sprintf("status %d", resp.StatusCode))
	}
	var a tinyAnswer
	if err := json.Unmarshal(data, &a); err != nil {
		return fail(llm.Malformed, err.Error())
	}
	ans := llm.Answer{Text: a.Text, Model: "tiny", Usage: llm.Usage{In: a.In, Cached: a.Cached, Out: a.Out}}
	if a.Finish != "" {
		return ans, &llm.Failure{Kind: llm.Kind(a.Finish), Model: "tiny", Status: 200, Reason: a.Finish}
	}
	return ans, nil
}

// retrying asks again after failures of an attempt, as a decorator of the
// program does, without waiting.
type retrying struct {
	llm.Model
	attempts int
}

// Complete implements llm.Model.
func (m retrying) Complete(ctx context.Context, c llm.Call) (ans llm.Answer, err error) {
	for range m.attempts {
		ans, err = m.Model.Complete(ctx, c)
		f, ok := err.(*llm.Failure)
		if !ok || f.Kind.Scope() != llm.ScopeAttempt {
			return ans, err
		}
	}
	last := *err.(*llm.Failure)
	last.Final = true
	return ans, &last
}

// ask returns a call with a prompt.
func ask(user string) llm.Call {
	return llm.Call{
		Task: "test.task", Role: llm.RoleAuthor, Schema: json.RawMessage(`{"type":"object"}`),
		Prompt: func() (llm.Prompt, error) { return llm.Prompt{System: "You write.", User: user}, nil },
	}
}

// instant answers every request after a delay, without a network.
type instant struct {
	delay time.Duration
	body  []byte
}

// RoundTrip implements http.RoundTripper.
func (n instant) RoundTrip(req *http.Request) (*http.Response, error) {
	if n.delay > 0 {
		time.Sleep(n.delay)
	}
	return &http.Response{StatusCode: 200, Header: http.Header{"Content-Type": {"application/json"}},
		Body: io.NopCloser(bytes.NewReader(n.body)), ContentLength: int64(len(n.body)), Request: req}, nil
}
