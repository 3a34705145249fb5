package domain

import (
	"strings"
	"testing"

	"memloom/internal/app"
	"memloom/internal/pack"
	"memloom/internal/table"
)

// TestCarried_KeepsTheWidth: what a sound pack carries fits a terminal of any width from 60 on, and a pipe's table 100.
func TestCarried_KeepsTheWidth(t *testing.T) {
	carried := Carried{name: "library.yaml",
		Capacity: pack.Capacity{Tasks: 1584, MinFacts: 18, Limit: "1584 different tasks; a project of a month needs 24"},
		Scales:   map[string]string{quickstart: "0.018"}, Changes: strings.Repeat("enough for 2 items of as_of, ", 5)}
	for _, columns := range []int{300, 160, 100, 60, 0} {
		var out strings.Builder
		carried.Text(&app.Console{Surroundings: app.Surroundings{Out: &out, Columns: func() int { return columns }}})
		most := columns
		if columns == 0 {
			most = table.Width
		}
		for line := range strings.Lines(out.String()) {
			if n := table.StringWidth(strings.TrimRight(line, "\n")); n > most {
				t.Errorf("%d columns: %d in %s", columns, n, line)
			}
		}
		if n := strings.Count(strings.Join(strings.Fields(out.String()), " "), "enough for 2 items of as_of,"); n != 5 {
			t.Errorf("%d columns: %d of 5 parts in %s", columns, n, out.String())
		}
	}
}
