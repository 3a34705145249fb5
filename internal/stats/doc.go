// Package stats prints what internal/measure measures of a corpus: a first page, and its sections whole.
package stats
