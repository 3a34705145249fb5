package corpus

import "testing"

func TestAgeOfEvidence(t *testing.T) {
	day := func(d int) Date { return NewDate(2025, 3, d) } // the 3rd is a Monday
	c := &Corpus{First: day(3), Last: day(14), Closures: []Closure{{Date: day(11)}}, Messages: []Message{
		{ID: "M1", At: day(3).At(9, 0)}, {ID: "M2", At: day(7).At(9, 0)}, {ID: "M3", At: day(7).At(9, 30)},
		{ID: "M4", At: day(12).At(9, 0)}, {ID: "M5", At: day(14).At(9, 0)},
	}}
	a := NewAges(c)
	piece := func(id string, group int) Evidence { return Evidence{MessageID: id, Role: RoleAnswer, Set: group} }
	for name, x := range map[string]struct {
		evidence       []Evidence
		asked          Stamp
		youngest, most Age
		ok             bool
	}{
		"one piece, asked at midnight": {[]Evidence{piece("M2", 1)}, day(12).At(0, 0), Age{1, 1}, Age{1, 1}, true},
		"asked during the day":         {[]Evidence{piece("M2", 1)}, day(12).At(18, 0), Age{2, 2}, Age{2, 2}, true},
		"two pieces": {[]Evidence{piece("M1", 1), piece("M4", 2)}, day(14).At(18, 0), Age{2, 1},
			Age{8, 4}, true},
		"any one of two": {[]Evidence{piece("M1", 1), piece("M4", 1)}, day(14).At(18, 0), Age{2, 1},
			Age{2, 1}, true},
		"context does not count": {[]Evidence{piece("M1", 1), {"M5", RoleContext, 2}}, day(14).At(18, 0), Age{8, 4},
			Age{8, 4}, true},
		"nothing is needed":              {[]Evidence{{"M5", RoleContext, 1}}, day(14).At(18, 0), Age{}, Age{}, false},
		"asked within the minute it was": {[]Evidence{piece("M5", 1)}, day(14).At(9, 0), Age{}, Age{}, true},
	} {
		it := &Item{AskedAt: x.asked, Evidence: x.evidence}
		youngest, ok := a.Youngest(it)
		oldest, _ := a.Oldest(it)
		if youngest != x.youngest || oldest != x.most || ok != x.ok {
			t.Errorf("%s: %+v, %+v, %v, want %+v, %+v", name, youngest, oldest, ok, x.youngest, x.most)
		}
	}
}
