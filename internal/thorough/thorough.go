// Package thorough says how many cases a long test runs. A test of thousands of cases that are much alike runs a sample
// of them, the same one every time; with MEMLOOM_THOROUGH=1 in the environment it runs them all.
package thorough

import (
	"math/rand/v2"
	"os"
	"testing"
)

// Wanted says whether tests run all their cases. With -short they never do.
func Wanted() bool { return os.Getenv("MEMLOOM_THOROUGH") != "" && !testing.Short() }

// OneIn returns a function that says of case after case whether it is run: one in n on average, or all if they are
// wanted.
func OneIn(n int) func() bool {
	r, all := rand.New(rand.NewPCG(1, 1)), Wanted()
	return func() bool { return r.IntN(n) == 0 || all }
}
