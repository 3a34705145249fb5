//go:build !nogemini

package gemini

import (
	"context"
	"errors"
	"fmt"
	"net/http"

	"github.com/google/generative-ai-go/genai"
	"google.golang.org/api/option"

	"memloom/internal/llm"
	"memloom/internal/llm/provider"
	"memloom/internal/llm/wire"
)

// keyHeader is where the key travels, rather than in the URL, which errors show.
const keyHeader = "X-Goog-Api-Key"

type model struct {
	o       provider.Options
	client  *genai.Client
	forms   *provider.Forms
	schemas provider.Schemas
	ceiling provider.Ceiling
}

// New returns a model that is asked as the options say. It does not reach for the network.
func New(ctx context.Context, o provider.Options) (llm.Model, error) {
	o = o.WithDefaults(BaseURL)
	c := o.Client(func(r *http.Request) {
		if o.Key != "" {
			r.Header.Set(keyHeader, o.Key)
		}
	})
	c.Transport = failing{c.Transport}
	client, err := genai.NewClient(ctx,
		option.WithHTTPClient(c), option.WithEndpoint(o.BaseURL),
		option.WithAPIKey("in a header"), // keeps the library from looking for credentials; our transport has the key
	)
	if err != nil {
		return nil, fmt.Errorf("model %s: %w", o.Name, err)
	}
	return o.Keyless(&model{o: o, client: client, forms: provider.NewForms(o.Schema)}), nil
}

// failing makes an error of an answer that is none. Left to itself the library
// would send a request again for ten minutes after a 503.
type failing struct{ next http.RoundTripper }

// statusError is an answer other than a success.
type statusError struct{ status int }

// Error implements error.
func (e *statusError) Error() string { return fmt.Sprintf("answered %d", e.status) }

// RoundTrip implements http.RoundTripper.
func (f failing) RoundTrip(req *http.Request) (*http.Response, error) {
	resp, err := f.next.RoundTrip(req)
	if err != nil {
		return nil, err
	}
	if resp.StatusCode < 200 || resp.StatusCode > 299 {
		return nil, errors.Join(&statusError{resp.StatusCode}, resp.Body.Close())
	}
	return resp, nil
}

// Name implements llm.Model.
func (m *model) Name() string { return m.o.Name }

// Complete implements llm.Model. A form of the answer that the model does not
// know is left out and the request sent again; that is part of the same attempt.
func (m *model) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	if err := ctx.Err(); err != nil {
		return llm.Answer{}, err
	}
	c.MaxOut = m.ceiling.Of(m.o, c.MaxOut)
	for {
		known := m.schemas.Of(c.Schema)
		form := m.forms.For(c, known)
		g, parts, err := m.request(c, known, form)
		if err != nil {
			return llm.Answer{}, err
		}
		ans, err := m.ask(ctx, g, parts)
		if err == nil {
			ans.Text = known.Clean(ans.Text)
			return ans, nil
		}
		if m.learn(c.Task, form, err) {
			continue
		}
		lower, refused := m.ceiling.Lower(m.o, c.MaxOut, err)
		if !refused {
			return ans, err
		}
		c.MaxOut = lower
	}
}

// ask sends one request.
func (m *model) ask(ctx context.Context, g *genai.GenerativeModel, parts []genai.Part) (llm.Answer, error) {
	limited, cancel := context.WithTimeout(ctx, m.o.Timeout)
	defer cancel()
	limited, seen := wire.Watch(limited)
	resp, err := g.GenerateContent(limited, parts...)
	x := seen.Last()
	var used llm.Usage
	if x != nil {
		limit := 0
		if g.MaxOutputTokens != nil {
			limit = int(*g.MaxOutputTokens)
		}
		used = usageNames.Usage(*x, seen.Sent(), limit)
	}
	var blocked *genai.BlockedError
	switch {
	case errors.As(err, &blocked) && x != nil:
		return m.blocked(blocked, *x, used)
	case err != nil || x == nil:
		return llm.Answer{}, m.o.Failed(ctx, failures, x, err)
	}
	return m.answer(resp, *x, used)
}
