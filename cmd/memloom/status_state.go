package main

import (
	"fmt"
	"slices"
	"time"

	"memloom/internal/lock"
	"memloom/internal/runstore"
)

// working is the process that is at work on a run.
type working struct {
	Process int       `json:"process,omitempty"` // 0: not known yet
	Since   time.Time `json:"since"`
}

// liveOf says who is at work on the run in a folder, nil if nobody is, and when something of it was last written down.
func liveOf(dir string) (*working, *time.Time, error) {
	var last *time.Time
	if at := runstore.Written(dir); !at.IsZero() {
		last = &at
	}
	held, err := lock.Of(dir)
	if err != nil || held == nil {
		return nil, last, err
	}
	return &working{held.PID, held.Since}, last, nil
}

// state says whether a run is finished, at work or interrupted, and how it goes on.
func (s *standing) state(now time.Time) string {
	if s.Finished && !s.Replacing {
		return "finished"
	}
	what := ""
	switch {
	case s.any():
		what = s.ahead.String() + ", "
	case s.Replacing:
		what = "an earlier corpus; the run that replaces it is "
	}
	resume := command("resume", s.Dir)
	switch {
	case s.Running != nil:
		return fmt.Sprintf("%sat work since %s%s; %s%s", what, s.Running.Since.Format(time.DateTime),
			s.Running.process(), s.place(), s.last(now))
	case s.any():
		return fmt.Sprintf("%sall that is counted here; %s makes the corpus", what, resume)
	}
	return fmt.Sprintf("%sunfinished: interrupted; %s%s; %s goes on", what, s.place(), s.last(now), resume)
}

func (w *working) process() string {
	if w.Process == 0 {
		return ""
	}
	return fmt.Sprintf(" in process %d", w.Process)
}

// place says how far a run has come.
func (s *standing) place() string {
	for _, p := range slices.Backward(s.Stages) {
		if p.Stage != published.Stage {
			return fmt.Sprintf("%s: %d of %d done", p.Stage, p.Done, p.Total)
		}
	}
	return "no stage has begun"
}

// last says when something of a run was last written down.
func (s *standing) last(now time.Time) string {
	if s.Last == nil {
		return ""
	}
	return ", last progress " + max(0, now.Sub(*s.Last)).Round(time.Second).String() + " ago"
}
