// Package scaffold keeps the records that later days are written from (E13): a
// weekly and a monthly summary of every group, and the log of what its leaders
// directed. What they hold is computed from the facts that the plan has
// disclosed so far; a summariser only phrases it. No record looks ahead of its
// day, and no evaluated system sees one.
//
//   - book.go: what was said when, by group
//   - weekly.go, monthly.go, log.go: the three kinds of pages
//   - page.go: a page, from what is to be phrased to the record
//   - past.go: what the author of a day is told, and what a day is held against
package scaffold
