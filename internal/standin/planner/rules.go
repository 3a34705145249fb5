package planner

import (
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/prompts"
)

// Rules writes rules: those of the field's pack that are about no component, then plain ones.
func (p *Planner) Rules(in prompts.RulesIn) (prompts.RulesOut, error) {
	r := source(in.Field, in.Topic)
	out := prompts.RulesOut{Rules: []prompts.PlannedRule{}}
	if k := p.packs()[in.Field]; k != nil {
		for _, rule := range corpus.Shuffled(r, k.Rules) {
			w, ok := filled(rule, r)
			if free := !slices.Contains(in.Taken, w.Matter) && !slices.Contains(in.Taken, w.Term); ok && free &&
				len(out.Rules) < in.N {
				out.Rules = append(out.Rules, w)
			}
		}
	}
	taken := func(s string) bool { return slices.Contains(in.Taken, s) }
	matters := slices.DeleteFunc(corpus.Shuffled(r, regulated()), taken)
	terms := slices.DeleteFunc(corpus.Shuffled(r, cases()), func(c named) bool { return taken(c.name) })
	means := corpus.Shuffled(r, stretches())
	for i := range min(len(matters), len(terms), len(means)) {
		if len(out.Rules) == in.N {
			break
		}
		needs := corpus.Shuffled(r, required(in.Roles))
		out.Rules = append(out.Rules, prompts.PlannedRule{
			Matter: matters[i], Needs: needs[0], Term: terms[i].name, When: terms[i].when, Means: means[i], Override: needs[1],
			Because: corpus.Pick(r, becauses),
		})
	}
	return out, nil
}

// filled draws the texts of a pack's rule; not ok for a rule about a component, or one that needs a person.
func filled(rule pack.Rule, r *rand.Rand) (prompts.PlannedRule, bool) {
	if rule.Scope == pack.OfComponent || corpus.Kind(rule.Needs.Kind) != corpus.KindText {
		return prompts.PlannedRule{}, false
	}
	needs, err := rule.Needs.Draw(r, pack.DrawOptions{})
	if err != nil {
		return prompts.PlannedRule{}, false
	}
	override, err := rule.Needs.Draw(r, pack.DrawOptions{Skip: needs.Equal})
	if err != nil {
		return prompts.PlannedRule{}, false
	}
	means, err := rule.Override.Means.Draw(r, pack.DrawOptions{})
	if err != nil {
		return prompts.PlannedRule{}, false
	}
	return prompts.PlannedRule{
		Matter: rule.Matter, Needs: needs.Text, Term: rule.Override.Term, When: rule.Override.When,
		Means: means.Text, Override: override.Text, Because: corpus.Pick(r, rule.Override.Because),
	}, true
}

// regulated lists what a plain rule can be about.
func regulated() []string {
	var out []string
	for _, done := range dealings {
		for _, thing := range belongings {
			out = append(out, done+" "+thing)
		}
	}
	return out
}

// named is the special case of a plain rule, and the condition with its name.
type named struct{ name, when string }

func cases() []named {
	var out []named
	for _, c := range colours {
		for _, s := range spells {
			name := c + " " + s.noun
			out = append(out, named{name, s.with + " " + article(name) + " " + name})
		}
	}
	return out
}

func article(s string) string {
	if strings.ContainsAny(s[:1], "aeiou") {
		return "an"
	}
	return "a"
}

// stretches lists what the name of a special case can stand for.
func stretches() []string {
	var out []string
	for _, span := range spans {
		for _, event := range events {
			out = append(out, span+" "+event)
		}
	}
	return out
}

// required lists what a plain rule can need of the people of some roles.
func required(roles []string) []string {
	of := slices.Clone(offices)
	for _, role := range roles {
		of = append(of, "the "+role)
	}
	var out []string
	for _, c := range consents {
		for _, o := range of {
			out = append(out, c+" "+o)
		}
	}
	return out
}
