package check

import (
	"memloom/internal/corpus"
	"memloom/validate/check/rule"
)

// Status is what findings of these tests are compared with.
type Status = rule.Status

// The words of findings.
const (
	Informs      = rule.Informs
	Unverified   = rule.Unverified
	NotCheckable = rule.NotCheckable
)

// unitOf is the unit of a group's day.
func unitOf(group string, day corpus.Date) string { return group + "/" + day.String() }
