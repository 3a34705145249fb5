package pipeline

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"memloom/internal/pack"
	"memloom/pipeline/designs"
	"memloom/pipeline/judging"
	"memloom/pipeline/questions"
	"memloom/pipeline/recipe"
)

// workdaysOfMonth is how many workdays a month has where rates are per month.
const workdaysOfMonth = 21

// SizeOf returns how much a recipe wants of a project, with what its families need of the pack. Quotas are dealt evenly
// to the projects.
func SizeOf(r *recipe.Recipe) (pack.Size, error) {
	d, err := designs.Of(r)
	if err != nil {
		return pack.Size{}, err
	}
	quotas, err := judging.Quotas(r, d.Families())
	if err != nil {
		return pack.Size{}, err
	}
	w := r.World
	s := pack.Size{Tasks: w.TasksPerGroup * w.Groups, Facts: w.FactsPerTask}
	if len(w.Tasks) > 0 {
		s.Tasks = slices.Max(w.Tasks)
	}
	if w.Blueprint != recipe.Written { // a planner's rules are not the pack's
		s.Rules = int(math.Round(r.Dialogue.Rules * float64(w.Groups*w.Workdays) / workdaysOfMonth))
	}
	for _, q := range quotas {
		f, ok := q.Family.(questions.Drawing)
		if !ok {
			continue
		}
		of := f.Draws(q.Subcategory)
		if s.Rules == 0 && slices.ContainsFunc(of, ofRules) {
			continue // the pack has no part in them
		}
		if len(of) > 0 {
			s.Wants = append(s.Wants, pack.Want{Family: q.Name, Items: (q.Wanted + w.Projects - 1) / max(1, w.Projects), Of: of})
		}
	}
	return s, nil
}

// ofRules says whether a source is what a project's rules say.
func ofRules(x pack.Source) bool { return x == pack.RulesSaid || x == pack.Cases || x == pack.Chains }

// LackError says that no pack of a run has what a family's items are made of.
type LackError struct {
	Packs []string
	Want  pack.Want
}

// Error names the packs, what they lack and what to do.
func (e *LackError) Error() string {
	var what []string
	for _, of := range e.Want.Of {
		what = append(what, of.What())
	}
	name, have := "the pack "+e.Packs[0], "has"
	if len(e.Packs) > 1 {
		name, have = "the packs "+strings.Join(e.Packs, ", "), "have"
	}
	return fmt.Sprintf("%s %s no %s, of which items of %s are made: add some to the section %s, or set questions.families.%s to 0",
		name, have, strings.Join(what, " and no "), e.Want.Family, e.Want.Of[0].Section(), e.Want.Family)
}

// lacks says of what a family needs no pack of a run has any.
func lacks(s Settings) error {
	size, err := SizeOf(s.Recipe)
	if err != nil || len(s.Domains) == 0 {
		return err
	}
	var names []string
	missing := size.Wants
	for _, d := range s.Domains {
		own := d.Lacking(size)
		names = append(names, d.Name)
		missing = slices.DeleteFunc(slices.Clone(missing), func(w pack.Want) bool {
			return !slices.ContainsFunc(own, func(x pack.Want) bool { return x.Family == w.Family })
		})
	}
	if len(missing) == 0 {
		return nil
	}
	return &LackError{Packs: names, Want: missing[0]}
}

// thinOf says of each stratum which packs of a run have too little for it, and of what.
func thinOf(s Settings) map[string]string {
	size, err := SizeOf(s.Recipe)
	if err != nil {
		return nil // told when the run began
	}
	out := map[string]string{}
	for _, d := range s.Domains {
		for _, x := range d.Shortages(size) {
			if out[x.Family] != "" {
				out[x.Family] += "; "
			}
			out[x.Family] += fmt.Sprintf("the pack %s: about %s", d.Name, x)
		}
	}
	return out
}
