package review

import (
	"context"
	"slices"
	"sync"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/internal/lineage"
)

// restoreDays gives days the flags that the run gave them.
func (j *Judge) restoreDays() {
	var kept []corpus.FlaggedPassage
	flagged := map[string]bool{}
	for _, f := range j.c.Flagged {
		if f.Reasons = f.Undecided(); len(f.Reasons) > 0 {
			kept, flagged[f.Unit] = append(kept, f), true
		}
	}
	j.c.Flagged = kept
	for i := range j.c.Passages {
		j.c.Passages[i].Flagged = flagged[j.c.Passages[i].ID]
	}
}

// decideDays applies what people decided about days, and has items that rest on days which changed judged again: all of
// those that impact names, by all filters.
func (w *applying) decideDays(ctx context.Context) error {
	w.restoreDays()
	touched := map[string]bool{}
	impacts := sync.OnceValue(func() *lineage.Index { return lineage.New(lineage.Source{Corpus: w.c}) })
	for _, d := range decisions.Days(w.x) {
		holds, stand := w.outcome(d.Hash, false)
		if holds == nil {
			if stand == decisions.Disputed {
				w.change(Change{ItemID: d.ID, What: "wait", Why: disputed})
			}
			continue
		}
		was := d.Flagged
		w.change(Change{ItemID: d.ID, Seq: holds.Seq, What: w.flag(d, holds), Why: whyOf(holds)})
		w.out.Outcomes = append(w.out.Outcomes, corpus.Application{Seq: holds.Seq, Release: w.Release,
			Outcome: corpus.Applied})
		if was == d.Flagged {
			continue
		}
		for _, m := range d.Messages {
			impact, _ := impacts().Impact(m.ID)
			for _, t := range impact.Items {
				touched[t.ItemID] = true
			}
		}
	}
	return w.judgeTouched(ctx, touched)
}

// flag writes a decision into a day, and says what it does.
func (w *applying) flag(d decisions.Day, holds *corpus.Decision) string {
	what, reason := "drop day", corpus.DayDropped
	if holds.AdmitsDay() {
		what, reason = "admit day", corpus.DayAdmitted
	}
	if holds.Note != "" {
		reason += ": " + holds.Note
	}
	i := slices.IndexFunc(w.c.Flagged, func(f corpus.FlaggedPassage) bool { return f.Unit == d.ID })
	switch {
	case i >= 0:
		w.c.Flagged[i].Reasons = append(w.c.Flagged[i].Reasons, reason)
		d.Flagged = !holds.AdmitsDay()
	case holds.AdmitsDay():
		return "confirm" // nothing spoke against it
	default:
		d.Flagged = true
		at := slices.IndexFunc(w.c.Flagged, func(f corpus.FlaggedPassage) bool { return f.Unit > d.ID })
		if at < 0 {
			at = len(w.c.Flagged)
		}
		w.c.Flagged = slices.Insert(w.c.Flagged, at, corpus.FlaggedPassage{Unit: d.ID, GroupID: d.GroupID, Day: d.Day,
			Reasons: []string{reason}})
	}
	return what
}

// judgeTouched judges the items again that days touch. Those that people edited are judged by the edit.
func (w *applying) judgeTouched(ctx context.Context, touched map[string]bool) error {
	for i := range w.c.Items {
		it := &w.c.Items[i]
		if d := w.holds(it); !touched[it.ID] || it.Status == corpus.Surplus || d != nil && len(d.Edits) > 0 {
			continue
		}
		c := Change{ItemID: it.ID, What: "judge again", From: w.before[i], To: corpus.Drafted,
			Why: "it rests on a day that people decided about"}
		if !w.Plan {
			if err := w.again(ctx, it); err != nil {
				return err
			}
			c.To = it.Status
		}
		w.judged[it.ID] = true
		w.change(c)
	}
	return nil
}

// dropped are the messages of the days that people dropped.
func (w *applying) dropped() map[string]bool {
	out := map[string]bool{}
	for _, d := range decisions.Days(w.x) {
		if d.Flag != nil && d.Flag.Dropped() {
			for _, m := range d.Messages {
				out[m.ID] = true
			}
		}
	}
	return out
}

// removeDropped takes out the accepted items whose evidence lies in dropped days, the one who admitted them.
func (w *applying) removeDropped(dropped map[string]bool) {
	for i := range w.c.Items {
		it := &w.c.Items[i]
		if it.Status != corpus.Accepted || !rests(it, dropped) {
			continue
		}
		c := Change{ItemID: it.ID, From: w.before[i]}
		remove(it, &c, "its evidence lies in a day that was dropped")
		w.out.Changes = append(slices.DeleteFunc(w.out.Changes, func(x Change) bool { return x.ItemID == it.ID }), c)
	}
}

// rests says whether evidence of an item is among some messages.
func rests(it *corpus.Item, messages map[string]bool) bool {
	return slices.ContainsFunc(it.Evidence, func(e corpus.Evidence) bool { return messages[e.MessageID] })
}
