package output

import (
	"flag"
	"os"
	"testing"
)

// TestMain lowers the number of random corpora, for each is published to disk;
// -rapid.checks asks for more.
func TestMain(m *testing.M) {
	_ = flag.Set("rapid.checks", "20")
	os.Exit(m.Run())
}
