package cost

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"strings"

	"memloom/internal/llm"
)

// Span is a number that is known within bounds, with the likeliest one.
type Span struct{ Low, Likely, High float64 }

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

// Spread yields about n places of a list, evenly.
func Spread(length, n int) []int {
	var out []int
	for i := range min(n, length) {
		out = append(out, (2*i+1)*length/(2*min(n, length)))
	}
	return out
}

// Words is a text of so many words, in an order of chance, so that no two are alike.
func Words(n float64, r *rand.Rand) string {
	words := strings.Fields(shortWords)
	out := make([]string, max(1, int(math.Round(n))))
	for i := range out {
		out[i] = words[r.IntN(len(words))]
	}
	return strings.Join(out, " ")
}

const shortWords = "time year people way day man thing woman life child world school state family student group " +
	"country problem hand part place case week company system program question work government number night point " +
	"home water room mother area money story fact"
