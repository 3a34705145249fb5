package pipeline

import (
	"os"
	"runtime/debug"
	"testing"
)

// TestMain lets the garbage collector run less often: every test makes corpora that are dropped when it ends.
func TestMain(m *testing.M) {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
	os.Exit(m.Run())
}
