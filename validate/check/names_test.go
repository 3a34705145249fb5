package check

import (
	"memloom/internal/corpus"
	"memloom/validate/check/rule"
)

// What rules are made of and find.
type (
	Rule    = rule.Rule
	Finding = rule.Finding
	Status  = rule.Status
)

// The words of findings.
const (
	OK           = rule.OK
	Violated     = rule.Violated
	Nothing      = rule.Nothing
	TooFew       = rule.TooFew
	Proved       = rule.Proved
	Blind        = rule.Blind
	Reproducible = rule.Reproducible
	Unverified   = rule.Unverified
	NotCheckable = rule.NotCheckable
)

// unitOf is the unit of a group's day.
func unitOf(group string, day corpus.Date) string { return group + "/" + day.String() }
