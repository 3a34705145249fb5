package sessions

import "testing"

// A value that ends in a stop is found where it ends its clause.
func TestDisclosed_ValueEndsInAStop(t *testing.T) {
	clause := "from 1800 on, the capital was Washington, D.C"
	list := disclosed("This is it: "+clause+". To be clear, I go on.", clause,
		[]Stated{{FactID: "f1", Surface: "Washington, D.C."}, {FactID: "f2", Surface: "1800"}})
	if len(list) != 2 || list[0].Surface != "Washington, D.C." || list[0].Start != 42 || list[0].End != 58 {
		t.Errorf("disclosed %+v", list)
	}
}

// A surface is found as whole words alone, in whichever case its first letter stands.
func TestFind_WholeWords(t *testing.T) {
	for surface, want := range map[string]int{"12": 8, "pale wood": 20, "Pale wood": 20, "wood": 25, "ale": -1,
		"201": -1} {
		from, _, ok := find("in 2012 12 were of, Pale wood", surface)
		if !ok {
			from = -1
		}
		if from != want {
			t.Errorf("%q is found at %d, want %d", surface, from, want)
		}
	}
}
