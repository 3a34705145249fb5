package filters

import "memloom/internal/corpus"

// Cost counts what uniqueness took, and what asking every item of every segment would have taken. Tokens are those of
// the messages shown, approximately; instructions and answers are left out both ways.
type Cost struct {
	Items            int `json:"items"`
	Calls            int `json:"calls"` // of reading segments, solving and judging
	Tokens           int `json:"tokens"`
	ExhaustiveCalls  int `json:"exhaustive_calls"` // of solving alone: a call per item and segment
	ExhaustiveTokens int `json:"exhaustive_tokens"`
}

// Plus returns the sum of two costs.
func (c Cost) Plus(d Cost) Cost {
	return Cost{
		Items: c.Items + d.Items, Calls: c.Calls + d.Calls, Tokens: c.Tokens + d.Tokens,
		ExhaustiveCalls: c.ExhaustiveCalls + d.ExhaustiveCalls, ExhaustiveTokens: c.ExhaustiveTokens +
			d.ExhaustiveTokens,
	}
}

// tokensOf sums the tokens of messages; where they were not counted, four bytes make one.
func tokensOf(messages []corpus.Message) int {
	n := 0
	for i := range messages {
		n += tokensIn(&messages[i])
	}
	return n
}

// tokensIn is the count of a message, or about that where none is recorded.
func tokensIn(m *corpus.Message) int {
	if m.Tokens > 0 {
		return m.Tokens
	}
	return (len(m.Text) + 3) / 4
}
