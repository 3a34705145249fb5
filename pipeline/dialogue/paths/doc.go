// Package paths plans the dialogue of a whole domain as GroupMemBench does (App. B, G4–G9): for each message first
// type, phase, author and parent along a path through the graph, at the next instant of the phase's own arrivals; then,
// in the order of time, what is said.
//
// Terms: a step is a path with its instant; a phase is a task of a topic, and its pieces are what people talk about;
// the deck of a phase is what can be told of its pieces, a card each, by sub-issue. The one who turns a card up knows
// its fact.
package paths
