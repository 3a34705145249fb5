package fleet_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"memloom/internal/llm"
	"memloom/internal/llm/gemini"
	"memloom/internal/llm/journal"
	"memloom/internal/llm/openai"
	"memloom/internal/llm/provider"
	"memloom/internal/runstore"
)

// noted is a store that remembers what it is told in words.
type noted struct {
	*runstore.Store
	key   runstore.Hash // of the last call that was sent
	words []string
}

func (n *noted) Intend(ctx context.Context, c runstore.Call, estimate *int64) (runstore.Send, error) {
	n.key = c.Key
	return n.Store.Intend(ctx, c, estimate)
}

func (n *noted) End(ctx context.Context, s runstore.Send, e runstore.Ending) error {
	n.words = append(n.words, e.Reason)
	return n.Store.End(ctx, s, e)
}

func (n *noted) GiveUp(ctx context.Context, c runstore.Call, kind string, detail []byte) (runstore.Send, error) {
	n.words = append(n.words, kind, string(detail))
	return n.Store.GiveUp(ctx, c, kind, detail)
}

// spelled writes a text into a JSON string, each character in a way drawn from those that JSON has.
func spelled(rng *rand.Rand, text string) string {
	var b strings.Builder
	for _, r := range text {
		quoted, _ := json.Marshal(string(r))
		ways := []string{string(quoted[1 : len(quoted)-1])}
		if r < 0x10000 {
			ways = append(ways, fmt.Sprintf(`\u%04x`, r), fmt.Sprintf(`\u%04X`, r))
		}
		if r == '/' {
			ways = append(ways, `\/`)
		}
		b.WriteString(ways[rng.IntN(len(ways))])
	}
	return b.String()
}

// echoes are the bodies in which a server may show a key: of an answer (by what the model says), and of a failure.
var echoes = []struct {
	status int
	body   func(rng *rand.Rand, key string, openAI bool) string
}{
	{200, func(rng *rand.Rand, key string, openAI bool) string {
		return answerOf(rng, openAI, `{"n":1,"of":null,"note":"`+spelled(rng, "the key is "+key)+`"}`)
	}},
	{200, func(rng *rand.Rand, key string, openAI bool) string { return answerOf(rng, openAI, "I say "+key) }},
	{200, func(rng *rand.Rand, key string, openAI bool) string {
		return answerOf(rng, openAI, "look at https://x.example/?k="+url.QueryEscape(key))
	}},
	{200, func(rng *rand.Rand, key string, openAI bool) string { // in two parts
		return answerOf(rng, openAI, `{"n":1,"of":null,"note":"`+strings.ReplaceAll(key, `"`, `\"`)[:4],
			strings.ReplaceAll(key, `"`, `\"`)[4:]+`"}`)
	}},
	{200, func(rng *rand.Rand, key string, _ bool) string {
		return `{"error":{"message":"` + spelled(rng, "wrong key "+key) + `","code":"` + spelled(rng, key) + `"}}`
	}},
	{200, func(rng *rand.Rand, key string, _ bool) string {
		return `{"choices":[{"message":{"refusal":"` + spelled(rng, "not for "+key) + `","content":null},"finish_reason":"` +
			spelled(rng, key) + `"}]}`
	}},
	{200, func(rng *rand.Rand, key string, _ bool) string {
		return `{"choices": 5, "candidates": "` + spelled(rng, key) + `"`
	}},
	{400, func(rng *rand.Rand, key string, _ bool) string {
		return `{"error":{"message":"` + spelled(rng, `upstream said {"message":"`+spelled(rng, key)+`"}`) + `","type":"` +
			spelled(rng, key) + `"}}`
	}},
	{401, func(rng *rand.Rand, key string, _ bool) string {
		return `{"error":{"message":"Incorrect key ` + spelled(rng, key) + `"}}`
	}},
	{500, func(_ *rand.Rand, key string, _ bool) string { return "no such key: " + key }},
	{307, func(rng *rand.Rand, key string, _ bool) string { return spelled(rng, key) }},
}

// answerOf is an answer of parts in either dialect.
func answerOf(rng *rand.Rand, openAI bool, parts ...string) string {
	kind, name := "text", "parts"
	if openAI {
		kind, name = `text","type":"text`, "content"
		if len(parts) == 1 {
			return `{"model":"m","choices":[{"index":0,"message":{"role":"assistant","content":"` + spelled(rng, parts[0]) + `"},"finish_reason":"stop"}],"usage":{"prompt_tokens":9,"completion_tokens":9}}`
		}
	}
	var list []string
	for _, p := range parts {
		if openAI {
			list = append(list, `{"type":"text","text":"`+spelled(rng, p)+`"}`)
		} else {
			list = append(list, `{"`+kind+`":"`+spelled(rng, p)+`"}`)
		}
	}
	content := `"` + name + `":[` + strings.Join(list, ",") + `]`
	if openAI {
		return `{"model":"m","choices":[{"index":0,"message":{"role":"assistant",` + content + `},"finish_reason":"stop"}]}`
	}
	return `{"candidates":[{"content":{"role":"model",` + content + `},"finishReason":"STOP"}],"usageMetadata":{"promptTokenCount":9,"candidatesTokenCount":9,"totalTokenCount":18}}`
}

var escape = regexp.MustCompile(`\\(u[0-9a-fA-F]{4}|[^u])`)

// readable says whether a person who takes escapes off a text finds the key in it.
func readable(text, key string) bool {
	for range 4 {
		plain, err := url.PathUnescape(text)
		if strings.Contains(text, key) || err == nil && strings.Contains(plain, key) {
			return true
		}
		text = escape.ReplaceAllStringFunc(text, func(e string) string {
			if e[1] != 'u' {
				return e[1:]
			}
			v, _ := strconv.ParseUint(e[2:], 16, 32)
			return string(rune(v))
		})
	}
	return false
}

// FuzzKey_EchoedInAnySpellingIsNowhere has servers show the key that they are sent, in whatever spelling, and looks at
// what clients return and at what the run's store holds.
func FuzzKey_EchoedInAnySpellingIsNowhere(f *testing.F) {
	for i, key := range []string{"sk/proj+AB=cd12", `a"b\c/d+e=f"g`, `\\\\////++++`, `"quoted-key-1"`, "u002bu002f%2B%2f",
		"plainkey1234", `nrtbf\nrtbf/u`} {
		for shape := range echoes {
			f.Add(key, uint64(i), uint8(shape), shape%2 == 0)
			f.Add(key, uint64(i), uint8(shape), shape%2 == 1)
		}
	}
	var reply atomic.Pointer[func(w http.ResponseWriter)]
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		(*reply.Load())(w)
	}))
	defer server.Close()
	store, err := runstore.Open(f.TempDir(), runstore.Options{})
	if err != nil {
		f.Fatal(err)
	}
	defer store.Close()
	n := 0
	f.Fuzz(func(t *testing.T, key string, seed uint64, shape uint8, openAI bool) {
		if len(key) < 8 || len(key) > 100 || strings.Trim(key, "\t ") != key || strings.IndexFunc(key,
			func(r rune) bool { return r < '!' || r > '~' }) >= 0 {
			t.Skip("no key, or none that a header takes")
		}
		n++
		openAI = openAI || n > mostGemini
		e := echoes[int(shape)%len(echoes)]
		rng := rand.New(rand.NewPCG(seed, 1))
		body := e.body(rng, key, openAI)
		send := func(w http.ResponseWriter) {
			w.Header().Set("Content-Type", "application/json")
			w.Header().Set("Location", "/x?"+spelled(rand.New(rand.NewPCG(seed, 2)), key))
			w.WriteHeader(e.status)
			_, _ = io.WriteString(w, body)
		}
		reply.Store(&send)
		identity := fmt.Sprint(n)
		words := &noted{Store: store}
		m := keyed(t, words, server.URL, key, openAI, identity)
		first, err := m.Complete(t.Context(), question(identity))
		if int(shape)%len(echoes) == 0 && (err != nil || !json.Valid([]byte(first.Text))) {
			t.Errorf("key %q, sent %q: the answer is lost: %q, %v", key, body, first.Text, err)
		}
		ans, err := m.Complete(t.Context(), question(identity)) // from the journal, where it was answered
		found, lookup := store.Lookup(t.Context(), words.key)
		if lookup != nil {
			t.Fatal(lookup)
		}
		for what, text := range map[string]string{
			"the first answer": first.Text, "the answer": ans.Text + "\n" + ans.Model, "the error": fmt.Sprintf("%v\n%+v", err,
				failureOf(err)), "the store": string(found.Answer),
			"the failure kept": string(found.Failure), "what the store was told": strings.Join(words.words, "\n"),
		} {
			if readable(text, key) {
				t.Errorf("%s holds the key %q (sent %q): %s", what, key, body, text)
			}
		}
	})
}

// mostGemini is how many clients of Gemini are made: each leaves a connection behind that nothing closes.
const mostGemini = 500

func question(text string) llm.Call {
	return llm.Call{
		Task: "test.task", Prompt: func() (llm.Prompt, error) {
			return llm.Prompt{System: "You answer in JSON.", User: text},
				nil
		},
		Schema: json.RawMessage(`{"type":"object","properties":{"n":{"type":"integer"},"note":{"type":"string"}},"required":["n"]}`),
	}
}

func failureOf(err error) llm.Failure {
	var f *llm.Failure
	if errors.As(err, &f) {
		return *f
	}
	return llm.Failure{}
}

// keyed is a journaled model of a provider that is sent a key.
func keyed(t testing.TB, store journal.Store, base, key string, openAI bool, identity string) llm.Model {
	t.Helper()
	var m llm.Model
	o := provider.Options{Name: "m", Model: "builtin", BaseURL: base, Key: key}
	if openAI {
		m = openai.New(o)
	} else {
		var err error
		if m, err = gemini.New(t.Context(), o); err != nil {
			t.Fatal(err)
		}
	}
	j, err := journal.Open(store, journal.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return j.Model(journal.ModelOptions{Name: "m", Identity: identity, Provider: m, Next: journal.Read(m)})
}
