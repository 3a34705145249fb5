package seeds

import (
	"slices"
	"strings"
	"time"
)

// hohLeast is how many outdated entries a question needs (App. C.1).
const hohLeast = 3

// hoh reads a record of HoH-QAs: `question`, `answer`, `evidence`, `last_modified_time` (YYYY-MM-DD, the snapshot from
// which the answer stands), `document` with `title`, and `outdated_infos`, each with `answer`, `evidence` and
// `last_modified_time`. The file is a list or has an object on each line.
func hoh(q *fields, s *Seed) {
	title := q.object("document").optional("title")
	entry := func(of *fields, at string) {
		e := Entry{Text: of.optional("evidence"), Value: strings.TrimSpace(of.text("answer")),
			Date: of.optional("last_modified_time"), KnownFrom: title}
		if _, err := time.Parse(time.DateOnly, e.Date); err != nil {
			s.fall(at + " has no date of the form YYYY-MM-DD")
		}
		s.Entries = append(s.Entries, e)
	}
	for _, info := range q.list("outdated_infos", true) {
		entry(info, strings.TrimSuffix(info.at, "."))
	}
	entry(q, "the answer that stands")
	s.Entries = snapshots(s.Entries)
	s.need(max(len(s.Entries)-1, 0), hohLeast, "outdated entries")
	s.keep(Temporal)
}

// snapshots are the entries in the order of their dates, one for each date at which the answer is another one.
func snapshots(entries []Entry) []Entry {
	slices.SortStableFunc(entries, func(a, b Entry) int { return strings.Compare(a.Date, b.Date) })
	var out []Entry
	for _, e := range entries {
		n := len(out) - 1
		if e.Value != "" && (n < 0 || out[n].Date != e.Date && fold(out[n].Value) != fold(e.Value)) {
			out = append(out, e)
		}
	}
	return out
}
