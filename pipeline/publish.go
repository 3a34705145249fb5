package pipeline

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"memloom/internal/licence"
	"memloom/output"
	"memloom/pipeline/judging"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
)

// Manifest says what a finished run is, for output.Publish, which adds what it can count itself.
func (r *Run) Manifest(res *Result) (output.Manifest, error) {
	params, err := json.Marshal(r.Recipe)
	if err != nil {
		return output.Manifest{}, err
	}
	m := output.Manifest{
		Program: output.Program{Name: "memloom", Version: Version()},
		Recipe:  r.Recipe.Name, Scale: r.Scale, Seed: r.Seed, Language: "en", TimeZone: "one zone without daylight saving",
		Tokenizer: stage.Tokenizer, Parameters: params, License: r.license(),
		Limits: r.limits(res),
	}
	for _, h := range r.Held {
		m.Held = append(m.Held, output.HeldSize{Key: h.Key, Asked: h.Asked, Got: h.Got})
	}
	for _, d := range r.Domains {
		m.Domains = append(m.Domains, output.Source{Name: d.Name, SHA256: stage.HashOf(d.Text)})
	}
	for _, name := range slices.Sorted(maps.Keys(res.Templates)) {
		m.Templates = append(m.Templates, output.Source{Name: name, SHA256: res.Templates[name]})
	}
	names := r.Models.Names()
	if r.Recipe.World.Blueprint == recipe.Written {
		names["planner"] = r.Models.Planner.Name()
	}
	for _, role := range slices.Sorted(maps.Keys(names)) {
		m.Models = append(m.Models, output.RoleModel{Role: role, Model: names[role]})
	}
	for _, name := range slices.Sorted(maps.Keys(r.Recipe.Questions.Families)) {
		m.Quotas = append(m.Quotas, output.Quota{Stratum: name, Wanted: r.Recipe.Questions.Families[name],
			Got: res.Accepted[name]})
	}
	m.Shortfalls, m.Moved = res.Shortfalls, res.Moved
	if res.Unique.Items > 0 {
		u := output.Uniqueness(res.Unique)
		m.Uniqueness = &u
	}
	return m, nil
}

// license is the licence that the recipe names, or else the default.
func (r *Run) license() string {
	if l, known := licence.Find(r.Recipe.License); known {
		return l.ID
	}
	return cmp.Or(r.Recipe.License, licence.Default)
}

// limits are what a user of this corpus should know beforehand.
func (r *Run) limits(res *Result) []string {
	var out []string
	if !r.Recipe.Questions.AnswerKeys {
		out = append(out, "Answer keys (correct_answers, incorrect_answers) are empty but for what families bring: a judge has the gold answer alone.")
	}
	is := func(of func(judging.Accepted) bool) bool {
		return slices.ContainsFunc(res.tallies, func(t *judging.Tally) bool { return of(t.Items) })
	}
	if !is(func(x judging.Accepted) bool { return x.Bound > 0 }) {
		out = append(out, "No item is bound to an asker.")
	}
	if !is(func(x judging.Accepted) bool { return x.Early > 0 }) {
		out = append(out, "All items are asked at the corpus's end.")
	}
	for _, h := range r.Held {
		out = append(out, fmt.Sprintf("Scale %g is not reached by every size: %s.", r.Scale, h))
	}
	return append(out,
		"The built-in author repeats phrases far more than people do; `memloom stats` measures it beside LoCoMo.",
	)
}
