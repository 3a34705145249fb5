package pipeline

// The versions of the stages. A stage's version is raised whenever its code
// computes something else from the same inputs; a golden test guards them.
const (
	versionPeople     = 4
	versionProjects   = 1
	versionTasks      = 1
	versionRationales = 1
	versionBlueprint  = 8
	versionPlan       = 13
	versionScaffold   = 5
	versionText       = 6
	versionRephrase   = 2
	versionRecheck    = 2 // rises with versionText where the checks of a day change
	versionWorld      = 10
	versionDrafts     = 8
	versionWording    = 4
	versionHarden     = 1
	versionJudge      = 7
	versionProbe      = 5
	versionConclude   = 5
)
