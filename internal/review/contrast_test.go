package review

import (
	"regexp"
	"strings"
	"testing"

	"memloom/internal/contrast"
)

// palettes are the colours of the style sheet, on light and dark pages.
func palettes(t *testing.T, style string) map[string]map[string]string {
	t.Helper()
	out := map[string]map[string]string{}
	for _, b := range regexp.MustCompile(`(?s)(@media [^{]*\{)?:root\{(.*?)\}`).FindAllStringSubmatch(style, -1) {
		name := "light"
		switch {
		case strings.Contains(b[1], "dark"):
			name = "dark"
		case b[1] != "":
			continue
		}
		out[name] = map[string]string{}
		for _, v := range regexp.MustCompile(`--([a-z-]+):(#[0-9a-f]{6})`).FindAllStringSubmatch(b[2], -1) {
			out[name][v[1]] = v[2]
		}
	}
	if len(out) != 2 || len(out["light"]) != len(out["dark"]) {
		t.Fatalf("palettes %v", out)
	}
	return out
}

// TestStyle_Contrast holds every pair of text and ground to 4.5:1, and the frames of fields, marks and focus to 3:1. It
// knows every token of the style sheet.
func TestStyle_Contrast(t *testing.T) {
	style, err := assetFiles.ReadFile("assets/desk.css")
	if err != nil {
		t.Fatal(err)
	}
	grounds := map[string][]string{"paper": {"ink", "soft", "link", "good", "bad", "wait"}, "panel": {"ink", "soft",
		"link", "good", "bad", "wait"},
		"side": {"ink", "soft", "link", "good", "bad", "wait"}, "good-paper": {"ink", "soft", "link", "good"},
		"bad-paper":  {"ink", "soft", "link", "bad"},
		"wait-paper": {"ink", "soft", "link", "wait"}, "bridge-paper": {"bridge"}, "ink": {"paper"}}
	for name, p := range palettes(t, string(style)) {
		known := map[string]bool{"line": true, "focus": true} // line only parts what already stands apart
		least := func(a, b string, want float64) {
			t.Helper()
			known[a], known[b] = true, true
			if p[a] == "" || p[b] == "" {
				t.Fatalf("%s has no %s or no %s", name, a, b)
			}
			if got := contrast.Ratio(p[a], p[b]); got < want {
				t.Errorf("%s: %s on %s has %.2f:1, less than %.1f", name, a, b, got, want)
			}
		}
		for ground, texts := range grounds {
			for _, text := range texts {
				least(text, ground, 4.5)
			}
		}
		for _, ground := range []string{"paper", "panel", "side"} {
			least("focus", ground, 3)
		}
		for token := range p {
			if !known[token] {
				t.Errorf("%s: nothing is said about the token %s", name, token)
			}
		}
	}
}

// TestStyle_ColoursAreTokens: a colour that is none of the tokens has no place in the dark palette.
func TestStyle_ColoursAreTokens(t *testing.T) {
	style, err := assetFiles.ReadFile("assets/desk.css")
	if err != nil {
		t.Fatal(err)
	}
	rules := regexp.MustCompile(`:root\{[^}]*\}`).ReplaceAllString(string(style), "")
	if found := regexp.MustCompile(`#[0-9a-fA-F]{3,8}\b|rgb|hsl`).FindString(regexp.MustCompile(`[^{}]*\{`).
		ReplaceAllString(rules, "{")); found != "" {
		t.Errorf("the style sheet has the colour %s beside its tokens", found)
	}
}
