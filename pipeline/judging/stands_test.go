package judging

import (
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/standin"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// TestStandsFollowOptionsAndVerifiers: what a recipe or a models file says of verifiers, decoys, repeats and what is
// left out is a parameter of judging, so that a run that is resumed with another judges again; an item without a rubric
// does not depend on the judge of rubrics.
func TestStandsFollowOptionsAndVerifiers(t *testing.T) {
	tasks := prompts.NewTasks(nil)
	of := func(f recipe.Filters, verifiers ...stage.Verifier) *judging {
		m := standin.New(tasks)
		env := &stage.Env{Settings: stage.Settings{Recipe: &recipe.Recipe{Filters: f}}}
		env.Models = stage.Models{Solver: m, Judge: m, Probe: m, Verifiers: verifiers}
		j := &judging{Env: env, asking: &asking{tasks: tasks}}
		j.stands = j.standing()
		return j
	}
	m := standin.New(tasks)
	base := of(recipe.Filters{})
	for name, j := range map[string]*judging{
		"decoy":              of(recipe.Filters{Decoy: true}),
		"repeats":            of(recipe.Filters{Repeats: 2}),
		"leave_out":          of(recipe.Filters{LeaveOut: "segment"}),
		"a verifier":         of(recipe.Filters{}, stage.Verifier{Name: "v", Times: []llm.Model{m}}),
		"asked twice":        of(recipe.Filters{}, stage.Verifier{Name: "v", Times: []llm.Model{m, m}}),
		"leave_out, message": of(recipe.Filters{LeaveOut: recipe.LeaveMessage, Decoy: true}),
	} {
		if j.stands.filters == base.stands.filters {
			t.Errorf("%s changes nothing", name)
		}
	}
	if of(recipe.Filters{LeaveOut: recipe.LeaveMessage}).stands != base.stands {
		t.Error("a default that is written out changes what judging depends on")
	}
	open, advises := corpus.Item{ID: "I1"}, corpus.Item{ID: "I1", Rubric: &corpus.Rubric{}}
	if string(base.paramsOf(open, "", "x")) != string(base.Params(open, "", "x")) {
		t.Error("an open item depends on the judge of rubrics")
	}
	if string(base.paramsOf(advises, "", "x")) == string(base.Params(advises, "", "x")) {
		t.Error("a rubric item does not depend on the judge of rubrics")
	}
}
