package subtlememory

import "testing"

// A value that ends in a stop is found where it ends its clause.
func TestDisclosed_ValueEndsInAStop(t *testing.T) {
	clause := "from 1800 on, the capital was Washington, D.C"
	list := disclosed("This is it: "+clause+". To be clear, I go on.", clause,
		said{FactID: "f1", Surface: "Washington, D.C.", FromID: "f2", From: "1800"})
	if len(list) != 2 || list[0].Surface != "Washington, D.C." || list[0].Start != 42 || list[0].End != 58 {
		t.Errorf("disclosed %+v", list)
	}
}
