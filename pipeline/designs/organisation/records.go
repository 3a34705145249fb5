package organisation

import (
	"maps"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/repair"
	"memloom/pipeline/scaffold"
	"memloom/pipeline/stage"
)

// records gathers what a corpus keeps of its scaffold, its repairs and its rewordings.
type records struct {
	summaries []corpus.Summary
	log       []corpus.LeaderEntry
	diffs     []corpus.Repair
	reworded  []corpus.Rewording
	flagged   []corpus.FlaggedPassage
	failures  []corpus.Failure
	passed    map[string]corpus.Passage // by id
}

// passageID names a group's day.
func passageID(group string, day corpus.Date) string { return group + "/" + day.String() }

func (x *records) read(in exec.Getter, pages []scaffold.Summary) error {
	for _, p := range pages {
		rec, err := stage.Fetch[scaffold.Record](in, pageKey(p))
		if err != nil {
			return err
		}
		if rec.Summary != nil {
			x.summaries = append(x.summaries, *rec.Summary)
		}
		x.log, x.failures = append(x.log, rec.Log...), append(x.failures, rec.Failures...)
	}
	return nil
}

// repairs notes what became of a day.
func (x *records) repairs(d dialogue.DayPlan, out repair.Day) {
	if x.passed == nil {
		x.passed = map[string]corpus.Passage{}
	}
	id := passageID(d.GroupID, d.Date)
	x.passed[id] = corpus.Passage{ID: id, GroupID: d.GroupID, Day: d.Date, Repairs: len(out.Diffs), Flagged: out.Flagged,
		Model: out.Model}
	x.failures = append(x.failures, out.Failures...)
	for _, f := range out.Diffs {
		rep := corpus.Repair{
			Unit: passageID(d.GroupID, d.Date), GroupID: d.GroupID, Day: d.Date, Attempt: f.Attempt, Level: f.Level, Violations: f.Violations,
			Before: f.Before, After: f.After, Outcome: f.Outcome, MessageID: d.Slots[f.Slot-1].Key,
		}
		if out.Messages[f.Slot-1].Text == "" {
			rep.MessageID = "" // deleted, then or later
		}
		x.diffs = append(x.diffs, rep)
	}
	if !out.Flagged {
		return
	}
	f := corpus.FlaggedPassage{Unit: passageID(d.GroupID, d.Date), GroupID: d.GroupID, Day: d.Date, Reasons: out.Reasons}
	for _, s := range d.Slots {
		f.FactIDs = append(f.FactIDs, s.FactIDs...)
	}
	x.flagged = append(x.flagged, f)
}

// passages lists the days of the corpus with how many messages are left of each.
func (x *records) passages(c *corpus.Corpus) {
	for _, m := range c.Messages {
		id := passageID(m.GroupID, m.At.Date())
		if p, ok := x.passed[id]; ok {
			p.Messages++
			x.passed[id] = p
		}
	}
	for _, id := range slices.Sorted(maps.Keys(x.passed)) {
		c.Passages = append(c.Passages, x.passed[id])
	}
}

func (x *records) add(c *corpus.Corpus) {
	c.Summaries, c.LeaderLog, c.Failures = x.summaries, x.log, x.failures
	c.Repairs, c.Reworded, c.Flagged = x.diffs, x.reworded, x.flagged
}
