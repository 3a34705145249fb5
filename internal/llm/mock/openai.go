package mock

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"memloom/internal/llm"
)

// openAI is the format of chat completions, of OpenAI, those compatible with it, and Azure.
type openAI struct{ azure bool }

// azureDeployments is what Azure's paths begin with; a deployment's name follows.
const azureDeployments = "/openai/deployments/"

type chatRequest struct {
	Model         string          `json:"model"`
	Messages      []chatMessage   `json:"messages"`
	MaxTokens     int             `json:"max_tokens"`
	MaxCompletion int             `json:"max_completion_tokens"`
	Temperature   json.Number     `json:"temperature"`
	TopP          json.Number     `json:"top_p"`
	Seed          json.RawMessage `json:"seed"`
	Effort        string          `json:"reasoning_effort"`
	User          string          `json:"user"`
	N             int             `json:"n"`
	Stream        bool            `json:"stream"`
	Format        struct {
		JSON struct {
			Schema json.RawMessage `json:"schema"`
		} `json:"json_schema"`
	} `json:"response_format"`
}

type chatMessage struct {
	Role    string `json:"role"`
	Content any    `json:"content"` // a text, or a list of parts
}

// text is a message's text, which is given whole or in parts, or not at all.
func (m chatMessage) text() (string, error) {
	switch content := m.Content.(type) {
	case nil:
		return "", nil
	case string:
		return content, nil
	case []any:
		var all strings.Builder
		for _, p := range content {
			part, _ := p.(map[string]any)
			text, _ := part["text"].(string)
			all.WriteString(text)
		}
		return all.String(), nil
	}
	return "", errors.New("messages: content is a text or a list of parts")
}

// read implements dialect.
func (d openAI) read(path string, body []byte) (*request, error) {
	var in chatRequest
	if err := json.Unmarshal(body, &in); err != nil {
		return nil, fmt.Errorf("the JSON body could not be parsed: %w", err)
	}
	switch {
	case in.Stream:
		return nil, errors.New("stream: this server sends whole answers only")
	case in.N > 1:
		return nil, errors.New("n: this server gives one choice")
	}
	q := &request{
		model: in.Model, schema: in.Format.JSON.Schema, maxOut: max(in.MaxTokens, in.MaxCompletion),
		sampling: fmt.Sprint(in.Temperature, in.TopP, string(in.Seed), in.Effort, in.User),
	}
	if d.azure {
		q.model, _, _ = strings.Cut(strings.TrimPrefix(path, azureDeployments), "/")
	}
	var turns []llm.Turn
	for _, m := range in.Messages {
		text, err := m.text()
		if err != nil {
			return nil, err
		}
		switch m.Role {
		case "system", "developer":
			q.prompt.System += text
		default:
			turns = append(turns, llm.Turn{Own: m.Role == "assistant", Text: text})
		}
	}
	if !q.setTurns(turns) {
		return nil, errors.New("messages: the first one after the system's must be the user's")
	}
	return q, nil
}

// answer implements dialect.
func (d openAI) answer(q *request, a reply, now int64) any {
	out := chatAnswer{ID: "chatcmpl-" + a.id, Object: "chat.completion", Created: now, Model: q.model}
	choice := chatChoice{Finish: "stop"}
	choice.Message.Role, choice.Message.Content = "assistant", &a.text
	switch a.ending {
	case cutShort:
		choice.Finish = "length"
	case declined:
		choice.Message.Content, choice.Message.Refusal = nil, &a.text
	case filtered, forbidden:
		choice.Message.Content, choice.Finish = new(string), "content_filter"
	}
	out.Choices = []chatChoice{choice}
	used := chatUsage{In: a.usage.In, Out: a.usage.Out, Total: a.usage.In + a.usage.Out}
	used.Details.Cached = a.usage.Cached
	out.Usage = lied(a.lie, used)
	return out
}

type chatAnswer struct {
	ID      string       `json:"id"`
	Object  string       `json:"object"`
	Created int64        `json:"created"` // seconds since 1970
	Model   string       `json:"model"`
	Choices []chatChoice `json:"choices"`
	Usage   any          `json:"usage,omitempty"` // chatUsage, or what a lie makes of it
}

type chatUsage struct {
	In      int `json:"prompt_tokens"`
	Out     int `json:"completion_tokens"`
	Total   int `json:"total_tokens"`
	Details struct {
		Cached int `json:"cached_tokens"`
	} `json:"prompt_tokens_details"`
}

type chatChoice struct {
	Index   int `json:"index"`
	Message struct {
		Role    string  `json:"role"`
		Content *string `json:"content"`
		Refusal *string `json:"refusal"`
	} `json:"message"`
	Finish string `json:"finish_reason"`
}

// refusalText is what a model says that declines.
const refusalText = "I'm sorry, but I can't help with that."

// model implements dialect.
func (openAI) model(name string, created int64) any {
	return map[string]any{"id": name, "object": "model", "created": created, "owned_by": "memloom"}
}

// list implements dialect.
func (openAI) list(models []any) any { return map[string]any{"object": "list", "data": models} }

// problem implements dialect.
func (d openAI) problem(p problem) (int, any) {
	const request = "invalid_request_error"
	fail := func(status int, kind string, code any, format string, args ...any) (int, any) {
		return status, map[string]any{"error": map[string]any{"message": fmt.Sprintf(format, args...), "type": kind,
			"param": nil, "code": code}}
	}
	switch p.kind {
	case noKey:
		return fail(401, request, nil, "You didn't provide an API key in the Authorization header.")
	case badKey:
		if d.azure {
			return 401, map[string]any{"error": map[string]any{"code": "401",
				"message": "Access denied due to invalid subscription key or wrong API endpoint."}}
		}
		return fail(401, request, "invalid_api_key", "Incorrect API key provided: %s.", masked(p.detail))
	case noPath:
		if d.azure {
			return 404, map[string]any{"error": map[string]any{"code": "404", "message": "Resource not found"}}
		}
		return fail(404, request, nil, "Invalid URL (%s)", p.detail)
	case invalid:
		return fail(400, request, nil, "%s", p.detail)
	case throttled:
		return fail(429, "requests", "rate_limit_exceeded", "Rate limit reached: %s.%s", p.detail, p.wait.words())
	case noCredit:
		return fail(429, "insufficient_quota", "insufficient_quota",
			"You exceeded your current quota, please check your plan and billing details.")
	case tooLong:
		return fail(400, request, "context_length_exceeded",
			"This model's maximum context length is %d tokens. However, your messages resulted in %d tokens.", p.context,
			p.tokens)
	}
	return fail(p.status, "server_error", nil, "The server had an error while processing your request.")
}

// masked shows as much of a key as providers do.
func masked(key string) string {
	const shown = 4
	if len(key) <= 2*shown {
		return strings.Repeat("*", len(key))
	}
	return key[:shown] + strings.Repeat("*", len(key)-2*shown) + key[len(key)-shown:]
}
