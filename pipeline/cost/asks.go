package cost

import (
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"

	"github.com/tiktoken-go/tokenizer"

	"memloom/internal/llm"
	"memloom/prompts"
)

// Span is a number that is known within bounds, with the likeliest one.
type Span struct{ Low, Likely, High float64 }

// Between is a number with its bounds and its likeliest value.
func Between(low, likely, high float64) Span { return Span{low, likely, high} }

// Just is a number that is known.
func Just(n float64) Span { return Span{n, n, n} }

// Plus adds bounds to bounds.
func (s Span) Plus(o Span) Span { return Span{s.Low + o.Low, s.Likely + o.Likely, s.High + o.High} }

// Times multiplies bounds, of numbers that are not negative.
func (s Span) Times(o Span) Span { return Span{s.Low * o.Low, s.Likely * o.Likely, s.High * o.High} }

// Of multiplies bounds by a number.
func (s Span) Of(n float64) Span { return s.Times(Just(n)) }

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

// Asks is how often a stage asks a task, and the tokens that it takes, all
// calls together, those that are asked again included.
type Asks struct {
	Task   string   `json:"task"`
	Role   llm.Role `json:"role"`
	Calls  Span     `json:"calls"`
	In     Span     `json:"tokens_in"`
	Cached Span     `json:"tokens_cached"` // of those in; 0 where nothing is known of the prompts' common prefixes
	Out    Span     `json:"tokens_out"`

	Planned Taken `json:"-"` // without those that are asked again, likely
}

// Size is what a call takes, in tokens.
type Size struct{ In, Cached, Out float64 }

// Of makes an estimate of calls of a size. How well their prompts are known is given by known.
func Of(task string, role llm.Role, calls Span, s Size, known Span) Asks {
	again := Span{1 + AskedAgain.Low, 1 + AskedAgain.Likely, 1 + AskedAgain.High}
	a := Asks{Task: task, Role: role, Calls: calls.Times(again)}
	a.Planned = Taken{calls.Likely, calls.Likely * s.In, calls.Likely * s.Out}
	first := calls.Times(known).Of(s.In)
	repeats := calls.Times(AskedAgain) // a question again, with the answer and what was wrong in it
	a.In = first.Plus(repeats.Of(s.In + s.Out + complaintTokens))
	a.Cached = calls.Times(Cacheable).Of(s.Cached)
	a.Cached.High = min(a.Cached.High, a.In.High)
	a.Out = a.Calls.Times(Wordy).Of(s.Out)
	return a
}

const complaintTokens = 60

// Gauge counts tokens of samples of prompts and answers, by task.
type Gauge struct {
	codec tokenizer.Codec
	seen  map[string]*gauged
}

type gauged struct {
	n     int
	total Size
	texts []string // of the prompts, in order
}

// NewGauge returns a gauge that has counted nothing. The error says that the vocabulary cannot be loaded.
func NewGauge() (*Gauge, error) {
	codec, err := tokenizer.Get(tokenizer.O200kBase)
	if err != nil {
		return nil, fmt.Errorf("loading the vocabulary %s: %w", "o200k_base", err)
	}
	return &Gauge{codec: codec, seen: map[string]*gauged{}}, nil
}

// Note counts a prompt, and an answer of so many tokens.
func Note[In, Out any](g *Gauge, t *prompts.Task[In, Out], in In, out float64) error {
	p, err := t.Render(in)
	if err != nil {
		return err
	}
	text := p.System + "\n" + p.User
	n, err := g.codec.Count(text)
	if err != nil {
		return fmt.Errorf("counting tokens: %w", err)
	}
	g.add(t.Name, text, Size{In: float64(n), Out: out})
	return nil
}

// JSONTokens counts the tokens of an answer as JSON.
func (g *Gauge) JSONTokens(v any) float64 {
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

// Mean is the mean Size of a task's calls.
func (g *Gauge) Mean(task string) Size {
	x := g.seen[task]
	if x == nil {
		return Size{}
	}
	n := float64(x.n)
	return Size{In: x.total.In / n, Cached: x.cached(), Out: x.total.Out / n}
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
	perByte := x.total.In / float64(max(bytes, 1))
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

// Filler is a text of so many tokens.
func Filler(tokens float64) string {
	return strings.TrimPrefix(strings.Repeat(" word", max(1, int(math.Round(tokens)))), " ")
}

// Varied is a text of about so many tokens that is like no other: words in an order of chance.
func Varied(tokens float64, r *rand.Rand) string {
	words := strings.Fields(shortWords)
	out := make([]string, max(1, int(math.Round(tokens))))
	for i := range out {
		out[i] = words[r.IntN(len(words))]
	}
	return strings.Join(out, " ")
}

// shortWords are of a token each.
const shortWords = "time year people way day man thing woman life child world school state family student group country problem hand part " +
	"place case week company system program question work government number night point home water room mother area money story fact"

// Spread yields about n places of a list, evenly.
func Spread(length, n int) []int {
	var out []int
	for i := range min(n, length) {
		out = append(out, (2*i+1)*length/(2*min(n, length)))
	}
	return out
}

// Seen is how many prompts of a task were counted.
func (g *Gauge) Seen(task string) int {
	if x := g.seen[task]; x != nil {
		return x.n
	}
	return 0
}

// Heard counts a prompt and its answer.
func (g *Gauge) Heard(task string, p llm.Prompt, answer string) error {
	text := p.System + "\n" + p.User
	in, err := g.codec.Count(text)
	if err != nil {
		return fmt.Errorf("counting tokens: %w", err)
	}
	out, err := g.codec.Count(answer)
	if err != nil {
		return fmt.Errorf("counting tokens: %w", err)
	}
	g.add(task, text, Size{In: float64(in), Out: float64(out)})
	return nil
}

func (g *Gauge) add(task, text string, s Size) {
	x := g.seen[task]
	if x == nil {
		x = &gauged{}
		g.seen[task] = x
	}
	x.n++
	x.total.In += s.In
	x.total.Out += s.Out
	x.texts = append(x.texts, text)
}

// Forget drops what was counted of a task, and returns the mean size.
func (g *Gauge) Forget(task string) Size {
	s := g.Mean(task)
	delete(g.seen, task)
	return s
}
