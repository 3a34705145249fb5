package blueprint

import (
	"math/rand/v2"

	"memloom/pipeline/recipe"
	check "memloom/validate/invariants"
)

// Options are what an organisation is made by.
type Options struct {
	recipe.World
	Attempts int        // how often a part is made before its violations are an error; 0 is 6
	Material []Material // projects written by a planner; empty: drawn from the packs

	corrupt func(part check.Part, project string, attempt int, b *Blueprint) // for tests: spoils a part that was just made
}

// Source returns the random source of a purpose.
type Source func(purpose string) *rand.Rand

func (o Options) limits() check.Limits {
	return check.Limits{TeamMin: o.TeamMin, TeamMax: o.TeamMax, MinOwned: o.MinOwned, Parallel: o.Parallel, Load: o.Load}
}

// tasksOf returns how many tasks group g of project i has: the project's tasks dealt evenly.
func (o Options) tasksOf(i, g int) int {
	if i >= len(o.Tasks) {
		return o.TasksPerGroup
	}
	return (o.Tasks[i] + o.Groups - 1 - g) / o.Groups
}
