// Package graph is the structural side of a corpus: who works on what, which message answers which, and who speaks
// next. It knows nothing of text.
//
// Terms: the world is the frozen graph of projects, sub-projects, tasks and users with the relations of GroupMemBench's
// table 4 (G1, G2). The DAG holds the dependencies between a project's tasks. The log holds the messages so far, with
// the indexes that the samplers ask for. A sampler draws the next message's author, task and parent along a path
// through the graph (GroupMemBench, appendix B: mixture G4, posts G5, replies G6, cross-project paths G7).
//
// The papers' words differ from ours: GroupMemBench's domain is a project here, its topic a sub-project, its phase a
// task. The relations keep the paper's names, because tables are compared by them.
//
// Every weight is computed with operations that IEEE 754 fixes to the last bit (sums, products rounded by an explicit
// conversion, quotients, square roots), so that the same seed gives the same corpus on every machine.
package graph
