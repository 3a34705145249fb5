package recipe

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// garden is the section of a design of which these tests know nothing else.
type garden struct {
	Beds   int    `yaml:"beds" scale:"linear" min:"1" max:"40" doc:"beds of the garden"`
	Gates  int    `yaml:"gates" scale:"first" min:"1" max:"9" doc:"gates, of which there are fewer first"`
	Season string `yaml:"season" oneof:"spring,autumn" doc:"when it is planted"`
}

func gardens() Section {
	return Section{"garden", func() any { return &garden{Beds: 8, Gates: 4, Season: "spring"} }}
}

// gardenRecipe writes a recipe file that ends with the given text.
func gardenRecipe(t *testing.T, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "g.yaml")
	head := "name: g\nquestions: {oversample: 2}\nfilters: {uniqueness: three-step, panel: 1, confidence: 70, baseline: 5}\n"
	if err := os.WriteFile(file, []byte(head+text), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

func TestADesignHasKeysOfItsOwn(t *testing.T) {
	r, err := Load(gardenRecipe(t, "design: garden\ngarden: {beds: 20}\n"), []string{"garden.season=autumn"}, 0.5,
		gardens())
	if err != nil {
		t.Fatal(err)
	}
	if got := *r.Own.(*garden); got != (garden{20, 2, "autumn"}) {
		t.Errorf("the section is %+v", got)
	}
	text, err := r.Marshal()
	if err != nil {
		t.Fatal(err)
	}
	back, err := Parse(text, gardens())
	if err != nil || *back.Own.(*garden) != *r.Own.(*garden) || strings.Contains(string(text), "world") {
		t.Errorf("read back: %+v, %v, from:\n%s", back, err, text)
	}
	explained, err := r.Explain()
	if err != nil || !strings.Contains(string(explained),
		"beds: 20                        # 1…40, scales linear: beds of the garden") {
		t.Errorf("explained: %s, %v", explained, err)
	}
	if r, err = Load(gardenRecipe(t, "design: garden\n"), nil, 1, gardens()); err != nil || r.Own.(*garden).Beds != 8 {
		t.Errorf("without keys: %+v, %v", r, err)
	}
}

func TestOwnKeysAreHeldToTheirTags(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"an unknown key": {"design: garden\ngarden: {bed: 20}\n",
			`line 5, column 10: unknown key "bed"; did you mean garden.beds?`},
		"a wrong type":  {"design: garden\ngarden: {beds: many}\n", "line 5"},
		"a value above": {"design: garden\ngarden: {beds: 41}\n", "key garden.beds: 41 is above 40"},
		"none of the words": {"design: garden\ngarden: {season: sprin}\n",
			`key garden.season: "sprin" is none of spring, autumn; did you mean spring?`},
		"another design's": {"design: organisation\ngarden: {beds: 20}\n",
			"key garden: these keys are of the design garden, and design is organisation"},
		"a design without world": {"design: organisation\n", "key world."},
	} {
		if _, err := Load(gardenRecipe(t, c.text), nil, 1, gardens()); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
	}
	if _, err := Load(gardenRecipe(t, "design: garden\ngarden: {beds: 2}\n"), nil, 1); err == nil ||
		!strings.Contains(err.Error(), "unknown key") {
		t.Errorf("a section that no design has: %v", err)
	}
}

// pond is the section of another design, with a key that gardens have too.
type pond struct {
	Gates int `yaml:"gates" scale:"each" min:"1" max:"90" doc:"gates, of which there are fewer first and more at last"`
}

func ponds() Section { return Section{"pond", func() any { return &pond{Gates: 4} }} }

// TestKeysOfAnotherDesignAreNotTakenForOnesOwn: a recipe that extends one of a design has no keys of another, whatever
// they are called; with its design it begins anew.
func TestKeysOfAnotherDesignAreNotTakenForOnesOwn(t *testing.T) {
	base := gardenRecipe(t, "design: garden\ngarden: {gates: 2}\n")
	extended := func(text string) string { return gardenRecipe(t, "extends: "+base+"\n"+text) }
	_, err := Load(extended("pond: {gates: 3}\n"), nil, 1, gardens(), ponds())
	if err == nil || !strings.Contains(err.Error(),
		"line 5, column 7: the keys of pond are of the design pond, and design is garden") {
		t.Errorf("%v", err)
	}
	_, err = Load(base, []string{"pond.gates=3"}, 1, gardens(), ponds())
	if err == nil || !strings.Contains(err.Error(), "the keys of pond are of the design pond") {
		t.Errorf("%v", err)
	}
	r, err := Load(extended("design: pond\npond: {gates: 3}\n"), nil, 1, gardens(), ponds())
	if err != nil || *r.Own.(*pond) != (pond{3}) {
		t.Errorf("%+v, %v", r, err)
	}
}

// TestScale_Each: keys of "each" follow a scale both ways.
func TestScale_Each(t *testing.T) {
	for scale, want := range map[float64]int{0.5: 2, 0.1: 1, 1: 4, 2.5: 10} {
		r, err := Load(gardenRecipe(t, "design: pond\n"), nil, scale, ponds())
		if err != nil || r.Own.(*pond).Gates != want {
			t.Errorf("scale %g: %+v, %v; want %d", scale, r.Own, err, want)
		}
	}
}
