package app

import "testing"

// TestCountOf_Singular: one of a thing is said in the singular.
func TestCountOf_Singular(t *testing.T) {
	if one, none := CountOf(1, "call"), CountOf(0, "call"); one != "1 call" || none != "0 calls" {
		t.Errorf("%q, %q", one, none)
	}
}
