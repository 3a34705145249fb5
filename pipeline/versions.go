package pipeline

// The versions of the stages. A stage's version is raised whenever its code
// computes something else from the same inputs; a golden test guards them.
const (
	versionPeople    = 3
	versionBlueprint = 3
	versionPlan      = 2
	versionScaffold  = 1
	versionText      = 2
	versionWorld     = 3
	versionDrafts    = 1
	versionWording   = 1
	versionJudge     = 1
	versionProbe     = 1
	versionConclude  = 1
)
