package audit

import (
	"cmp"
	"context"
	"fmt"
	"strings"
	"time"

	"memloom/internal/app"
	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
	"memloom/internal/decisions"
	"memloom/internal/table"
)

// DayIn is a decision about a group's day.
type DayIn struct {
	Dir      string `arg:"DIR"`
	Group    string `arg:"GROUP"`
	Day      string `arg:"DAY"`
	Action   string `arg:"ACTION"`
	Reviewer string `flag:"reviewer"`
	Note     string `flag:"note"`
	Code     string `flag:"code"`
	Seconds  int    `flag:"seconds"`
}

// dayActions are the actions about a day by what is typed for them.
func dayActions() map[string]corpus.Action {
	return map[string]corpus.Action{"admit": corpus.ActionAdmitDay, "drop": corpus.ActionDropDay,
		"settle": corpus.ActionSettle, "withdraw": corpus.ActionWithdraw}
}

// Day keeps a decision about a group's day.
func Day(ctx context.Context, in DayIn, c *app.Console) (out *Decided, err error) {
	action, ok := dayActions()[in.Action]
	if !ok {
		return nil, app.Usage("there is no action %q for a day; there are admit, drop, settle, withdraw", in.Action)
	}
	day, err := corpus.ParseDate(in.Day)
	if err != nil {
		return nil, app.Usage("%q is no date: dates are written 2025-03-14", in.Day)
	}
	d := corpus.Decision{Target: corpus.TargetDay, Action: action, At: c.Now().UTC().Format(time.RFC3339),
		Reviewer: in.Reviewer, Note: in.Note, Code: in.Code, Seconds: in.Seconds}
	if action == corpus.ActionSettle {
		d.Code = string(dayActions()[d.Code])
	}
	x, err := Open(ctx, in.Dir)
	if err != nil {
		return nil, err
	}
	err = x.each(func(c *corpus.Corpus) (bool, error) {
		for _, p := range decisions.Days(index.New(c)) {
			if strings.EqualFold(cmp.Or(p.SessionID, p.GroupID), in.Group) && (p.SessionID != "" || p.Day == day) {
				out, err = x.decideDay(ctx, p, d)
				return false, err
			}
		}
		return true, nil
	})
	if err == nil && out == nil {
		return nil, app.Usage("%s has no day %s of %q; %s lists the flagged ones, and %s shows one", in.Dir, day, in.Group,
			app.Command("audit", "list", in.Dir, "--queue", queueDays), app.Command("show", in.Dir, "day", "GROUP", "DATE"))
	}
	return out, err
}

func (x *Folder) decideDay(ctx context.Context, p decisions.Day, d corpus.Decision) (out *Decided, err error) {
	if p.Flagged {
		d.StatusBefore = corpus.Flagged
	}
	err = withStore(ctx, x.Dir, func(s *decisions.Store) error {
		d, earlier, err := s.Decide(ctx, decisions.Act{Decision: d, Passage: p.ID, Hash: p.Hash})
		if err == nil {
			out = &Decided{Decision: d, dir: x.Dir}
			_, out.stand = decisions.Outcome(decisions.Standing(append(earlier, d)))
		}
		return err
	})
	return out, err
}

// ListedDay is a flagged day with where it is.
type ListedDay struct {
	Passage  string          `json:"passage"`
	GroupID  string          `json:"group_id"`
	Day      corpus.Date     `json:"day"`
	Messages int             `json:"messages"`
	Repairs  int             `json:"repairs"`
	Flagged  bool            `json:"flagged"`
	Reasons  []string        `json:"reasons"`
	Stand    decisions.Stand `json:"stand"`
	Decision corpus.Action   `json:"decision,omitempty"`
}

// dayListing is a list of days.
type dayListing []ListedDay

// days lists the days that are flagged, and those that people decided about.
func (x *Folder) days() (out dayListing, err error) {
	out = dayListing{}
	err = x.all(func(c *corpus.Corpus) error {
		for _, p := range decisions.Days(index.New(c)) {
			list := x.byHash[p.Hash]
			if p.Flag == nil && len(list) == 0 {
				continue
			}
			l := ListedDay{Passage: p.ID, GroupID: cmp.Or(p.SessionID, p.GroupID), Day: p.Day, Messages: len(p.Messages),
				Repairs: p.Repairs, Flagged: p.Flagged}
			d, stand := decisions.OutcomeOf(decisions.Standing(list), false)
			if l.Stand = stand; d != nil {
				l.Decision = d.Action
			}
			if p.Flag != nil {
				l.Reasons = p.Flag.Reasons
			}
			out = append(out, l)
		}
		return nil
	})
	return out, err
}

// Text prints a row a day.
func (list dayListing) Text(c *app.Console) {
	if len(list) == 0 {
		c.Printf("no day is flagged, and nobody decided about one\n")
		return
	}
	rows := table.New(table.Words("group", "day"), table.Numbers("messages", "repairs"), table.Words("flagged", "decided"),
		table.Sentences("why"))
	yes := map[bool]string{true: "yes", false: "no"}
	for _, l := range list {
		rows.Row(l.GroupID, l.Day.String(), fmt.Sprint(l.Messages), fmt.Sprint(l.Repairs), yes[l.Flagged],
			standText(l.Stand, l.Decision), app.OneLine(strings.Join(l.Reasons, "; ")))
	}
	c.Table(rows)
}
