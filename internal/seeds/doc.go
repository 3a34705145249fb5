// Package seeds holds what the sets of the design SubtleMemory begin with (S1): facts of the world, and preferences of
// people.
//
// Seeds come from two places. Read reads the files of six published data sets that a user has: FanOutQA, MuSiQue, QACC,
// AmbigQA, HoH and PersonaMem-v2. Invented returns what invented worlds are made of (domains/invented.yaml), of which
// Draw draws candidates of sets.
//
// Terms: a seed is one record of a source, with its entries; an entry is one statement, with the date or the qualifier
// under which it holds. A kept seed can serve for the relations that it names; a seed that falls says why. A candidate
// is a set that could be taken. A topic is what several candidates ask about; two candidates of one topic must not meet
// in one history.
package seeds
