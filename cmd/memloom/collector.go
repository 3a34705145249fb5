package main

import (
	"os"
	"runtime/debug"
)

// memoryLimit is from which size of the heap on garbage is collected however little there is. The largest corpora hold
// some 450 MB; without a limit the garbage on top would take twice as much.
const memoryLimit = 560 << 20

// setLimit bounds the memory of a command, unless the user has set GOMEMLIMIT.
func setLimit() {
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(memoryLimit)
	}
}
