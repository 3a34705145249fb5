package validate

import (
	"slices"

	"memloom/internal/corpus"
)

// The formats of items that are answered in free text: FormatOpen is held against one answer, FormatRubric against what
// a response should and should not do (C5).
const (
	FormatOpen   = corpus.FormatOpen
	FormatRubric = corpus.FormatRubric
)

// ByRubric says whether answers to an item are held against a rubric.
func ByRubric(it *corpus.Item) bool { return it.Rubric != nil }

// Abstains says whether an item asks for what no one says.
func Abstains(it corpus.Item) bool { return hasOperation(it, corpus.OpAbsent) }

// Contradicts says whether an item's gold is that its evidence disagrees (S2).
func Contradicts(it corpus.Item) bool { return hasOperation(it, corpus.OpConflict) }

func hasOperation(it corpus.Item, op corpus.Operation) bool {
	return slices.ContainsFunc(it.Gold, func(g corpus.GoldAtom) bool { return g.Operation == op })
}
