package corpus

import "testing"

func TestRunes(t *testing.T) {
	text := "a☕é\xffz"
	for _, row := range []struct {
		start, end int
		want       string
	}{{0, 1, "a"}, {1, 3, "☕é"}, {3, 5, "\xffz"}, {-2, 2, "a☕"}, {4, 99, "z"}, {9, 12, ""}, {3, 2, ""}} {
		if got := RuneSlice(text, row.start, row.end); got != row.want {
			t.Errorf("RuneSlice %d to %d: %q, want %q", row.start, row.end, got, row.want)
		}
	}
	for _, row := range []struct {
		part       string
		from, want int
	}{{"a", 0, 0}, {"é", 0, 2}, {"z", 1, 4}, {"a", 1, -1}, {"", 5, 5}, {"zz", 0, -1}, {"a", -3, 0}, {"z", 50, -1}} {
		if got := RuneIndex(text, row.part, row.from); got != row.want {
			t.Errorf("RuneIndex %q from %d: %d, want %d", row.part, row.from, got, row.want)
		}
	}
}
