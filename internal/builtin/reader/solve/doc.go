// Package solve answers open questions from what talks state.
//
// A finding is what is left when later, corrected, denied and merely proposed candidates are settled: an answer, a
// conflict, or nothing with its reason. A question may need several: what it describes and does not name is found
// first, and a time, a case or a claim is followed to what is told of it.
package solve
