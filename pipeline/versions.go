package pipeline

// The versions of the stages. A stage's version is raised whenever its code
// computes something else from the same inputs; a golden test guards them.
const (
	versionPeople    = 4
	versionBlueprint = 4
	versionPlan      = 3
	versionScaffold  = 2
	versionText      = 3
	versionWorld     = 4
	versionDrafts    = 2
	versionWording   = 1
	versionJudge     = 2
	versionProbe     = 2
	versionConclude  = 2
)
