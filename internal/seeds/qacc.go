package seeds

import (
	"fmt"
	"strings"
)

// qaccQuestion is a record of QACC: `question`, `answer` or `correct_answer` (optional), and `contexts`, what a search
// engine found: objects with `answer`, the answer that the context gives, and `text`, `context` or `snippet`, and
// optionally `title` and `url`. The paper does not print the keys of its release; a file with other names for these has
// to be renamed to them.
type qaccQuestion struct {
	ID       flat    `json:"id"`
	Question *string `json:"question"`
	Answer   flat    `json:"answer"`
	Correct  flat    `json:"correct_answer"`
	Contexts *[]struct {
		Answer  flat   `json:"answer"`
		Text    string `json:"text"`
		Context string `json:"context"`
		Snippet string `json:"snippet"`
		Title   string `json:"title"`
		URL     string `json:"url"`
	} `json:"contexts"`
}

// qaccLeast is how many contexts must give one answer.
const qaccLeast = 2

func qacc(rec record, s *Seed) *Error {
	var q qaccQuestion
	if err := decode(rec, &q); err != nil {
		return err
	}
	switch {
	case q.Question == nil:
		return missing("question", "QACC")
	case q.Contexts == nil:
		return missing("contexts", "QACC")
	}
	if len(q.ID) > 0 {
		s.ID = string(QACC) + "/" + q.ID.text()
	}
	s.Question = *q.Question
	var all []Entry
	for i, c := range *q.Contexts {
		text := firstOf(c.Text, c.Context, c.Snippet)
		if text == "" {
			return missing(fmt.Sprintf("contexts[%d].text", i), "QACC")
		}
		if c.Answer.first() != "" {
			all = append(all, Entry{Text: text, Value: c.Answer.first(), KnownFrom: firstOf(c.Title, c.URL)})
		}
	}
	s.Entries = agreeing(distinct(all), firstOf(q.Correct.first(), q.Answer.first()))
	if n := len(s.Entries); n < qaccLeast {
		s.fall(needed(n, "entries with one answer", qaccLeast))
	} else {
		s.Answer = s.Entries[0].Value
	}
	s.keep(AnyOne)
	return nil
}

// agreeing are the entries that give the right answer, or where none is named the answer that most entries give; the
// first of several that are given as often.
func agreeing(entries []Entry, right string) []Entry {
	by := map[string][]Entry{}
	best := fold(right)
	for _, e := range entries {
		key := fold(e.Value)
		by[key] = append(by[key], e)
	}
	if best == "" {
		for _, e := range entries {
			if key := fold(e.Value); best == "" || len(by[key]) > len(by[best]) {
				best = key
			}
		}
	}
	return by[best]
}

// firstOf is the first text that is not blank.
func firstOf(texts ...string) string {
	for _, t := range texts {
		if t = strings.TrimSpace(t); t != "" {
			return t
		}
	}
	return ""
}
