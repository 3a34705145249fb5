// Package growth holds, in tests, that work is linear in the length of a text.
package growth

import (
	"strings"
	"testing"
	"time"
)

// Pieces are what texts are repeated from, by what they are: each begins something that a parser looks far ahead for.
func Pieces() map[string]string {
	return map[string]string{
		"dates": "14 March 2025, ", "days": "2025-03-14 ", "weekdays": "Thursday. ", "numbers": "two hundred and twenty-one ",
		"ones":   "two ",
		"commas": ",", "digits": "7", "figures": "7 ", "groups": "1,000,", "hyphens": "3-", "points": "1.",
		"ranges": "3 to 5 to ", "sums": "$400,000, ",
		"shares": "5% ", "quarters": "the 3rd quarter of ", "clocks": "9 a.m. ", "links": "http://a.b/ ",
		"no links": "http://(", "brackets": ")",
		"quotes": "\"a ", "opened": "(a ", "underscores": "_a_", "apostrophes": "'s ", "lines": "\n", "questions": "is it? ",
		"words": "a and ", "letters": "a",
	}
}

// Text repeats a piece up to n bytes.
func Text(piece string, n int) string { return strings.Repeat(piece, n/len(piece)+1)[:n] }

// Linear fails the test where do takes more than four times as long a byte of a text of 100 KB as of one of 10 KB, or
// of that one as of one of 1 KB. The texts repeat the piece. Of each length as many texts are measured as make 100 KB,
// and the fastest of several turns counts; turns end once the bound holds. So other work on the machine costs turns and
// not the test.
func Linear(t testing.TB, piece string, do func(text string)) {
	t.Helper()
	const turns, slack, whole = 40, 4, 100 << 10
	sizes := [3]int{1 << 10, 10 << 10, whole}
	best := [3]float64{1e18, 1e18, 1e18} // nanoseconds a byte
	begun := time.Now()
	for turn := 0; turn < turns && (turn < 2 || time.Since(begun) < 10*time.Second); turn++ {
		for i, n := range sizes {
			text := Text(piece, n)
			from := time.Now()
			for range whole / n {
				do(text)
			}
			best[i] = min(best[i], float64(time.Since(from).Nanoseconds())/whole)
		}
		if best[1] <= slack*best[0] && best[2] <= slack*best[1] {
			return
		}
	}
	t.Errorf("%q repeated takes %.0f, %.0f and %.0f ns a byte in texts of 1, 10 and 100 KB", piece, best[0], best[1],
		best[2])
}
