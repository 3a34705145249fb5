// Package rule has what the rules of `memloom check` are made of: a rule, the corpus that it looks at, what it finds,
// and the report of all findings.
//
// Terms: a promise is one of the nine of the product; a rule is one thing that a promise says, checked over rows; a
// finding is the result of a rule, with its kind of proof; a violation is a row that breaks a rule, by its ids, with
// the words that were found and what was expected.
package rule
