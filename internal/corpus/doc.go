// Package corpus holds the records that everybody shares: people, groups,
// messages, tasks, facts with their typed values, items with gold and
// evidence, verdicts. It also holds the one parser of values, from a surface
// and the date of its message back to the value. It imports nothing of the
// project.
//
// Terms (one word, one thing): a fact is a dated statement about a subject; a
// disclosure is the place in a message that states a fact; an item is a
// question with its key; a segment is the stretch of dialogue about one task.
package corpus
