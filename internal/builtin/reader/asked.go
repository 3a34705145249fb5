package reader

import (
	"slices"

	"memloom/internal/corpus"
)

// asked reads a question of somebody on a day: times that count from that day
// are written out and what is named by what somebody did gets its name; then it
// is read in the plain way, unless it asks for what somebody did or for what made
// something change; where nothing answers it, in other words that the messages
// show to mean the same.
func (t *talk) asked(text, asker string, on corpus.Date, plain func(text string) (*query, finding)) (*query, finding) {
	u := t.unfold(inFull(text, on), asker, on)
	q := analyse(u.text, asker, on, &t.people)
	if u.lost {
		return q, nothing("no message tells which thing is meant")
	}
	if f, ok := t.solveDone(u.text, asker, on); ok {
		return q, f
	}
	f, led := t.solveTrigger(u.text, asker, on)
	if !led {
		q, f = plain(u.text)
	}
	if f.answer == "" && len(f.cites) == 0 && !led {
		f = t.reworded(u.text, on, plain)
	}
	if f.answer != "" {
		for _, c := range u.cites {
			if !slices.Contains(f.cites, c) {
				f.cites = append(f.cites, c)
			}
		}
	}
	return q, f
}
