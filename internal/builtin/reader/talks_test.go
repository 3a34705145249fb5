package reader

import "testing"

// TestTalks: conversations in which something is asked for, weighed, decided
// and taken back, promised and delivered or forgotten, ruled with an override,
// recalled, or said wrongly on purpose (G11).
func TestTalks(t *testing.T) { solveAll(t, "testdata/talks.txt") }
