package corpus

import (
	"strconv"
	"testing"

	"memloom/internal/growth"
)

// The parser's work is linear in the text, whatever a text is full of.
func TestParser_Linear(t *testing.T) {
	lex := NewLexicon([]string{"Apollo", "two hundred", "a and a"}, []string{"req/s"})
	on := NewDate(2025, 3, 12)
	for name, piece := range growth.Pieces() {
		t.Run(name, func(t *testing.T) {
			growth.Linear(t, piece, func(text string) {
				Scan(text, on, lex)
				for _, kind := range []Kind{KindList, KindText, KindRange} {
					_, _ = Parse(kind, text, on, lex)
				}
			})
		})
	}
}

func TestScan_LinkWithABracketedEnd(t *testing.T) {
	for _, piece := range []string{")", "]", "…", "().", "http://("} {
		growth.Linear(t, piece, func(text string) { Scan("http://a.b/"+text, NewDate(2025, 3, 12), nil) })
	}
}

// As many places may be covered as there are values.
func TestUncovered_LinearInWhatIsCovered(t *testing.T) {
	on := NewDate(2025, 3, 12)
	growth.Linear(t, "14 of them ", func(text string) {
		var covered []Interval
		for i := 0; i < len(text); i += 11 {
			covered = append(covered, Interval{i, i + 2})
		}
		if left := Uncovered(text, on, nil, covered); len(left) > 0 {
			t.Fatalf("%d are uncovered, the first %v", len(left), left[0])
		}
	})
}

func BenchmarkScan_Lengths(b *testing.B) {
	on := NewDate(2025, 3, 12)
	for _, name := range []string{"dates", "numbers", "commas", "digits"} {
		for _, n := range []int{1 << 10, 10 << 10, 100 << 10} {
			text := growth.Text(growth.Pieces()[name], n)
			b.Run(name+"/"+strconv.Itoa(n>>10)+"KB", func(b *testing.B) {
				b.SetBytes(int64(n))
				for b.Loop() {
					Scan(text, on, nil)
				}
			})
		}
	}
}
