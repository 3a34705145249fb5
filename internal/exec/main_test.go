package exec

import (
	"os"
	"testing"

	"go.uber.org/goleak"
)

// childFolder names the store that a copy of the test program is to work on
// until it is killed.
const childFolder = "EXEC_TEST_CHILD"

// TestMain lets the test program be its own child, to be killed.
func TestMain(m *testing.M) {
	if dir := os.Getenv(childFolder); dir != "" {
		childMain(dir)
		return
	}
	goleak.VerifyTestMain(m)
}
