package review

import (
	"context"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/internal/lineage"
)

// Day is a passage with what a decision about it attaches to.
type Day struct {
	*corpus.Passage
	Hash     string
	Messages []*corpus.Message
	Flag     *corpus.FlaggedPassage // nil: it is not flagged
}

// dayKey is where the messages of a passage stand.
type dayKey struct {
	group, session string
	day            corpus.Date // 0 for a session, which its id names
}

func dayOf(group, session string, day corpus.Date) dayKey {
	if session != "" {
		day = 0
	}
	return dayKey{group, session, day}
}

// Days are the passages of a corpus, in their order.
func Days(c *corpus.Corpus) []Day {
	messages := map[dayKey][]*corpus.Message{}
	for i := range c.Messages {
		m := &c.Messages[i]
		at := dayOf(m.GroupID, m.SessionID, m.At.Date())
		messages[at] = append(messages[at], m)
	}
	flags := map[string]*corpus.FlaggedPassage{}
	for i := range c.Flagged {
		flags[c.Flagged[i].Unit] = &c.Flagged[i]
	}
	var out []Day
	for i := range c.Passages {
		p := &c.Passages[i]
		d := Day{Passage: p, Messages: messages[dayOf(p.GroupID, p.SessionID, p.Day)], Flag: flags[p.ID]}
		var texts []string
		for _, m := range d.Messages {
			texts = append(texts, m.Text)
		}
		d.Hash = decisions.DayHash(texts)
		out = append(out, d)
	}
	return out
}

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

// decideDays applies what people decided about days, and has items that rest on days which changed judged again: all of those
// that impact names, by all filters.
func (w *applying) decideDays(ctx context.Context) error {
	w.restoreDays()
	touched := map[string]bool{}
	var index *lineage.Index
	for _, d := range Days(w.c) {
		list := w.byDay[d.Hash]
		for _, x := range list {
			w.out.Attached[x.Seq] = true
		}
		holds, stand := decisions.OutcomeOf(decisions.Standing(list), false)
		if holds == nil {
			if stand == decisions.Disputed {
				w.out.Changes = append(w.out.Changes, Change{ItemID: d.ID, What: "wait", Why: "its reviewers differ: one of them, or a third, settles it"})
			}
			continue
		}
		was := d.Flagged
		w.out.Changes = append(w.out.Changes, Change{ItemID: d.ID, Seq: holds.Seq, What: w.flag(d, holds), Why: whyOf(holds)})
		w.out.Outcomes = append(w.out.Outcomes, corpus.Application{Seq: holds.Seq, Release: w.Release, Outcome: corpus.Applied})
		if was == d.Flagged {
			continue
		}
		if index == nil {
			index = lineage.New(lineage.Source{Corpus: w.c})
		}
		for _, m := range d.Messages {
			impact, _ := index.Impact(m.ID)
			for _, t := range impact.Items {
				touched[t.ItemID] = true
			}
		}
	}
	return w.judgeTouched(ctx, touched)
}

// flag writes a decision into a day, and says what it does.
func (w *applying) flag(d Day, holds *corpus.Decision) string {
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
		w.c.Flagged = slices.Insert(w.c.Flagged, at, corpus.FlaggedPassage{Unit: d.ID, GroupID: d.GroupID, Day: d.Day, Reasons: []string{reason}})
	}
	return what
}

// judgeTouched judges the items again that days touch. Those that people edited are judged by the edit.
func (w *applying) judgeTouched(ctx context.Context, touched map[string]bool) error {
	for i := range w.c.Items {
		it := &w.c.Items[i]
		hash := w.Hash(it)
		d, _ := decisions.OutcomeOf(decisions.Standing(w.by[hash]), w.Double.Needs(hash))
		if !touched[it.ID] || it.Status == corpus.Surplus || d != nil && len(d.Edits) > 0 {
			continue
		}
		c := Change{ItemID: it.ID, What: "judge again", From: w.before[i], To: corpus.Drafted, Why: "it rests on a day that people decided about"}
		if !w.Plan {
			if err := w.again(ctx, it, w.Applying, w.out); err != nil {
				return err
			}
			c.To = it.Status
		}
		w.judged[it.ID] = true
		w.out.Changes = append(w.out.Changes, c)
	}
	return nil
}

// dropped are the messages of the days that people dropped.
func (w *applying) dropped() map[string]bool {
	out := map[string]bool{}
	for _, d := range Days(w.c) {
		if d.Flag != nil && d.Flag.Dropped() {
			for _, m := range d.Messages {
				out[m.ID] = true
			}
		}
	}
	return out
}

// removeDropped takes out the accepted items whose evidence lies in dropped days, whoever admitted them.
func (w *applying) removeDropped(dropped map[string]bool) {
	for i := range w.c.Items {
		it := &w.c.Items[i]
		if it.Status != corpus.Accepted || !rests(it, dropped) {
			continue
		}
		c := Change{ItemID: it.ID, What: "remove", From: w.before[i], To: corpus.Rejected, Why: "its evidence lies in a day that was dropped"}
		it.Status, it.Stage, it.AdmittedBy = corpus.Rejected, decisions.PersonStage, ""
		it.Reasons, it.Codes, it.Fault = []string{decisions.PersonStage + ": " + c.Why}, []corpus.Code{corpus.CodePerson}, corpus.FaultItem
		w.out.Changes = append(slices.DeleteFunc(w.out.Changes, func(x Change) bool { return x.ItemID == it.ID }), c)
	}
}

// rests says whether evidence of an item is among some messages.
func rests(it *corpus.Item, messages map[string]bool) bool {
	return slices.ContainsFunc(it.Evidence, func(e corpus.Evidence) bool { return messages[e.MessageID] })
}
