package audit

import (
	"context"
	"slices"
	"strings"

	"memloom/internal/app"
	"memloom/internal/app/show"
	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/internal/table"
)

// ListIn says which items are listed.
type ListIn struct {
	Dir      string `arg:"DIR"`
	Queue    string `flag:"queue"`
	Reviewer string `flag:"reviewer"`
	show.Facets
}

// Listed is an item with where it is.
type Listed struct {
	ItemID   string          `json:"item_id"`
	Family   string          `json:"family"`
	Status   corpus.Status   `json:"status"`
	FellAt   string          `json:"fell_at,omitempty"`
	Codes    []corpus.Code   `json:"codes,omitempty"`
	Stand    decisions.Stand `json:"stand"`
	Decision corpus.Action   `json:"decision,omitempty"`
	NeedsTwo bool            `json:"needs_two,omitempty"`     // decisions
	Hidden   bool            `json:"others_hidden,omitempty"` // from the reviewer who asks
	Question string          `json:"question"`
	Answer   string          `json:"answer"`

	at ordered
}

// The queues; that of days holds no items.
var (
	queueReview = "review"
	queueDays   = "days"
	queues      = []string{queueReview, "flagged", "rejected", "decided", "disputed", "waiting", "accepted", queueDays}
)

// List lists items to review.
func List(ctx context.Context, in ListIn, _ *app.Console) (app.Out, error) {
	if !slices.Contains(queues, in.Queue) {
		return nil, app.Usage("--queue: there is no %q; there are %s", in.Queue, strings.Join(queues, ", "))
	}
	if err := in.Check("rejection"); err != nil {
		return nil, err
	}
	x, err := Open(ctx, in.Dir)
	if err != nil {
		return nil, err
	}
	if in.Queue == queueDays {
		return x.days()
	}
	out := listing{}
	err = x.items(func(e *entry) {
		if l := in.listed(e); l.at.rank >= 0 && in.Fit(*e.Item) {
			out = append(out, l)
		}
	})
	slices.SortStableFunc(out, func(a, b Listed) int { return a.at.compare(b.at) })
	return out, err
}

// listed is an item as a reviewer sees it in a list. Without a reviewer everything is seen.
func (in *ListIn) listed(e *entry) Listed {
	d, stand := e.outcome()
	l := Listed{ItemID: e.ID, Family: e.Family, Status: e.Status, FellAt: e.Stage, Codes: e.Codes, Stand: stand,
		NeedsTwo: e.two,
		Question: e.Question, Answer: e.Answer, at: ordered{rank: rankIn(in.Queue, e.Item, stand, e.judge.Of(e.Item))}}
	if in.Reviewer != "" {
		l.at.order, l.Hidden = decisions.Order(in.Reviewer, e.hash), decisions.OthersHidden(e.made, in.Reviewer, e.two)
		if (in.Queue == queueReview || in.Queue == "waiting") && !decisions.Wanted(e.made, in.Reviewer, e.two) {
			l.at.rank = -1
		}
	}
	if d != nil && !l.Hidden {
		l.Decision = d.Action
	}
	return l
}

// listing is a list of items.
type listing []Listed

// Text prints a row an item.
func (list listing) Text(c *app.Console) {
	if len(list) == 0 {
		c.Printf("nothing is in that queue\n")
		return
	}
	rows := table.New(table.Words("item", "family", "status", "fell at", "why", "decision"),
		table.Sentences("question → answer"))
	of := app.Codes{}
	for _, l := range list {
		var why []string
		for _, c := range l.Codes {
			if !slices.Contains(why, string(c)) {
				why = append(why, string(c))
			}
			of.Add("code", string(c))
		}
		of.Add("filter", l.FellAt)
		stand := standText(l.Stand, l.Decision)
		if l.Decision == "" && l.NeedsTwo && l.Stand == decisions.Open {
			stand += ", needs two"
		}
		rows.Row(l.ItemID, l.Family, string(l.Status), l.FellAt, strings.Join(why, ", "), stand,
			app.OneLine(l.Question+" → "+l.Answer))
	}
	c.Table(rows)
	c.Legend(of)
}

func standText(s decisions.Stand, decided corpus.Action) string {
	if decided == "" {
		return string(s)
	}
	return string(s) + ": " + string(decided)
}

// sureFrom is the confidence from which on a wrong answer is sure.
const sureFrom = 70

// rankIn is where an item comes in a queue: the lower the earlier, negative where it is not in it.
func rankIn(queue string, it *corpus.Item, stand decisions.Stand, verdicts []corpus.Verdict) int {
	decided := stand == decisions.Agreed || stand == decisions.Settled
	in := map[string]bool{"decided": decided, "disputed": stand == decisions.Disputed,
		"waiting": stand == decisions.Waiting}
	for _, s := range []corpus.Status{corpus.Flagged, corpus.Rejected, corpus.Accepted} {
		in[string(s)] = it.Status == s
	}
	is, known := in[queue]
	switch {
	case known && is:
		return 0
	case known, decided, it.Status == corpus.Accepted, it.Status == corpus.Surplus:
		return -1
	case it.Status == corpus.Flagged:
		return 0
	case slices.ContainsFunc(verdicts, func(v corpus.Verdict) bool {
		return v.Outcome == corpus.No && v.Probe != corpus.ProbeVerdict && v.Confidence >= sureFrom && v.Answer != ""
	}):
		return 1
	}
	return 2
}
