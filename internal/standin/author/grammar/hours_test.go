package grammar

import "testing"

// Words that only some hours have are said at those, a choice at those of any of its ways.
func TestHoursOf(t *testing.T) {
	for _, row := range []struct {
		src     string
		yes, no []int
	}{
		{"this is the note", []int{0, 2, 5, 12, 23}, nil},
		{"back to lunch", []int{11, 14}, []int{2, 10, 15, 22}},
		{"[off to|back to] [my list|lunch]", []int{2, 12, 22}, nil},
		{"[today|after lunch]", []int{2, 8, 22}, nil},
		{"got a minute [[before|] lunch|after lunch]?", []int{9, 12}, []int{2, 17, 20}},
		{"I saw it this morning", []int{5, 11}, []int{2, 4, 12, 22}},
		{"[now|today], as of this afternoon", []int{12, 17}, []int{2, 11, 18, 22}},
		{"who's around this afternoon?", []int{9, 13}, []int{2, 20}},
		{"I'm here until tonight", []int{9, 17}, []int{2, 20}},
		{"tonight[|, at last]", []int{18, 23}, []int{2, 9, 17}},
	} {
		h := HoursOf(row.src)
		for _, hour := range row.yes {
			if !h.Has(hour) {
				t.Errorf("%q cannot be said at %d", row.src, hour)
			}
		}
		for _, hour := range row.no {
			if h.Has(hour) {
				t.Errorf("%q can be said at %d", row.src, hour)
			}
		}
	}
}

// What leaves something open is known by its words.
func TestUnsure(t *testing.T) {
	for src, want := range map[string]bool{
		"{v} I went through the list, so [that ought to be all of them|I'd rely on it]": true,
		"{s} so it should hold": true, "{v} some may drop out": true, "{i} I think the $a is $v": true,
		"the $a for $t is $v": false, "{f} I can help with that, my notes have it": false,
	} {
		if got := NewPattern(src).Unsure; got != want {
			t.Errorf("%q: unsure %t", src, got)
		}
	}
}
