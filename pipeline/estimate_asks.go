package pipeline

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"

	"github.com/tiktoken-go/tokenizer"

	"memloom/internal/llm"
	"memloom/prompts"
)

// Span is a number that is known within bounds, with the likeliest one.
type Span struct{ Low, Likely, High float64 }

// just is a number that is known.
func just(n float64) Span { return Span{n, n, n} }

// Plus adds bounds to bounds.
func (s Span) Plus(o Span) Span { return Span{s.Low + o.Low, s.Likely + o.Likely, s.High + o.High} }

// Times multiplies bounds, of numbers that are not negative.
func (s Span) Times(o Span) Span { return Span{s.Low * o.Low, s.Likely * o.Likely, s.High * o.High} }

// Of multiplies bounds by a number.
func (s Span) Of(n float64) Span { return s.Times(just(n)) }

// MarshalJSON writes {"low": …, "likely": …, "high": …}, in whole numbers.
func (s Span) MarshalJSON() ([]byte, error) {
	return json.Marshal(spanJSON{int64(math.Round(s.Low)), int64(math.Round(s.Likely)), int64(math.Round(s.High))})
}

// UnmarshalJSON reads what MarshalJSON writes.
func (s *Span) UnmarshalJSON(b []byte) error {
	var x spanJSON
	err := json.Unmarshal(b, &x)
	*s = Span{float64(x.Low), float64(x.Likely), float64(x.High)}
	return err
}

type spanJSON struct {
	Low    int64 `json:"low"`
	Likely int64 `json:"likely"`
	High   int64 `json:"high"`
}

// Asking is how often a stage asks a task, and the tokens that it takes, all
// calls together, those that are asked again included.
type Asking struct {
	Task   string   `json:"task"`
	Role   llm.Role `json:"role"`
	Calls  Span     `json:"calls"`
	In     Span     `json:"tokens_in"`
	Cached Span     `json:"tokens_cached"` // of those in; 0 where nothing is known of the prompts' common prefixes
	Out    Span     `json:"tokens_out"`

	planned Taken // without those that are asked again, likely
}

// size is what a call takes, in tokens.
type size struct{ in, cached, out float64 }

// askingOf makes an estimate of calls of a size. How well their prompts are known is given by known.
func askingOf(task string, role llm.Role, calls Span, s size, known Span) Asking {
	again := Span{1 + askedAgain.Low, 1 + askedAgain.Likely, 1 + askedAgain.High}
	a := Asking{Task: task, Role: role, Calls: calls.Times(again)}
	a.planned = Taken{calls.Likely, calls.Likely * s.in, calls.Likely * s.out}
	first := calls.Times(known).Of(s.in)
	repeats := calls.Times(askedAgain) // a question again, with the answer and what was wrong in it
	a.In = first.Plus(repeats.Of(s.in + s.out + complaintTokens))
	a.Cached = calls.Times(cacheable).Of(s.cached)
	a.Cached.High = min(a.Cached.High, a.In.High)
	a.Out = a.Calls.Times(wordy).Of(s.out)
	return a
}

const complaintTokens = 60

// gauge counts tokens of samples of prompts and answers, by task.
type gauge struct {
	codec tokenizer.Codec
	seen  map[string]*gauged
}

type gauged struct {
	n     int
	total size
	texts []string // of the prompts, in order
}

func newGauge() (*gauge, error) {
	codec, err := tokenizer.Get(tokenizer.O200kBase)
	if err != nil {
		return nil, fmt.Errorf("loading the vocabulary %s: %w", Tokenizer, err)
	}
	return &gauge{codec: codec, seen: map[string]*gauged{}}, nil
}

// note counts a prompt, and an answer of so many tokens.
func note[In, Out any](g *gauge, t *prompts.Task[In, Out], in In, out float64) error {
	p, err := t.Render(in)
	if err != nil {
		return err
	}
	text := p.System + "\n" + p.User
	n, err := g.codec.Count(text)
	if err != nil {
		return fmt.Errorf("counting tokens: %w", err)
	}
	x := g.seen[t.Name]
	if x == nil {
		x = &gauged{}
		g.seen[t.Name] = x
	}
	x.n++
	x.total.in += float64(n)
	x.total.out += out
	x.texts = append(x.texts, text)
	return nil
}

// jsonTokens counts the tokens of an answer as JSON.
func (g *gauge) jsonTokens(v any) float64 {
	b, err := json.Marshal(v)
	if err != nil {
		panic("an answer cannot be encoded: " + err.Error()) // texts and numbers alone
	}
	n, err := g.codec.Count(string(b))
	if err != nil {
		return float64(len(b)) / 4
	}
	return float64(n)
}

// mean is the mean size of a task's calls.
func (g *gauge) mean(task string) size {
	x := g.seen[task]
	if x == nil {
		return size{}
	}
	n := float64(x.n)
	return size{in: x.total.in / n, cached: x.cached(), out: x.total.out / n}
}

// Providers cache prefixes of 1,024 tokens or more, in steps of 128.
const (
	cacheLeast = 1024
	cacheStep  = 128
)

// cached is how many tokens of a call a cache of prefixes can serve: the longest
// prefix that its prompt shares with another of the sample, in the steps of caches.
func (x *gauged) cached() float64 {
	bytes := 0
	for _, t := range x.texts {
		bytes += len(t)
	}
	perByte := x.total.in / float64(max(bytes, 1))
	var sum float64
	for i, t := range x.texts {
		longest := 0
		for k, o := range x.texts {
			if k != i {
				longest = max(longest, common(t, o))
			}
		}
		if n := int(float64(longest) * perByte); n >= cacheLeast {
			sum += float64(n / cacheStep * cacheStep)
		}
	}
	return sum / float64(x.n)
}

func common(a, b string) int {
	n := min(len(a), len(b))
	for i := range n {
		if a[i] != b[i] {
			return i
		}
	}
	return n
}

// filler is a text of so many tokens.
func filler(tokens float64) string {
	return strings.TrimPrefix(strings.Repeat(" word", max(1, int(math.Round(tokens)))), " ")
}

// spread yields about n places of a list, evenly.
func spread(length, n int) []int {
	var out []int
	for i := range min(n, length) {
		out = append(out, (2*i+1)*length/(2*min(n, length)))
	}
	return out
}
