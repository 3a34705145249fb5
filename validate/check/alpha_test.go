package check

import "testing"

// TestShufflesReachAlpha: the smallest p that shuffling can give is below the α
// of a test; otherwise no order, however telling, could ever fail.
func TestShufflesReachAlpha(t *testing.T) {
	if least, alpha := 1.0/(shuffles+1), blindAlpha/float64(blindTests()); least >= alpha {
		t.Errorf("%d tests at α %.2g: shuffling %d times gives no p below %.2g", blindTests(), alpha, shuffles, least)
	}
}
