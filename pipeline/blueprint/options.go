package blueprint

import (
	"math/rand/v2"

	"memloom/internal/corpus"
	"memloom/pipeline/recipe"
	check "memloom/validate/invariants"
)

// Options are the sizes and knobs of an organisation. The second part is for Organise; Build makes one project and
// leaves them alone. A knob that is zero takes the default named.
type Options struct {
	Project       string      // id of Build's project, prefix of what belongs to it
	CorpusID      string      // the corpus that the groups belong to
	First         corpus.Date // a workday
	Workdays      int         // workdays of the corpus, closures not counted
	Closures      int         // weekdays on which nobody works
	Groups        int         // of a project, one a sub-project
	TasksPerGroup int         // where Tasks does not say
	FactsPerTask  int         // beyond dates and owner (model.md, density)
	Changes       float64     // share of changeable facts that a decision changes later
	Elsewhere     float64     // share of the tasks of which that is said in another group
	Ahead         float64     // share of what can be said before its task starts that is
	Late          float64     // share of what can change after its task's end that does, of those that change
	Slips         []int       // workdays by which tasks end after their due date, drawn uniformly

	Projects     int     // topics (E2)
	Tasks        []int   // tasks by project (E6)
	Participants []int   // relative sizes of the projects' circles of people (E4); empty: even
	Second       float64 // second memberships per person, the executive's included (E4)

	TeamMin, TeamMax int     // seats of a team; 4 and 26
	MinOwned         int     // tasks that every member of a team owns where there are enough; 5
	Parallel         int     // tasks of one owner on one day; 5
	Load             int     // tasks of one owner that touch any 30 days; 16
	Strategic        float64 // share of a group's first-phase tasks that are strategic, one at least
	Crossing         float64 // share of tasks that wait for another group, one a group at least (E8)
	Adapted          float64 // share of a team's members whose style adapts (E5)
	Attempts         int     // how often a part is made before its violations are an error; 6

	Material []Material // projects written by a planner; empty: drawn from the packs

	corrupt func(part check.Part, project string, attempt int, b *Blueprint) // for tests: spoils a part that was just made
}

// Source returns the random source of a purpose.
type Source func(purpose string) *rand.Rand

// From maps a recipe's world to options. Organise numbers projects itself;
// Build takes its project's id from the caller.
func From(w recipe.World, corpusID string) Options {
	return Options{
		CorpusID: corpusID, First: w.First, Workdays: w.Workdays, Closures: w.Closures, Groups: w.Groups,
		TasksPerGroup: w.TasksPerGroup, FactsPerTask: w.FactsPerTask, Changes: w.Changes,
		Ahead: w.Ahead, Elsewhere: w.Elsewhere, Late: w.Late, Slips: w.Slips,
		Projects: w.Projects, Tasks: w.Tasks, Participants: w.Participants, Second: w.Second,
		TeamMin: w.TeamMin, TeamMax: w.TeamMax, MinOwned: w.MinOwned, Parallel: w.Parallel, Load: w.Load,
		Strategic: w.Strategic, Crossing: w.Crossing, Adapted: w.Adapted,
	}
}

// withDefaults fills the knobs that are zero.
func (o Options) withDefaults() Options {
	for _, knob := range []struct {
		to *int
		n  int
	}{{&o.Projects, 1}, {&o.TeamMin, 4}, {&o.TeamMax, 26}, {&o.MinOwned, 5}, {&o.Parallel, 5}, {&o.Load,
		16}, {&o.Attempts, 6}} {
		if *knob.to == 0 {
			*knob.to = knob.n
		}
	}
	return o
}

func (o Options) limits() check.Limits {
	return check.Limits{TeamMin: o.TeamMin, TeamMax: o.TeamMax, MinOwned: o.MinOwned, Parallel: o.Parallel,
		Load: o.Load}
}

// tasksOf returns how many tasks group g of project i has: the project's tasks dealt evenly.
func (o Options) tasksOf(i, g int) int {
	if i >= len(o.Tasks) {
		return o.TasksPerGroup
	}
	n := o.Tasks[i] / o.Groups
	if g < o.Tasks[i]%o.Groups {
		n++
	}
	return n
}
