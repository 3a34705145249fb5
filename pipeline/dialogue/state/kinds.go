package state

// The kinds of disagreement (G11), as in corpus.Disagreements.
const (
	Feasibility     = "feasibility"
	Assumptions     = "assumptions"
	Alternative     = "alternative"
	OverlookedRisk  = "overlooked_risk"
	Scope           = "scope"
	CounterEvidence = "counter_evidence"
)
