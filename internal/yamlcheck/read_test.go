package yamlcheck

import (
	"slices"
	"strings"
	"testing"
)

type garden struct {
	Name string   `yaml:"name" is:"short" once:"word"`
	Beds []string `yaml:"beds" count:"1-3" is:"phrase" once:"word"`
}

var gardens = File[garden]{What: "a garden", Keys: "name and beds",
	Rules: func(c *Checker) Rules { return Rules{"short": func(key, text string) { c.Words(key, text, 2) }} },
	Check: func(*Checker, *garden) {}}

func TestFile_Read(t *testing.T) {
	g, err := gardens.Read("g.yaml", strings.NewReader("name: old plot\nbeds: [roses, beans]\n"))
	if err != nil || g.Name != "old plot" || !slices.Equal(g.Beds, []string{"roses", "beans"}) {
		t.Fatalf("%+v, %v", g, err)
	}
}

func TestFile_ErrorsNamePlaceAndKey(t *testing.T) {
	for text, want := range map[string]string{
		"":                                  "g.yaml:1:1: expected one document with name and beds",
		"name: plot\nbed: [roses]":          "g.yaml:2:1: bed: unknown key; the keys here are name, beds; did you mean beds?",
		"name: plot\nbeds: []":              "g.yaml:2:7: beds: 0 stand here; write 1 at least",
		"name: plot":                        "beds: 0 stand here; write 1 at least",
		"name: plot\nbeds: [roses, 7 oaks]": "g.yaml:2:15: beds[1]: \"7 oaks\" holds \"7\", a number",
		"name: plot\nbeds: [plot]":          "beds[0]: the word \"plot\" stands in line 1 already; write another",
		"name: a very old plot\nbeds: [x]":  "name: \"a very old plot\" has 4 words; write 2 at most",
		"name: &p plot\nbeds: [x]":          "g.yaml:1:7: name: anchors, aliases and tags are not used in packs; write the value itself",
		"name: \xff":                        "g.yaml:1:1: not UTF-8; save the file as UTF-8",
	} {
		if g, err := gardens.Read("g.yaml", strings.NewReader(text)); err == nil || g != nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %+v, %v\nwant %s", text, g, err, want)
		}
	}
	_, err := gardens.Read("g.yaml", strings.NewReader(strings.Repeat("#", 2<<20)))
	if err == nil || !strings.HasPrefix(err.Error(), "reading a garden: ") {
		t.Error(err)
	}
}
