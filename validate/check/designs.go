package check

import "memloom/validate/check/rule"

// What designs make their rules of.
type (
	Rule     = rule.Rule
	Promise  = rule.Promise
	Expect   = rule.Expect
	Gatherer = rule.Gatherer
	Verdict  = rule.Verdict
)

// The words of rules and findings.
const (
	Grounded     = rule.Grounded
	Undisturbed  = rule.Undisturbed
	Referential  = rule.Referential
	Calendar     = rule.Calendar
	Clean        = rule.Clean
	Blind        = rule.Blind
	Judged       = rule.Judged
	Balanced     = rule.Balanced
	Reproducible = rule.Reproducible

	Proved = rule.Proved
	Tested = rule.Tested

	OK       = rule.OK
	Violated = rule.Violated
	Nothing  = rule.Nothing
	TooFew   = rule.TooFew
)
