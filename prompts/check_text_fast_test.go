package prompts

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// TestTextChecks_ShortCutsChangeNothing: what is looked for without the expressions first is found by them as well.
func TestTextChecks_ShortCutsChangeNothing(t *testing.T) {
	piece := rapid.SampledFrom([]string{
		"{", "}", "{{", "$", "${", "<", ">", "<b>", "[", "]", "[name]", "[[", "%", "%s", "%!d", "%!v", "%!(", "%!x(", "12 %",
		"TODO", "XXX", "Lorem", "lorem",
		" ", "_", "-", "_id", "_id=", "_id: ", "/", ".", "task", "Item", "msg", "g", "P", "p1", "t01", "7", "12", "2025", "é",
		"\n",
	})
	rapid.Check(t, func(t *rapid.T) {
		text := strings.Join(rapid.SliceOfN(piece, 0, 8).Draw(t, "pieces"), "")
		if got, want := Markers(text), marker.FindAllString(text, -1); !slices.Equal(got, want) {
			t.Fatalf("%q: markers %q, want %q", text, got, want)
		}
		if got, want := RawIDs(text, func() string { return "" }), rawID.FindAllString(text, -1); len(got) == 0 &&
			len(want) > 0 && !strings.Contains(text, "://") {
			t.Fatalf("%q: no ids, want %q", text, want)
		}
	})
}
