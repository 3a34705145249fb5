// Package questions holds what every question family needs. A family is a folder below: what it asks of the facts, how
// it drafts, which filters it needs. Adding one touches nothing else but the list in Families of the designs that ask
// it.
package questions

import (
	"math/rand/v2"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/prompts"
	"memloom/validate/filters"
)

// Family is a question family.
type Family interface {
	// Name is the family's name in recipes and tables.
	Name() string
	// Category is the published category it belongs to.
	Category() string
	// Requires lists the filters that its items must pass (filters.md).
	Requires() []filters.Requirement
	// Drafts returns candidates in the order in which they are judged, more than a recipe will ask for, without their
	// wording. It is deterministic in the world and the random source.
	Drafts(w *World, r *rand.Rand) []Draft
}

// Drawing is a family that needs of packs what a sound one can lack.
type Drawing interface {
	// Draws returns the parts of a pack of which any one will do for items of a subcategory, "" for the whole family; nil
	// where every sound pack has what they need.
	Draws(subcategory string) []pack.Source
}

// Draft is an item with gold and evidence, and how to ask for its wording.
type Draft struct {
	Item corpus.Item
	Ask  prompts.AskIn
	// Options are the plans of a choice item's options, in the order in which they are shown: the family shuffles them.
	// Item.OptionKeys are next to them, one by one; Choice sets both. Nil for open items.
	Options *prompts.OptionsIn
	// Harder are what the question becomes when the baseline solves it, one
	// after the other (G14). Only items that must be hard need them.
	Harder []Refinement
	// Cells are what the right option of a choice item has in common with some of its subcategory: what it does, its
	// place among the values. Judging keeps them even.
	Cells []string `json:",omitempty"`
	// Young says that the evidence is younger than the recipe asks for, and that enough other drafts are young. Judging
	// sets it.
	Young bool `json:",omitempty"`
}

// Refinement is a harder form of a draft's question. It asks for the same
// answer in other terms, and may need further evidence.
type Refinement struct {
	What string // what was changed, for the record of rounds: "the subject by its owner"
	Ask  prompts.AskIn
	Item corpus.Item // with the evidence and gold that it then needs
}
