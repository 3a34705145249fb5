// Package scaffold keeps the records that later days are written from (E13): a weekly and a monthly summary of every
// group, and the log of what its leaders directed. What they hold is computed from the facts that the plan has
// disclosed so far; a summariser only phrases it. No record looks ahead of its day, and no evaluated system sees one.
//
// Terms: a summary is a record that is to be phrased, weekly, monthly or a leader log; the history of a group is the
// summaries that the author of a day is given.
package scaffold
