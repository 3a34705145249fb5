// Package grammar has the little English that templates need: articles, plurals, capitals, contractions.
//
// A text is marked while it is written: spans in private code points say which words are values, names or stamps, so
// that contractions and capitals leave them alone.
package grammar
