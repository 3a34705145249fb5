// Package check is `memloom check`: it takes the corpora of a run as they are read again from the finished files, one
// at a time, and verifies what the product promises of them. Nothing that the run knew beyond its tables is consulted;
// values are parsed, dates computed and solvers run anew.
//
// Terms: a promise is one of the nine of the product; a rule is one thing that a promise says, checked over rows; a
// finding is what came of a rule, with its kind of proof; a violation is a row that breaks a rule, by its ids, with the
// words that were found and what was expected.
//
// Most rules hold of each corpus by itself. A rule over the run gathers what it needs of each and concludes at the end:
// counts and digests against the manifest, ids that run on from corpus to corpus, and tests, of which each is one over
// the whole run. Random orders are drawn within corpora, so that what differs from one to the next is no finding.
//
// A rule that had no row to look at says so, a test with too few items says so, and a rule whose tables are not there
// is not checkable here: none of these is a pass.
package check
