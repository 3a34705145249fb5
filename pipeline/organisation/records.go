package organisation

import (
	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/passage"
	"memloom/pipeline/scaffold"
	"memloom/pipeline/stage"
)

// records gathers what a corpus keeps of its scaffold and its days.
type records struct {
	summaries []corpus.Summary
	log       []corpus.LeaderEntry
	failures  []corpus.Failure // of the scaffold
	days      passage.Log
}

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

// add adds the rows to the corpus of a project.
func (x *records) add(c *corpus.Corpus) {
	c.Summaries, c.LeaderLog, c.Failures = x.summaries, x.log, x.failures
	x.days.Into(c)
}

// passageID names a group's day.
func passageID(group string, day corpus.Date) string { return group + "/" + day.String() }

// placeOf is where a day is in its corpus.
func placeOf(d dialogue.DayPlan) passage.Place {
	p := passage.Place{ID: passageID(d.GroupID, d.Date), GroupID: d.GroupID, Day: d.Date}
	for _, s := range d.Slots {
		p.Keys = append(p.Keys, s.Key)
		p.FactIDs = append(p.FactIDs, s.FactIDs...)
	}
	return p
}
