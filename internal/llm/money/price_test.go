package money

import "testing"

// TestMean: the mean of each part; what is cached costs what input does where a price does not say.
func TestMean(t *testing.T) {
	half := Nano(1)
	for name, tt := range map[string]struct {
		prices             []Price
		in, cached, output Nano
		own                bool
	}{
		"one":           {[]Price{{Input: 3, Output: 5}}, 3, 3, 5, false},
		"two":           {[]Price{{Input: 2, Output: 4}, {Input: 4, Output: 10}}, 3, 3, 7, false},
		"rounded up":    {[]Price{{Input: 2, Output: 4}, {Input: 3, Output: 4}}, 3, 3, 4, false},
		"one of cached": {[]Price{{Input: 2, Cached: &half, Output: 4}, {Input: 3, Output: 4}}, 3, 2, 4, true},
	} {
		got := Mean(tt.prices)
		if got.Input != tt.in || got.cached() != tt.cached || got.Output != tt.output || (got.Cached != nil) != tt.own {
			t.Errorf("%s: %+v, %d cached", name, got, got.cached())
		}
	}
}
