package money

import (
	"math"
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/llm"
)

func TestAmountsAsText(t *testing.T) {
	for _, c := range []struct {
		n              Nano
		exact, rounded string
	}{
		{0, "$0.00", "$0.00"},
		{12_340_000_000, "$12.34", "$12.34"},
		{12_300_000_300, "$12.3000003", "$12.30"},
		{999_960_000, "$0.99996", "$1.00"},
		{12_300_000, "$0.0123", "$0.0123"},
		{12_345_678, "$0.012345678", "$0.0123"},
		{1, "$0.000000001", "<$0.0001"},
		{-5_000_000_000, "-$5.00", "-$5.00"},
		{-1, "-$0.000000001", "-<$0.0001"},
	} {
		if got := c.n.String(); got != c.exact {
			t.Errorf("%d: %s, want %s", c.n, got, c.exact)
		}
		if got := c.n.Rounded(); got != c.rounded {
			t.Errorf("%d rounded: %s, want %s", c.n, got, c.rounded)
		}
	}
}

func TestParse(t *testing.T) {
	for text, want := range map[string]Nano{"5": 5 * Dollar, "$0.125": 125_000_000, "0.000000001": 1,
		"12.50": 12_500_000_000} {
		if got, err := Parse(text); got != want || err != nil {
			t.Errorf("%q: %d, %v", text, got, err)
		}
	}
	for _, text := range []string{"", "$", ".5", "5.", "-1", "+1", "1e3", "1.0000000001", "99999999999", "five", "1.2.3"} {
		if got, err := Parse(text); err == nil {
			t.Errorf("%q is taken for %d", text, got)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		n := Nano(rapid.Int64Min(0).Draw(t, "n"))
		if back, err := Parse(n.String()); back != n || err != nil {
			t.Fatalf("%s is read as %d, %v", n, back, err)
		}
	})
}

// TestCost compares with exact arithmetic.
func TestCost(t *testing.T) {
	price := rapid.Int64Range(0, int64(maxPrice))
	tokens := rapid.IntRange(0, 100_000_000)
	rapid.Check(t, func(t *rapid.T) {
		p := Price{Input: Nano(price.Draw(t, "input")), Output: Nano(price.Draw(t, "output"))}
		cached := p.Input
		if rapid.Bool().Draw(t, "cached price") {
			cached = Nano(price.Draw(t, "cached"))
			p.Cached = &cached
		}
		u := llm.Usage{In: tokens.Draw(t, "in"), Out: tokens.Draw(t, "out")}
		u.Cached = rapid.IntRange(0, u.In).Draw(t, "of them cached")
		sum := new(big.Int)
		for _, part := range [][2]int64{{int64(u.In - u.Cached), int64(p.Input)}, {int64(u.Cached), int64(cached)},
			{int64(u.Out), int64(p.Output)}} {
			sum.Add(sum, new(big.Int).Mul(big.NewInt(part[0]), big.NewInt(part[1])))
		}
		sum.Add(sum, big.NewInt(million-1)).Div(sum, big.NewInt(million))
		if got := p.Cost(u); int64(got) != sum.Int64() {
			t.Fatalf("%d, want %s", got, sum)
		}
	})
}

// maxPrice is the highest price of a models file.
const maxPrice = 1_000 * Dollar

func TestUnknownCost(t *testing.T) {
	free := &Price{}
	if CostOf(nil, llm.Usage{In: 1}) != nil {
		t.Error("without a price a cost is known")
	}
	if CostOf(&Price{Output: 1}, llm.Usage{}) != nil {
		t.Error("without a count of tokens a cost is known")
	}
	for _, u := range []llm.Usage{{}, {In: 1}} { // servers of one's own often say nothing
		if got := CostOf(free, u); got == nil || *got != 0 {
			t.Errorf("a model that costs nothing, for %+v: %v", u, got)
		}
	}
	strange := llm.Usage{In: 10, Cached: 99, Out: -5}
	if got := (Price{Input: million, Output: million}).Cost(strange); got != 10 {
		t.Errorf("counts that cannot be: %d", got)
	}
}

// Counts of tokens that no one can have used, and sums of their costs, stay inside 64 bits.
func TestCost_AbsurdCountsStayInBounds(t *testing.T) {
	cached := maxPrice
	p := Price{Input: maxPrice, Cached: &cached, Output: maxPrice}
	for _, u := range []llm.Usage{
		{In: math.MaxInt, Out: math.MaxInt}, {In: math.MaxInt, Cached: math.MaxInt, Out: math.MaxInt},
		{In: math.MinInt, Cached: math.MinInt, Out: math.MaxInt},
	} {
		if c := p.Cost(u); c <= 0 || Sum(c, c, c, c, c, c, c, c, c, c) < c {
			t.Errorf("%+v costs %d", u, c)
		}
	}
	if CostOf(&Price{Output: 1}, llm.Usage{In: 1, Out: 1, Doubt: true}) != nil {
		t.Error("a usage in doubt has a known cost")
	}
	if c := CostOf(&Price{}, llm.Usage{Doubt: true}); c == nil || *c != 0 {
		t.Error("what costs nothing is in doubt")
	}
}
