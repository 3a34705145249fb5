package progress

import (
	"fmt"
	"strings"
	"time"

	"memloom/internal/safetext"
)

// Wait says what calls to a model wait for.
type Wait struct {
	Model     string
	For       time.Duration // since the model last answered, or was first asked
	InFlight  int           // requests that the provider has not answered
	HeldBack  int           // calls that limits or a budget hold back
	Asleep    int           // calls that will be sent again
	Next      time.Duration // until the first of them is; 0 where there is none
	Throttled int           // 429s so far
	Retries   int           // requests sent again so far
	// reason of the latest failure, in the provider's words; empty without one since the last answer
	Last string
}

// waits says whether a stage has come no further for some time, and waits for a model for as long.
func (e Event) waits(atLeast time.Duration) bool {
	return e.Kind == Waiting && len(e.Waits) > 0 && min(e.Idle, e.Waits[0].For) >= atLeast
}

// describe says what is waited for, the most important first: a terminal may cut it.
func (w Wait) describe() string {
	parts := []string{fmt.Sprintf("waiting %s for %s", formatDuration(w.For), safetext.Line(w.Model))}
	if w.Asleep > 0 {
		parts = append(parts, "next try in "+formatDuration(w.Next))
	}
	if w.Throttled > 0 {
		parts = append(parts, grouped(w.Throttled)+" × 429")
	}
	if w.Retries > 0 {
		parts = append(parts, plural(w.Retries, "retry", "retries"))
	}
	if w.InFlight > 0 {
		parts = append(parts, plural(w.InFlight, "request", "requests")+" not answered")
	}
	if w.HeldBack > 0 {
		parts = append(parts, plural(w.HeldBack, "call", "calls")+" held back by limits")
	}
	return strings.Join(parts, " · ")
}

// describeWaits says for which models a stage waits. The first is the one that has
// been waited for longest; the others are named only where all are wanted.
func describeWaits(list []Wait, all bool) string {
	if !all && len(list) > 1 {
		return list[0].describe() + " · and " + plural(len(list)-1, "other model", "other models")
	}
	var parts []string
	for _, w := range list {
		text := w.describe()
		if all && w.Last != "" {
			text += " · last failure: " + safetext.Line(w.Last)
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, "; ")
}

func plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return grouped(n) + " " + many
}
