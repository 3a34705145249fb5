// Package statistics has the statistics that memloom uses, each in one place:
// intervals, tests, quantiles and weighted choice. It knows nothing of corpora.
//
// Incomplete beta and gamma functions are gonum's. What needs neither them nor logarithms is computed with operations
// that IEEE 754 fixes to the last bit, so that it is the same on every machine: a product that is added to something is
// rounded by an explicit conversion first.
//
// Whatever draws takes the random source as an argument, and says how often it
// draws from it: corpora depend on the sequence.
package statistics
