package fleet_test

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"

	"memloom/internal/llm"
	"memloom/internal/llm/gemini"
	"memloom/internal/llm/journal"
	"memloom/internal/llm/money"
	"memloom/internal/llm/openai"
	"memloom/internal/llm/provider"
	"memloom/internal/runstore"
)

// usageCases are usages as a provider may say them, with IN, OUT and TOTAL for the names of the counts and DETAILS for
// what surrounds the count of cached tokens. A known cost is in nano-dollars.
var usageCases = []struct {
	name, usage string
	cost        int64 // -1: in doubt
}{
	{"as it should be", `{"IN":100,"OUT":20,"TOTAL":120}`, 140},
	{"reasoning in the total", `{"IN":100,"OUT":20,"TOTAL":150}`, 200},
	{"whole floats", `{"IN":100.0,"OUT":2e1,"TOTAL":120.0}`, 140},
	{"strings", `{"IN":"100","OUT":"20"}`, 140},
	{"details nil", `{"IN":100,"OUT":20,"DETAILS":null}`, 140},
	{"counts of details nil", `{"IN":100,"OUT":20,"DETAILS":{"CACHED":null}}`, 140},
	{"not said", ``, -1},
	{"null", `null`, -1},
	{"empty", `{}`, -1},
	{"zeros", `{"IN":0,"OUT":0,"TOTAL":0}`, -1},
	{"words", `"x"`, -1},
	{"a list", `[1,2]`, -1},
	{"2^63-1 in", `{"IN":9223372036854775807,"OUT":20}`, -1},
	{"2^63-1 out", `{"IN":100,"OUT":9223372036854775807}`, -1},
	{"2^63-1 in all", `{"IN":100,"OUT":20,"TOTAL":9223372036854775807}`, -1},
	{"2^63-1 thrice", `{"IN":9223372036854775807,"OUT":9223372036854775807,"TOTAL":9223372036854775807}`, -1},
	{"beyond all bounds", `{"IN":1e400,"OUT":20}`, -1},
	{"a billion", `{"IN":100,"OUT":1e9}`, -1},
	{"negative", `{"IN":-5,"OUT":-5}`, -1},
	{"negative out", `{"IN":100,"OUT":-5}`, -1},
	{"-2^63", `{"IN":100,"OUT":-9223372036854775808,"TOTAL":-9223372036854775808}`, -1},
	{"a fraction", `{"IN":100,"OUT":12.7}`, -1},
	{"a word", `{"IN":100,"OUT":"x"}`, -1},
	{"an object", `{"IN":{"a":1},"OUT":20}`, -1},
	{"null in", `{"IN":null,"OUT":20}`, -1},
	{"out missing", `{"IN":100}`, -1},
	{"nothing came out", `{"IN":100,"OUT":0,"TOTAL":100}`, -1},
	{"more cached than in", `{"IN":100,"OUT":20,"DETAILS":{"CACHED":1000}}`, -1},
	{"details a word", `{"IN":100,"OUT":20,"DETAILS":"x"}`, -1},
}

// usageBody is an answer in either dialect that took what a case says.
func usageBody(usage string, openAI bool) string {
	names := []string{"IN", "promptTokenCount", "OUT", "candidatesTokenCount", "TOTAL", "totalTokenCount",
		`"DETAILS":{"CACHED":1000}`, `"cachedContentTokenCount":1000`,
		`"DETAILS":{"CACHED":null}`, `"cachedContentTokenCount":null`, "DETAILS", "cachedContentTokenCount"}
	body, field := `{"candidates":[{"content":{"role":"model","parts":[{"text":"{\"n\":1}"}]},"finishReason":"STOP"}]`,
		`,"usageMetadata":`
	if openAI {
		names = []string{"IN", "prompt_tokens", "OUT", "completion_tokens", "TOTAL", "total_tokens", "DETAILS",
			"prompt_tokens_details", "CACHED", "cached_tokens"}
		body, field = `{"model":"m","choices":[{"index":0,"message":{"role":"assistant","content":"{\"n\":1}"},"finish_reason":"stop"}]`, `,"usage":`
	}
	if usage != "" {
		body += field + strings.NewReplacer(names...).Replace(usage)
	}
	return body + "}"
}

// TestUsage_AnswerIsKeptWhateverTheProviderSays: a paid answer is never lost for its usage, its cost is known or in
// doubt at what was reserved, and the run's store stays readable.
func TestUsage_AnswerIsKeptWhateverTheProviderSays(t *testing.T) {
	const reserved = 1000
	for _, openAI := range []bool{true, false} {
		for _, c := range usageCases {
			t.Run(fmt.Sprintf("%s/openai=%v", c.name, openAI), func(t *testing.T) {
				body := usageBody(c.usage, openAI)
				var asked atomic.Int64
				server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
					_, _ = io.Copy(io.Discard, r.Body)
					asked.Add(1)
					w.Header().Set("Content-Type", "application/json")
					_, _ = io.WriteString(w, body)
				}))
				defer server.Close()
				dir := t.TempDir()
				for sitting := range 2 {
					run, doubt := sitUsage(t, dir, server.URL, openAI, reserved)
					want := money.Account{Spent: money.Nano(c.cost)}
					if c.cost < 0 {
						want = money.Account{InDoubt: reserved}
					}
					if run != want || doubt != (c.cost < 0) {
						t.Errorf("sitting %d: booked %+v, in doubt %v, want %+v", sitting, run, doubt, want)
					}
				}
				if asked.Load() != 1 {
					t.Errorf("%d requests", asked.Load())
				}
			})
		}
	}
}

// sitUsage asks one question of a run and returns its account, and whether the usage is in doubt.
func sitUsage(t *testing.T, dir, url string, openAI bool, reserved money.Nano) (money.Account, bool) {
	t.Helper()
	store, err := runstore.Open(dir, runstore.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	j, err := journal.Open(store, journal.Options{})
	if err != nil {
		t.Fatal(err)
	}
	before, err := j.Spent(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	budget := money.NewBudget(money.Caps{}, before)
	price := &money.Price{Input: 1e6, Output: 2e6}
	m := modelAt(t, url, openAI)
	fixed := estimate(reserved)
	asked := j.Model(journal.ModelOptions{Name: "m", Identity: "m", Provider: m, Price: price,
		Next: budget.Model(journal.Read(m), money.Spending{Price: price, Bound: fixed})})
	ans, err := asked.Complete(llm.ForUnit(context.Background(), llm.Unit{Stage: "text", Name: "u"}),
		question("how many?"))
	if err != nil || ans.Text != `{"n":1}` {
		t.Fatalf("answer %+v, error %v", ans, err)
	}
	if u := ans.Usage; u.In < 0 || u.Out < 0 || u.Cached < 0 || u.Cached > u.In || u.In > 1<<17 || u.Out > 1<<19 {
		t.Errorf("usage %+v", u)
	}
	run, _ := budget.Accounts()
	if spent, err := j.Spent(t.Context()); err != nil || spent["text"] != run {
		t.Errorf("the store says %+v, %v; the budget %+v", spent, err, run)
	}
	if err := store.EachCall(func(runstore.CallRow) error { return nil }); err != nil {
		t.Error(err)
	}
	return run, ans.Usage.Doubt || ans.Usage == llm.Usage{}
}

// estimate reserves an amount for every call, at two nano-dollars a token out.
func estimate(n money.Nano) func(llm.Call) llm.Usage {
	return func(llm.Call) llm.Usage { return llm.Usage{Out: int(n / 2)} }
}

func modelAt(t *testing.T, url string, openAI bool) llm.Model {
	t.Helper()
	o := provider.Options{Name: "m", Model: "builtin", BaseURL: url}
	if openAI {
		return openai.New(o)
	}
	m, err := gemini.New(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	return m
}
