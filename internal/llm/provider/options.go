// Package provider holds what the providers of models share: their options, the HTTP client under their libraries, the
// reading of failures and of limits, and JSON schemas in the forms that providers take.
package provider

import (
	"net/http"
	"net/url"
	"strings"
	"time"

	"memloom/internal/llm/wire"
	"memloom/internal/secrets"
)

// SchemaMode says how a model is held to the schema of an answer.
type SchemaMode string

// The modes. Every one leaves the schema to the prompt where the provider does no more.
const (
	SchemaAuto   SchemaMode = "auto"   // the strictest that the endpoint turns out to know; also the empty string
	SchemaStrict SchemaMode = "strict" // by JSON schema
	SchemaJSON   SchemaMode = "json"   // some JSON object
	SchemaOff    SchemaMode = "off"    // by the prompt alone
)

// Options say which model is asked, where, and how.
type Options struct {
	Name        string            // of the model in records
	Model       string            // the provider's name for it; Azure: of the deployment
	BaseURL     string            // empty is the provider's own
	Key         string            // may be empty where the server wants none
	APIVersion  string            // Azure alone; empty is one that knows JSON schemas
	Temperature *float64          // nil leaves it to the model
	TopP        *float64          // nil leaves it to the model
	MaxTokens   int               // of an answer; 0 is the call's MaxOut, or else the model's own
	Timeout     time.Duration     // of one request; 0 is DefaultTimeout
	Schema      SchemaMode        // empty is auto
	Drain       time.Duration     // how long an answer that is to be kept is waited for after its call was called off
	Next        http.RoundTripper // nil is the network
}

// DefaultTimeout is how long a request may take.
const DefaultTimeout = 2 * time.Minute

// WithDefaults returns the options with the time limit filled in and the URL given where there was none.
func (o Options) WithDefaults(baseURL string) Options {
	if o.Timeout == 0 {
		o.Timeout = DefaultTimeout
	}
	if o.BaseURL == "" {
		o.BaseURL = baseURL
	}
	o.BaseURL = strings.TrimRight(o.BaseURL, "/")
	return o
}

// Limit returns how many tokens the answer to a call may take, 0 for as many as the model likes.
func (o Options) Limit(maxOut int) int {
	if o.MaxTokens > 0 {
		return o.MaxTokens
	}
	return maxOut
}

// Client returns the HTTP client that a provider's library is given. It records, serves and cleans answers as package
// wire says, signs requests by sign, and follows no redirect: where a redirect leads, the key must not go.
func (o Options) Client(sign func(*http.Request)) *http.Client {
	next := o.Next
	if next == nil {
		next = Network()
	}
	return &http.Client{
		Transport: wire.Transport(wire.Options{Next: next, Secrets: o.Secrets(), Sign: sign, View: withoutUsage,
			Drain: o.Drain}),
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
}

// Secrets are the key, and the password where a URL holds one.
func (o Options) Secrets() *secrets.Set {
	out := []string{o.Key}
	if u, err := url.Parse(o.BaseURL); err == nil && u.User != nil {
		if p, set := u.User.Password(); set {
			out = append(out, p)
		}
	}
	return secrets.New(out...)
}

// Endpoint is the base URL as it may be shown: without user, password and query.
func (o Options) Endpoint() string {
	u, err := url.Parse(o.BaseURL)
	if err != nil {
		return "the base_url"
	}
	u.User, u.RawQuery, u.Fragment = nil, "", ""
	return u.String()
}

const (
	inFlight   = 512      // for how many calls at once connections are kept open
	writeAhead = 16 << 10 // bytes of a request that are gathered: most prompts leave in one piece
)

// Network returns a transport of its own, with a connection kept for every call that may be in flight, and with pings
// that notice a dead HTTP/2 connection before all its calls have run into their time limits. Headers of an answer are
// bounded in both versions of HTTP.
func Network() http.RoundTripper {
	t := http.DefaultTransport.(*http.Transport).Clone()
	t.MaxIdleConns = 0 // no limit
	t.MaxIdleConnsPerHost = inFlight
	t.WriteBufferSize = writeAhead
	t.MaxResponseHeaderBytes = wire.MaxHeaders
	t.HTTP2 = &http.HTTP2Config{SendPingTimeout: 15 * time.Second, PingTimeout: 15 * time.Second}
	return t
}
