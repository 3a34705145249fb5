package seeds

import "fmt"

// fanOutQuestion is a record of fanout-final-dev.json: a list of objects with `id`, `question`, `answer` (text, number,
// list or object), `categories` and `decomposition`. The members of a decomposition have `id`, `question`, `answer`, a
// `decomposition` of their own, and `evidence` with the `title` of a page, which is null where they are decomposed
// further. The test set has no decomposition and is refused.
type fanOutQuestion struct {
	ID            flat              `json:"id"`
	Question      *string           `json:"question"`
	Answer        flat              `json:"answer"`
	Categories    []string          `json:"categories"`
	Decomposition *[]fanOutQuestion `json:"decomposition"`
	Evidence      *struct {
		Title string `json:"title"`
	} `json:"evidence"`
}

// fanOutLeast is how many linked items a question needs (App. C.1).
const fanOutLeast = 5

func fanOutQA(rec record, s *Seed) *Error {
	var q fanOutQuestion
	if err := decode(rec, &q); err != nil {
		return err
	}
	switch {
	case q.Question == nil:
		return missing("question", "FanOutQA dev")
	case q.Decomposition == nil:
		return missing("decomposition", "FanOutQA dev")
	}
	if len(q.ID) > 0 {
		s.ID = string(FanOutQA) + "/" + q.ID.text()
	}
	s.Question, s.Answer, s.Topics = *q.Question, q.Answer.text(), q.Categories
	entries, fault := fanOutItems(*q.Decomposition, "decomposition", 0)
	if fault != nil {
		return fault
	}
	s.Entries = distinct(entries)
	if n := len(s.Entries); n < fanOutLeast {
		s.fall(needed(n, "linked items", fanOutLeast))
	}
	if s.Answer == "" {
		s.fall("the answer is empty")
	}
	s.keep(MultiEvidence)
	return nil
}

// fanOutItems are the items of a decomposition that are not decomposed further.
func fanOutItems(of []fanOutQuestion, key string, depth int) ([]Entry, *Error) {
	const deepest = 16
	if depth > deepest {
		return nil, &Error{Key: key, What: fmt.Sprintf("is nested more than %d levels deep", deepest)}
	}
	var out []Entry
	for i, q := range of {
		at := fmt.Sprintf("%s[%d]", key, i)
		if q.Question == nil {
			return nil, missing(at+".question", "FanOutQA dev")
		}
		if q.Decomposition != nil && len(*q.Decomposition) > 0 {
			more, fault := fanOutItems(*q.Decomposition, at+".decomposition", depth+1)
			if fault != nil {
				return nil, fault
			}
			out = append(out, more...)
			continue
		}
		e := Entry{Text: *q.Question, Value: q.Answer.text()}
		if q.Evidence != nil {
			e.KnownFrom = q.Evidence.Title
		}
		if e.Value != "" {
			out = append(out, e)
		}
	}
	return out, nil
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
