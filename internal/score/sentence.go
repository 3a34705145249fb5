package score

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// hedge finds words by which an answer declines, or says that it cannot tell.
var hedge = regexp.MustCompile(
	`(?i)\b(?:(?:can ?not|can['’]t|could not|couldn['’]t|unable to|not possible to|impossible to) ` +
		`(?:be |reliably |definitively |confidently )?(?:tell|determined?|say|answer(?:ed)?|know|find|infer(?:red)?|establish(?:ed)?)` +
		`|(?:do not|don['’]t) (?:know|have (?:enough|any|that|this|the) )|no (?:information|mention|record|evidence)\b` +
		`|not (?:enough|sufficient) (?:information|context|evidence)|insufficient (?:information|context|evidence)` +
		`|(?:not|never) (?:been )?(?:stated|mentioned|specified|given|known|said|provided|discussed|recorded)|unknown|unclear|uncertain|not sure)`)

// markerName begins a report's name of the judge where the marker marked.
const markerName = "builtin"

// Hedges are wrong answers, and those of them that decline or say that they cannot tell.
type Hedges struct {
	Wrong   int `json:"wrong"` // items without an answer are not among them
	Hedging int `json:"hedging"`
}

// HedgesOf counts the wrong answers among entries.
func HedgesOf(entries []Entry) *Hedges {
	h := &Hedges{}
	for i := range entries {
		if e := &entries[i]; e.Answered && e.Correct != nil && !*e.Correct {
			h.Wrong++
			if hedge.MatchString(e.said) {
				h.Hedging++
			}
		}
	}
	return h
}

// said is an answer without its reasoning: the text of the option where it is the letter of one.
func said(it corpus.Item, answer string) string {
	if letter, ok := Letter(answer, it.Options); ok {
		return it.Options[slices.IndexFunc(it.Options, func(o corpus.Option) bool { return o.Letter == letter })].Text
	}
	return Final(answer)
}

// Sentence sums up the rows of a system and of reference settings, those that there are: "your system 17.9 %
// (8.9–28.6), BM25 top 10 67.9 %, without messages 10.7 %; 42 of 48 wrong answers hedge". The row of a system has
// Hedges; of two rows without messages the first counts. Where answers of a system could not be marked, it says how
// many, and what that could change.
func Sentence(rows []Row) string {
	var parts [3]string // in the order of the sentence
	tail := ""
	for _, r := range rows {
		at, text := 0, ""
		switch {
		case r.Micro.Accuracy == nil:
			continue
		case r.Hedges != nil:
			text = fmt.Sprintf("your system %s %% (%s)", percent(r.Micro.Accuracy), r.overall().text())
			if r.Micro.Undetermined > 0 {
				text, tail = r.unmarked()
			}
			if r.Hedges.Wrong > 0 {
				tail += fmt.Sprintf("; %d of %s hedge", r.Hedges.Hedging, plural(r.Hedges.Wrong, "wrong answer", "wrong answers"))
			}
		case strings.HasPrefix(r.Name, bm25Name):
			at, text = 1, fmt.Sprintf("%s %s %%", r.Name, percent(r.Micro.Accuracy))
		case r.Name == noContext || r.Name == zeroContext:
			at, text = 2, fmt.Sprintf("without messages %s %%", percent(r.Micro.Accuracy))
		default:
			continue
		}
		if parts[at] == "" {
			parts[at] = text
		}
	}
	known := slices.DeleteFunc(parts[:], func(p string) bool { return p == "" })
	return strings.Join(known, ", ") + tail
}

// unmarked is the accuracy of the answers that were marked, and what it would be with the others.
func (r *Row) unmarked() (text, tail string) {
	m := &r.Micro
	text = fmt.Sprintf("your system: %d of %s right, %s %% (%s)", m.Right, plural(m.N, "marked answer", "marked answers"),
		percent(m.Accuracy), r.overall().text())
	tail = fmt.Sprintf("; %d of %d could not be marked: %s %% if all are wrong, %s %% if all are right", m.Undetermined,
		m.N+m.Undetermined, percent(m.IfAllWrong), percent(m.IfAllRight))
	if strings.HasPrefix(r.Judge, markerName) {
		tail += "; a judge of --models marks them"
	}
	return text, tail
}
