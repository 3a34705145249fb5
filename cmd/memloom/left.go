package main

import (
	"memloom/internal/corpus"
	"memloom/internal/measure"
	"memloom/output"
	"memloom/pipeline"
	"memloom/validate/filters"
)

// left is what a run left, counted while it is published.
type left struct {
	First, Last corpus.Date
	People      int
	Groups      int
	Messages    int
	Drafted     int
	Accepted    int
	Rejected    int // by a filter
	Flagged     int
	Surplus     int
	Missed      []output.Target // what the recipe asks of the text and does not get
	yields      measure.YieldCounter
}

func (l *left) add(c *corpus.Corpus) {
	l.Groups, l.Messages, l.Drafted = l.Groups+len(c.Groups), l.Messages+len(c.Messages), l.Drafted+len(c.Items)
	for _, it := range c.Items {
		switch it.Status {
		case corpus.Accepted:
			l.Accepted++
		case corpus.Flagged:
			l.Flagged++
		case corpus.Surplus:
			l.Surplus++
		default:
			l.Rejected++
		}
	}
	l.yields.Add(c)
}

// finished is the last line of a run under --json.
type finished struct {
	Dir        string             `json:"dir"`
	Messages   int                `json:"messages"`
	Accepted   int                `json:"accepted"`
	Rejected   int                `json:"rejected"`
	Flagged    int                `json:"flagged"`
	Surplus    int                `json:"surplus"`
	Uniqueness filters.Cost       `json:"uniqueness"`
	Shortfalls []output.Shortfall `json:"shortfalls"`
	Missed     []output.Target    `json:"missed_targets"`
}

func (a *app) reportJSON(dir string, res *pipeline.Result, l *left) error {
	return a.encode(finished{Dir: dir, Messages: l.Messages, Uniqueness: res.Unique, Accepted: l.Accepted,
		Rejected: l.Rejected, Flagged: l.Flagged, Surplus: l.Surplus,
		Shortfalls: append([]output.Shortfall{}, res.Shortfalls...), Missed: append([]output.Target{}, l.Missed...)})
}
