// Package grammar writes patterns out and knows the little English that this takes.
//
// A pattern is a line of the lexicon; a table is patterns of which one is drawn. To expand a pattern is to fill in its
// choices, and its variables from a scope. The text that comes out of it is marked: spans in private code points say
// which words are values, names or stamps (markup.go), so that contractions and capitals leave them alone.
package grammar
