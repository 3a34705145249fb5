package fleet_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/llm/fleet"
	"memloom/internal/llm/journal"
	"memloom/internal/llm/mock"
	"memloom/internal/llm/models"
	"memloom/internal/llm/openai"
	"memloom/internal/llm/provider"
	"memloom/internal/runstore"
	"memloom/prompts"
)

const (
	key    = "sk-fleet-test-0123456789"
	keyEnv = "FLEET_TEST_KEY"
)

// server is a mock server that remembers what it was asked, and when.
type server struct {
	*mock.Server
	url string

	mu      sync.Mutex
	asked   []asked
	inside  map[string]int // requests at work, by model
	most    map[string]int
	refuses func(asked) bool // with a 500; may be nil
}

type asked struct {
	at    time.Time
	model string
	body  string
}

func serve(t *testing.T, o mock.Options) *server {
	t.Helper()
	o.Key = key
	m, err := mock.New(o)
	if err != nil {
		t.Fatal(err)
	}
	s := &server{Server: m, inside: map[string]int{}, most: map[string]int{}}
	h := httptest.NewServer(s)
	t.Cleanup(h.Close)
	s.url = h.URL + "/v1"
	return s
}

// ServeHTTP implements http.Handler.
func (s *server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		panic(http.ErrAbortHandler)
	}
	r.Body = io.NopCloser(bytes.NewReader(body))
	a := asked{at: time.Now(), body: string(body)}
	for _, name := range []string{"builtin-blind-1", "builtin-blind-2", "builtin"} {
		if a.model == "" && strings.Contains(a.body, `"model":"`+name+`"`) {
			a.model = name
		}
	}
	s.mu.Lock()
	s.asked = append(s.asked, a)
	s.inside[a.model]++
	s.most[a.model] = max(s.most[a.model], s.inside[a.model])
	refused := s.refuses != nil && s.refuses(a)
	s.mu.Unlock()
	defer func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.inside[a.model]--
	}()
	if refused {
		w.WriteHeader(http.StatusInternalServerError)
		return
	}
	s.Server.ServeHTTP(w, r)
}

// about counts the requests whose body holds a text.
func (s *server) about(text string) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	n := 0
	for _, a := range s.asked {
		if strings.Contains(a.body, text) {
			n++
		}
	}
	return n
}

var providers = provider.Registry{openai.OpenAI()}

// file is a models file: a line for each model, to which address and key are
// added, and roles.
func (s *server) file(t *testing.T, roles string, lines ...string) *models.File {
	t.Helper()
	text := "models:\n"
	for _, l := range lines {
		name, rest, _ := strings.Cut(l, " ")
		text += fmt.Sprintf("  %s: {provider: openai, base_url: %q, api_key_env: %s, %s}\n", name, s.url, keyEnv, rest)
	}
	f, err := models.Parse([]byte(text+"roles: "+roles), providers)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func open(t *testing.T, o fleet.Options) *fleet.Fleet {
	t.Helper()
	if o.Getenv == nil {
		o.Getenv = func(name string) string { return map[string]string{keyEnv: key}[name] }
	}
	f, err := fleet.Open(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// kept opens a journal.
func kept(t *testing.T, replay bool) *journal.Journal {
	t.Helper()
	store, err := runstore.Open(t.TempDir(), runstore.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	j, err := journal.Open(store, journal.Options{Replay: replay})
	if err != nil {
		t.Fatal(err)
	}
	return j
}

// judge asks whether an answer is the right one; n tells questions apart.
func judge(t *testing.T, m llm.Model, n int) error {
	ask := prompts.NewTasks(corpus.NewLexicon(nil, nil)).Judge
	_, err := ask.Ask(t.Context(), m, prompts.JudgeIn{Question: fmt.Sprintf("How high is hill %d?", n), Gold: "300 m",
		Candidate: "300 m"})
	return err
}

// crowd asks each model so many questions, all at once.
func crowd(t *testing.T, each int, all ...llm.Model) {
	var wg sync.WaitGroup
	for _, m := range all {
		for n := range each {
			wg.Go(func() {
				if err := judge(t, m, n); err != nil {
					t.Error(err)
				}
			})
		}
	}
	wg.Wait()
}

// Models at one address have the sum of what they name in flight, each no more
// than its own; one that names nothing takes what the others leave.
func TestConcurrencyAtOneAddress(t *testing.T) {
	s := serve(t, mock.Options{Latency: 30 * time.Millisecond})
	file := s.file(t, "{default: a, blind: [b, c]}",
		"a model: builtin, limits: {concurrency: 2}", "b model: builtin-blind-1, limits: {concurrency: 3}",
		"c model: builtin-blind-2")
	at := file.Models["a"].Endpoint()
	f := open(t, fleet.Options{File: file, Start: map[string]int{at: 512}})
	if f.Capacity() != 5 || f.Limits()[at] != 5 {
		t.Errorf("capacity %d, limits %v, want 5", f.Capacity(), f.Limits())
	}
	crowd(t, 15, f.Model("a"), f.Model("b"), f.Model("c"))
	if n := s.Stats().MostInFlight; n != 5 {
		t.Errorf("%d were in flight, want the sum of 2 and 3", n)
	}
	if s.most["builtin"] > 2 || s.most["builtin-blind-1"] > 3 || s.most["builtin-blind-2"] > 5 {
		t.Errorf("in flight by model: %v, want 2, 3 and 5 at most", s.most)
	}
}

// Models at different addresses, or with different keys, share nothing.
func TestCapacityOfAddresses(t *testing.T) {
	s := serve(t, mock.Options{})
	file := s.file(t, "{default: a, judge: b}", "a model: builtin, limits: {concurrency: 2}",
		"b model: builtin, temperature: 0.5")
	b := file.Models["b"]
	b.BaseURL += "/"
	file.Models["b"] = b
	if f := open(t, fleet.Options{File: file}); f.Capacity() != 2 {
		t.Errorf("capacity %d, want 2: it is one address", f.Capacity())
	}
	b.APIKeyEnv = "ANOTHER_KEY"
	file.Models["b"] = b
	f := open(t, fleet.Options{File: file, Getenv: func(string) string { return key }})
	if f.Capacity() != 2+models.DefaultConcurrency {
		t.Errorf("capacity %d, want 2 and %d", f.Capacity(), models.DefaultConcurrency)
	}
	if f.Model("a").Name() == f.Model("b").Name() {
		t.Error("two models have one name in records")
	}
}

// last returns how often a model was asked, and when last.
func (s *server) last(model string) (n int, at time.Time) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, a := range s.asked {
		if a.model == model {
			n, at = n+1, a.at
		}
	}
	return n, at
}

// Requests a minute hold for the model that names them, alone at its address or
// not, and for no other.
func TestRequestsAMinute(t *testing.T) {
	const perSecond, each = 20, 30
	limited := fmt.Sprintf("a model: builtin, limits: {rpm: %d}", perSecond*60)
	for name, c := range map[string]struct {
		roles string
		lines []string
	}{
		"alone":        {"{default: a}", []string{limited}},
		"with another": {"{default: a, judge: b}", []string{limited, "b model: builtin-blind-1"}},
	} {
		t.Run(name, func(t *testing.T) {
			s := serve(t, mock.Options{})
			file := s.file(t, c.roles, c.lines...)
			f := open(t, fleet.Options{File: file,
				Start: map[string]int{file.Models["a"].Endpoint(): models.DefaultConcurrency}})
			all := []llm.Model{f.Model("a")}
			if len(c.lines) > 1 {
				all = append(all, f.Model("b"))
			}
			start := time.Now()
			crowd(t, each, all...)
			// A second's worth leaves at once.
			least := (each - perSecond) * time.Second / perSecond
			if n, at := s.last("builtin"); n != each || at.Sub(start) < least*9/10 {
				t.Errorf("%d requests in %s, want %d in %s at least", n, at.Sub(start), each, least)
			}
			if n, _ := s.last("builtin-blind-1"); len(all) > 1 && n != each {
				t.Errorf("the other model was asked %d times, want %d", n, each)
			}
		})
	}
}

// A key that is not in the environment is named with its variable before
// anything is sent; one of a model that no role names is not needed.
func TestMissingKey(t *testing.T) {
	s := serve(t, mock.Options{})
	file := s.file(t, "{default: a}", "a model: builtin", "idle model: builtin, temperature: 1")
	idle := file.Models["idle"]
	idle.APIKeyEnv = "NOBODY_HAS_THIS"
	file.Models["idle"] = idle
	open(t, fleet.Options{File: file})

	_, err := fleet.Open(t.Context(), fleet.Options{File: file, Getenv: func(string) string { return "" }})
	var missing *fleet.KeyError
	if !errors.As(err, &missing) || missing.Model != "a" || missing.Variable != keyEnv || !strings.Contains(err.Error(),
		"export "+keyEnv+"=") {
		t.Errorf("got %v", err)
	}
	if n := s.Stats().Requests; n != 0 {
		t.Errorf("%d requests were sent", n)
	}
}

// A replay needs no key and sends nothing: what the journal has not is a miss.
func TestReplayNeedsNoKey(t *testing.T) {
	s := serve(t, mock.Options{})
	f := open(t, fleet.Options{
		File: s.file(t, "{default: a}", "a model: builtin"), Journal: kept(t, true), Replay: true,
		Getenv: func(string) string { return "" },
	})
	var miss *journal.MissError
	if err := judge(t, f.Model("a"), 1); !errors.As(err, &miss) || miss.Model != "builtin" {
		t.Errorf("got %v, want a miss", err)
	}
	if n := s.Stats().Requests; n != 0 {
		t.Errorf("%d requests were sent", n)
	}
}

// What a run found out about an address is where the next one begins.
func TestLimitsAreRemembered(t *testing.T) {
	s := serve(t, mock.Options{Latency: 10 * time.Millisecond})
	file := s.file(t, "{default: a}", "a model: builtin, limits: {concurrency: 40}")
	at := file.Models["a"].Endpoint()
	first := open(t, fleet.Options{File: file})
	before := first.Limits()[at]
	crowd(t, 60, first.Model("a"))
	found := first.Limits()
	if len(found) != 1 || found[at] <= before || found[at] > 40 {
		t.Errorf("the limit went from %d to %v", before, found)
	}
	next := open(t, fleet.Options{File: file, Start: found})
	if next.Limits()[at] != found[at] {
		t.Errorf("the next run begins with %v, want %v", next.Limits(), found)
	}
}

// controlText is what no other question of these tests holds.
const controlText = "How many days has a week?"

// Where a call fails on and no other person is asked, a control question is sent
// once, whatever becomes of it, and kept like any call: where it is answered,
// the call has failed by itself; where it is not, the provider is down.
func TestControlQuestion(t *testing.T) {
	for name, c := range map[string]struct {
		refuses  func(asked) bool
		down     bool
		controls int // at most; a question for each time that no one was heard of
	}{
		"one prompt fails": {func(a asked) bool { return !strings.Contains(a.body, controlText) }, false, 2},
		"all fail":         {func(asked) bool { return true }, true, 1},
	} {
		t.Run(name, func(t *testing.T) {
			s := serve(t, mock.Options{})
			s.refuses = c.refuses
			j := kept(t, false)
			f := open(t, fleet.Options{File: s.file(t, "{default: a}", "a model: builtin, price: {input: 1, output: 1}"),
				Journal: j, Wait: 2 * time.Millisecond})
			err := judge(t, f.Model("a"), 1)
			if llm.EndsRun(err) != c.down || llm.CallFailed(err) == c.down {
				t.Errorf("got %v, want the provider down: %v", err, c.down)
			}
			n := s.about(controlText)
			if n < 1 || n > c.controls {
				t.Errorf("%d control questions, want 1 to %d", n, c.controls)
			}
			calls, sends, paid := 0, 0, 0
			for row, err := range j.Calls(t.Context()) {
				if err != nil {
					t.Fatal(err)
				}
				if row.Task == fleet.TaskControl {
					calls, sends = calls+1, sends+row.Sends
					if row.Cost != nil && *row.Cost > 0 {
						paid++
					}
				}
			}
			if calls != n || sends != n || (paid > 0) == c.down {
				t.Errorf("the journal has %d control questions, sent %d times, %d of them paid; %d were asked", calls, sends, paid,
					n)
			}
		})
	}
}

// A provider that says itself that it fails is waited for before it has answered
// anything, which a bare 500 is not: that may come from anyone.
func TestProviderThatIsNotReadyYet(t *testing.T) {
	rules, err := mock.ParseScript("not ready", []byte("rules: [{fault: server_error, status: 503, first: 5}]"))
	if err != nil {
		t.Fatal(err)
	}
	s := serve(t, mock.Options{Script: rules})
	f := open(t, fleet.Options{File: s.file(t, "{default: a}", "a model: builtin"), Wait: 2 * time.Millisecond})
	if err := judge(t, f.Model("a"), 1); err != nil || s.about("") != 6 {
		t.Errorf("got %v after %d requests, want an answer to the sixth", err, s.about(""))
	}
}

// Once sends nothing again, neither the call nor a control question.
func TestOnce(t *testing.T) {
	s := serve(t, mock.Options{})
	s.refuses = func(asked) bool { return true }
	f := open(t, fleet.Options{File: s.file(t, "{default: a}", "a model: builtin"), Once: true})
	err := judge(t, f.Model("a"), 1)
	var failed *llm.Failure
	if !errors.As(err, &failed) || failed.Kind != llm.Server || s.about("") != 1 {
		t.Errorf("got %v after %d requests, want a failure of the server after one", err, s.about(""))
	}
}
