package reader

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// finding is what a way of reading came to. Without an answer it is a
// conflict if it cites, and no answer otherwise.
type finding struct {
	answer     string
	cites      []int // messages of the talk
	confidence int
	reason     string
	typed      corpus.Value // of the answer, if it has a type
	first      int          // the message that stated it first
	conflict   string       // without an answer: who says what, in words
}

// noStatement is the reason of a question for which no sentence was read as an answer.
const noStatement = "no sentence was read as stating it of what is asked about"

func nothing(reason string) finding { return finding{reason: reason} }

// out turns a finding into the answer of the task.
func (t *talk) out(f finding) prompts.SolveOut {
	o := prompts.SolveOut{Outcome: prompts.CannotDetermine, Citations: []string{}, Reasoning: cmp.Or(f.reason, noStatement)}
	for _, i := range f.cites {
		if id := t.msgs[i].ID; !slices.Contains(o.Citations, id) {
			o.Citations = append(o.Citations, id)
		}
	}
	switch {
	case f.answer != "":
		o.Outcome, o.Answer, o.Confidence = prompts.Answered, f.answer, min(max(f.confidence, 5), 97)
	case len(f.cites) > 0:
		o.Outcome, o.Answer, o.Confidence = prompts.Conflict, f.conflict, min(max(cmp.Or(f.confidence, 70), 5), 97)
	}
	return o
}

// longDate writes a day as people do: 13 March 2025.
func longDate(d corpus.Date) string { return d.Time().Format("2 January 2006") }

// sayValue writes a value so that it stands alone: dates in full, the rest as it was written.
func sayValue(v corpus.Value, surface string) string {
	switch v.Kind {
	case corpus.KindDate:
		switch v.Precision {
		case corpus.Day:
			return longDate(v.Date)
		case corpus.Month:
			return v.Date.Time().Format("January 2006")
		case corpus.Quarter:
			return fmt.Sprintf("Q%d %d", (int(v.Date.Time().Month())+2)/3, v.Date.Time().Year())
		case corpus.Year:
			return v.Date.Time().Format("2006")
		}
	}
	return strings.TrimSpace(surface)
}
