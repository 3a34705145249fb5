// Package score marks a system's answers against a corpus and says how sure the figures are (E26, G16, G17): accuracy
// per family, category and number of groups, with intervals and the smallest difference of two systems that so many
// items can show. It also answers the items itself in the reference settings that a system is compared with (E25, E26):
// from nothing, from artefacts, from what BM25 retrieves, from everything, from the evidence.
//
// An item's result is right, wrong or undetermined. Undetermined is what the judge cannot decide, or a call that
// failed: it leaves the denominator and is reported, with the accuracy that all of them right, or all of them wrong,
// would give. What a system did not answer is wrong.
//
// Nothing depends on the order of the answers: results are counted, and the bootstrap draws from counts.
package score
