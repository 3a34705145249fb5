package stage

import (
	"errors"
	"fmt"
	"strings"

	"memloom/internal/llm"
	"memloom/internal/pack"
	"memloom/pipeline/recipe"
	"memloom/prompts"
	"memloom/validate/filters"
)

// Settings are what a run is begun with, and all that its results depend on besides the models' answers.
type Settings struct {
	Recipe  *recipe.Recipe
	Scale   float64
	Held    []recipe.Held // sizes that the scale did not reach
	Seed    uint64
	Domains []Domain // projects are drawn from them in turn

	Templates prompts.Overrides // a user's texts in place of the program's own; may be nil

	// StandIn casts the models that a run is rehearsed with, to foresee what it takes: those of a run without a
	// language model, with a panel of so many. No result depends on it.
	StandIn func(panel int) Models
}

// Domain is a domain pack as a run keeps it: with its text, so that the run can go on without the file.
type Domain struct {
	*pack.Pack
	Text []byte
}

// DomainsHash identifies the texts of all packs.
func (s Settings) DomainsHash() string {
	var all []string
	for _, d := range s.Domains {
		all = append(all, HashOf(d.Text))
	}
	return strings.Join(all, " ")
}

// Packs returns the packs of the domains.
func (s Settings) Packs() []*pack.Pack {
	var out []*pack.Pack
	for _, d := range s.Domains {
		out = append(out, d.Pack)
	}
	return out
}

// Models are the models of a run by role.
type Models struct {
	Planner    llm.Model
	Author     llm.Model
	Summariser llm.Model
	Checker    llm.Model
	Fixer      llm.Model
	Proposer   llm.Model
	Solver     llm.Model
	Judge      llm.Model
	Probe      llm.Model
	Panel      []Member
	Verifiers  []Verifier // next to the filter's default, the solver alone

	RuleSummaries bool // the summariser is the built-in model, which writes summaries from facts only
}

// Unaided casts a run without a language model: m in the roles that write, the fact solver, the marker, and a panel of
// guessers.
func Unaided(m llm.Model, panel []llm.Model) Models {
	out := Models{Planner: m, Author: m, Summariser: m, Checker: m, Fixer: m, Proposer: m, Probe: m,
		Solver: filters.Computed{}, Judge: filters.Marked{Model: m}, RuleSummaries: true}
	for _, guesser := range panel {
		out.Panel = append(out.Panel, Member{Model: guesser, BuiltIn: true})
	}
	return out
}

// Member is a member of the blind panel.
type Member struct {
	llm.Model
	BuiltIn bool // memloom's own model, in this process or behind a server: it guesses by rules and does not reason
}

// Verifier is a model that has to be right on the evidence, with a model for each time that it is asked.
type Verifier struct {
	Name  string
	Times []llm.Model
}

// Names maps roles to model names, for the manifest. The planner, whom not every recipe asks, is not among them.
func (m Models) Names() map[string]string {
	out := map[string]string{
		"author": m.Author.Name(), "summariser": m.Summariser.Name(), "checker": m.Checker.Name(), "fixer": m.Fixer.Name(),
		"proposer": m.Proposer.Name(), "solver": m.Solver.Name(), "judge": m.Judge.Name(), "probe": m.Probe.Name(),
	}
	for i, p := range m.Panel {
		out[fmt.Sprintf("blind-%d", i+1)] = p.Name()
	}
	for i, v := range m.Verifiers {
		out[fmt.Sprintf("%s-%d", llm.RoleVerifier, i+1)] = v.Name
	}
	return out
}

// Carries says whether a summariser, the built-in model or another, can do what a recipe asks of it.
func Carries(r *recipe.Recipe, builtIn bool) error {
	if r.Scaffold.From == recipe.FromText && builtIn {
		return errors.New("scaffold.from: text needs a chat model as summariser, the built-in model writes summaries from facts only")
	}
	return nil
}

// Tokenizer is the vocabulary by which tokens are counted.
const Tokenizer = "o200k_base"
