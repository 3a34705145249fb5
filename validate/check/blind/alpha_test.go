package blind

import (
	"testing"
)

// TestShufflesReachAlpha: the smallest p that shuffling can give is below the α
// of a test; otherwise no order, however telling, could ever fail.
func TestShufflesReachAlpha(t *testing.T) {
	if least := 1.0 / (shuffles + 1); least >= alpha() {
		t.Errorf("tests at α %.2g: shuffling %d times gives no p below %.2g", alpha(), shuffles, least)
	}
}
