// Package exec runs the stages of a pipeline: it knows units, hashes and the
// store, and nothing of what the units compute.
//
// A stage is a list of units. A unit has a canonical name, declares the records it reads, and turns them into records
// of its own. The executor hashes everything that could change a unit's result; a unit whose hash is committed is not
// run again. Resuming, incremental regeneration and "change one prompt, redo one stage" are this one mechanism. Each
// unit is committed by itself as it ends, so a run can be killed at any instant.
//
// Results do not depend on the number of workers or the order in which units end: a unit sees only the records it
// declared, which earlier stages committed, and never another unit of its own stage.
package exec
