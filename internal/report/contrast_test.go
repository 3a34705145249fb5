package report

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"memloom/internal/contrast"
)

// palettes are the colours of the style sheet, by medium.
func palettes(t *testing.T) map[string]map[string]string {
	t.Helper()
	out := map[string]map[string]string{}
	blocks := regexp.MustCompile(`(?s)(@media [^{]*\{)?:root\{(.*?)\}`).FindAllStringSubmatch(styleText, -1)
	for _, b := range blocks {
		name := "light"
		switch {
		case strings.Contains(b[1], "dark"):
			name = "dark"
		case strings.Contains(b[1], "print"):
			name = "print"
		case b[1] != "":
			continue
		}
		out[name] = map[string]string{}
		for _, v := range regexp.MustCompile(`--([a-z0-9]+):(#[0-9a-f]{6})`).FindAllStringSubmatch(b[2], -1) {
			out[name][v[1]] = v[2]
		}
	}
	if len(out) != 3 {
		t.Fatalf("palettes %v", out)
	}
	return out
}

// TestStyle_Contrast holds every pair of text and ground to 4.5:1, and marks against the ground to 3:1, on light and
// dark pages and on paper.
func TestStyle_Contrast(t *testing.T) {
	for name, p := range palettes(t) {
		least := func(a, b string, want float64) {
			t.Helper()
			if p[a] == "" || p[b] == "" {
				t.Fatalf("%s has no %s or no %s", name, a, b)
			}
			if got := contrast.Ratio(p[a], p[b]); got < want {
				t.Errorf("%s: %s on %s has %.2f:1, less than %.1f", name, a, b, got, want)
			}
		}
		for _, text := range []string{"ink", "soft", "link"} {
			least(text, "paper", 4.5)
			least(text, "panel", 4.5)
		}
		for i := range levels {
			text := "qlow"
			if i >= 3 {
				text = "qhigh"
			}
			least(text, fmt.Sprintf("q%d", i+1), 4.5)
		}
		for i := range mostSeries {
			least(fmt.Sprintf("s%d", i+1), "paper", 3)
		}
		for _, mark := range []string{"good", "bad", "wait", "late", "open", "ink"} {
			least(mark, "paper", 3)
		}
		for i := 1; i < levels; i++ {
			least(fmt.Sprintf("q%d", i+1), fmt.Sprintf("q%d", i), 1.15)
		}
	}
}

// TestStyle_ClassesAreStyled finds classes that marks have and the style sheet does not.
func TestStyle_ClassesAreStyled(t *testing.T) {
	page := write(t, build(year)) + write(t, build(small))
	known := map[string]bool{"t": true, "ring": true}
	for _, m := range regexp.MustCompile(`\.([a-z][a-z0-9-]*)`).FindAllStringSubmatch(styleText, -1) {
		known[m[1]] = true
	}
	for _, m := range regexp.MustCompile(`class="([^"]*)"`).FindAllStringSubmatch(page, -1) {
		for class := range strings.FieldsSeq(m[1]) {
			if !known[class] {
				t.Errorf("no style for class %s", class)
				known[class] = true
			}
		}
	}
}
