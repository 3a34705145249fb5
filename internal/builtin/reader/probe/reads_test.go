package probe

import (
	"testing"

	"memloom/internal/builtin/reader/solve"

	"memloom/internal/builtin/reader/talk"

	"memloom/internal/builtin/reader/readertest"
)

// What Solve finds, the looser reading of a probe finds too.
func TestProbeReadsNoLessThanSolve(t *testing.T) {
	talks := talk.NewListener(1_000)
	found, all := 0, 0
	for _, c := range append(readertest.Read(t, "../testdata/solve.txt"), readertest.Read(t, "../testdata/talks.txt")...) {
		heard := talks.Listen(c.Msgs, 0)
		q := talk.Analyse(c.Question, "", c.Msgs[len(c.Msgs)-1].At.Date(), &heard.People)
		f := solve.Find(heard, q)
		if f.Answer == "" || q.Ask != talk.AskValue && q.Ask != talk.AskEvent || c.Want == "-" {
			continue
		}
		loose := *q
		loose.Loose, loose.Heads = true, nil
		all++
		if quotesMessage(heard, &loose, f.Cites[len(f.Cites)-1]) {
			found++
			continue
		}
		t.Errorf("line %d: %s: a probe misses message %d", c.Line, c.Question, f.Cites[len(f.Cites)-1]+1)
	}
	t.Logf("found %d/%d", found, all)
}

func quotesMessage(t *talk.Talk, q *talk.Query, msg int) bool {
	if q.Ask == talk.AskEvent {
		for _, h := range t.Happenings(q, q.Event) {
			if h.Msg == msg {
				return true
			}
		}
		return false
	}
	all := append(append(t.Statements(q), t.Candidates(q)...), takenUp(t, q)...)
	if q.Ruling != nil {
		q.Subject = [][]string{q.Ruling.Subject}
		all = append(all, rulings(t, q)...)
	}
	for _, c := range all {
		if c.Msg == msg {
			return true
		}
	}
	return false
}
