package pack

import (
	"strings"
	"testing"
)

// TestThemeOf: a problem is of the theme that its frame begins like; one of another frame has none.
func TestThemeOf(t *testing.T) {
	themes := []Theme{{Key: "waiting", Problems: []string{"{team} has not"}},
		{Key: "figures", Problems: []string{"the figures"}}}
	v := Values{Kind: "text", Of: []string{"{team} has not answered {ask} at all", "{team} and {ask} are lost",
		"the figures are old"},
		Slots: map[string][]string{"team": {"legal", "legal aid"}, "ask": {"the question", "the mail"}}}
	for problem, want := range map[string]string{
		"legal aid has not answered the mail at all": "waiting", "legal has not answered the question at all": "waiting",
		"the figures are old": "figures", "legal and the mail are lost": "", "legal has not answered": "",
	} {
		if got, ok := ThemeOf(themes, v, problem); got.Key != want || ok != (want != "") {
			t.Errorf("%q is of %q, want %q", problem, got.Key, want)
		}
	}
}

// TestProblemsOfTwoThemes: a text that begins as two themes say is reported.
func TestProblemsOfTwoThemes(t *testing.T) {
	p, err := Load("library.yaml", strings.NewReader(librarySource(t)))
	if err != nil {
		t.Fatal(err)
	}
	again := p.Themes[0]
	again.Key, again.Problems = "the council", []string{"the council"}
	p.Themes = append(p.Themes, again)
	for _, x := range validate(p, nil, nil) {
		if x.Path == "themes" {
			return
		}
	}
	t.Error("nothing is said of a problem with two themes")
}
