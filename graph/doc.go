// Package graph is the structural side of a corpus: who works on what, which
// message answers which, and who speaks next. It knows nothing of text.
//
// It has four parts:
//
//   - World, the frozen backbone of projects, sub-projects, tasks and users
//     with the relations of GroupMemBench's table 4 (G1, G2): builder.go,
//     freeze.go, related.go, world.go.
//   - DAG, the dependencies between a project's sub-tasks: dag.go, cycle.go.
//   - Log, the append-only message log with the indexes that the samplers ask
//     for: log.go, taskindex.go, classes.go.
//   - Sampler, the path sampler of GroupMemBench's appendix B: mixture.go (G4),
//     post.go (G5), reply.go and parent.go (G6), cross.go (G7).
//
// The papers' words differ from ours: GroupMemBench's domain is a project here,
// its topic a sub-project, its phase a task. The relations keep the paper's
// names, because tables are compared by them.
//
// Every weight is computed with operations that IEEE 754 fixes to the last bit
// (sums, products rounded by an explicit conversion, quotients, square roots),
// so that the same seed gives the same corpus on every machine.
package graph
