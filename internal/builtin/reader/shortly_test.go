package reader

import "testing"

// Tasks that later messages call by a part of their names.
func TestShortly(t *testing.T) { solveAll(t, "testdata/shortly.txt") }
