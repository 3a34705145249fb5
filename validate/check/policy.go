package check

import (
	"encoding/json"
	"errors"
	"fmt"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/validate"
)

func policyRules() []rule {
	return []rule{{Judged, "the recipe says what items had to pass", "recipes in the manifest", Proved, nil,
		once(recipeRead)}}
}

// parameters are those keys of a recipe that say which filters items had to
// pass, and how often each asked, as the manifest has them.
type parameters struct {
	Questions struct {
		AnswerKeys *bool
		Context    float64
	}
	Filters struct {
		Uniqueness string
		Shown      string
		LeaveOut   string
		Repeats    int
		Rounds     *int
		Baseline   *int
	}
}

// errNoRecipe: the manifest has no recipe at all.
var errNoRecipe = errors.New("the manifest holds no recipe")

// parametersOf reads them from the manifest.
func parametersOf(m *output.Manifest) (parameters, error) {
	var p parameters
	if m == nil || len(m.Parameters) == 0 {
		return p, errNoRecipe
	}
	if err := json.Unmarshal(m.Parameters, &p); err != nil {
		return parameters{}, fmt.Errorf("reading the recipe in the manifest: %w", err)
	}
	switch {
	case p.Questions.AnswerKeys == nil:
		return p, errors.New("the recipe in the manifest has no questions.answer_keys")
	case p.Filters.Rounds == nil:
		return p, errors.New("the recipe in the manifest has no filters.rounds")
	case p.Filters.Baseline == nil || *p.Filters.Baseline < 1:
		return p, errors.New("the recipe in the manifest has no filters.baseline")
	}
	return p, nil
}

// recipeRead: what the recipe asks of items can be read. Without it the rules for verdicts and rounds hold items to
// what their families ask alone, which the report must not pass over.
func recipeRead(r *run, f *Finding) {
	if errors.Is(r.problem, errNoRecipe) {
		f.uncheckable(r.problem.Error())
		return
	}
	f.look()
	if r.problem != nil {
		f.violate(r.problem.Error(), "a recipe that says which filters items had to pass")
	}
}

func policyOf(p parameters) validate.Policy {
	var out validate.Policy
	if p.Questions.AnswerKeys != nil {
		out.AnswerKeys = *p.Questions.AnswerKeys
	}
	if p.Filters.Rounds != nil {
		out.Rounds = *p.Filters.Rounds
	}
	return out
}

// required returns the filters that an item had to pass.
func (w *world) required(it *corpus.Item) []validate.Requirement {
	return validate.Required(w.in.Requirements[it.Family], *it, w.policy)
}
