package audit

import (
	"context"
	"strconv"
	"time"

	"memloom/internal/app"
	"memloom/internal/corpus"
	"memloom/internal/decisions"
)

// DoubleIn says which share of the items needs two decisions; empty leaves it.
type DoubleIn struct {
	Dir   string `arg:"DIR"`
	Share string `arg:"SHARE"`
}

// Doubled counts the items that need two decisions, surplus drafts left out.
type Doubled struct {
	Share  float64 `json:"share"`
	Judged int     `json:"judged"` // items
	Needs  int     `json:"needs_two"`
	Two    int     `json:"agreed_or_settled"`
	Differ int     `json:"disputed"`
	Wait   int     `json:"waiting"`
	Open   int     `json:"open"`

	dir string
}

// Double says, or sets, which share of the items needs two decisions.
func Double(ctx context.Context, in DoubleIn, c *app.Console) (*Doubled, error) {
	x, err := Open(ctx, in.Dir)
	if err != nil {
		return nil, err
	}
	if in.Share != "" {
		share, err := strconv.ParseFloat(in.Share, 64)
		if err != nil {
			return nil, app.Usage("%q is no share: it is a number from 0 to 1, as 0.2 for a fifth", in.Share)
		}
		if err := x.SetDouble(ctx, share, c.Now()); err != nil {
			return nil, err
		}
	}
	d := &Doubled{Share: x.Double.Share, dir: in.Dir}
	err = x.items(func(e *entry) {
		if e.Status == corpus.Surplus {
			return
		}
		d.Judged++
		if !e.two {
			return
		}
		d.Needs++
		switch _, stand := e.outcome(); stand {
		case decisions.Open:
			d.Open++
		case decisions.Waiting:
			d.Wait++
		case decisions.Disputed:
			d.Differ++
		default:
			d.Two++
		}
	})
	if err != nil {
		return nil, err
	}
	return d, nil
}

// SetDouble keeps the share of the items that need two decisions.
func (x *Folder) SetDouble(ctx context.Context, share float64, now time.Time) error {
	x.Double.Share, x.Double.At = share, now.UTC().Format(time.RFC3339)
	return withStore(ctx, x.Dir, func(s *decisions.Store) error {
		if err := s.SetDouble(ctx, x.Double); err != nil {
			return app.Usage("%w", err)
		}
		return nil
	})
}

// Text says how many items need two decisions, and how far these are.
func (d *Doubled) Text(c *app.Console) {
	if d.Share == 0 {
		c.Printf("no item needs two decisions; %s asks for them of a fifth\n", app.Command("audit", "double", d.dir, "0.2"))
		return
	}
	c.Printf("a share of %g needs two decisions: %d of %d items\n%d agreed or settled, %d disputed, %d waiting for a "+
		"second, %d open\n", d.Share, d.Needs, d.Judged, d.Two, d.Differ, d.Wait, d.Open)
}
