package probe

import (
	"testing"

	"memloom/internal/builtin/reader/readertest"
	"memloom/internal/builtin/reader/solve"
)

// What Solve finds, the looser reading of a probe finds too.
func TestProbeReadsNoLessThanSolve(t *testing.T) {
	talks := solve.NewListener(1_000)
	found, all := 0, 0
	for _, c := range append(readertest.Read(t, "../testdata/solve.txt"), readertest.Read(t, "../testdata/talks.txt")...) {
		talk := talks.Listen(c.Msgs, 0)
		q := solve.Analyse(c.Question, "", c.Msgs[len(c.Msgs)-1].At.Date(), &talk.People)
		f := talk.Solve(q)
		if f.Answer == "" || q.Ask != solve.AskValue && q.Ask != solve.AskEvent || c.Want == "-" {
			continue
		}
		if q.Decision != nil {
			q = q.Decision.Of
		}
		loose := *q
		loose.Loose, loose.Heads = true, nil
		all++
		if quotesMessage(talk, &loose, f.Cites[len(f.Cites)-1]) {
			found++
			continue
		}
		t.Errorf("line %d: %s: a probe misses message %d", c.Line, c.Question, f.Cites[len(f.Cites)-1]+1)
	}
	t.Logf("found %d/%d", found, all)
}

func quotesMessage(talk *solve.Talk, q *solve.Query, msg int) bool {
	if q.Ask == solve.AskEvent {
		for _, h := range talk.Happenings(q, q.Event) {
			if h.Msg == msg {
				return true
			}
		}
		return false
	}
	all := append(append(talk.Statements(q), talk.Candidates(q)...), takenUp(talk, q)...)
	if q.Ruling != nil {
		q.Subject = [][]string{q.Ruling.Subject}
		all = append(all, rulings(talk, q)...)
	}
	for _, c := range all {
		if c.Msg == msg {
			return true
		}
	}
	return false
}
