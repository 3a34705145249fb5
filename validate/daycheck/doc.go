// Package daycheck holds the four levels of checks that a day of a group chat passes before it may be evidence (E14):
// rules of the chat, completion of tasks, coherence of values, and profiles of speakers. What code can decide is
// decided here; what a checker model read in the text (that a task is said to be finished, that a decision is cited
// otherwise) is handed in and weighed against the plan.
//
// A major conflict fails a day; minor ones are shown to the fixer and fail none.
package daycheck
