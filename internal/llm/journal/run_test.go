package journal

import (
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"

	"memloom/internal/llm"
	"memloom/internal/llm/money"
	"memloom/internal/runstore"
)

var inUnit = llm.ForUnit(context.Background(), llm.Unit{Stage: "text", Name: "text/p1"})

// server is a provider that counts the prompts it is sent.
type server struct {
	*httptest.Server
	mu   sync.Mutex
	seen map[string]int
	// reply answers the nth request, from 1, of a prompt.
	reply func(w http.ResponseWriter, prompt string, n int)
}

func serve(t testing.TB, reply func(w http.ResponseWriter, prompt string, n int)) *server {
	s := &server{seen: map[string]int{}, reply: reply}
	s.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var q tinyRequest
		if err := json.NewDecoder(r.Body).Decode(&q); err != nil {
			t.Error(err)
		}
		prompt := q.Turns[len(q.Turns)-1].Text
		s.mu.Lock()
		s.seen[prompt]++
		n := s.seen[prompt]
		s.mu.Unlock()
		s.reply(w, prompt, n)
	}))
	t.Cleanup(s.Close)
	return s
}

func (s *server) times(prompt string) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.seen[prompt]
}

// echo answers with the prompt, ten tokens in, four of them cached, five out.
func echo(w http.ResponseWriter, prompt string, _ int) {
	_ = json.NewEncoder(w).Encode(tinyAnswer{Text: "to " + prompt, In: 10, Cached: 4, Out: 5})
}

// price makes an echo cost 6·2 + 4·1 + 5·4 = 36 nano-dollars.
func price() *money.Price {
	cached := money.Nano(1_000_000)
	return &money.Price{Input: 2_000_000, Cached: &cached, Output: 4_000_000}
}

// bench is a journaled model on a store, as a run has it.
type bench struct {
	store *runstore.Store
	j     *Journal
	m     llm.Model
}

func set(t testing.TB, dir string, url string, o Options) *bench {
	t.Helper()
	store, err := runstore.Open(dir, runstore.Options{})
	if err != nil {
		t.Fatal(err)
	}
	j, err := Open(store, o)
	if err != nil {
		t.Fatal(err)
	}
	p := newTiny(url, nil)
	m := j.Model(ModelOptions{Name: "big", Identity: url, Provider: p, Next: retrying{Read(p), 3}, Price: price()})
	b := &bench{store, j, m}
	t.Cleanup(func() { b.close(t) })
	return b
}

func (b *bench) close(t testing.TB) {
	t.Helper()
	if err := b.store.Close(); err != nil {
		t.Error(err)
	}
}

func (b *bench) totals(t testing.TB) runstore.CallTotals {
	t.Helper()
	list, err := b.j.Totals(inUnit)
	if err != nil || len(list) != 1 {
		t.Fatal(list, err)
	}
	return list[0]
}

func complete(t testing.TB, m llm.Model, prompt string) llm.Answer {
	t.Helper()
	ans, err := m.Complete(inUnit, ask(prompt))
	if err != nil {
		t.Fatal(err)
	}
	return ans
}
