package corpus

import "testing"

// TestUnits_AllAreReadAndWritten: a quantity in any unit of the table has surfaces, and each is read as that quantity.
func TestUnits_AllAreReadAndWritten(t *testing.T) {
	for _, u := range Units() {
		if canon, ok := CanonicalUnit(u); !ok || canon != u {
			t.Errorf("%q is %q, %v", u, canon, ok)
		}
		v := QuantityValue(NewDecimal(12, 0), u)
		surfaces := Surfaces(v, NewDate(2025, 3, 11), nil)
		if len(surfaces) == 0 {
			t.Errorf("nothing says 12 %s", u)
		}
		for _, s := range surfaces {
			if got, err := Parse(KindQuantity, s, NewDate(2025, 3, 11), nil); err != nil || !got.Equal(v) {
				t.Errorf("%q is read as %v, %v", s, got, err)
			}
		}
	}
}
