package life

import "testing"

func TestBuiltin_Reads(t *testing.T) {
	if _, err := Builtin(); err != nil {
		t.Fatal(err)
	}
}
