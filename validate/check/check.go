package check

import (
	"memloom/validate/check/balanced"
	"memloom/validate/check/blind"
	"memloom/validate/check/calendar"
	"memloom/validate/check/clean"
	"memloom/validate/check/grounded"
	"memloom/validate/check/judged"
	"memloom/validate/check/referential"
	"memloom/validate/check/reproducible"
	"memloom/validate/check/rule"
	"memloom/validate/check/undisturbed"
)

// Check verifies every promise and returns a finding for every rule, in the order of the promises. It never fails: it
// says what cannot be checked.
func Check(in Input) Report { return rule.Verify(in, rules(in.Rules)) }

// rules lists every rule in the order of the report, those of the design with them: promise by promise.
func rules(design []rule.Rule) []rule.Rule {
	var out []rule.Rule
	for _, list := range [][]rule.Rule{
		grounded.Rules(), undisturbed.Rules(), referential.Rules(), calendar.Rules(), clean.Rules(),
		blind.Rules(), judged.Rules(), balanced.Rules(), reproducible.Rules(),
	} {
		out = append(out, list...)
		for _, r := range design {
			if r.Promise == list[0].Promise {
				out = append(out, r)
			}
		}
	}
	return out
}
