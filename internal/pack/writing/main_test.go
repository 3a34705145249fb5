package writing_test

import (
	"os"
	"runtime/debug"
	"testing"
)

// TestMain lets the garbage collector run less often: every answer makes a pack's text anew, and little of it is kept.
func TestMain(m *testing.M) {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
	os.Exit(m.Run())
}
