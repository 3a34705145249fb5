package reader

import (
	"testing"

	"memloom/internal/corpus"
	"memloom/prompts"
)

func TestShifts(t *testing.T) {
	for _, c := range []struct {
		text string
		days corpus.Date
	}{
		{"the course starts one week later (strike)", 7},
		{"it was put back by three days", 3},
		{"we push the tasting back a week", 7},
		{"the audit is brought forward by two days", -2},
		{"the opening slips a fortnight", 14},
		{"we get two weeks on top of the first deadline", 14},
		{"they gave us a week's extension", 7},
		{"the lease is extended by 10 days", 10},
		{"they want it three days earlier", -3},
		{"two days later he rang", 0},
		{"she moved two days ago", 0},
		{"I put three days into it", 0},
		{"it took two more days", 0},
	} {
		p := parse(c.text, 0)
		if days, _, _ := shiftIn(p, p.sents[0]); days != c.days {
			t.Errorf("%q: got %d days, want %d", c.text, days, c.days)
		}
	}
}

// TestShifted asks for days that were moved, and for days that nobody told.
func TestShifted(t *testing.T) {
	msgs := said(t,
		"2024-09-02T09:00 Odile: the pottery course starts on 16 September in the cellar",
		"2024-09-02T09:05 Bram: choir tour leaves on 4 October, bring earplugs",
		"2024-09-09T18:30 Bram: choir tour leaves two days earlier, the coach firm got it wrong",
	)
	for _, c := range []struct{ question, want string }{
		{"On what date does the choir tour leave now?", "2 October 2024"},
		{"On what date did the choir tour leave at first?", "4 October 2024"},
		{"On which date does the weaving course start?", ""},
	} {
		out, err := New(Options{}).Solve(prompts.SolveIn{Question: c.question, Messages: msgs})
		if err != nil {
			t.Fatal(err)
		}
		if out.Answer != c.want {
			t.Errorf("%s\n\tgot  %s (%d %%, %s)\n\twant %s", c.question, out.Answer, out.Confidence, out.Reasoning, c.want)
		}
	}
}
