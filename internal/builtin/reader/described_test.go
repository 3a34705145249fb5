package reader

import (
	"testing"
)

// Things without a name, claims, and cases told by what they are.
func TestDescribed(t *testing.T) { solveAll(t, "testdata/described.txt") }
