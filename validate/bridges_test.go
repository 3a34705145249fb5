package validate

import "testing"

// TestBridges_Chains: a project needs three chains for each of its share of the field bridges, whichever way the recipe
// deals them.
func TestBridges_Chains(t *testing.T) {
	for _, c := range []struct {
		b    Bridges
		nth  int
		want int
	}{
		{Bridges{}, 0, 0},
		{Bridges{Items: 7}, 0, 21},
		{Bridges{Items: 7, Projects: 3}, 2, 9},
		{Bridges{Items: 42, Projects: 5, Corpora: []int{488, 471, 467, 481, 493}}, 0, 27},
		{Bridges{Items: 10, Projects: 2, Corpora: []int{90, 10}}, 0, 27},
		{Bridges{Items: 10, Projects: 2, Corpora: []int{90, 10}}, 1, 3},
		{Bridges{Items: 10, Projects: 2, Corpora: []int{90, 10}, ByCorpus: []int{2, 8}}, 1, 24},
		{Bridges{Items: 10, Projects: 2, ByCorpus: []int{10, 0}}, 1, 0},
	} {
		if got := c.b.Chains(c.nth); got != c.want {
			t.Errorf("%+v, project %d: %d chains, want %d", c.b, c.nth, got, c.want)
		}
	}
}
