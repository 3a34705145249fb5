package mock_test

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/google/generative-ai-go/genai"
	openai "github.com/sashabaranov/go-openai"
	"google.golang.org/api/googleapi"
	"google.golang.org/api/option"

	"memloom/internal/llm"
	"memloom/internal/llm/mock"
)

// serve starts a server over loopback.
func serve(t testing.TB, o mock.Options) (*mock.Server, string) {
	t.Helper()
	s, err := mock.New(o)
	if err != nil {
		t.Fatal(err)
	}
	h := httptest.NewServer(s)
	t.Cleanup(h.Close)
	return s, h.URL
}

// script parses a script that is right.
func script(t testing.TB, text string) *mock.Script {
	t.Helper()
	s, err := mock.ParseScript("test", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// said is what a client library makes of an exchange.
type said struct {
	text, finish, refusal string
	usage                 llm.Usage
	status                int // of an error that the library could read
	code                  string
	header                http.Header
	err                   error
}

// asker asks through a real client library.
type asker func(ctx context.Context, model, system string, turns ...llm.Turn) said

// openAIClient asks through go-openai.
func openAIClient(config openai.ClientConfig) asker {
	config.HTTPClient = &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 64}}
	client := openai.NewClientWithConfig(config)
	return func(ctx context.Context, model, system string, turns ...llm.Turn) said {
		req := openai.ChatCompletionRequest{Model: model, Messages: []openai.ChatCompletionMessage{{Role: "system",
			Content: system}}}
		for _, t := range turns {
			role := "user"
			if t.Own {
				role = "assistant"
			}
			req.Messages = append(req.Messages, openai.ChatCompletionMessage{Role: role, Content: t.Text})
		}
		resp, err := client.CreateChatCompletion(ctx, req)
		out := said{err: err, header: resp.Header()}
		var api *openai.APIError
		var raw *openai.RequestError
		switch {
		case errors.As(err, &api):
			out.status = api.HTTPStatusCode
			out.code, _ = api.Code.(string)
		case errors.As(err, &raw):
			out.status = raw.HTTPStatusCode
		case err == nil && len(resp.Choices) > 0:
			c := resp.Choices[0]
			out.text, out.finish, out.refusal = c.Message.Content, string(c.FinishReason), c.Message.Refusal
			out.usage = llm.Usage{In: resp.Usage.PromptTokens, Cached: resp.Usage.PromptTokensDetails.CachedTokens,
				Out: resp.Usage.CompletionTokens}
		}
		return out
	}
}

func atOpenAI(url, key string) asker {
	c := openai.DefaultConfig(key)
	c.BaseURL = url + "/v1"
	return openAIClient(c)
}

// atGemini asks through generative-ai-go.
func atGemini(t testing.TB, url, key string) asker {
	t.Helper()
	transport := &http.Transport{MaxIdleConnsPerHost: 64}
	t.Cleanup(transport.CloseIdleConnections)
	sign := signer{transport, key}
	client, err := genai.NewClient(t.Context(), option.WithAPIKey(key), option.WithEndpoint(url),
		option.WithHTTPClient(&http.Client{Transport: sign}))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = client.Close() })
	return func(ctx context.Context, model, system string, turns ...llm.Turn) said {
		m := client.GenerativeModel(model)
		if system != "" {
			m.SystemInstruction = genai.NewUserContent(genai.Text(system))
		}
		var parts []genai.Part
		for _, t := range turns {
			parts = append(parts, genai.Text(t.Text))
		}
		resp, err := m.GenerateContent(ctx, parts...)
		out := said{err: err}
		var api *googleapi.Error
		var blocked *genai.BlockedError
		switch {
		case errors.As(err, &api):
			out.status, out.header = api.Code, api.Header
			out.code = api.Message
		case errors.As(err, &blocked) && blocked.Candidate != nil:
			out.finish = blocked.Candidate.FinishReason.String()
		case errors.As(err, &blocked):
			out.refusal = blocked.PromptFeedback.BlockReason.String()
		case err == nil && len(resp.Candidates) > 0:
			c := resp.Candidates[0]
			out.finish = c.FinishReason.String()
			for _, p := range c.Content.Parts {
				out.text += string(p.(genai.Text))
			}
			u := resp.UsageMetadata
			out.usage = llm.Usage{In: int(u.PromptTokenCount), Cached: int(u.CachedContentTokenCount),
				Out: int(u.CandidatesTokenCount)}
		}
		return out
	}
}

// signer puts a key where Gemini wants it.
type signer struct {
	next http.RoundTripper
	key  string
}

func (s signer) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	if s.key != "" {
		r.Header.Set("X-Goog-Api-Key", s.key)
	}
	return s.next.RoundTrip(r)
}

// model is an asker behind the interface of models.
type model struct {
	name string
	ask  asker
}

func (m model) Name() string { return m.name }

func (m model) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	system, turns, err := llm.Turns(c)
	if err != nil {
		return llm.Answer{}, err
	}
	s := m.ask(ctx, m.name, system, turns...)
	switch {
	case s.err != nil && ctx.Err() != nil:
		return llm.Answer{}, ctx.Err()
	case s.err != nil:
		return llm.Answer{}, &llm.Failure{Kind: llm.Invalid, Model: m.name, Status: s.status, Reason: s.err.Error()}
	}
	return llm.Answer{Text: s.text, Model: m.name, Usage: s.usage}, nil
}
