// Package check is `memloom check`: it takes a corpus that was read again
// from its finished files and verifies what the product promises of it.
// Nothing that the run knew beyond its tables is consulted; values are parsed,
// dates computed and solvers run anew.
//
// Terms: a promise is one of the nine of the product; a rule is one thing that
// a promise says, checked over rows; a finding is what came of a rule, with
// its kind of proof; a violation is a row that breaks a rule, by its ids, with
// the words that were found and what was expected.
//
//   - grounded.go, operands.go, computed.go: gold stands in its evidence or follows from it
//   - undisturbed.go: no text says otherwise
//   - referential.go, ids.go, references.go: ids, order, membership
//   - calendar.go, windows.go: workdays, hours, windows of tasks, closures
//   - clean.go: what no text may hold
//   - blind.go, options.go, positions.go: tests of what gives an answer away
//   - judged.go, probes.go: verdicts and what they rest on
//   - balanced.go: quotas and counts
//   - past.go, repairs.go, flagged.go: summaries, leader log, repaired and flagged days
//   - rewordings.go: messages that were worded anew
//   - failures.go: questions to models that were passed over
//   - acts.go, marks.go, about.go: what messages do to each other and are, what facts are about others
//   - ledgers.go: the memories of tasks
//   - relations.go: contradictions, and items over several statements
//   - reproducible.go, open.go: hashes and digests
//
// A rule that had no row to look at says so, a test with too few items says
// so, and a rule whose tables are not there is not checkable here: none of
// these is a pass.
package check
