package main

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/llm/fleet"
	"memloom/internal/llm/models"
	"memloom/internal/llm/rotation"
	"memloom/internal/standin"
	"memloom/pipeline"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// casting maps roles to models.
type casting struct {
	file    *models.File
	fleet   *fleet.Fleet
	builtin pipeline.Models
}

func (c casting) models(panel int) pipeline.Models {
	b := c.builtin
	return pipeline.Models{
		Planner: c.role(llm.RolePlanner, b.Planner), Author: c.role(llm.RoleAuthor,
			b.Author), Summariser: c.role(llm.RoleSummariser, b.Summariser),
		Checker: c.role(llm.RoleChecker, b.Checker), Fixer: c.role(llm.RoleFixer, b.Fixer),
		Proposer: c.role(llm.RoleProposer, b.Proposer), Solver: c.role(llm.RoleSolver, b.Solver),
		Judge: c.role(llm.RoleJudge, b.Judge), Probe: c.role(llm.RoleProbe, b.Probe), Panel: c.panel(panel),
		RuleSummaries: ruleSummaries(c.file),
	}
}

// role returns the model of a role, or of several the rotation; own is the built-in one.
func (c casting) role(r llm.Role, own llm.Model) llm.Model { return c.sampled(r, own, 0) }

// sampled is role with the nth independent answers to the same questions.
func (c casting) sampled(r llm.Role, own llm.Model, n int) llm.Model {
	of := c.file.Of(r)
	var list []llm.Model
	for _, name := range of.Model {
		if name == models.Builtin {
			list = append(list, own)
		} else {
			list = append(list, fleet.Sample(c.fleet.Role(name, of.Fallback), n))
		}
	}
	return rotation.Model(list...)
}

// ruleSummaries says whether a unit's summaries may come to memloom's own model, which writes them from facts only.
func ruleSummaries(file *models.File) bool {
	return slices.ContainsFunc(file.For(llm.RoleSummariser), file.BuiltIn)
}

// carry says whether the models of a run can do what its recipe asks of them.
func (c cast) carry(r *recipe.Recipe) error {
	if err := stage.Carries(r, c.file == nil || ruleSummaries(c.file)); err != nil {
		return usage("recipe %s: %w", r.Name, err)
	}
	if c.file == nil {
		return nil
	}
	if named := c.file.Roles[string(llm.RoleVerifier)].Model; len(named) > 0 && len(named) < r.Filters.Verifiers {
		return usage("recipe %s wants %d verifiers at least (filters.verifiers), and roles.verifier names %s; name more, or set filters.verifiers=%d",
			r.Name, r.Filters.Verifiers, strings.Join(named, ", "), len(named))
	}
	return nil
}

// verifiers returns the models that the file lists as verifiers. Without any, the solver stands alone, and is listed where it
// is asked more than once. A model that repeats itself is asked once.
func (c casting) verifiers(repeats int) []pipeline.Verifier {
	of := c.file.Roles[string(llm.RoleVerifier)]
	var out []pipeline.Verifier
	seen := map[string]int{}
	for _, name := range of.Model {
		if name == models.Builtin {
			out = append(out, pipeline.Verifier{Name: c.builtin.Solver.Name(), Times: []llm.Model{c.builtin.Solver}})
			continue
		}
		m, times := c.fleet.Role(name, of.Fallback), max(repeats, 1)
		v := pipeline.Verifier{Name: m.Name()}
		if c.file.BuiltIn(name) {
			times = 1
		}
		for range times {
			v.Times = append(v.Times, fleet.Sample(m, seen[name]))
			seen[name]++
		}
		out = append(out, v)
	}
	if alone := c.file.For(llm.RoleSolver); len(out) == 0 && slices.ContainsFunc(alone, func(name string) bool { return !c.file.BuiltIn(name) }) {
		v := pipeline.Verifier{Name: c.role(llm.RoleSolver, c.builtin.Solver).Name()}
		for n := range repeats {
			v.Times = append(v.Times, c.sampled(llm.RoleSolver, c.builtin.Solver, n))
		}
		if len(v.Times) > 1 {
			out = append(out, v)
		}
	}
	return out
}

// panelOf names the blind panel: the members that the file lists, or the
// default model and built-in members up to the recipe's number.
func panelOf(file *models.File, size int) []string {
	names := slices.Clone(file.Roles[string(llm.RoleBlind)].Model)
	if len(names) > 0 {
		return names
	}
	names = append(names, file.Roles[models.DefaultRole].Model...)
	for len(names) < size {
		names = append(names, models.Builtin)
	}
	return names
}

// panel returns the blind panel.
func (c casting) panel(size int) []pipeline.Member {
	names := panelOf(c.file, size)
	own := standin.New(prompts.NewTasks(corpus.NewLexicon(nil, nil))).Panel(len(names))
	var out []pipeline.Member
	seen := map[string]int{}
	for _, name := range names {
		n := seen[name]
		seen[name]++
		if name == models.Builtin {
			out = append(out, pipeline.Member{Model: own[n], BuiltIn: true})
		} else {
			m := fleet.Sample(c.fleet.Role(name, c.file.Of(llm.RoleBlind).Fallback), n)
			out = append(out, pipeline.Member{Model: m, BuiltIn: c.file.BuiltIn(name)})
		}
	}
	return out
}
