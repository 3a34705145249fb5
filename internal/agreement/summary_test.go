package agreement

import (
	"fmt"
	"math"
	"reflect"
	"slices"
	"testing"

	"memloom/internal/corpus"
)

// story makes decisions, one after another.
type story struct{ list []corpus.Decision }

func (s *story) add(item int, reviewer string, a corpus.Action, change ...func(d *corpus.Decision)) {
	d := corpus.Decision{Seq: int64(len(s.list) + 1), Target: corpus.TargetItem, TargetHash: fmt.Sprint("item ", item),
		Reviewer: reviewer, Action: a}
	for _, c := range change {
		c(&d)
	}
	s.list = append(s.list, d)
}

func blind(d *corpus.Decision)  { d.VerdictsHidden, d.OthersHidden = true, true }
func hidden(d *corpus.Decision) { d.OthersHidden = true }
func find(t *testing.T, s *Summary, on string, people int) Measure {
	t.Helper()
	i := slices.IndexFunc(s.Measures, func(m Measure) bool { return m.On == on && len(m.Between) == people })
	if i < 0 {
		t.Fatalf("no measure of %s between %d: %+v", on, people, s.Measures)
	}
	return s.Measures[i]
}

const accept, reject, unsure = corpus.ActionAccept, corpus.ActionReject, corpus.ActionUnsure

// Forty items, about each of which Ada and Ben decide; Ben differs on every fourth.
func two() *story {
	s := &story{}
	for i := range 40 {
		a := []corpus.Action{accept, reject}[i%2]
		b := a
		if i%4 == 0 {
			b = reject
		}
		s.add(i, "Ada", a, func(d *corpus.Decision) {
			d.RateQuestion, d.Seconds = []string{"good", "doubtful", "bad"}[i%3],
				10+i
		})
		s.add(i, "Ben", b, hidden, func(d *corpus.Decision) { d.RateQuestion = []string{"good", "bad", "bad"}[i%3] })
	}
	return s
}

func TestOf_MeasuresTwo(t *testing.T) {
	s := two()
	got := Of(s.list, "quickstart/1")
	m := find(t, got, "decision", 2)
	if m.N != 40 || m.Observed != 0.75 || !reflect.DeepEqual(m.Matrix, [][]int{{10, 10, 0}, {0, 20, 0}, {0, 0, 0}}) ||
		m.Independent != 40 || m.Statistic != "cohen" {
		t.Errorf("%+v", m)
	}
	if m.Kappa == nil || !near(*m.Kappa, 0.5) || *m.Low < 0.2 || *m.Low > 0.4 || *m.High > 0.8 || *m.High < 0.6 {
		t.Errorf("κ %v", m.String())
	}
	if q := find(t, got, "question", 2); q.N != 40 || q.Weights != "linear" || q.Kappa == nil || *q.Kappa < 0.6 ||
		*q.Kappa > 0.9 {
		t.Errorf("%+v, κ %s", q, q.String())
	}
	ada := Reviewer{Name: "Ada", Decided: 40, Median: got.Reviewers[0].Median}
	if ada.Median == nil || *ada.Median != 29 || !reflect.DeepEqual(got.Reviewers,
		[]Reviewer{ada, {Name: "Ben", Decided: 40}}) {
		t.Errorf("%+v", got.Reviewers)
	}
	if again := Of(s.list, "quickstart/1"); !reflect.DeepEqual(got, again) {
		t.Error("another result of the same decisions")
	}
	for i := range s.list { // as pseudonyms
		s.list[i].Reviewer = map[string]string{"Ada": "reviewer 2", "Ben": "reviewer 1"}[s.list[i].Reviewer]
	}
	if p := find(t, Of(s.list, "quickstart/1"), "decision", 2); *p.Low != *m.Low || *p.High != *m.High {
		t.Error("another interval under other names")
	}
}

// A settlement is no one's opinion, the last decision of each counts, and who is not sure is left out and counted.
func TestOf_CountsOpinions(t *testing.T) {
	s := two()
	s.add(0, "Cy", corpus.ActionSettle, func(d *corpus.Decision) { d.Code = "accept" })
	s.add(4, "Ben", accept)                  // another mind: it agrees now, after seeing Ada's
	s.add(8, "Ben", unsure)                  // not sure any more
	s.add(12, "Ben", corpus.ActionWithdraw)  // one fewer
	s.add(99, "Ada", accept)                 // Ben has not decided
	s.add(100, "Ada", corpus.ActionAdmitDay) // of a day
	s.list[len(s.list)-1].Target = corpus.TargetDay
	m := find(t, Of(s.list, "k"), "decision", 2)
	if m.N != 38 || m.Unsure != 1 || m.Independent != 37 || m.Matrix[0][1] != 7 || m.Matrix[0][0] != 11 {
		t.Errorf("%+v", m)
	}
	if got := Of(s.list, "k"); len(got.Reviewers) != 2 {
		t.Errorf("%+v", got.Reviewers)
	}
}

// Ada decided in a copy in which no one shared the items, and her decisions were merged behind Ben's, who decided
// later.
func TestOf_IndependentWhereTheFirstOfTwoHadNoShareAndWasMerged(t *testing.T) {
	s := &story{}
	at := func(minute int) func(d *corpus.Decision) {
		return func(d *corpus.Decision) { d.At = fmt.Sprintf("2026-01-02T09:%02d:00Z", minute) }
	}
	s.add(0, "Ben", accept, hidden, at(30))
	s.add(1, "Ben", accept, at(30)) // he may have seen Ada's
	s.add(0, "Ada", accept, at(10))
	s.add(1, "Ada", accept, at(10))
	if m := find(t, Of(s.list, "k"), "decision", 2); m.N != 2 || m.Independent != 1 {
		t.Errorf("%d of %d are independent, want 1 of 2", m.Independent, m.N)
	}
}

func TestOf_SaysWhereThereIsNoKappa(t *testing.T) {
	few, alike := &story{}, &story{}
	for i := range Fewest {
		if i > 0 {
			few.add(i, "Ada", []corpus.Action{accept, reject}[i%2])
			few.add(i, "Ben", accept)
		}
		alike.add(i, "Ada", accept)
		alike.add(i, "Ben", accept)
	}
	for _, c := range []struct {
		s    *story
		n    int
		says string
	}{{few, Fewest - 1, SaysTooFew}, {alike, Fewest, SaysUndefined}} {
		m := find(t, Of(c.s.list, "k"), "decision", 2)
		if m.N != c.n || m.Says != c.says || m.Kappa != nil || m.Low != nil || m.String() != c.says || m.Matrix == nil {
			t.Errorf("%+v, want %s", m, c.says)
		}
	}
	if s := Of(nil, "k"); len(s.Measures)+len(s.Reviewers) > 0 {
		t.Errorf("of nothing: %+v", s)
	}
}

func TestOf_MoreThanTwo(t *testing.T) {
	s := two()
	for i := range 35 {
		s.add(i, "Cy", []corpus.Action{accept, reject}[i%2])
	}
	got := Of(s.list, "k")
	all := find(t, got, "decision", 3)
	if all.Statistic != "fleiss" || all.N != 35 || all.Matrix != nil || all.Kappa == nil || *all.Low > *all.Kappa ||
		*all.High < *all.Kappa {
		t.Errorf("%+v, κ %s", all, all.String())
	}
	if math.Abs(all.Observed-(26*1+9*1.0/3)/35) > 1e-12 {
		t.Errorf("observed %v", all.Observed)
	}
	pairs := 0
	for _, m := range got.Measures {
		if m.On == "decision" && len(m.Between) == 2 {
			pairs++
		}
	}
	if pairs != 3 {
		t.Errorf("%d pairs of three", pairs)
	}
	if only := Of(s.list, "k", "Ada", "Cy"); len(only.Reviewers) != 2 || find(t, only, "decision", 2).Kappa == nil ||
		*find(t, only, "decision", 2).Kappa != 1 {
		t.Errorf("of two of them: %+v", only)
	}
}

func TestBlindOf_HoldsFiltersAgainstPeople(t *testing.T) {
	item := func(fell string, passed []string, actions ...corpus.Action) Sampled {
		s := &story{}
		for i, a := range actions {
			s.add(1, fmt.Sprint("reviewer ", i), a, blind)
		}
		s.add(1, "somebody who sees", reject) // does not count
		return Sampled{fell, passed, s.list}
	}
	both := []string{"blind", "hard"}
	got := BlindOf([]Sampled{
		item("", both, accept), item("", both, accept, accept, reject), item("", both[:1], reject), item("", both, accept,
			reject),
		item("", both, unsure), item("hard", nil, accept), item("hard", nil, reject), item("hard", nil, reject),
		item("blind", nil, reject), item("blind", nil),
	}, []string{"blind", "hard", "unique"})
	want := &Blind{Items: 7, Unsure: 1, Split: 1, Filters: []FilterShare{
		{"any", ShareOf(1, 3), ShareOf(1, 4)}, {"blind", ShareOf(1, 3), ShareOf(0, 1)}, {"hard", ShareOf(0, 2),
			ShareOf(1, 3)},
	}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
	if s := ShareOf(1, 3); s.Low < 0.06 || s.Low > 0.062 || s.High < 0.79 || s.High > 0.793 { // Wilson
		t.Errorf("%+v", s)
	}
}
