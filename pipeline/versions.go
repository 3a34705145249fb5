package pipeline

// The versions of the stages. A stage's version is raised whenever its code
// computes something else from the same inputs; a golden test guards them.
const (
	versionPeople    = 4
	versionBlueprint = 6
	versionPlan      = 5
	versionScaffold  = 3
	versionText      = 4
	versionWorld     = 6
	versionDrafts    = 4
	versionWording   = 2
	versionJudge     = 4
	versionProbe     = 4
	versionConclude  = 4
)
