package seeds

// fanOutLeast is how many linked items a question needs (App. C.1).
const fanOutLeast = 5

// fanOutQA reads a record of fanout-final-dev.json: a list of objects with `id`, `question`, `answer` (text, number,
// list or object) and `decomposition`. The members of a decomposition have `id`, `question`, `answer`, a
// `decomposition` of their own, and `evidence` with the `title` of a page, which is null where they are decomposed
// further. The test set has no decomposition and is refused.
func fanOutQA(q *fields, s *Seed) {
	s.Answer = q.flat("answer").text()
	s.Entries = distinct(fanOutItems(q.list("decomposition", true)))
	s.need(len(s.Entries), fanOutLeast, "linked items")
	s.answered()
	s.keep(MultiEvidence)
}

// fanOutItems are the items of a decomposition that are not decomposed further.
func fanOutItems(of []*fields) []Entry {
	var out []Entry
	for _, q := range of {
		e := Entry{Text: q.text("question"), Value: q.flat("answer").text()}
		if parts := q.list("decomposition", false); len(parts) > 0 {
			out = append(out, fanOutItems(parts)...)
		} else if e.KnownFrom = q.object("evidence").optional("title"); e.Value != "" {
			out = append(out, e)
		}
	}
	return out
}

// distinct are the entries of which none before says the same.
func distinct(entries []Entry) []Entry {
	seen := map[string]bool{}
	var out []Entry
	for _, e := range entries {
		key := fold(e.Text) + "\x00" + fold(e.Value) + "\x00" + fold(e.Qualifier) + "\x00" + e.Date
		if !seen[key] {
			seen[key] = true
			out = append(out, e)
		}
	}
	return out
}
