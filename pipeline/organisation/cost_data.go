package organisation

import "memloom/pipeline/cost"

// What cannot be computed before a day is written; see package cost for where such figures come from.
var mended = cost.Between(0, 0.05, 0.5) // repairs a day, each with another check; measured 0, the rest assumed

// Tokens of answers that are short whatever is asked; measured.
const (
	outCheckBase, outCheckSlot = 26, 2.1 // of a checker, and for every message
	outFix                     = 120     // two messages; assumed
)
