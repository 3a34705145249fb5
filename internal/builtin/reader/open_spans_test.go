package reader

import (
	"testing"

	"memloom/prompts"
)

// TestOpenSpans asks for lengths of time in many wordings over one talk.
func TestOpenSpans(t *testing.T) {
	msgs := said(t,
		"2024-05-06T08:10 Hazel: the goods lift is out of service from now, a cable has frayed",
		"2024-05-07T09:00 Hazel: I reported the cable to the firm yesterday evening",
		"2024-05-08T10:30 Imre: we ordered the new cable this morning",
		"2024-05-08T17:00 Hazel: the roof garden is closed, wasps",
		"2024-05-13T14:00 Imre: the new cable was delivered on Friday",
		"2024-05-15T11:45 Hazel: goods lift is back in service!",
		"2024-05-17T11:45 Hazel: roof garden open again",
	)
	for _, c := range []struct{ question, want string }{
		{"How many days passed between the ordering of the cable and its delivery?", "2 days"},
		{"How many days after the cable was ordered was it delivered?", "2 days"},
		{"How many days later than the order was the cable delivered?", "-"},
		{"How many days before the cable was delivered was it ordered?", "2 days"},
		{"How many days did it take from the ordering of the cable until the cable was delivered?", "2 days"},
		{"How many days was the goods lift out of service?", "9 days"},
		{"For how many days was the goods lift out of service, both days counted?", "10 days"},
		{"How long was the goods lift out of service?", "9 days"},
		{"How many working days did the goods lift stay out of service?", "7 working days"},
		{"How long was the roof garden closed?", "9 days"},
		{"How many days lie between 6 May and the delivery of the cable?", "4 days"},
		{"How long was the laundry closed?", "-"},
		{"How many days passed between the ordering of the boiler and its delivery?", "-"},
	} {
		out, err := New(Options{}).Solve(prompts.SolveIn{Question: c.question, Messages: msgs})
		if err != nil {
			t.Fatal(err)
		}
		got := out.Answer
		if out.Outcome != prompts.Answered {
			got = "-"
		}
		if got != c.want {
			t.Errorf("%s\n\tgot  %s (%d %%, %s)\n\twant %s", c.question, got, out.Confidence, out.Reasoning, c.want)
		}
	}
}
