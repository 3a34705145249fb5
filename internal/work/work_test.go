package work

import "testing"

func TestBuiltin_IsRead(t *testing.T) {
	if _, err := Builtin(); err != nil {
		t.Fatal(err)
	}
}
