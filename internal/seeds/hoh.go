package seeds

import (
	"fmt"
	"slices"
	"strings"
	"time"
)

// hohQuestion is a record of HoH-QAs: `question`, `answer`, `evidence`, `last_modified_time` (YYYY-MM-DD, the snapshot
// from which the answer stands), `document` with `title`, and `outdated_infos`, each with `answer`, `evidence` and
// `last_modified_time`. The file is a list or has an object on each line.
type hohQuestion struct {
	ID       flat       `json:"id"`
	Question *string    `json:"question"`
	Answer   *string    `json:"answer"`
	Evidence string     `json:"evidence"`
	Date     string     `json:"last_modified_time"`
	Outdated *[]hohInfo `json:"outdated_infos"`
	Document struct {
		Title string `json:"title"`
	} `json:"document"`
}

type hohInfo struct {
	Answer   *string `json:"answer"`
	Evidence string  `json:"evidence"`
	Date     string  `json:"last_modified_time"`
}

// hohLeast is how many outdated entries a question needs (App. C.1).
const hohLeast = 3

func hoh(rec record, s *Seed) *Error {
	var q hohQuestion
	if err := decode(rec, &q); err != nil {
		return err
	}
	switch {
	case q.Question == nil:
		return missing("question", "HoH")
	case q.Answer == nil:
		return missing("answer", "HoH")
	case q.Outdated == nil:
		return missing("outdated_infos", "HoH")
	}
	if len(q.ID) > 0 {
		s.ID = string(HoH) + "/" + q.ID.text()
	}
	s.Question = *q.Question
	for i, info := range append(slices.Clone(*q.Outdated), hohInfo{q.Answer, q.Evidence, q.Date}) {
		at := fmt.Sprintf("outdated_infos[%d]", i)
		if info.Answer == nil {
			return missing(at+".answer", "HoH")
		}
		if i == len(*q.Outdated) {
			at = "the answer that stands"
		}
		if _, err := time.Parse(time.DateOnly, info.Date); err != nil {
			s.fall(at + " has no date of the form YYYY-MM-DD")
		}
		s.Entries = append(s.Entries, Entry{Text: info.Evidence, Value: strings.TrimSpace(*info.Answer), Date: info.Date,
			KnownFrom: q.Document.Title})
	}
	s.Entries = snapshots(s.Entries)
	if n := len(s.Entries) - 1; n < hohLeast {
		s.fall(needed(max(n, 0), "outdated entries", hohLeast))
	}
	s.keep(Temporal)
	return nil
}

// snapshots are the entries in the order of their dates, one for each date at which the answer is another one.
func snapshots(entries []Entry) []Entry {
	slices.SortStableFunc(entries, func(a, b Entry) int { return strings.Compare(a.Date, b.Date) })
	var out []Entry
	for _, e := range entries {
		if e.Value == "" {
			continue
		}
		if n := len(out); n > 0 && (out[n-1].Date == e.Date || fold(out[n-1].Value) == fold(e.Value)) {
			continue
		}
		out = append(out, e)
	}
	return out
}
