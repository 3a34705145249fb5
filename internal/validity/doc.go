// Package validity measures what makes a corpus a test of long memory: how old and how scattered evidence is, which items
// ask about the same thing, and whether people talk as people do. `memloom stats` prints the figures and `memloom check`
// holds them against bounds, so that both say the same.
//
// Terms: a needed piece is an alternative set of evidence that is no context, of which any one message will do; an operand slot is a
// subject, a predicate and a condition; a sheet is a question with its options.
package validity
