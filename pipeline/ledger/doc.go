// Package ledger keeps the phase memory of tasks (G8): the sub-issues that a task is about, listed once, and after
// every eighth message of the task what its people hold as DECIDED, OPEN and PENDING. It is computed from a plan's
// facts and slots, so that no entry can be wrong, and names matters, never values. Authors that are models are given
// the latest ledger of their day's tasks; no evaluated system sees one.
//
// Terms: a matter is an attribute of a subject ("retry limit of the card vault
// load test"), whatever its value; it is in one section at a time or in none.
// A state is a ledger after one of the task's messages; the store finds the latest one before a day.
package ledger

// The sizes of G8.
const (
	Every    = 8   // messages of a task from one ledger to the next
	Window   = 16  // messages of a task for which a decision is listed
	MaxWords = 180 // of a ledger, its headings included
	Issues   = 6   // sub-issues of a task, at most
)
