package mock

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"memloom/internal/llm"
	"memloom/prompts"
)

// gemini is the format of Google's generative language service. A stream is a list; the server's has one element.
type gemini struct{ stream bool }

const geminiModels = "/v1beta/models"

// What can be asked of a model, at the end of a path.
const (
	generate       = ":generateContent"
	generateStream = ":streamGenerateContent"
)

type generateRequest struct {
	System   geminiContent   `json:"systemInstruction"`
	Contents []geminiContent `json:"contents"`
	Config   struct {
		MaxOut      int             `json:"maxOutputTokens"`
		Candidates  int             `json:"candidateCount"`
		Temperature json.Number     `json:"temperature"`
		TopP        json.Number     `json:"topP"`
		TopK        json.Number     `json:"topK"`
		Seed        json.Number     `json:"seed"`
		Schema      json.RawMessage `json:"responseSchema"`
		JSONSchema  json.RawMessage `json:"responseJsonSchema"`
	} `json:"generationConfig"`
}

type geminiContent struct {
	Role  string `json:"role"`
	Parts []struct {
		Text string `json:"text"`
	} `json:"parts"`
}

// text is a content's text, whatever its parts.
func (c geminiContent) text() string {
	var b strings.Builder
	for _, p := range c.Parts {
		b.WriteString(p.Text)
	}
	return b.String()
}

// turns parts a content after its input block: clients that have no other way give earlier answers and what was wrong
// with them as further parts of one content, in turn.
func (c geminiContent) turns() []llm.Turn {
	for i := range c.Parts {
		asked := geminiContent{Parts: c.Parts[:i+1]}.text()
		if prompts.TaskOf(llm.Prompt{User: asked}) == "" {
			continue
		}
		turns := []llm.Turn{{Text: asked}}
		for n, p := range c.Parts[i+1:] {
			turns = append(turns, llm.Turn{Own: n%2 == 0, Text: p.Text})
		}
		return turns
	}
	return []llm.Turn{{Text: c.text()}}
}

// read implements dialect.
func (gemini) read(path string, body []byte) (*request, error) {
	var in generateRequest
	if err := json.Unmarshal(body, &in); err != nil {
		return nil, fmt.Errorf("invalid JSON payload received: %w", err)
	}
	if in.Config.Candidates > 1 {
		return nil, errors.New("candidateCount: this server gives one candidate")
	}
	name := strings.TrimPrefix(path, geminiModels+"/")
	c := in.Config
	q := &request{
		model: name[:max(0, strings.LastIndexByte(name, ':'))], schema: c.Schema, maxOut: c.MaxOut,
		sampling: fmt.Sprint(c.Temperature, c.TopP, c.TopK, c.Seed),
	}
	if q.schema == nil {
		q.schema = c.JSONSchema
	}
	q.prompt.System = in.System.text()
	var turns []llm.Turn
	for _, content := range in.Contents {
		if content.Role == "model" {
			turns = append(turns, llm.Turn{Own: true, Text: content.text()})
			continue
		}
		turns = append(turns, content.turns()...)
	}
	if !q.setTurns(turns) {
		return nil, errors.New("contents: the first one must be the user's")
	}
	return q, nil
}

// answer implements dialect.
func (d gemini) answer(q *request, a reply, _ int64) any {
	usage := map[string]int{
		"promptTokenCount": a.usage.In, "candidatesTokenCount": a.usage.Out, "totalTokenCount": a.usage.In +
			a.usage.Out,
	}
	if a.usage.Cached > 0 {
		usage["cachedContentTokenCount"] = a.usage.Cached
	}
	out := map[string]any{"modelVersion": q.model, "responseId": a.id}
	if told := lied(a.lie, usage); told != nil {
		out["usageMetadata"] = told
	}
	if a.ending == forbidden {
		out["promptFeedback"] = map[string]any{"blockReason": "SAFETY"}
		return d.whole(out)
	}
	candidate := map[string]any{"index": 0, "finishReason": "STOP",
		"content": map[string]any{"role": "model", "parts": []any{map[string]any{"text": a.text}}}}
	switch a.ending {
	case cutShort:
		candidate["finishReason"] = "MAX_TOKENS"
	case declined, filtered:
		candidate["finishReason"] = "SAFETY"
		delete(candidate, "content")
	}
	out["candidates"] = []any{candidate}
	return d.whole(out)
}

func (d gemini) whole(answer any) any {
	if d.stream {
		return []any{answer}
	}
	return answer
}

// model implements dialect.
func (gemini) model(name string, _ int64) any {
	return map[string]any{"name": "models/" + name, "version": "1", "displayName": name,
		"supportedGenerationMethods": []string{"generateContent"}}
}

// list implements dialect.
func (gemini) list(models []any) any { return map[string]any{"models": models} }

// problem implements dialect.
func (gemini) problem(p problem) (int, any) {
	fail := func(code int, status, message string, details ...any) (int, any) {
		e := map[string]any{"code": code, "message": message, "status": status}
		if len(details) > 0 {
			e["details"] = details
		}
		return code, map[string]any{"error": e}
	}
	const argument, exhausted = "INVALID_ARGUMENT", "RESOURCE_EXHAUSTED"
	switch p.kind {
	case noKey:
		return fail(403, "PERMISSION_DENIED",
			"Method doesn't allow unregistered callers. Please use API Key to call this API.")
	case badKey:
		return fail(400, argument, "API key not valid. Please pass a valid API key.",
			typed("ErrorInfo", "reason", "API_KEY_INVALID", "domain", "googleapis.com"))
	case noPath:
		// Google's are no JSON either
		return 404, page("Error 404 (Not Found)!!1", "The requested URL was not found on this server: "+p.detail)
	case invalid:
		return fail(400, argument, p.detail)
	case throttled:
		details := []any{quotaFailure("GenerateRequestsPerMinutePerProjectPerModel")}
		if p.wait.given() {
			details = append(details, typed("RetryInfo", "retryDelay", fmt.Sprintf("%gs", p.wait.after.Seconds())))
		}
		return fail(429, exhausted, "Resource has been exhausted: "+p.detail+"."+p.wait.words(), details...)
	case noCredit:
		return fail(429, exhausted, "You exceeded your current quota, please check your plan and billing details.",
			quotaFailure("GenerateRequestsPerDayPerProjectPerModel"))
	case tooLong:
		return fail(400, argument,
			fmt.Sprintf("The input token count (%d) exceeds the maximum number of tokens allowed (%d).", p.tokens, p.context))
	}
	status := map[int]string{503: "UNAVAILABLE", 504: "DEADLINE_EXCEEDED"}[p.status]
	if status == "" {
		status = "INTERNAL"
	}
	return fail(p.status, status, "An internal error has occurred.")
}

// quotaFailure names the quota that was exceeded.
func quotaFailure(id string) any {
	return typed("QuotaFailure", "violations", []any{map[string]any{"quotaId": id}})
}

// typed is a detail of Google's error model: its type, then keys and values.
func typed(name string, pairs ...any) any {
	out := map[string]any{"@type": "type.googleapis.com/google.rpc." + name}
	for i := 0; i+1 < len(pairs); i += 2 {
		out[pairs[i].(string)] = pairs[i+1]
	}
	return out
}
