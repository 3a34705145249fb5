package audit

import (
	"cmp"
	"context"
	"slices"

	"memloom/internal/app"
	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/internal/table"
)

// SampleSize is how many items a blind sample has where nothing is said.
const SampleSize = 60

// SampleIn says which blind sample is drawn.
type SampleIn struct {
	Dir      string `arg:"DIR"`
	N        int    `flag:"n"`
	Reviewer string `flag:"reviewer"`
}

// Sampled is an item of the blind sample: what it asks, and nothing of what became of it.
type Sampled struct {
	ItemID   string          `json:"item_id"`
	Family   string          `json:"family"`
	Question string          `json:"question"`
	Options  []corpus.Option `json:"options,omitempty"`
	Answer   string          `json:"answer"`
	AskedAt  string          `json:"asked_at"`

	order uint64 // among the items of the reviewer
}

// BlindSample is the blind sample, or what is left of it for a reviewer.
type BlindSample struct {
	in    SampleIn
	n     int // items of the whole
	items []Sampled
	blind int // that the reviewer decided about blind
	seen  int // that the reviewer decided about with verdicts in sight
}

// Sample draws the blind sample.
func Sample(ctx context.Context, in SampleIn, _ *app.Console) (*BlindSample, error) {
	if in.N < 2 {
		return nil, app.Usage("--n %d: a sample has at least two items, an accepted and a rejected one", in.N)
	}
	x, err := Open(ctx, in.Dir)
	if err != nil {
		return nil, err
	}
	var pool []decisions.Candidate
	items := map[string]Sampled{}
	err = x.all(func(c *corpus.Corpus) error {
		pool = append(pool, x.judge(c).Candidates(x.Edited)...)
		for _, it := range c.Items {
			items[it.ID] = Sampled{it.ID, it.Family, it.Question, it.Options, it.Answer, it.AskedAt.String(), 0}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	drawn := decisions.Sample(x.Double.Key, in.N, pool)
	out := &BlindSample{in: in, n: len(drawn)}
	for _, c := range drawn {
		it := items[c.ItemID]
		if in.Reviewer != "" {
			it.order = decisions.Order(in.Reviewer, c.Hash)
			if blind, sighted := decisions.BlindFor(x.byHash[c.Hash], in.Reviewer); blind {
				out.blind++
				continue
			} else if sighted {
				out.seen++
				continue
			}
		}
		out.items = append(out.items, it)
	}
	slices.SortStableFunc(out.items, func(a, b Sampled) int { return cmp.Compare(a.order, b.order) })
	return out, nil
}

// JSON prints a line an item.
func (s *BlindSample) JSON(c *app.Console) { c.Encode(s.items) }

// Text prints a row an item, and says how much of the sample is done, and what to do next.
func (s *BlindSample) Text(c *app.Console) {
	dir, reviewer := s.in.Dir, s.in.Reviewer
	rows := table.New(table.Words("item", "family", "asked"), table.Sentences("question → answer"))
	for _, it := range s.items {
		rows.Row(it.ItemID, it.Family, it.AskedAt, app.OneLine(it.Question+" → "+it.Answer))
	}
	if rows.Len() > 0 {
		c.Table(rows)
	}
	if s.n == 0 {
		c.Printf("%s has no item that filters accepted or rejected: there is nothing to sample\n", dir)
		return
	}
	if reviewer != "" {
		c.Printf("%d of %d are decided by %s", s.blind, s.n, reviewer)
		if s.seen > 0 {
			c.Printf(", and %d left out, which %s has decided about with verdicts in sight", s.seen, reviewer)
		}
		c.Printf("\n")
	}
	if s.blind+s.seen == s.n {
		c.Printf("%s says what came of it\n", app.Command("audit", "agreement", dir))
		return
	}
	c.Printf("%s shows one, %s decides about it\n", app.Command("audit", "show", dir, "ITEM", "--blind"),
		app.Command("audit", "decide", dir, "ITEM", "accept", "--blind", "--reviewer", cmp.Or(reviewer, "NAME")))
}
