// Package text reads a text once, into what all later reading asks of it.
//
// A token is a word, a number, a link or a mark, in lower case and with its stem. A segment is a stretch between
// commas, brackets and conjunctions, a sentence a stretch between stops. A value is a typed value (a date, a sum, a
// count …) with the tokens that it stands on, and all the ways in which it may be read. A span is a range of tokens, a
// phrase a run of words.
package text
