package fleet_test

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"sync"
	"testing"
	"time"

	"memloom/internal/llm/fleet"
	"memloom/internal/llm/mock"
	"memloom/internal/llm/models"
	"memloom/internal/llm/money"
)

// wordy is a provider whose answers take as many tokens as the request allows,
// 20,000 where it says nothing.
type wordy struct {
	mu     sync.Mutex
	limits []int
	billed money.Nano
}

// ServeHTTP implements http.Handler.
func (s *wordy) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	var in struct {
		MaxTokens     int `json:"max_tokens"`
		MaxCompletion int `json:"max_completion_tokens"`
	}
	_ = json.NewDecoder(r.Body).Decode(&in)
	limit := max(in.MaxTokens, in.MaxCompletion)
	out := cmp.Or(limit, 20_000)
	s.mu.Lock()
	s.limits = append(s.limits, limit)
	s.billed += money.Nano(100*1_000 + out*10_000)
	s.mu.Unlock()
	time.Sleep(20 * time.Millisecond)
	w.Header().Set("Content-Type", "application/json")
	fmt.Fprintf(w, `{"choices":[{"finish_reason":"stop","message":{"role":"assistant","content":%q}}],`+
		`"usage":{"prompt_tokens":100,"completion_tokens":%d}}`,
		`{"verdict":"correct","reason":"as said"}`, out)
}

const pricedAt = "price: {input: 1, output: 10}, limits: {concurrency: 64}"

// TestBudget_LongAnswersStayUnderCap: with answers of as many tokens as a
// provider likes, what it bills stays under the cap.
func TestBudget_LongAnswersStayUnderCap(t *testing.T) {
	s := &wordy{}
	h := httptest.NewServer(s)
	defer h.Close()
	file := parse(t, h.URL, "m model: local, "+pricedAt)
	limit := money.Dollar / 2
	budget := money.NewBudget(money.Caps{Run: &limit}, nil)
	f := open(t, fleet.Options{File: file, Journal: kept(t, false), Budget: budget,
		Start: map[string]int{file.Models["m"].Endpoint(): 64}})
	var wg sync.WaitGroup
	for n := range 300 {
		wg.Go(func() {
			var reached *money.CapError
			if err := judge(t, f.Model("m"), n); err != nil && !errors.As(err, &reached) {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	if run, _ := budget.Accounts(); s.billed > limit || s.billed < limit*8/10 || run.Spent != s.billed {
		t.Errorf("billed %s under a cap of %s, the budget says %+v", s.billed, limit, run)
	}
}

// TestMaxTokens_SentByRoleAndModel: every request has a limit: what the models
// file says, or that of the role, with room for thinking.
func TestMaxTokens_SentByRoleAndModel(t *testing.T) {
	for line, want := range map[string]int{
		"m model: local":                   512,
		"m model: qwen3":                   512 + 8192,
		"m model: openai/gpt-5-mini":       512 + 8192,
		"m model: local, max_tokens: 77":   77,
		"m model: gpt-5, max_tokens: 1000": 1000,
	} {
		s := &wordy{}
		h := httptest.NewServer(s)
		f := open(t, fleet.Options{File: parse(t, h.URL, line)})
		if err := judge(t, f.Model("m"), 1); err != nil || len(s.limits) != 1 || s.limits[0] != want {
			t.Errorf("%s: sent %v, want %d (%v)", line, s.limits, want, err)
		}
		h.Close()
	}
}

// parse is a models file of one model at an address.
func parse(t *testing.T, url, line string) *models.File {
	t.Helper()
	return (&server{url: url}).file(t, "{default: m}", line)
}

// TestMaxTokens_CutAnswerIsAskedAnewWithMore: an answer that ended at the limit
// is not read. The question is asked again with four times the limit, and with
// the same one where the models file sets it.
func TestMaxTokens_CutAnswerIsAskedAnewWithMore(t *testing.T) {
	for line, want := range map[string][]int{
		"m model: builtin":                 {512, 2048, 8192},
		"m model: builtin, max_tokens: 77": {77, 77, 77},
	} {
		rules, err := mock.ParseScript("cut", []byte("rules: [{fault: truncated, first: 2}]"))
		if err != nil {
			t.Fatal(err)
		}
		s := serve(t, mock.Options{Script: rules})
		f := open(t, fleet.Options{File: s.file(t, "{default: m}", line)})
		if err := judge(t, f.Model("m"), 1); err != nil {
			t.Errorf("%s: %v", line, err)
		}
		var sent []int
		for _, a := range s.asked {
			var in struct {
				MaxTokens int `json:"max_tokens"`
			}
			if err := json.Unmarshal([]byte(a.body), &in); err != nil {
				t.Fatal(err)
			}
			sent = append(sent, in.MaxTokens)
		}
		if !slices.Equal(sent, want) {
			t.Errorf("%s: sent %v, want %v", line, sent, want)
		}
	}
}
