package score

import (
	"context"
	"fmt"
	"slices"

	"memloom/internal/corpus"
)

// Row is a reference setting, scored.
type Row struct {
	Name  string `json:"name"`
	About string `json:"about"`
	Report
	Retrieval *Retrieval `json:"retrieval,omitempty"`
	Chance    *Chance    `json:"chance,omitempty"` // of settings that read no message
}

// Retrieval parts the failures of retrieval from those of reading (G17). It counts the items that need evidence.
type Retrieval struct {
	Found        Count `json:"found"`         // items all of whose evidence was retrieved
	RightFound   Count `json:"right_found"`   // right, of those
	RightMissing Count `json:"right_missing"` // right, of the others
}

// Run answers every item in a setting and marks the answers.
func (a Answerer) Run(ctx context.Context, m Marker, c *corpus.Corpus, s Setting, o Options) (Row, error) {
	items := Accepted(c)
	results := make([]Result, len(items))
	retrieved := make([][]string, len(items))
	err := each(ctx, o.Workers, len(items), o.Observe, func(ctx context.Context, i int) error {
		if s.Retrieve != nil {
			retrieved[i] = s.Retrieve(items[i])
		}
		answer, err := s.Answer(ctx, items[i], retrieved[i])
		switch {
		case ctx.Err() != nil:
			return fmt.Errorf("answering item %s: %w", items[i].ID, context.Cause(ctx))
		case err != nil:
			results[i] = open(items[i].ID, HowFailed, err.Error())
			return nil
		}
		results[i], err = m.Mark(ctx, items[i], answer)
		return err
	})
	if err != nil {
		return Row{}, err
	}
	row := Row{Name: s.Name, About: s.About, Report: *Summarise(c, Scored{Results: results}, m.Model.Name(), o)}
	if s.Retrieve != nil {
		row.Retrieval = retrieval(items, results, retrieved)
	}
	if s.Blind {
		row.Chance = againstChance(items, results, o.LongerF2)
	}
	return row, nil
}

func retrieval(items []corpus.Item, results []Result, retrieved [][]string) *Retrieval {
	var out Retrieval
	for i, it := range items {
		groups := needed(it)
		if len(groups) == 0 || results[i].Correct == nil {
			continue
		}
		out.Found.N++
		into := &out.RightMissing
		if found(groups, retrieved[i]) {
			out.Found.Right++
			into = &out.RightFound
		}
		into.N++
		if *results[i].Correct {
			into.Right++
		}
	}
	return &out
}

// needed returns the messages of each group of evidence, of which any one will do; context is not needed.
func needed(it corpus.Item) map[int][]string {
	out := map[int][]string{}
	for _, e := range it.Evidence {
		if e.Role != corpus.RoleContext {
			out[e.Group] = append(out[e.Group], e.MessageID)
		}
	}
	return out
}

func found(groups map[int][]string, ids []string) bool {
	for _, group := range groups {
		if !slices.ContainsFunc(group, func(id string) bool { return slices.Contains(ids, id) }) {
			return false
		}
	}
	return true
}
