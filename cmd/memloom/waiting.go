package main

import (
	"time"

	"memloom/internal/llm/waits"
	"memloom/internal/progress"
)

// watched returns a renderer that also tells what a run waits for.
func (a *app) watched(to progress.Renderer, log *waits.Log) progress.Renderer {
	return progress.NewLive(to, progress.LiveOptions{Now: a.now, Waits: func() []progress.Wait {
		return waitsOf(log, a.now())
	}})
}

// waitsOf says what is waited for at a moment.
func waitsOf(log *waits.Log, now time.Time) []progress.Wait {
	var out []progress.Wait
	for _, s := range log.Waiting() {
		w := progress.Wait{
			Model: s.Model, For: now.Sub(s.Since), InFlight: s.InFlight, Asleep: s.Asleep, HeldBack: max(0,
				s.Open-s.InFlight-s.Asleep),
			Throttled: s.Throttled, Retries: s.Retries, Last: s.Last,
		}
		if s.Asleep > 0 {
			w.Next = max(0, s.Next.Sub(now))
		}
		out = append(out, w)
	}
	return out
}
