package review

import (
	"strings"
	"testing"

	"memloom/internal/corpus"
)

// The pool of a stream is on a page of its own: by episode what is revealed and flipped and what is asked then, and
// what is left.
func TestPool_ByEpisode(t *testing.T) {
	c := madeCorpus()
	if page := open(t, &folder{c: c}, "anna")["anna"].send("GET", "/pool", nil, nil).Body.String(); !strings.Contains(page,
		"has no pool") {
		t.Errorf("without a pool: %s", page)
	}
	var last corpus.Stamp
	for i := range c.Messages {
		c.Messages[i].SessionID = "S1"
		last = max(last, c.Messages[i].At)
	}
	c.Items[0].AskedAt, c.Items[0].Status = last+1, corpus.Accepted
	shade, from, reason := "shade", "dark blue", "a wet spring"
	for _, err := range []error{
		corpus.SetRows(c, "scaffold/things", []PoolItem{{PreferenceID: "R1", Domain: "home", Type: "curtains", Value: from,
			Polarity: "like", Strength: "normal", Aspect: &shade},
			{PreferenceID: "R2", Domain: "garden", Type: "hedges", Value: "holly", Polarity: "dislike", Strength: "strong",
				Aspect: &shade}}),
		corpus.SetRows(c, "scaffold/changes", []PoolState{{PreferenceID: "R1", SessionID: "S1", State: "revealed", To: from},
			{PreferenceID: "R1", SessionID: "S1", State: "flipped", To: "off-white", From: &from, Reason: &reason}}),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	page := open(t, &folder{c: c}, "anna")["anna"].send("GET", "/pool", nil, nil).Body.String()
	for _, want := range []string{"revealed: <bdi hx-disable>curtains, shade: dark blue",
		"dark blue → off-white, because of a wet spring", "/i/" + c.Items[0].ID,
		"Unrevealed", "hedges, shade: holly", "<th scope=\"row\">home</th><td>0</td><td>1</td><td>0</td>"} {
		if !strings.Contains(page, want) {
			t.Errorf("no %q in %s", want, page)
		}
	}
}
