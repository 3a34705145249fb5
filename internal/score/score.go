package score

import (
	"context"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// Options of scoring.
type Options struct {
	// AllowMissing leaves items without an answer out of the count; otherwise they are wrong.
	AllowMissing bool
	Workers      int       // judgements at once; less than 1 is 1
	LongerF2     bool      // the recipe's questions.longer_f2, for what guessing reaches (Floor)
	Observe      func(int) // told after each judgement how many are done, one call at a time; may be nil
}

// Stray is a line that is not counted, or not as it stands.
type Stray struct {
	Line   int    `json:"line"`
	ItemID string `json:"item_id"`
}

// Scored is every item's result, in the order of the items, and what the answers had besides.
type Scored struct {
	Results []Result
	Unknown []Stray // lines for items that the corpus does not have, by line
	Twice   []Stray // second and later lines of an item, by line
}

// Score marks the answers to the corpus's accepted items. An item that is answered more than once counts once if all
// its answers are the same, and is wrong otherwise: which one counts cannot depend on the order of lines.
func Score(ctx context.Context, m Marker, c *corpus.Corpus, answers []Answer, o Options) (Scored, error) {
	items := Accepted(c)
	byItem := map[string][]Answer{}
	known := map[string]bool{}
	for _, it := range items {
		known[it.ID] = true
	}
	var out Scored
	for _, a := range answers {
		switch {
		case !known[a.ItemID]:
			out.Unknown = append(out.Unknown, Stray{a.Line, a.ItemID})
			continue
		case len(byItem[a.ItemID]) > 0:
			out.Twice = append(out.Twice, Stray{a.Line, a.ItemID})
		}
		byItem[a.ItemID] = append(byItem[a.ItemID], a)
	}
	out.Results = make([]Result, len(items))
	err := each(ctx, o.Workers, len(items), o.Observe, func(ctx context.Context, i int) error {
		var err error
		out.Results[i], err = m.one(ctx, items[i], byItem[items[i].ID], o)
		return err
	})
	return out, err
}

// one marks the lines that answer an item: none, one, or more.
func (m Marker) one(ctx context.Context, it corpus.Item, lines []Answer, o Options) (Result, error) {
	switch {
	case len(lines) == 0 && o.AllowMissing:
		return open(it.ID, HowMissing, "no answer; left out"), nil
	case len(lines) == 0:
		return decided(it.ID, false, HowMissing, "no answer"), nil
	case slices.ContainsFunc(lines, func(a Answer) bool {
		return strings.TrimSpace(a.Text) != strings.TrimSpace(lines[0].Text)
	}):
		return decided(it.ID, false, HowTwice, "answered more than once, and differently"), nil
	}
	return m.Mark(ctx, it, lines[0].Text)
}

// Accepted returns the items that are asked, in the order of the corpus.
func Accepted(c *corpus.Corpus) []corpus.Item {
	return slices.DeleteFunc(slices.Clone(c.Items), func(it corpus.Item) bool { return it.Status != corpus.Accepted })
}
