package seeds

// How many pairs a question needs for a contextual set, and exactly has for a contradictory one (App. C.1).
const (
	ambigContexts = 4
	ambigConflict = 3
)

// ambigQA reads a record of AmbigQA (train.json or dev.json, light or full): a list of objects with `id`, `question`
// and `annotations`. An annotation has `type`: "singleAnswer" with `answer`, or "multipleQAs" with `qaPairs`, each
// `question` (the question made unambiguous) and `answer`, a list of wordings.
func ambigQA(q *fields, s *Seed) {
	for _, a := range q.list("annotations", true) {
		var pairs []Entry
		seen := map[string]bool{"a": true}
		for _, p := range a.list("qaPairs", false) {
			text, value := p.text("question"), firstOf(p.flat("answer").first())
			question, answer := "q"+fold(text), "a"+fold(value)
			if !seen[question] && !seen[answer] { // under each context stands an answer of its own
				pairs = append(pairs, Entry{Text: text, Value: value, Qualifier: text})
			}
			if value != "" {
				seen[question], seen[answer] = true, true
			}
		}
		if len(pairs) > len(s.Entries) { // the annotation with the most pairs
			s.Entries = pairs
		}
	}
	s.need(len(s.Entries), ambigConflict, "pairs of question and answer")
	if len(s.Entries) >= ambigContexts {
		s.keep(Contextual)
	} else {
		s.keep(Conflict)
	}
}
