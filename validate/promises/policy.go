package promises

import (
	"encoding/json"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/validate"
)

// parameters are those keys of a recipe that say which filters items had to
// pass, and how often each asked, as the manifest has them.
type parameters struct {
	Questions struct{ AnswerKeys bool }
	Filters   struct {
		Uniqueness string
		Rounds     int
	}
}

// parametersOf reads them; a manifest without a recipe asks for nothing more
// than the families do.
func parametersOf(m *output.Manifest) parameters {
	var p parameters
	if m == nil || json.Unmarshal(m.Parameters, &p) != nil {
		return parameters{}
	}
	return p
}

func policyOf(m *output.Manifest) validate.Policy {
	p := parametersOf(m)
	return validate.Policy{AnswerKeys: p.Questions.AnswerKeys, Rounds: p.Filters.Rounds}
}

// required returns the filters that an item had to pass.
func (w *world) required(it *corpus.Item) []validate.Requirement {
	return validate.Required(w.in.Requirements[it.Family], *it, w.policy)
}
