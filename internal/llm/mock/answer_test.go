package mock_test

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/google/generative-ai-go/genai"
	openai "github.com/sashabaranov/go-openai"
	"google.golang.org/api/option"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/llm/mock"
	"memloom/internal/standin"
	"memloom/prompts"
	"memloom/prompts/prompttest"
)

func judge(t testing.TB, candidate string) llm.Prompt {
	t.Helper()
	p, err := tasks().Judge.Render(prompts.JudgeIn{Question: "When was the index due?", Gold: "14 March 2025",
		Candidate: candidate})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// builtin is the built-in model, whose packs are read once for all tests.
var builtin = sync.OnceValue(func() *standin.Model { return standin.New(tasks()) })

func tasks() *prompts.Tasks { return prompts.NewTasks(corpus.NewLexicon(nil, nil)) }

// The mock server passes the suite that every model passes, in either format.
func TestConformance(t *testing.T) {
	_, url := serve(t, mock.Options{})
	for format, ask := range map[string]asker{"openai": atOpenAI(url, "key"), "gemini": atGemini(t, url, "key")} {
		t.Run(format, func(t *testing.T) {
			prompttest.Run(t, model{standin.Name, ask}, prompttest.Options{Deterministic: true})
		})
		t.Run(format+" panel", func(t *testing.T) {
			prompttest.Run(t, model{"builtin-blind-2", ask}, prompttest.Options{Only: []string{prompts.TaskBlind},
				Deterministic: true})
		})
	}
}

// recorder keeps every call that a model answers, with its answer.
type recorder struct {
	llm.Model
	mu    sync.Mutex
	calls []llm.Call
	texts []string
}

func (r *recorder) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	a, err := r.Model.Complete(ctx, c)
	if err == nil {
		r.mu.Lock()
		defer r.mu.Unlock()
		r.calls, r.texts = append(r.calls, c), append(r.texts, a.Text)
	}
	return a, err
}

// Over the wire each model says exactly what it says in process.
func TestAnswersAreThoseOfTheModelInProcess(t *testing.T) {
	_, url := serve(t, mock.Options{})
	openAI, gemini := atOpenAI(url, "key"), atGemini(t, url, "key")
	m := builtin()
	for _, m := range append(m.Panel(standin.PanelSize), m) {
		r := &recorder{Model: m}
		prompttest.Verify(t.Context(), r, prompttest.Options{Only: only(m)})
		if len(r.calls) < 2 {
			t.Fatalf("%s: %d calls", m.Name(), len(r.calls))
		}
		for i, c := range r.calls {
			for format, ask := range map[string]asker{"openai": openAI, "gemini": gemini} {
				a, err := model{m.Name(), ask}.Complete(t.Context(), c)
				if err != nil || a.Text != r.texts[i] {
					t.Fatalf("%s, %s, %s: %v\n%s\nin process\n%s", m.Name(), format, c.Task, err, a.Text, r.texts[i])
				}
			}
		}
	}
}

func only(m llm.Model) []string {
	if m.Name() == standin.Name {
		return nil
	}
	return []string{prompts.TaskBlind}
}

func TestPathsAndNames(t *testing.T) {
	_, url := serve(t, mock.Options{})
	p := judge(t, "on March 14, 2025")
	azure := openai.DefaultAzureConfig("key", url)
	for place, ask := range map[string]asker{
		"openai": atOpenAI(url, ""), "azure": openAIClient(azure),
	} {
		if s := ask(t.Context(), "builtin", p.System, llm.Turn{Text: p.User}); s.err != nil || !strings.Contains(s.text,
			`"correct"`) || s.finish != "stop" {
			t.Errorf("%s: %+v", place, s)
		}
	}
	list, err := openai.NewClientWithConfig(func() openai.ClientConfig {
		c := openai.DefaultConfig("")
		c.BaseURL = url +
			"/v1"
		return c
	}()).ListModels(t.Context())
	if err != nil || len(list.Models) != 1+standin.PanelSize || list.Models[0].ID != "builtin" ||
		list.Models[3].ID != "builtin-blind-3" {
		t.Errorf("models: %+v, %v", list, err)
	}
}

// TestModelNames_AnyIsAnswered: a name that is none of the built-in model's is answered as builtin is.
func TestModelNames_AnyIsAnswered(t *testing.T) {
	_, url := serve(t, mock.Options{})
	p := judge(t, "on March 14, 2025")
	for place, ask := range map[string]asker{
		"openai": atOpenAI(url, ""), "azure": openAIClient(openai.DefaultAzureConfig("key", url)), "gemini": atGemini(t, url,
			"key"),
	} {
		want := ask(t.Context(), "builtin", p.System, llm.Turn{Text: p.User}).text
		for _, name := range []string{"gpt-5", "gemini-2.5-pro", "builtin-blind-0", "builtin-blind-01", "builtin-blind-x"} {
			if s := ask(t.Context(), name, p.System, llm.Turn{Text: p.User}); s.err != nil || s.text != want {
				t.Errorf("%s: model %s: %+v, want %s", place, name, s, want)
			}
		}
	}
}

func TestKeys(t *testing.T) {
	s, url := serve(t, mock.Options{Key: "sk-right-key-0001"})
	p := judge(t, "in spring")
	azure := func(key string) asker { return openAIClient(openai.DefaultAzureConfig(key, url)) }
	for _, c := range []struct {
		name   string
		ask    asker
		status int
		code   string
	}{
		{"openai, right", atOpenAI(url, "sk-right-key-0001"), 0, ""},
		{"azure, right", azure("sk-right-key-0001"), 0, ""},
		{"gemini, right", atGemini(t, url, "sk-right-key-0001"), 0, ""},
		{"openai, wrong", atOpenAI(url, "sk-wrong-key-0002"), 401, "invalid_api_key"},
		{"azure, wrong", azure("sk-wrong-key-0002"), 401, "401"},
		{"gemini, wrong", atGemini(t, url, "sk-wrong-key-0002"), 400, "API key not valid. Please pass a valid API key."},
		{"openai, none", atOpenAI(url, ""), 401, ""},
	} {
		got := c.ask(t.Context(), "builtin", p.System, llm.Turn{Text: p.User})
		if got.status != c.status || (c.status != 401 || c.code != "401") && got.code != c.code ||
			(got.err == nil) != (c.status == 0) {
			t.Errorf("%s: %+v", c.name, got)
		}
		if got.err != nil && strings.Contains(got.err.Error(), "sk-wrong-key-0002") {
			t.Errorf("%s: the whole key stands in the answer: %v", c.name, got.err)
		}
	}
	if st := s.Stats(); st.Answered != 3 || st.Statuses["401"] != 3 || st.Statuses["400"] != 1 || st.TokensIn == 0 {
		t.Errorf("%+v", st)
	}
}

// Every task has an answer without computing; it decodes, unless it is plain words, and where a task can
// be declined it passes the check too.
func TestCannedAnswers(t *testing.T) {
	s, url := serve(t, mock.Options{Canned: true})
	ask := atOpenAI(url, "")
	m := builtin()
	r := &recorder{Model: m}
	prompttest.Verify(t.Context(), r, prompttest.Options{})
	texts := map[string]string{}
	for _, c := range r.calls {
		a, err := model{standin.Name, ask}.Complete(t.Context(), c)
		if err != nil || json.Valid([]byte(a.Text)) == c.Plain() || texts[c.Task] != "" && texts[c.Task] != a.Text {
			t.Fatalf("%s: %v\n%s\nbefore\n%s", c.Task, err, a.Text, texts[c.Task])
		}
		texts[c.Task] = a.Text
	}
	prompttest.Run(t, acceptable{model{standin.Name, ask}}, prompttest.Options{
		Only: []string{prompts.TaskSolve, prompts.TaskJudge, prompts.TaskVerdict, prompts.TaskBlind,
			prompts.TaskProbe},
		Deterministic: true,
	})
	if a := ask(t.Context(), "builtin", "", llm.Turn{Text: "Hello?"}); a.text != "A canned answer." {
		t.Errorf("%+v", a)
	}
	if st := s.Stats(); st.Answered < st.Requests/2 || st.AnsweredAgain < st.Answered/2 {
		t.Errorf("%+v", st)
	}
}

// acceptable fails an unknown task, which a canned server answers like any other.
type acceptable struct{ llm.Model }

func (a acceptable) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	if strings.HasPrefix(c.Task, "no.such") {
		return llm.Answer{}, &llm.Failure{Kind: llm.Invalid}
	}
	return a.Model.Complete(ctx, c)
}

func TestUsage(t *testing.T) {
	s, url := serve(t, mock.Options{})
	ask, gemini := atOpenAI(url, ""), atGemini(t, url, "key")
	long := strings.Repeat("The harbour gate index is loaded every morning before the pilots arrive. ", 300)
	p := judge(t, "in spring")
	say := func(ask asker, tail string) llm.Usage {
		got := ask(t.Context(), "builtin", long, llm.Turn{Text: p.User + tail})
		if got.err != nil {
			t.Fatal(got.err)
		}
		return got.usage
	}
	first, second, third := say(ask, ""), say(ask, "\nAgain."), say(gemini, "\nOnce more.")
	if first.Cached != 0 || first.In < 3000 || first.Out < 5 || first.Out > 40 {
		t.Errorf("first: %+v", first)
	}
	for _, u := range []llm.Usage{second, third} {
		if u.Cached < 3000 || u.Cached > u.In || u.Cached%128 != 0 {
			t.Errorf("%+v after %+v", u, first)
		}
	}
	if st := s.Stats(); st.TokensIn != first.In+second.In+third.In || st.TokensCached != second.Cached+third.Cached ||
		st.Distinct != 3 || st.Repeated != 0 {
		t.Errorf("%+v", st)
	}
}

// An answer longer than a request allows ends where the limit is, as providers do.
func TestLimitOfTokens(t *testing.T) {
	_, url := serve(t, mock.Options{})
	c := openai.DefaultConfig("")
	c.BaseURL = url + "/v1"
	p := judge(t, "in spring")
	resp, err := openai.NewClientWithConfig(c).CreateChatCompletion(t.Context(), openai.ChatCompletionRequest{
		Model: "builtin", MaxCompletionTokens: 4, Messages: []openai.ChatCompletionMessage{{Role: "user", Content: p.User}},
	})
	if err != nil || resp.Choices[0].FinishReason != "length" || resp.Usage.CompletionTokens != 4 ||
		len(resp.Choices[0].Message.Content) > 30 {
		t.Errorf("%+v, %v", resp, err)
	}
}

// Requests equal in all that counts are repeats; asking again after a bad
// answer is not.
func TestRepeatsAreCounted(t *testing.T) {
	s, url := serve(t, mock.Options{})
	for _, ask := range []asker{atOpenAI(url, ""), atOpenAI(url, "")} { // two processes, so to speak
		for i := range 3 {
			p := judge(t, fmt.Sprint("in spring ", i))
			ask(t.Context(), "builtin", p.System, llm.Turn{Text: p.User})
			ask(t.Context(), "builtin", p.System, llm.Turn{Text: p.User}, llm.Turn{Own: true, Text: "?"},
				llm.Turn{Text: "That is no JSON."})
		}
	}
	if st := s.Stats(); st.Requests != 12 || st.Distinct != 6 || st.Repeated != 6 || st.Answered != 12 ||
		st.AnsweredAgain != 6 || st.InFlight != 0 || st.MostInFlight != 1 {
		t.Errorf("%+v", st)
	}
}

// Gemini's library sends conversations as streams, or as parts of one content.
func TestGeminiConversations(t *testing.T) {
	s, url := serve(t, mock.Options{Script: script(t, `rules: [{fault: nonsense, first: 1}]`)})
	client, err := genai.NewClient(t.Context(), option.WithAPIKey("key"), option.WithEndpoint(url))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = client.Close() })
	p := judge(t, "14 March 2025")
	chat := client.GenerativeModel("builtin").StartChat()
	for i := range 2 {
		resp, err := chat.SendMessage(t.Context(), genai.Text(p.User))
		if err != nil {
			t.Fatal(err)
		}
		text := string(resp.Candidates[0].Content.Parts[0].(genai.Text))
		if strings.Contains(text, "verdict") != (i == 1) {
			t.Errorf("%d: %s", i, text)
		}
	}
	ask := atGemini(t, url, "key")
	q := judge(t, "some day")
	first := ask(t.Context(), "builtin", "", llm.Turn{Text: q.User})
	second := ask(t.Context(), "builtin", "", llm.Turn{Text: q.User}, llm.Turn{Own: true, Text: first.text},
		llm.Turn{Text: "That is no JSON."})
	if strings.Contains(first.text, "verdict") || !strings.Contains(second.text, "verdict") {
		t.Errorf("%+v\nthen %+v", first, second)
	}
	if st := s.Stats(); st.Answered != 4 || st.Repeated != 0 || st.Faults["nonsense"] != 2 {
		t.Errorf("%+v", st)
	}
}
