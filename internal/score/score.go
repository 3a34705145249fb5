package score

import (
	"context"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/workers"
)

// Options of scoring.
type Options struct {
	// AllowMissing leaves items without an answer out of the count; otherwise they are wrong.
	AllowMissing bool
	Workers      int // judgements at once; less than 1 is 1
	// Only are the items that are marked, by id; nil: all. Of the others the results are empty.
	Only    map[string]bool
	Observe func(int) // told after each judgement how many are done, one call at a time; may be nil
}

// Stray is a line that is not counted, or not as it stands.
type Stray struct {
	Line   int    `json:"line"`
	ItemID string `json:"item_id"`
}

// Sheet is the answers of a system, of which each corpus takes those to its own items.
type Sheet struct {
	answers []Answer
	byItem  map[string][]Answer
	known   map[string]bool // items of the corpora that were marked
}

// NewSheet returns the sheet of answers in the order of their lines.
func NewSheet(answers []Answer) *Sheet {
	s := &Sheet{answers: answers, byItem: map[string][]Answer{}, known: map[string]bool{}}
	for _, a := range answers {
		s.byItem[a.ItemID] = append(s.byItem[a.ItemID], a)
	}
	return s
}

// Mark marks the answers to a corpus's accepted items and returns every item's result, in the order of the items. An
// item that is answered more than once counts once if all its answers are the same, and is wrong otherwise: which one
// counts cannot depend on the order of lines.
func (s *Sheet) Mark(ctx context.Context, m Marker, c *corpus.Corpus, o Options) ([]Result, error) {
	items := Accepted(c)
	for _, it := range items {
		s.known[it.ID] = true
	}
	out := make([]Result, len(items))
	err := workers.Each(ctx, o.Workers, len(items), o.Observe, func(ctx context.Context, i int) error {
		var err error
		if o.Only != nil && !o.Only[items[i].ID] {
			return nil
		}
		out[i], err = m.one(ctx, items[i], s.byItem[items[i].ID], o)
		return err
	})
	return out, err
}

// Answered says whether a line is for an item of the corpora that were marked.
func (s *Sheet) Answered() bool {
	return slices.ContainsFunc(s.answers, func(a Answer) bool { return s.known[a.ItemID] })
}

// Strays are lines that are not counted, or not as they stand, each kind by line.
type Strays struct {
	Unknown []Stray `json:"unknown"`        // for items that no corpus has
	Twice   []Stray `json:"twice"`          // the second and later lines of an item
	Long    []Stray `json:"long,omitempty"` // longer than MaxAnswer: marked on the beginning
}

// Strays returns the strays. It is called after all corpora were marked.
func (s *Sheet) Strays() Strays {
	var out Strays
	seen := map[string]bool{}
	for _, a := range s.answers {
		at := Stray{a.Line, a.ItemID}
		switch {
		case !s.known[a.ItemID]:
			out.Unknown = append(out.Unknown, at)
		case seen[a.ItemID]:
			out.Twice = append(out.Twice, at)
		}
		if a.Long {
			out.Long = append(out.Long, at)
		}
		seen[a.ItemID] = true
	}
	return out
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
