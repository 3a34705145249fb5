package recipe_test

import (
	"errors"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"memloom/pipeline/recipe"
)

func TestQuickstartResolves(t *testing.T) {
	r, err := recipe.Load("quickstart", nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	text, err := r.Marshal()
	if err != nil {
		t.Fatal(err)
	}
	again, err := recipe.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	if a, b := r.Keys(), again.Keys(); !reflect.DeepEqual(a, b) {
		t.Errorf("a resolved recipe does not survive its YAML: %v / %v", a, b)
	}
	for _, k := range r.Keys() {
		if k.Doc == "" {
			t.Errorf("key %s has no documentation", k.Path)
		}
	}
}

// TestExplained: what explains a recipe is that recipe, and says something of every key.
func TestExplained(t *testing.T) {
	for _, c := range []struct {
		name     string
		settings []string
		scale    float64
	}{
		{"quickstart", nil, 1},
		{"quickstart", []string{"dialogue.words=30", "questions.families.existence=7",
			"world.domains=[technology, healthcare]"}, 2},
		{"workplace", nil, 1},
		{"workplace", nil, 0.4},
	} {
		want, err := recipe.Load(c.name, c.settings, c.scale)
		if err != nil {
			t.Fatal(err)
		}
		text, err := want.Explain()
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(t.TempDir(), "mine.yaml")
		if err := os.WriteFile(file, text, 0o600); err != nil {
			t.Fatal(err)
		}
		got, err := recipe.Load(file, nil, 1)
		if err != nil {
			t.Fatalf("%s %v: %v\n%s", c.name, c.settings, err, text)
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s %v at %g comes back as\n%+v, not\n%+v", c.name, c.settings, c.scale, got, want)
		}
		for _, k := range want.Keys() {
			if k.Path != "extends" && !strings.Contains(string(text), k.Doc+"\n") {
				t.Errorf("%s: nothing is said of %s", c.name, k.Path)
			}
		}
	}
}

func TestScale(t *testing.T) {
	for _, c := range []struct {
		scale                          float64
		workdays, people, tasks, total int
	}{
		{1, 21, 15, 8, 56},
		{2, 42, 21, 16, 112},
		{0.5, 11, 12, 4, 29},
		{0.01, 10, 12, 4, 14},
	} {
		r, err := recipe.Load("quickstart", nil, c.scale)
		if err != nil {
			t.Fatal(err)
		}
		total := 0
		for _, n := range r.Questions.Families {
			total += n
		}
		if r.World.Workdays != c.workdays || r.World.People != c.people || r.World.TasksPerGroup != c.tasks ||
			total != c.total {
			t.Errorf("scale %g: %d workdays, %d people, %d tasks, %d items; want %v", c.scale, r.World.Workdays, r.World.People,
				r.World.TasksPerGroup, total, c)
		}
		if r.World.FactsPerTask != 12 {
			t.Errorf("scale %g changes a fixed key", c.scale)
		}
	}
}

func TestErrorsNameTheKey(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		p := filepath.Join(dir, name)
		if err := os.WriteFile(p, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return p
	}
	for _, c := range []struct {
		name     string
		settings []string
		want     []string
	}{
		{"nosuch", nil, []string{"nosuch", "quickstart"}},
		{"quickstart", []string{"dialogue.word=3"}, []string{"dialogue.word=3", "recipe show"}},
		{"quickstart", []string{"dialogue.words"}, []string{"key=value"}},
		{"quickstart", []string{"dialogue.words=500"}, []string{"dialogue.words", "above 80"}},
		{"quickstart", []string{"world.tasks=[4]"}, []string{"world.tasks", "4 is below 12"}},
		{"quickstart", []string{"world.team_min=30"}, []string{"world.team_min", "team_max"}},
		{"quickstart", []string{"world.first=2025-03-02"}, []string{"world.first", "not a workday"}},
		{"quickstart", []string{"dialogue.generation=week"}, []string{"dialogue.generation", "day, message"}},
		{"quickstart", []string{"world.blueprint=planned"}, []string{"world.blueprint", "planned", "pack, written"}},
		{"quickstart", []string{"filters.uniqueness=maybe"}, []string{"filters.uniqueness", "three-step"}},
		{write("unknown.yaml", "name: x\nextends: quickstart\ndialogue:\n  wrods: 3\n"), nil, []string{"unknown.yaml", "4",
			"wrods"}},
		{write("broken.yaml", "name: x\nworld: [\n"), nil, []string{"broken.yaml", "2"}},
		{write("tagged.yaml", "name: x\nextends: quickstart\nworld:\n  domains: !!str technology\n"), nil,
			[]string{"tagged.yaml", "line 4", "the tag !!str"}},
		{"quickstart", []string{"world.domains=!!str technology"}, []string{"world.domains", "the tag !!str"}},
		{write("self.yaml", "name: x\nextends: "+filepath.Join(dir, "self.yaml")+"\n"), nil, []string{"extends itself"}},
	} {
		_, err := recipe.Load(c.name, c.settings, 1)
		if err == nil {
			t.Errorf("%s %v: no error", c.name, c.settings)
			continue
		}
		for _, w := range c.want {
			if !strings.Contains(err.Error(), w) {
				t.Errorf("%s %v: error %q does not name %q", c.name, c.settings, err, w)
			}
		}
	}
}

func TestExtends(t *testing.T) {
	p := filepath.Join(t.TempDir(), "mine.yaml")
	if err := os.WriteFile(p, []byte("name: mine\nextends: quickstart\ndialogue:\n  words: 22\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	r, err := recipe.Load(p, []string{"world.people=20", "questions.families.temporal=20"}, 1)
	if err != nil {
		t.Fatal(err)
	}
	if r.Name != "mine" || r.Dialogue.Words != 22 || r.Dialogue.MessagesPerDay != 9 || r.World.People != 20 ||
		r.Questions.Families["temporal"] != 20 || r.Questions.Families["single_hop"] != 15 {
		t.Errorf("got %+v", r)
	}
}

// TestWorkplaceScales: projects go first, then days, then people; nothing falls
// below its minimum; quotas follow the whole scale.
func TestWorkplaceScales(t *testing.T) {
	for _, c := range []struct {
		scale                                              float64
		projects, workdays, closures, people, lists, items int
	}{
		{1, 5, 252, 8, 170, 5, 2400},
		{0.5, 3, 210, 7, 93, 3, 1200},
		{0.2, 1, 252, 8, 34, 1, 480},
		{0.1, 1, 126, 4, 24, 1, 240},
		{0.05, 1, 63, 2, 17, 1, 120},
		{0.001, 1, 10, 0, 12, 1, 28},
	} {
		r, err := recipe.Load("workplace", nil, c.scale)
		if err != nil {
			t.Fatal(err)
		}
		total := 0
		for _, n := range r.Questions.Families {
			total += n
		}
		w := r.World
		if w.Projects != c.projects || w.Workdays != c.workdays || w.Closures != c.closures || w.People != c.people ||
			len(w.Tasks) != c.lists || len(w.Participants) != c.lists || total != c.items {
			t.Errorf("scale %g: %d projects, %d workdays, %d closures, %d people, tasks %v, participants %v, %d items; want %v",
				c.scale, w.Projects, w.Workdays, w.Closures, w.People, w.Tasks, w.Participants, total, c)
		}
	}
	if _, err := recipe.Load("workplace", nil, 1.5); err == nil || !strings.Contains(err.Error(), "world.workdays") ||
		!strings.Contains(err.Error(), "scale 1.5") {
		t.Errorf("a year and a half: %v", err)
	}
}

// TestPartsAndWholes: a quota of a family takes the place of those of its parts
// and the other way round; other parts stay.
func TestPartsAndWholes(t *testing.T) {
	for _, c := range []struct {
		set  []string
		want map[string]int
	}{
		{[]string{"questions.families.existence=9"}, map[string]int{"existence": 9}},
		{[]string{"questions.families.existence/yes=9"}, map[string]int{"existence/yes": 9, "existence/no": 25}},
		{[]string{"questions.families.temporal/calendar interval=4"}, map[string]int{"temporal/calendar interval": 4}},
	} {
		r, err := recipe.Load("workplace", c.set, 1)
		if err != nil {
			t.Fatal(err)
		}
		got := map[string]int{}
		for name, n := range r.Questions.Families {
			for want := range c.want {
				family, _, _ := strings.Cut(want, "/")
				if name == family || strings.HasPrefix(name, family+"/") {
					got[name] = n
				}
			}
		}
		if !maps.Equal(got, c.want) {
			t.Errorf("%v gives %v, want %v", c.set, got, c.want)
		}
	}
}

func TestWhatCorporaWantFitsBeforeAScale(t *testing.T) {
	for set, want := range map[string]string{
		"questions.corpora=[40,20]":              "key questions.corpora: [40 20] is 60 in all, and questions.families wants 56",
		"questions.corpora=[36,20]":              "key questions.corpora: numbers for 2 corpora, and the recipe has 1",
		"questions.by_corpus.temporal=[3,3,3,3]": "key questions.by_corpus.temporal: [3 3 3 3] is 12 in all, and questions.families.temporal is 9",
	} {
		var wrong *recipe.KeyError
		if _, err := recipe.Load("quickstart", []string{set}, 2); !errors.As(err, &wrong) || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", set, err, want)
		}
	}
}

// TestEverMemBench_CountsArePublished: the recipe asks for what tables 3, 6 and 10 have (E1, E4, E6, E11, E18 to E21).
func TestEverMemBench_CountsArePublished(t *testing.T) {
	r, err := recipe.Load("evermembench", nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	families := map[string]int{}
	for name, n := range r.Questions.Families {
		family, _, _ := strings.Cut(name, "/")
		if family == "existence" { // counts as single-hop (E18)
			family = "single_hop"
		}
		if families[family] += n; families[family] == 0 {
			delete(families, family)
		}
	}
	want := map[string]int{"single_hop": 213, "multi_hop": 249, "temporal": 300, "constraint": 402, "proactivity": 427,
		"update": 268, "style": 176, "skill": 169, "role": 196}
	if !maps.Equal(families, want) {
		t.Errorf("items by type: %v, want %v", families, want)
	}
	for _, c := range []struct {
		name      string
		got, want []int
	}{
		{"participants", r.World.Participants, []int{39, 36, 45, 32, 46}},
		{"tasks", r.World.Tasks, []int{436, 408, 429, 423, 424}},
		{"messages", r.Dialogue.Messages, []int{10222, 10106, 10638, 10003, 10054}},
		{"items", r.Questions.Corpora, []int{488, 471, 467, 481, 493}},
		{"people, workdays, projects", []int{r.World.People, r.World.Workdays, r.World.Projects}, []int{170, 252, 5}},
	} {
		if !slices.Equal(c.got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, c.got, c.want)
		}
	}
}

// TestListsByProject: a list that has no number for every project is an error that says how many there are.
func TestListsByProject(t *testing.T) {
	for _, key := range []string{"world.tasks", "world.participants", "dialogue.messages"} {
		_, err := recipe.Load("evermembench", []string{key + "=[150,150]"}, 1)
		if want := "key " + key + ": numbers for 2 projects, and the recipe has 5"; err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", key, err, want)
		}
		if _, err := recipe.Load("evermembench", []string{key + "=[150,150]", "world.projects=2", "questions.corpora=[]"}, 1); err != nil {
			t.Errorf("%s for two projects: %v", key, err)
		}
	}
}
