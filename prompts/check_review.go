package prompts

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"memloom/internal/corpus"
)

// checkReview verifies what a checker found: tasks and slots exist, quotes
// are in their messages, concerns are of the levels it is asked about.
func checkReview(in CheckIn, out CheckOut) []string {
	if out.Events == nil {
		return []string{`"events" is missing: give an empty list if no task starts or ends`}
	}
	texts := make(map[int]string, len(in.Messages))
	for _, m := range in.Messages {
		if n, err := strconv.Atoi(m.ID); err == nil {
			texts[n] = m.Text
		}
	}
	if len(out.Claims) != len(in.Claims) {
		return []string{fmt.Sprintf("there are %d answers to %d claims: give one for each, in their order",
			len(out.Claims), len(in.Claims))}
	}
	var v []string
	for i, c := range in.Claims {
		if out.Claims[i].N != c.N {
			v = append(v, fmt.Sprintf("answer %d is to claim %d, not to %d", i+1, out.Claims[i].N, c.N))
		}
	}
	return append(v, checkFound(in, out, texts)...)
}

// checkFound verifies the events and concerns. texts are the messages by their slots.
func checkFound(in CheckIn, out CheckOut, texts map[int]string) (v []string) {
	for i, e := range out.Events {
		text, known := texts[e.Slot]
		switch {
		case !slices.ContainsFunc(in.Tasks, func(t CheckTask) bool { return t.N == e.Task }):
			v = append(v, fmt.Sprintf("event %d: there is no task %d", i+1, e.Task))
		case e.Event != corpus.PredStarted && e.Event != corpus.PredFinished:
			v = append(v, fmt.Sprintf("event %d: %q is neither started nor finished", i+1, e.Event))
		case !known:
			v = append(v, fmt.Sprintf("event %d: there is no slot %d", i+1, e.Slot))
		case strings.TrimSpace(e.Quote) == "" || !strings.Contains(text, e.Quote):
			v = append(v, fmt.Sprintf("event %d: %q does not stand in slot %d word for word", i+1, e.Quote, e.Slot))
		}
	}
	for i, c := range out.Concerns {
		_, known := texts[c.Slot]
		switch {
		case c.Level != 3 && c.Level != 4:
			v = append(v, fmt.Sprintf("concern %d: level %d is neither 3 nor 4", i+1, c.Level))
		case c.Severity != string(Major) && c.Severity != string(Minor):
			v = append(v, fmt.Sprintf("concern %d: severity %q is neither major nor minor", i+1, c.Severity))
		case !known:
			v = append(v, fmt.Sprintf("concern %d: there is no slot %d", i+1, c.Slot))
		case strings.TrimSpace(c.Message) == "" || strings.TrimSpace(c.Kind) == "":
			v = append(v, fmt.Sprintf("concern %d says nothing", i+1))
		}
	}
	return v
}

// checkFix holds a fixer to the least: it touches only messages that something
// is wrong with, and deletes only what it may.
func checkFix(in FixIn, out FixOut) []string { return checkFixed(in.Conflicts, in.Deletable, out) }

// checkSessionFix is checkFix for a session, of which nothing may be deleted.
func checkSessionFix(in SessionFixIn, out FixOut) []string { return checkFixed(in.Conflicts, nil, out) }

func checkFixed(conflicts []Fault, deletable []int, out FixOut) []string {
	if len(out.Messages) == 0 {
		return []string{"no message is changed"}
	}
	var v []string
	last := 0
	for _, m := range out.Messages {
		switch {
		case m.Slot <= last:
			v = append(v, fmt.Sprintf("slot %d: give each slot once, in their order", m.Slot))
		case !slices.ContainsFunc(conflicts, func(c Fault) bool { return c.Slot == m.Slot }):
			v = append(v, fmt.Sprintf("slot %d: nothing is wrong with it, leave it as it is", m.Slot))
		case m.Delete && !slices.Contains(deletable, m.Slot):
			v = append(v, fmt.Sprintf("slot %d may not be deleted: others answer it, or it states something", m.Slot))
		case m.Delete && (m.Text != "" || len(m.States) > 0):
			v = append(v, fmt.Sprintf("slot %d is deleted and has a text", m.Slot))
		case !m.Delete && strings.TrimSpace(m.Text) == "":
			v = append(v, fmt.Sprintf("slot %d: the text is empty", m.Slot))
		}
		last = max(last, m.Slot)
	}
	return v
}
