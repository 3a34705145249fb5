// Package core is what the categories of conversations share: what a core is while it is planned, and a maker that draws
// what cores are made of, so that no two of a user's speak of the same.
package core

import (
	"strconv"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// Core is what one question rests on, as planned (C3). Facts, Messages and Surfaces have an entry a piece, in the order in
// which they are said.
type Core struct {
	Category  string           `json:"category"`
	Operation corpus.Operation `json:"operation"`
	Side      string           `json:"side"`
	Facts     []corpus.Fact    `json:"facts"`              // their subjects go by their titles, and have no ids yet
	Messages  []string         `json:"messages"`           // the evidence, word for word
	Surfaces  []string         `json:"surfaces"`           // of the values in it
	Attribute string           `json:"attribute,omitzero"` // what an abstention asks for
	Question  string           `json:"question,omitzero"`  // where it is not worded from the facts
	Should    []string         `json:"should,omitzero"`    // of a rubric
	ShouldNot []string         `json:"should_not,omitzero"`
}

// Pieces is how many messages there are.
func (c Core) Pieces() int { return len(c.Messages) }

// Category is a kind of question over conversations (C9): a family with what its questions rest on. A new one is a folder
// with a type that implements it, a line in the list of categories, and its quota in a recipe.
type Category interface {
	questions.Family
	// Most is how many pieces a core has at most, and Least how many at least.
	Most() int
	Least() int
	// Core makes a core of so many pieces. ok is false where the maker has nothing left for it.
	Core(m *Maker, pieces int) (c Core, ok bool)
}

// FactID names the nth fact of a core, from 1, as long as it is planned.
func FactID(n int) string { return "f" + strconv.Itoa(n) }

// Add adds a piece: a clause of the core's side that holds the words for a value, behind a sentence that may stand before any.
func (c *Core) Add(m *Maker, clause, surface string, f corpus.Fact) {
	f.ID = FactID(len(c.Facts) + 1)
	side := c.Side
	if side == "" {
		side = prompts.SideUser
	}
	c.Facts, c.Surfaces = append(c.Facts, f), append(c.Surfaces, surface)
	c.Messages = append(c.Messages, m.Lead(side, clause))
}
