package profile

import (
	"os"
	"runtime/debug"
	"testing"
)

// TestMain lets the garbage collector run less often: most of what drafts are made with is dropped at once.
func TestMain(m *testing.M) {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
	os.Exit(m.Run())
}
