package decisions

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"testing"

	"memloom/internal/corpus"
)

func TestDouble_ShareIsKeyedAndNested(t *testing.T) {
	const n = 5000
	small, large := Double{Share: 0.2, Key: "quickstart/1"}, Double{Share: 0.5, Key: "quickstart/1"}
	other, none, all := Double{Share: 0.2, Key: "quickstart/2"}, Double{Key: "quickstart/1"}, Double{Share: 1}
	counts := map[string]int{}
	for i := range n {
		hash := fmt.Sprint("item ", i)
		for name, is := range map[string]bool{
			"small": small.Needs(hash), "large": large.Needs(hash), "none": none.Needs(hash), "all": all.Needs(hash),
			"small and not large": small.Needs(hash) && !large.Needs(hash), "both keys": small.Needs(hash) && other.Needs(hash),
		} {
			if is {
				counts[name]++
			}
		}
	}
	for name, want := range map[string]float64{"small": 0.2, "large": 0.5, "none": 0, "all": 1, "small and not large": 0,
		"both keys": 0.04} {
		if got := float64(counts[name]) / n; math.Abs(got-want) > 0.025*math.Min(1, 8*want) {
			t.Errorf("%s: %.3f of all items, want %.2f", name, got, want)
		}
	}
}

func TestStore_DoubleIsTheLastThatWasSet(t *testing.T) {
	dir, ctx := t.TempDir(), t.Context()
	s, err := ReadStore(dir)
	if err != nil {
		t.Fatal(err)
	}
	if d, err := s.Double(ctx, "k"); err != nil || d != (Double{Key: "k"}) {
		t.Errorf("a folder without a store: %+v (%v)", d, err)
	}
	if s, err = OpenStore(ctx, dir); err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for _, share := range []float64{0.2, 0.5} {
		if err := s.SetDouble(ctx, Double{Share: share, At: "2026-01-02T09:00:00Z"}); err != nil {
			t.Fatal(err)
		}
	}
	if d, err := s.Double(ctx, "k"); err != nil || d.Share != 0.5 || d.Key != "k" || d.At == "" {
		t.Errorf("%+v (%v)", d, err)
	}
	var mistake *MistakeError
	for _, share := range []float64{-0.1, 1.1, 20, math.NaN()} {
		if err := s.SetDouble(ctx, Double{Share: share}); !errors.As(err, &mistake) {
			t.Errorf("%v: %v, want a *MistakeError", share, err)
		}
	}
}

// numbered gives decisions the numbers of their places.
func numbered(list ...corpus.Decision) []corpus.Decision {
	for i := range list {
		list[i].Seq = int64(i + 1)
	}
	return list
}

func blindly(d corpus.Decision) corpus.Decision {
	d.VerdictsHidden = true
	return d
}

func TestOutcomeOf_ItemThatNeedsTwoWaitsForTheSecond(t *testing.T) {
	accept, reject, unsure := corpus.ActionAccept, corpus.ActionReject, corpus.ActionUnsure
	for _, c := range []struct {
		name string
		list []corpus.Decision
		want Stand
	}{
		{"nothing", nil, Open},
		{"one", numbered(by("Ada", accept)), Waiting},
		{"one twice", numbered(by("Ada", accept), by("Ada", accept)), Waiting},
		{"one, and one who is not sure", numbered(by("Ada", accept), by("Ben", unsure)), Waiting},
		{"one, and one blind", numbered(by("Ada", accept), blindly(by("Ben", accept))), Waiting},
		{"two alike", numbered(by("Ada", accept), by("Ben", accept)), Agreed},
		{"two who differ", numbered(by("Ada", accept), by("Ben", reject)), Disputed},
		{"settled", numbered(by("Ada", accept), by("Ben", reject), by("Cy", corpus.ActionSettle)), Settled},
	} {
		if d, stand := OutcomeOf(Standing(c.list), true); stand != c.want || (d != nil) != (c.want == Agreed ||
			c.want == Settled) {
			t.Errorf("%s: %s, %v, want %s", c.name, stand, d, c.want)
		}
	}
}

func TestOthersHidden_UntilTheReviewerHasDecided(t *testing.T) {
	accept, unsure := corpus.ActionAccept, corpus.ActionUnsure
	one := numbered(by("Ada", accept))
	for _, c := range []struct {
		name, reviewer string
		list           []corpus.Decision
		two, want      bool
		seen           int
		wanted         bool
	}{
		{"another has decided", "Ben", one, true, true, 0, true},
		{"one is enough", "Ben", one, false, false, 1, false},
		{"the own decision", "Ada", one, true, false, 1, false},
		{"not sure: it waits for another", "Ben", numbered(by("Ada", accept), by("Ben", unsure)), true, true, 1, false},
		{"not sure, alone", "Ben", numbered(by("Ben", unsure)), false, false, 1, false},
		{"another was not sure", "Ada", numbered(by("Ben", unsure)), false, false, 1, true},
		{"not sure, and another since", "Ben", numbered(by("Ben", unsure), by("Ada", accept)), true, true, 1, true},
		{"both have decided", "Ben", numbered(by("Ada", accept), by("Ben", accept)), true, false, 2, false},
		{"a third, who settles", "Cy", numbered(by("Ada", accept), by("Ben", corpus.ActionReject)), true, false, 2, true},
		{"settled", "Ben", numbered(by("Ada", accept), by("Cy", corpus.ActionSettle)), true, false, 2, false},
		{"blind ones of others", "Ben", numbered(blindly(by("Ada", accept))), false, false, 0, true},
		{"an own blind one", "Ada", numbered(blindly(by("Ada", accept))), false, false, 1, true},
	} {
		if got := OthersHidden(c.list, c.reviewer, c.two); got != c.want {
			t.Errorf("%s: hidden %v", c.name, got)
		}
		if got := SeenBy(c.list, c.reviewer, c.two); len(got) != c.seen {
			t.Errorf("%s: sees %d, want %d", c.name, len(got), c.seen)
		}
		if got := Wanted(c.list, c.reviewer, c.two); got != c.wanted {
			t.Errorf("%s: wanted %v", c.name, got)
		}
	}
}

func TestOpinions_AreTheLastOfEachReviewerAndNoSettlement(t *testing.T) {
	accept, reject, settle, withdraw := corpus.ActionAccept, corpus.ActionReject, corpus.ActionSettle,
		corpus.ActionWithdraw
	for _, c := range []struct {
		name string
		list []corpus.Decision
		want string
		open Stand
	}{
		{"a settlement leaves both", numbered(by("Ada", accept), by("Ben", reject), by("Cy", settle)),
			"[Ada accept Ben reject]", Settled},
		{"one of the two settles", numbered(by("Ada", accept), by("Ben", reject), by("Ada", settle)),
			"[Ada accept Ben reject]", Settled},
		{"a settlement is withdrawn", numbered(by("Ada", accept), by("Ben", reject), by("Ada", settle), by("Ada", withdraw)),
			"[Ada accept Ben reject]", Disputed},
		{"another mind", numbered(by("Ada", accept), by("Ada", reject)), "[Ada reject]", Agreed},
		{"blind, then with verdicts", numbered(blindly(by("Ada", reject)), by("Ada", accept)), "[Ada accept]", Agreed},
		{"blind alone", numbered(blindly(by("Ada", reject))), "[Ada reject]", Open},
		{"a blind one is withdrawn", numbered(blindly(by("Ada", reject)), by("Ben", accept), blindly(by("Ada", withdraw))),
			"[Ben accept]", Agreed},
		{"withdrawn beside a blind one", numbered(blindly(by("Ada", reject)), by("Ada", accept), by("Ada", withdraw)),
			"[Ada reject]", Open},
	} {
		var got []string
		for _, d := range Opinions(c.list) {
			got = append(got, d.Reviewer, string(d.Action))
		}
		if fmt.Sprint(got) != c.want {
			t.Errorf("%s: %v, want %s", c.name, got, c.want)
		}
		if _, stand := Outcome(Standing(c.list)); stand != c.open {
			t.Errorf("%s: %s, want %s", c.name, stand, c.open)
		}
	}
}

func TestCheck_BlindDecisionNeedsNoCodeAndTellsNothing(t *testing.T) {
	for _, status := range []corpus.Status{corpus.Accepted, corpus.Rejected, corpus.Flagged} {
		it := &corpus.Item{ID: "I1", Status: status}
		for _, action := range []corpus.Action{corpus.ActionAccept, corpus.ActionReject, corpus.ActionUnsure} {
			d := blindly(by("Ada", action))
			if err := check(&d, it, []string{"undisturbed"}, nil); err != nil || len(d.Overrules) > 0 {
				t.Errorf("%s of an item that is %s: %v, overrules %q", action, status, err, d.Overrules)
			}
		}
	}
	it := &corpus.Item{ID: "I1", Status: corpus.Rejected}
	for name, c := range map[string]struct {
		d       corpus.Decision
		earlier []corpus.Decision
	}{
		"an edit":               {by("Ada", corpus.ActionEdit), nil},
		"a settlement":          {by("Ada", corpus.ActionSettle), nil},
		"decided with verdicts": {by("Ada", corpus.ActionAccept), numbered(by("Ada", corpus.ActionReject))},
		"seen, though withdrawn": {by("Ada", corpus.ActionAccept), numbered(by("Ada", corpus.ActionReject),
			by("Ada", corpus.ActionWithdraw))},
		"nothing to withdraw":     {by("Ada", corpus.ActionWithdraw), numbered(blindly(by("Ben", corpus.ActionReject)))},
		"a reviewer without name": {by("", corpus.ActionAccept), nil},
	} {
		d := blindly(c.d)
		var mistake *MistakeError
		if err := check(&d, it, nil, c.earlier); !errors.As(err, &mistake) {
			t.Errorf("%s: %v, want a *MistakeError", name, err)
		}
	}
}

// pool is a pool with so many accepted and so many that fell at each filter.
func pool(accepted int, fell map[string]int) []Candidate {
	var out []Candidate
	fell[""] = accepted
	for filter, n := range fell {
		for i := range n {
			id := fmt.Sprintf("%s %d", filter, i)
			out = append(out, Candidate{ItemID: id, Hash: "hash of " + id, FellAt: filter})
		}
	}
	return out
}

func TestSample_IsHalfAcceptedAndDealsTheRejected(t *testing.T) {
	for _, c := range []struct {
		n, accepted int
		fell        map[string]int
		want        map[string]int
	}{
		{60, 400, map[string]int{"blind": 50, "hard": 30, "sufficient": 20}, map[string]int{"": 30, "blind": 15, "hard": 9,
			"sufficient": 6}},
		{10, 400, map[string]int{"blind": 50, "hard": 30, "sufficient": 20}, map[string]int{"": 5, "blind": 3, "hard": 1,
			"sufficient": 1}},
		{7, 9, map[string]int{"blind": 9}, map[string]int{"": 4, "blind": 3}},
		{60, 100, map[string]int{"blind": 5}, map[string]int{"": 55, "blind": 5}},
		{60, 10, map[string]int{"blind": 100}, map[string]int{"": 10, "blind": 50}},
		{60, 4, map[string]int{"blind": 3}, map[string]int{"": 4, "blind": 3}},
		{60, 0, map[string]int{}, map[string]int{}},
	} {
		all := pool(c.accepted, c.fell)
		got := Sample("quickstart/1", c.n, all)
		counts := map[string]int{}
		for _, x := range got {
			counts[x.FellAt]++
		}
		if fmt.Sprint(counts) != fmt.Sprint(c.want) {
			t.Errorf("%d of %d and %v: %v, want %v", c.n, c.accepted, c.fell, counts, c.want)
		}
		slices.Reverse(all)
		if again := Sample("quickstart/1", c.n, all); !slices.Equal(got, again) {
			t.Errorf("%d of %d and %v: another draw from the pool in another order", c.n, c.accepted, c.fell)
		}
		if c.accepted > c.n && slices.Equal(got, Sample("quickstart/2", c.n, all)) {
			t.Errorf("%d of %d: another key draws the same", c.n, c.accepted)
		}
	}
}

// Accepted and rejected lie mixed: neither all before nor all behind the other.
func TestSample_OrderTellsNothing(t *testing.T) {
	got := Sample("quickstart/1", 60, pool(200, map[string]int{"blind": 200}))
	early := 0
	for _, c := range got[:30] {
		if c.FellAt == "" {
			early++
		}
	}
	if early < 7 || early > 23 {
		t.Errorf("%d of the first 30 are accepted", early)
	}
}

func TestOrder_DiffersByReviewer(t *testing.T) {
	order := func(reviewer string) []string {
		var out []string
		for i := range 20 {
			out = append(out, fmt.Sprint("item ", i))
		}
		slices.SortFunc(out, func(a, b string) int {
			if Order(reviewer, a) < Order(reviewer, b) {
				return -1
			}
			return 1
		})
		return out
	}
	if !slices.Equal(order("Ada"), order("Ada")) || slices.Equal(order("Ada"), order("Ben")) {
		t.Errorf("Ada %v, Ben %v", order("Ada"), order("Ben"))
	}
}

// Who decides first sees no one's decision, whether the item needs two or not.
func TestAttach_NotesWhoSawNoDecisionOfAnother(t *testing.T) {
	accept := corpus.ActionAccept
	for _, c := range []struct {
		name    string
		d       corpus.Decision
		earlier []corpus.Decision
		two     bool
		want    bool
	}{
		{"the first, without a share", by("Ada", accept), nil, false, true},
		{"the first again, before anybody else", by("Ada", accept), numbered(by("Ada", corpus.ActionReject)), false, true},
		{"the second, without a share", by("Ben", accept), numbered(by("Ada", accept)), false, false},
		{"the second, in the share", by("Ben", accept), numbered(by("Ada", accept)), true, true},
		{"the first again, after the second", by("Ada", accept), numbered(by("Ada", accept), by("Ben", accept)), true, false},
		{"a third, who sees both", by("Cy", accept), numbered(by("Ada", accept), by("Ben", accept)), true, false},
		{"after another's blind one", by("Ben", accept), numbered(blindly(by("Ada", accept))), false, true},
		{"a withdrawal", by("Ada", corpus.ActionWithdraw), numbered(by("Ada", accept)), false, false},
	} {
		if Attach(&c.d, c.earlier, c.two); c.d.OthersHidden != c.want {
			t.Errorf("%s: others hidden %v", c.name, c.d.OthersHidden)
		}
	}
}
