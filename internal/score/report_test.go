package score

import (
	"math"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/corpus"
	"memloom/internal/table"
)

func reportOf(t *testing.T, o Options, answers []Answer) *Report {
	t.Helper()
	s, err := scoreOne(t.Context(), strictMarker(), world(), answers, o)
	if err != nil {
		t.Fatal(err)
	}
	return summarise(world(), s, "strict", o)
}

func TestRatesByFamilyCategoryAndGroups(t *testing.T) {
	r := reportOf(t, Options{}, given("I1", "14", "I2", "7", "I4", "3", "I5", "B", "I6", "nothing fits", "I7", "hm"))
	type row struct {
		name                          string
		items, n, right, undet, unans int
	}
	var got []row
	for _, list := range [][]Rate{{r.Micro}, r.Families, r.Categories, r.Groups} {
		for _, x := range list {
			got = append(got, row{x.Name, x.Items, x.N, x.Right, x.Undetermined, x.Unanswered})
		}
	}
	want := []row{
		{"all", 6, 5, 3, 1, 1},
		{"abstention", 1, 0, 0, 1, 0}, {"multi", 3, 3, 1, 0, 1}, {"single", 2, 2, 2, 0, 0},
		{"abstention", 1, 0, 0, 1, 0}, {"aware", 2, 2, 1, 0, 1}, {"recall", 3, 3, 2, 0, 0},
		{"0", 1, 0, 0, 1, 0}, {"1", 3, 3, 2, 0, 1}, {"2", 2, 2, 1, 0, 0},
	}
	if diff := cmp.Diff(want, got, cmp.AllowUnexported(row{})); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if low, high := *r.Micro.IfAllWrong, *r.Micro.IfAllRight; low != 0.5 || math.Abs(high-4.0/6) > 1e-9 {
		t.Errorf("undetermined: %v to %v, want 3/6 to 4/6", low, high)
	}
	if r.Macro.Families != 2 || math.Abs(*r.Macro.Accuracy-(1.0/3+1)/2) > 1e-9 {
		t.Errorf("macro: %+v", r.Macro)
	}
	if f := r.Families[0]; f.Accuracy != nil || f.Interval != nil || f.Detects.Paired != nil {
		t.Errorf("a rate of nothing: %+v", f)
	}
	if diff := cmp.Diff([]string{"I7"}, r.UndeterminedIDs); diff != "" {
		t.Errorf("undetermined (-want +got):\n%s", diff)
	}
}

func TestSpansOfEvidence(t *testing.T) {
	c := world()
	of := spansOf(c)
	gone := c.Items[0]
	gone.Evidence = []corpus.Evidence{answer("M99", 1)}
	wide := c.Items[0]
	for _, g := range []string{"G3", "G4", "G5", "G6"} {
		c.Messages = append(c.Messages, corpus.Message{ID: "M" + g, GroupID: g})
		wide.Evidence = append(wide.Evidence, answer("M"+g, 1))
	}
	for _, x := range []struct {
		it   corpus.Item
		want string
	}{{c.Items[0], "2"}, {c.Items[1], "1"}, {c.Items[6], "0"}, {gone, SpanUnknown}} {
		if got := of(x.it); got != x.want {
			t.Errorf("%s: %s, want %s", x.it.ID, got, x.want)
		}
	}
	if got := spansOf(c)(wide); got != "3+" {
		t.Errorf("six groups: %s", got)
	}
}

func TestTextTellsWhatTheAnswersHadBesides(t *testing.T) {
	answers := given("I1", "14", "I2", "7", "I5", "none", "I5", "none", "I6", "D", "I7", "hm", "X", "1")
	for _, c := range []struct {
		o    Options
		want []string
	}{
		{Options{}, []string{
			"1 item without an answer, counted wrong: I4\n",
			"1 answer empty or without the letter of an option, counted wrong\n",
			"1 result undetermined, left out: accuracy is 50.0 if all were wrong, 66.7 if all were right: I7\n",
			"1 line for items that the corpus does not have, not counted: line 7 (X)\n",
			"1 line for items answered before: the item counts once if the answers are the same, and is wrong if they differ: line 4 (I5)\n",
			"open answers marked by strict; intervals: b by bootstrap (10000 resamples)",
		}},
		{Options{AllowMissing: true}, []string{"1 item without an answer, left out: I4\n"}},
	} {
		var b strings.Builder
		if err := reportOf(t, c.o, answers).Text(&b, table.Width); err != nil {
			t.Fatal(err)
		}
		for _, want := range c.want {
			if !strings.Contains(b.String(), want) {
				t.Errorf("no %q in:\n%s", want, b.String())
			}
		}
	}
}

func TestTextIsATable(t *testing.T) {
	var b strings.Builder
	if err := reportOf(t, Options{}, given("I1", "14", "I2", "7", "I4", "7", "I5", "B", "I6", "D", "I7", "Not stated.")).
		Text(&b, table.Width); err != nil {
		t.Fatal(err)
	}
	want := `per cent                    items  n  right  accuracy        95 %  paired  unpaired
all items (micro)               6  6      6     100.0  61.0–100.0    86.1      73.1
mean of 3 families (macro)                      100.0           –

family
  abstention                    1  1      1     100.0  20.7–100.0       –         –
`
	if !strings.HasPrefix(b.String(), want) {
		t.Errorf("got:\n%s\nwant:\n%s", b.String(), want)
	}
}
