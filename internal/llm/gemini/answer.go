//go:build !nogemini

package gemini

import (
	"strings"
	"time"

	"github.com/google/generative-ai-go/genai"

	"memloom/internal/llm"
	"memloom/internal/llm/provider"
	"memloom/internal/llm/wire"
)

// The reasons to stop that are newer than the library, by their numbers.
const (
	stopLanguage          genai.FinishReason = 6
	stopBlocklist         genai.FinishReason = 7
	stopProhibitedContent genai.FinishReason = 8
	stopPersonalData      genai.FinishReason = 9
)

// stops are the reasons to stop that are no success. Others, the unspecified
// one among them, leave it to whether there is a text.
var stops = map[genai.FinishReason]struct {
	kind           llm.Kind
	reason, advice string
}{
	genai.FinishReasonMaxTokens: {llm.Truncated, "the answer ended at the limit of tokens",
		"raise max_tokens of {model}; what it thinks counts too"},
	genai.FinishReasonSafety:     {llm.Refused, "stopped by the safety filter", ""},
	genai.FinishReasonRecitation: {llm.Refused, "stopped because it recites a source", ""},
	stopLanguage:                 {llm.Refused, "stopped because of the language", ""},
	stopBlocklist:                {llm.Refused, "stopped by a list of forbidden words", ""},
	stopProhibitedContent:        {llm.Refused, "stopped as prohibited content", ""},
	stopPersonalData:             {llm.Refused, "stopped because of personal data", ""},
}

// answer reads a response that the library could decode. What failed after the model had begun comes with its usage.
func (m *model) answer(resp *genai.GenerateContentResponse, x wire.Exchange, used llm.Usage) (llm.Answer, error) {
	ans := llm.Answer{Model: m.o.Name, Usage: used, Rate: provider.RateOf(x.Header, time.Now())}
	if len(resp.Candidates) == 0 {
		if f := m.o.Faulty(failures, x); f != nil {
			return ans, f
		}
		return ans, m.o.Failure(llm.Malformed, x.Status, "answered without a candidate", "")
	}
	c := resp.Candidates[0]
	if s, ok := stops[c.FinishReason]; ok {
		return ans, m.o.Failure(s.kind, x.Status, s.reason, s.advice)
	}
	text := content(c.Content)
	if strings.TrimSpace(text) == "" {
		return ans, m.o.Failure(llm.Malformed, x.Status, "answered nothing", "")
	}
	ans.Text = text
	return provider.Answered(ans), nil
}

// blocked is the answer to a prompt, or with a text, that was blocked.
func (m *model) blocked(b *genai.BlockedError, x wire.Exchange, used llm.Usage) (llm.Answer, error) {
	ans := llm.Answer{Model: m.o.Name, Usage: used, Rate: provider.RateOf(x.Header, time.Now())}
	if b.Candidate != nil {
		s := stops[b.Candidate.FinishReason]
		return ans, m.o.Failure(llm.Refused, x.Status, s.reason, s.advice)
	}
	return ans, m.o.Failure(llm.Refused, x.Status,
		"the prompt was blocked: "+strings.TrimPrefix(b.PromptFeedback.BlockReason.String(), "BlockReason"), "")
}

func content(c *genai.Content) string {
	if c == nil {
		return ""
	}
	var b strings.Builder
	for _, p := range c.Parts {
		if t, ok := p.(genai.Text); ok {
			b.WriteString(string(t))
		}
	}
	return b.String()
}

// usageNames are Gemini's. What it thinks is in the total alone.
var usageNames = provider.UsageNames{
	Object: "usageMetadata", In: "promptTokenCount", Out: "candidatesTokenCount", Total: "totalTokenCount",
	Cached: "cachedContentTokenCount",
}
