package openai

import (
	"strings"
	"time"

	api "github.com/sashabaranov/go-openai"

	"memloom/internal/llm"
	"memloom/internal/llm/provider"
	"memloom/internal/llm/wire"
)

// answer reads a response that the library could decode. What failed after the model had begun comes with its usage.
func (m *model) answer(resp api.ChatCompletionResponse, x wire.Exchange, used llm.Usage) (llm.Answer, error) {
	ans := llm.Answer{Model: m.o.Name, Usage: used, Rate: provider.RateOf(x.Header, time.Now())}
	if len(resp.Choices) == 0 {
		// Also what the library makes of an error under a 200.
		if f := m.o.Faulty(failures, x); f != nil {
			return ans, f
		}
		return ans, m.o.Failure(llm.Malformed, x.Status, "answered without a choice", "")
	}
	choice := resp.Choices[0]
	ans.Text = content(choice.Message)
	switch {
	case choice.Message.Refusal != "":
		return refused(ans), m.o.Failure(llm.Refused, x.Status, "declined: "+provider.Short(choice.Message.Refusal), "")
	case choice.FinishReason == api.FinishReasonContentFilter:
		return refused(ans), m.o.Failure(llm.Refused, x.Status, "stopped by the content filter", "")
	case choice.FinishReason == api.FinishReasonLength:
		return refused(ans), m.o.Failure(llm.Truncated, x.Status, "the answer ended at the limit of tokens",
			"raise max_tokens of {model}")
	case choice.FinishReason == "error":
		return refused(ans), m.o.Failure(llm.Server, x.Status, "the model failed on the way", "")
	case strings.TrimSpace(ans.Text) == "":
		return refused(ans), m.o.Failure(llm.Malformed, x.Status, "answered nothing", "")
	}
	return provider.Answered(ans), nil
}

// refused is an answer that was paid for and is no use.
func refused(a llm.Answer) llm.Answer {
	a.Text = ""
	return a
}

// content is the text of a message, which some servers send in parts.
func content(msg api.ChatCompletionMessage) string {
	if len(msg.MultiContent) == 0 {
		return msg.Content
	}
	var b strings.Builder
	for _, p := range msg.MultiContent {
		if p.Type == api.ChatMessagePartTypeText {
			b.WriteString(p.Text)
		}
	}
	return b.String()
}

// usageNames are OpenAI's. What comes out counts reasoning; servers that leave it out of the completion still have it
// in the total.
var usageNames = provider.UsageNames{
	Object: "usage", In: "prompt_tokens", Out: "completion_tokens", Total: "total_tokens",
	Details: "prompt_tokens_details", Cached: "cached_tokens",
}
