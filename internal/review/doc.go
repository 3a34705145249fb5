// Package review is the review desk: pages on which people read what became of items, and decide. A Desk reads a folder
// through the interface Program and serves pages that work without script; script swaps their main part and gives them
// keys.
//
// What models wrote reaches a page only as a value of html/template; no text is ever taken for markup.
package review
