package dialogue

// The kinds of disagreement (G11), as in corpus.Disagreements.
const (
	feasibility     = "feasibility"
	assumptions     = "assumptions"
	alternative     = "alternative"
	overlookedRisk  = "overlooked_risk"
	scope           = "scope"
	counterEvidence = "counter_evidence"
)
