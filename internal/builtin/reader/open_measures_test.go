package reader

import "testing"

func TestMeasuredSpans(t *testing.T) {
	lines := []string{
		"2024-05-06T08:10 Hazel: no heating in the library since Saturday",
		"2024-05-07T09:00 Hazel: the sirens began at 10:05, the drill",
		"2024-05-07T10:30 Imre: everybody was back inside by 10:40. The soup took 50 min by the way",
		"2024-05-10T10:30 Imre: the heating in the library is repaired",
		"2024-05-10T12:00 Hazel: the concert is booked for Tuesday 21 May",
		"2024-05-11T12:00 Imre: how was Monday's rehearsal?",
		"2024-05-12T12:00 Hazel: the hall has a leak. the concert is postponed to 28 May",
	}
	for _, c := range []struct{ question, want string }{
		{"How many minutes did the soup take?", "50 min"},
		{"How many days was the library without heating?", "6 days"},
		{"By how many days was the concert put back?", "7 days"},
		{"How many days are there from the rehearsal to the concert?", "22 days"},
		{"How many minutes passed from the sirens until everybody was back inside?", "35 minutes"},
		{"How many minutes did the salad take?", ""},
		{"How many days was the library without water?", ""},
	} {
		msgs := said(t, lines...)
		talk := New(Options{}).listen(msgs, 0)
		got := ""
		for _, f := range talk.openFindings(posed{text: c.question, on: msgs[len(msgs)-1].At.Date(), open: true}) {
			got = f.answer
			break
		}
		if got != c.want {
			t.Errorf("%s: got %q, want %q", c.question, got, c.want)
		}
	}
}
