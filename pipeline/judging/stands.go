package judging

import (
	"memloom/internal/corpus"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
	"memloom/validate"
	"memloom/validate/filters"
)

// models are those that filters ask.
func (j *judging) models() filters.Models {
	m := j.Models
	out := filters.Models{Solver: m.Solver, Judge: m.Judge, Probe: m.Probe}
	for _, member := range m.Panel {
		out.Panel = append(out.Panel, member.Model)
	}
	for _, v := range m.Verifiers {
		out.Verifiers = append(out.Verifiers, filters.Verifier(v))
	}
	return out
}

func (j *judging) filterOptions() filters.Options {
	o := OptionsOf(j.Recipe)
	o.Reasoners = j.reasoners()
	solver, computed := j.Models.Solver.(filters.Computed)
	o.Computed = computed && solver.Shadow == nil // a chat model would need the words
	return o
}

// OptionsOf are the options of filters that a recipe sets.
func OptionsOf(r *recipe.Recipe) filters.Options {
	f := r.Filters
	return filters.Options{Uniqueness: f.Uniqueness, Shown: f.Shown, All: f.All, Baseline: f.Baseline,
		HighConfidence: f.Confidence,
		LeaveSegments:  f.LeaveOut == filters.LeaveSegment, Decoy: f.Decoy, Repeats: f.Repeats}
}

// reasoners are the members of the panel whose word makes an item high or premium: those that are not built in (E22).
func (j *judging) reasoners() []string {
	var out []string
	for _, m := range j.Models.Panel {
		if !m.BuiltIn {
			out = append(out, m.Name())
		}
	}
	return out
}

// stands identifies what judging depends on besides an item, by what depends on it. The pack is a part of it: its nouns
// and synonyms are what the filters look for, and the corpus's own record does not hold them.
// Items with a rubric depend on its judge next to the rest.
type stands struct{ filters, hard, read, rubric string }

func (j *judging) standing() stands {
	m, o, packs := j.Models, j.filterOptions(), j.DomainsHash()
	panel := [][]string{}
	for _, member := range m.Panel {
		panel = append(panel, stage.TaskParams(j.tasks.Blind, member.Model))
	}
	solve, judge, probe := stage.TaskParams(j.tasks.Solve, m.Solver), stage.TaskParams(j.tasks.Judge,
		m.Judge), stage.TaskParams(j.tasks.Probe, m.Probe)
	hash := func(v ...any) string { return stage.HashOf(j.Params(v...)) }
	return stands{
		filters: hash(append([]any{o, packs, panel, solve, judge, probe}, j.further(o)...)...),
		hard:    hash(o.Baseline, packs, solve, judge),
		read:    hash(o.TargetsPerCall, packs, probe),
		rubric:  hash(stage.TaskParams(j.tasks.Personal.Rubric, m.Judge)),
	}
}

// further are the verifiers, and how the panel is asked with a decoy; nothing where the recipe and the models have
// neither.
func (j *judging) further(o filters.Options) []any {
	var out []any
	if o.Decoy {
		for _, member := range j.Models.Panel {
			out = append(out, stage.TaskParams(j.tasks.Personal.Decoy, member.Model))
		}
	}
	for _, v := range j.Models.Verifiers {
		for _, m := range v.Times {
			out = append(out, stage.TaskParams(j.tasks.Solve, m))
		}
	}
	return out
}

// paramsOf are the parameters of a unit about an item, by what it depends on besides the item.
func (j *judging) paramsOf(it corpus.Item, mode any, stands string) []byte {
	if validate.ByRubric(&it) {
		return j.Params(it, mode, stands, j.stands.rubric)
	}
	return j.Params(it, mode, stands)
}
