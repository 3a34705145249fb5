package seeds

import (
	"fmt"
	"strings"
)

// ambigQuestion is a record of AmbigQA (train.json or dev.json, light or full): a list of objects with `id`, `question`
// and `annotations`. An annotation has `type`: "singleAnswer" with `answer`, or "multipleQAs" with `qaPairs`, each
// `question` (the question made unambiguous) and `answer`, a list of wordings.
type ambigQuestion struct {
	ID          flat    `json:"id"`
	Question    *string `json:"question"`
	Annotations *[]struct {
		Type  string `json:"type"`
		Pairs []struct {
			Question *string `json:"question"`
			Answer   flat    `json:"answer"`
		} `json:"qaPairs"`
	} `json:"annotations"`
}

// How many pairs a question needs for a contextual set, and exactly has for a contradictory one (App. C.1).
const (
	ambigContexts = 4
	ambigConflict = 3
)

func ambigQA(rec record, s *Seed) *Error {
	var q ambigQuestion
	if err := decode(rec, &q); err != nil {
		return err
	}
	switch {
	case q.Question == nil:
		return missing("question", "AmbigQA")
	case q.Annotations == nil:
		return missing("annotations", "AmbigQA")
	}
	if len(q.ID) > 0 {
		s.ID = string(AmbigQA) + "/" + q.ID.text()
	}
	s.Question = *q.Question
	for i, a := range *q.Annotations {
		var pairs []Entry
		for j, p := range a.Pairs {
			if p.Question == nil {
				return missing(fmt.Sprintf("annotations[%d].qaPairs[%d].question", i, j), "AmbigQA")
			}
			if strings.TrimSpace(p.Answer.first()) != "" {
				pairs = append(pairs, Entry{Text: *p.Question, Value: strings.TrimSpace(p.Answer.first()), Qualifier: *p.Question})
			}
		}
		if pairs = oneEach(pairs); len(pairs) > len(s.Entries) { // the annotation with the most pairs
			s.Entries = pairs
		}
	}
	switch n := len(s.Entries); {
	case n >= ambigContexts:
		s.keep(Contextual)
	case n == ambigConflict:
		s.keep(Conflict)
	default:
		s.fall(needed(n, "pairs of question and answer", ambigConflict))
	}
	return nil
}

// oneEach are the pairs of which none before has the same question or the same answer: under each context stands an
// answer of its own.
func oneEach(pairs []Entry) []Entry {
	seen := map[string]bool{}
	var out []Entry
	for _, e := range pairs {
		question, answer := "q"+fold(e.Text), "a"+fold(e.Value)
		if !seen[question] && !seen[answer] {
			out = append(out, e)
		}
		seen[question], seen[answer] = true, true
	}
	return out
}
