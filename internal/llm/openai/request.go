package openai

import (
	"cmp"
	"errors"
	"math"
	"strings"

	api "github.com/sashabaranov/go-openai"

	"memloom/internal/llm"
	"memloom/internal/llm/provider"
)

// conversation renders a call as messages, with stand-ins for their texts; see body.
func conversation(c llm.Call) (messages []api.ChatCompletionMessage, texts []string, err error) {
	system, turns, err := llm.Turns(c)
	if err != nil {
		return nil, nil, err
	}
	add := func(role, text string) {
		messages = append(messages, api.ChatCompletionMessage{Role: role, Content: standIn})
		texts = append(texts, text)
	}
	if system != "" {
		add(api.ChatMessageRoleSystem, system)
	}
	for _, t := range turns {
		role := api.ChatMessageRoleUser
		if t.Own {
			role = api.ChatMessageRoleAssistant
		}
		add(role, cmp.Or(t.Text, "(nothing)")) // there are servers that refuse an empty text
	}
	return messages, texts, nil
}

// request puts a request together in the endpoint's dialect, with a stand-in for its schema.
func (m *model) request(c llm.Call, messages []api.ChatCompletionMessage, form provider.Form,
	d dialect) api.ChatCompletionRequest {
	req := api.ChatCompletionRequest{Model: m.o.Model, Messages: messages}
	if d.newLimit {
		req.MaxCompletionTokens = m.o.Limit(c.MaxOut)
	} else {
		//lint:ignore SA1019 most servers other than OpenAI's own know this name alone
		req.MaxTokens = m.o.Limit(c.MaxOut)
	}
	if d.temperature {
		req.Temperature = sampling(m.o.Temperature)
	}
	if d.topP {
		req.TopP = sampling(m.o.TopP)
	}
	switch form {
	case provider.FormSchema:
		req.ResponseFormat = &api.ChatCompletionResponseFormat{
			Type: api.ChatCompletionResponseFormatTypeJSONSchema,
			JSONSchema: &api.ChatCompletionResponseFormatJSONSchema{Name: schemaName(c.Task), Schema: schemaStandIn{},
				Strict: true},
		}
	case provider.FormJSON:
		req.ResponseFormat = &api.ChatCompletionResponseFormat{Type: api.ChatCompletionResponseFormatTypeJSONObject}
	}
	return req
}

// sampling is a parameter as the library takes it. It leaves a plain 0 out,
// which would be the server's default; see body.
func sampling(v *float64) float32 {
	switch {
	case v == nil:
		return 0
	case *v == 0:
		return math.SmallestNonzeroFloat32
	}
	return float32(*v)
}

// schemaName is a task's name in the letters that schemas' names may have.
func schemaName(task string) string {
	const most = 64
	name := strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '-' {
			return r
		}
		return '_'
	}, task)
	if name == "" {
		return "answer"
	}
	return name[:min(len(name), most)]
}

// isLocal says whether the library refused a request before it was sent.
func isLocal(err error) bool {
	for _, own := range []error{
		api.ErrChatCompletionInvalidModel, api.ErrReasoningModelMaxTokensDeprecated,
		api.ErrReasoningModelLimitationsOther, api.ErrReasoningSamplingUnsupported,
	} {
		if errors.Is(err, own) {
			return true
		}
	}
	return false
}
