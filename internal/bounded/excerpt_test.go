package bounded

import (
	"strings"
	"testing"
)

func TestExcerpt_ShowsWhereJSONEnds(t *testing.T) {
	long := strings.Repeat("ü", 100)
	for in, want := range map[string]string{
		`hello`:                            "hello",
		``:                                 "",
		`[1]`:                              "[1]",
		`{"item_id": "i1", "answer": NaN}`: `{"item_id": "i1", "answer": NaN}`,
		`{"a": "` + long + `", "b": NaN, "c": "` + long + `"}`: `…` + strings.Repeat("ü", 12) + `", "b": NaN, "c": "` +
			strings.Repeat("ü", 9) + `…`,
		`["` + long + `"]`: `["` + strings.Repeat("ü", 38) + `…`,
		"\xff\xfe":         "\xff\xfe",
	} {
		if got := Excerpt([]byte(in)); got != want {
			t.Errorf("Excerpt(%q) = %q, want %q", in, got, want)
		}
	}
}
