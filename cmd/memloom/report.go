package main

import (
	"memloom/internal/corpus"
	"memloom/output"
	"memloom/pipeline"
	"memloom/validate/filters"
)

// tally counts drafts by their end; surplus ones are not among the rejected.
func tally(c *corpus.Corpus) (accepted, rejected, flagged, surplus int) {
	for _, it := range c.Items {
		switch {
		case it.Status == corpus.Accepted:
			accepted++
		case it.Status == corpus.Flagged:
			flagged++
		case it.Status == corpus.Surplus:
			surplus++
		default:
			rejected++
		}
	}
	return accepted, rejected, flagged, surplus
}

// finished is the last line of a run under --json.
type finished struct {
	Dir        string               `json:"dir"`
	Messages   int                  `json:"messages"`
	Accepted   int                  `json:"accepted"`
	Rejected   int                  `json:"rejected"`
	Flagged    int                  `json:"flagged"`
	Surplus    int                  `json:"surplus"`
	Uniqueness filters.Cost         `json:"uniqueness"`
	Shortfalls []pipeline.Shortfall `json:"shortfalls"`
	Missed     []output.Target      `json:"missed_targets"`
}

func (a *app) reportJSON(dir string, res *pipeline.Result) error {
	f := finished{Dir: dir, Messages: len(res.Corpus.Messages), Uniqueness: res.Unique,
		Shortfalls: append([]pipeline.Shortfall{}, res.Shortfalls...), Missed: append([]output.Target{}, res.Missed...)}
	f.Accepted, f.Rejected, f.Flagged, f.Surplus = tally(res.Corpus)
	return a.encode(f)
}
