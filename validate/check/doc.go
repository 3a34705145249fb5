// Package check is `memloom check`: it takes a corpus that was read again from its finished files and verifies what the
// product promises of it. Nothing that the run knew beyond its tables is consulted; values are parsed, dates computed
// and solvers run anew.
//
// Terms: a promise is one of the nine of the product; a rule is one thing that a promise says, checked over rows; a
// finding is what came of a rule, with its kind of proof; a violation is a row that breaks a rule, by its ids, with the
// words that were found and what was expected.
//
// A rule that had no row to look at says so, a test with too few items says so, and a rule whose tables are not there
// is not checkable here: none of these is a pass.
package check
