package seeds

// qaccLeast is how many contexts must give one answer.
const qaccLeast = 2

// qacc reads a record of QACC: `question`, `answer` or `correct_answer` (optional), and `contexts`, what a search
// engine found: objects with `answer`, the answer that the context gives, and `text`, `context` or `snippet`, and
// optionally `title` and `url`. The paper does not print the keys of its release; a file with other names for these has
// to be renamed to them.
func qacc(q *fields, s *Seed) {
	var all []Entry
	for _, c := range q.list("contexts", true) {
		e := Entry{Text: firstOf(c.optional("text"), c.optional("context"), c.optional("snippet")),
			Value:     c.flat("answer").first(),
			KnownFrom: firstOf(c.optional("title"), c.optional("url"))}
		if e.Text == "" {
			c.missing("text")
		}
		if e.Value != "" {
			all = append(all, e)
		}
	}
	s.Entries = agreeing(distinct(all), firstOf(q.flat("correct_answer").first(), q.flat("answer").first()))
	s.need(len(s.Entries), qaccLeast, "entries with one answer")
	if s.Reason == "" {
		s.Answer = s.Entries[0].Value
	}
	s.keep(AnyOne)
}

// agreeing are the entries that give the right answer, or where none is named the answer that most entries give; the
// first of several that are given as often.
func agreeing(entries []Entry, right string) []Entry {
	by := map[string][]Entry{}
	for _, e := range entries {
		by[fold(e.Value)] = append(by[fold(e.Value)], e)
	}
	best := fold(right)
	if best == "" {
		for _, e := range entries {
			if key := fold(e.Value); best == "" || len(by[key]) > len(by[best]) {
				best = key
			}
		}
	}
	return by[best]
}
