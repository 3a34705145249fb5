package awareness

import (
	"math"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
)

// spreadWorld has a calendar of a year from a Monday, and an index in which some values were said of other subjects.
func spreadWorld(said ...corpus.Value) (*questions.World, *valueIndex, []wrong) {
	first := corpus.NewDate(2025, 3, 3)
	w := &questions.World{Calendar: corpus.Calendar{First: first, Last: first.Add(360)}}
	s := &valueIndex{byPredicate: map[string][]indexedFact{}, values: map[string]map[string]bool{}}
	var list []wrong
	for _, v := range said {
		s.byPredicate[spending] = append(s.byPredicate[spending], indexedFact{Fact: &corpus.Fact{Value: v}})
		list = append(list, wrong{value: v, strategy: fromOther})
	}
	return w, s, list
}

func euros(n int64) corpus.Value { return corpus.MoneyValue(n*100, "EUR") }

func anything([]wrong) bool { return true }

// TestSpread_PlaceOfRightValue: the right value takes every place in the row of four equally often, with and without a
// distractor that is given, and is not nearer to the mean of the four than others are.
func TestSpread_PlaceOfRightValue(t *testing.T) {
	w, s, list := spreadWorld(euros(5000), euros(9000), euros(20_000))
	a := anchor{decisive: &corpus.Fact{ID: "F1", SubjectID: "T1", Predicate: spending, Value: euros(10_000)}}
	r := corpus.Rand(1, "spread", "")
	for name, given := range map[string][]corpus.Value{
		"none given": nil, "one given on either side": {euros(8000), euros(12_500)},
	} {
		const rounds = 8000
		var places [4]float64
		nearest, got := 0.0, 0.0
		for i := range rounds {
			var must []wrong
			if len(given) > 0 {
				must = []wrong{{value: given[i%len(given)], strategy: fromOlder}}
			}
			chosen, ok := s.spread(w, r, a, must, list, anything)
			if !ok {
				continue
			}
			got++
			places[larger(a.decisive.Value, chosen)]++
			if nearestToMean(a.decisive.Value, chosen) {
				nearest++
			}
		}
		if got < 0.95*rounds {
			t.Errorf("%s: %.0f rows of %d", name, got, rounds)
		}
		for k, n := range places {
			if share := n / got; math.Abs(share-0.25) > 0.03 {
				t.Errorf("%s: %d larger in %.3f of the rows", name, k, share)
			}
		}
		if share := nearest / got; share > 0.30 {
			t.Errorf("%s: the right value is nearest to the mean in %.3f of the rows", name, share)
		}
	}
}

func nearestToMean(right corpus.Value, chosen []wrong) bool {
	sum := math.Log(size(right))
	for _, x := range chosen {
		sum += math.Log(size(x.value))
	}
	far := func(v corpus.Value) float64 { return math.Abs(math.Log(size(v)) - sum/4) }
	for _, x := range chosen {
		if far(x.value) < far(right) {
			return false
		}
	}
	return true
}

// TestSpread_Values: values that were said are taken where they are near, made ones are as round as they, and none was
// ever said of the slot.
func TestSpread_Values(t *testing.T) {
	w, s, list := spreadWorld(euros(9000), euros(9500), euros(11_000), euros(12_000))
	a := anchor{decisive: &corpus.Fact{ID: "F1", SubjectID: "T1", Predicate: spending, Value: euros(10_000)}}
	s.values[slot(a.decisive)] = map[string]bool{euros(10_500).Key(): true}
	r := corpus.Rand(2, "spread", "")
	real := 0
	for range 500 {
		chosen, ok := s.spread(w, r, a, nil, list, anything)
		if !ok {
			continue
		}
		for _, x := range chosen {
			switch {
			case x.value.N%500_00 != 0:
				t.Fatalf("%s is not as round as what was said", x.value.Canonical())
			case x.value.Equal(euros(10_500)):
				t.Fatal("a value that was said of the slot is an option")
			case x.strategy == fromOther:
				real++
			}
		}
	}
	if real < 300 {
		t.Errorf("%d of 1500 distractors were really said", real)
	}
}

// TestSpread_DaysAhead: the days of a row are workdays that are still to come; where the right one has no room for its
// place, there is no row.
func TestSpread_DaysAhead(t *testing.T) {
	w, s, _ := spreadWorld()
	first := w.Calendar.First
	a := anchor{decisive: &corpus.Fact{Predicate: freezing, Value: corpus.DateValue(first.Add(14))},
		at: morning(first.Add(9))}
	none := 0
	for seed := range uint64(200) {
		chosen, ok := s.spread(w, corpus.Rand(seed, "spread", ""), a, nil, nil, anything)
		if !ok {
			none++
			continue
		}
		for _, x := range chosen {
			if !w.Calendar.IsWorkday(x.value.Date) || x.value.Date <= a.at.Date() {
				t.Errorf("seed %d offers %s", seed, x.value.Date)
			}
		}
	}
	if none == 0 || none == 200 {
		t.Errorf("%d of 200 rows had no room", none)
	}
}
