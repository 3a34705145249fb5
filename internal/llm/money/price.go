package money

import "memloom/internal/llm"

// Price is what a million tokens cost. A nil *Price is an unknown one.
type Price struct {
	Input  Nano
	Cached *Nano // of input that the provider had cached; nil: as Input
	Output Nano
}

// mostTokens of a kind, at the highest price that a models file may name, 1,000 dollars per million tokens, keep a cost
// inside 64 bits.
const mostTokens = 1 << 40

// million is the number of tokens that prices are for.
const million = 1_000_000

// Mean is the mean of at least one price, each part rounded up.
func Mean(prices []Price) Price {
	n := Nano(len(prices))
	var in, cached, out Nano
	own := false // a price for what was cached
	for _, p := range prices {
		in, cached, out, own = in+p.Input, cached+p.cached(), out+p.Output, own || p.Cached != nil
	}
	mean := Price{Input: (in + n - 1) / n, Output: (out + n - 1) / n}
	if cached = (cached + n - 1) / n; own {
		mean.Cached = &cached
	}
	return mean
}

func (p Price) cached() Nano {
	if p.Cached == nil {
		return p.Input
	}
	return *p.Cached
}

// Cost returns what an answer costs, a fraction of a nano-dollar counted as a whole one. Counts that cannot be are
// brought into bounds: none is negative, and no more tokens are cached than are input.
func (p Price) Cost(u llm.Usage) Nano {
	in := max(u.In, 0)
	cached := min(max(u.Cached, 0), in)
	var whole, rest Nano // per token, and per millionth of one
	for _, part := range []struct {
		tokens int
		price  Nano
	}{{in - cached, p.Input}, {cached, p.cached()}, {max(u.Out, 0), p.Output}} {
		part.tokens = min(part.tokens, mostTokens)
		whole += Nano(part.tokens/million) * part.price
		rest += Nano(part.tokens%million) * part.price
	}
	return whole + (rest+million-1)/million
}

// free says whether nothing costs anything, however much it is.
func (p Price) free() bool { return p.Input == 0 && p.cached() == 0 && p.Output == 0 }

// CostOf returns what an answer costs, nil if the price is unknown, or if it depends on tokens and the provider did not
// say how many they were, or said what cannot be.
func CostOf(p *Price, u llm.Usage) *Nano {
	if p == nil || (u.Doubt || u.In == 0 && u.Out == 0) && !p.free() {
		return nil
	}
	cost := p.Cost(u)
	return &cost
}
