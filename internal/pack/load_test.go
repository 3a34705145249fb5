package pack

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
	"testing"

	"memloom/domains"
	"memloom/internal/bounded"
	"memloom/internal/fuzztest"
)

const libraryFile = "../../testdata/domains/library.yaml"

func librarySource(t testing.TB) string {
	t.Helper()
	src, err := os.ReadFile(libraryFile)
	if err != nil {
		t.Fatal(err)
	}
	return string(src)
}

// TestBuiltinPacksAreSound: Load takes the meaning of the packs that come with
// the program as checked; here it is.
func TestBuiltinPacksAreSound(t *testing.T) {
	if len(BuiltinNames()) == 0 {
		t.Fatal("no built-in packs")
	}
	for _, name := range BuiltinNames() {
		p, err := Builtin(name)
		if err != nil {
			t.Fatal(err)
		}
		if p.Name != name {
			t.Errorf("pack %s calls itself %s", name, p.Name)
		}
		if len(p.Hash) != 64 {
			t.Errorf("pack %s: hash %q", name, p.Hash)
		}
		src, err := domains.Files.ReadFile(name + ".yaml")
		if err != nil {
			t.Fatal(err)
		}
		if !embedded(src) || embedded(append(src[:len(src):len(src)], '\n')) {
			t.Errorf("%s is not told from a file of somebody's", name)
		}
		for _, p := range Validate(src) {
			t.Errorf("%s: %s", name, p)
		}
	}
}

func TestLoadFileOutsideTheRepository(t *testing.T) {
	p, err := LoadFile(libraryFile)
	if err != nil {
		t.Fatal(err)
	}
	if p.Name != "library" || p.Hash != Hash([]byte(librarySource(t))) {
		t.Errorf("got %s with hash %s", p.Name, p.Hash)
	}
	if _, err := LoadFile("no/such/pack.yaml"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a missing file gives %v", err)
	}
}

func TestUnknownBuiltinNamesTheChoices(t *testing.T) {
	_, err := Builtin("tecnology")
	if err == nil || !strings.Contains(err.Error(), `"tecnology"`) || !strings.Contains(err.Error(), "technology") {
		t.Errorf("got %v", err)
	}
}

type failingReader struct{}

func (failingReader) Read([]byte) (int, error) { return 0, io.ErrUnexpectedEOF }

func TestLoadPassesOnReadErrors(t *testing.T) {
	_, err := Load("x.yaml", failingReader{})
	if !errors.Is(err, io.ErrUnexpectedEOF) || !strings.Contains(err.Error(), "x.yaml") {
		t.Errorf("got %v", err)
	}
}

// TestBrokenPacks changes one thing in a sound pack. The problem must be found
// at the line of the change, under its path, and say what to do.
func TestBrokenPacks(t *testing.T) {
	sound := librarySource(t)
	for _, c := range []struct {
		name     string
		old, new string // new's last line is where the problem is
		want     string // path and message
	}{
		{"unknown top key", "title: Public", "tite: Public", "tite: unknown key; the keys here are version, name, title,"},
		{"unknown nested key", "    class: setting\n    value: {kind: count,", "    class: setting\n    value: {kidn: count,",
			"attributes[0].value.kidn: unknown key; the keys here are kind, min,"},
		{"list expected", "departments: [Branches, Circulation, Collections, Administration]", "departments: Branches",
			`departments: expected a list, found the text "Branches"`},
		{"whole number expected", "version: 1", "version: one", `version: expected a whole number, found the text "one"`},
		{"quotes missing", `min: "4"`, `min: 4`,
			"attributes[0].value.min: expected text, found the number 4; put it in quotes"},
		{"true is no text", "title: Public Libraries", "title: true", "title: expected text, found true; put it in quotes"},
		{"nothing", "title: Public Libraries", "title:", "title: expected text, found nothing"},
		{"pair expected", "days: [3, 9]", "days: [3, 9, 4]", "deliverables[2].days: expected 2 elements, found 3"},
		{"anchors", "title: Public Libraries", "title: &t Public Libraries",
			"title: anchors, aliases and tags are not used in packs"},
		{"version", "version: 1", "version: 2", "version: 2 is above 1; give 1"},
		{"name", "name: library", "name: My Library", `name: "My Library" is not a name for --domain`},
		{"rank out of range", "ranks: [1]", "ranks: [0]", "roles[0].ranks[0]: 0 is below 1; give a whole number from 1 to 5"},
		{"near to nothing", "    near: [collection, draft_page]", "    near: [colection, draft_page]",
			`near[0]: there is no attribute "colection"`},
		{"near to itself", "    near: [collection]", "    near: [branch]", `near[0]: "branch" is the attribute itself`},
		{"role without a remedy",
			"    remedies:\n      library director: a word with the mayor, before the budget is settled", "    remedies:",
			`themes[0].remedies: has none of the role "library director"`},
		{"remedy of nobody", "data librarian: a list in the catalogue", "data boffin: a list in the catalogue",
			`themes[0].remedies.data boffin: there is no role "data boffin"`},
		{"problem that is none", "problems: [the council has not,", "problems: [the council has never,",
			`themes[0].problems[0]: no blocker or risk begins with "the council has never"`},
		{"unknown role of a term", "data librarian: expired loan", "data boffin: expired loan",
			`terms[0].by_role.data boffin: there is no role "data boffin"`},
		{"pool too small", "branch: [{noun: Harbourgate}, {noun: Millrace}, {noun: Eldertree}, {noun: Westquay}, ",
			"branch: [", "pools.branch: has 4 names, needs at least 5"},
		{"names in two pools", "{noun: Codexa}", "{noun: Millrace}", `stands already at pools.branch[1].noun`},
		{"common word as name", "{noun: Codexa}", "{noun: codexa}", `begin it with a capital`},
		{"unknown pool", "{kind: entity, pool: collection}", "{kind: entity, pool: colection}",
			`value.pool: there is no pool "colection"; use people or one of branch, collection, supplier`},
		{"unknown attribute", "attributes: [turnover,", "attributes: [turnvoer,",
			`deliverables[0].attributes[0]: there is no attribute "turnvoer"`},
		{"unknown phase", "lifecycle: testing & QA", "lifecycle: testing",
			`deliverables[4].lifecycle: there is no phase "testing"; use one of strategy & planning;`},
		{"unknown skill", "skills: [space planning]", "skills: [juggling]",
			`deliverables[2].skills[0]: no role has the skill "juggling"`},
		{"unknown owner", "roles: [facilities officer, ", "roles: [janitor, ",
			`deliverables[2].roles[0]: there is no role "janitor"`},
		{"span reversed", "days: [3, 9]", "days: [9, 3]", "deliverables[2].days: [9, 3] is no span"},
		{"min above max", `min: "8", max: "72"`, `min: "80", max: "72"`, "value.min: 80 is above max 72; exchange them"},
		{"no decimal", `min: "8", max: "72"`, `min: "8%", max: "72"`, `value.min: "8%" is not a decimal`},
		{"zero step", `max: "75", step: "5"`, `max: "75", step: "0"`, "value.step: is zero"},
		{"share above the whole", `min: "8", max: "72"`, `min: "8", max: "120"`, "value.max: is above 100"},
		{"range too small", `min: "8", max: "72"`, `min: "8", max: "10"`,
			"value: has 3 values between min and max, needs at least 5"},
		{"count of one", `{kind: count, min: "3", max: "36"}`, `{kind: count, min: "1", max: "36"}`, "value.min: is below 2"},
		{"unit unknown", `step: "2", unit: m}`, `step: "2", unit: furlong}`,
			`value.unit: "furlong" is no unit that is read in texts`},
		{"unit not canonical", `step: "2", unit: m}`, `step: "2", unit: sqm}`, `value.unit: write "sqm" as "m²"`},
		{"unit missing", `step: "2", unit: m}`, `step: "2"}`, "value.unit: missing; a quantity needs one"},
		{"unknown currency", "currency: EUR}", "currency: XXX}", `value.currency: "XXX" is not known; use one of EUR`},
		{"kind against class", "value: {kind: date}", `value: {kind: count, min: "2", max: "9"}`,
			`value.kind: a deadline cannot be of kind "count"; it takes date`},
		{"stray key", "value: {kind: date}", "value: {kind: date, pool: branch}",
			"value.pool: a value of kind date has no pool"},
		{"unknown class", "class: tally", "class: taly", `class: there is no class "taly"; use one of alternative, blocker,`},
		{"digit in a text", "the lift repair forces us to move stock anyway", "the lift repair forces us to move 30 shelves",
			`holds "30", a typed value`},
		{"weekday in a text", "the lift repair forces us to move stock anyway", "the lift repair begins on Monday",
			`holds "Monday", a typed value`},
		{"number word in an enum", "coloured spine", "two stripes", `holds "two", a typed value`},
		{"month in a reason", "the mayor wants to attend", "the mayor is away until May", `holds "May", a typed value`},
		{"duration in an aside", "the wobbly step ladder", "the wobbly ladder of last week",
			`holds "last week", a typed value`},
		{"name in a text", "a paper list at every desk", "a paper list at Millrace", `names "Millrace" of pool branch`},
		{"attribute in a text", "a paper list at every desk", "a shorter loan period",
			`contains the attribute "loan period"`},
		{"full stop", "a paper list at every desk", "a paper list at every desk.", "ends in a stop"},
		{"text said twice", "a loan from the university library", "a paper list at every desk",
			`"a paper list at every desk" stands already at`},
		{"unknown attribute in the middle", "attributes: [turnover, visitors,",
			"attributes: [turnover, visitors, visitors_twice,", `there is no attribute "visitors_twice"`},
		{"component within another", "{noun: map room}", "{noun: old quiet hall}", `contains the component "quiet hall"`},
		{"word said twice by a task", "{noun: map room}", "{noun: map study}", `share the word "study"`},
		{"too few components", "{noun: map room}, {noun: sheet music}, ", "",
			"projects[0].subprojects[2].components: has 3 components, needs at least 5"},
		{"slot not described", "has put {amount} into", "has put {sum} into",
			"news[1].sentence: the slot {sum} is not described"},
		{"typed value in news", "into a fund for reading rooms.", "into a fund for 12 reading rooms.",
			`news[1].sentence: holds "12"`},
		{"news of a name with itself", "      holding: {kind: entity, pool: collection}",
			"      date2: {kind: entity, pool: collection}\n      holding: {kind: entity, pool: collection}",
			"news[3].slots.holding: draws from the pool collection like {date2}"},
		{"news called like an attribute", "{firm} is cutting", "{supplier} is cutting",
			"news[0].sentence: the slot {supplier} is not described"},
		{"unknown kind of news", "kind: policy", "kind: politics",
			`news[1].kind: there is no kind of news "politics"; use one of industry, policy, current`},
		{"value that melts into the words beside it", "{count} towns have", "{count} months have",
			"news[2].sentence: reads as the value"},
		{"text with an unknown slot", "a paper list at every desk", "a list kept by {who}",
			"value.of[0]: the slot {who} is not described"},
		{"slot without a member", "        who: [the city printer, the heritage office, the reading council]",
			"        who: []", "rules[0].needs.slots.who: has 0 members"},
		{"slot in no text", "        who: [the city printer, the heritage office, the reading council]",
			"        who: [the city printer, the heritage office, the reading council]\n        why: [a whim]",
			"rules[0].needs.slots.why: stands in no text"},
		{"member said twice", "[the city printer, the heritage office,", "[the city printer, the city printer,",
			`rules[0].needs.slots.who[1]: "the city printer" stands already`},
		{"typed value in a slot", "approved by {who}\"", "approved by {who} in May\"", `rules[0].needs.of[0]: holds "May"`},
		{"a slot twice", "a sketch approved by {who}", "a sketch of {who} approved by {who}", "has the slot {who} twice"},
		{"attribute kept to nothing", "    synonyms: [run of shelves]",
			"    synonyms: [run of shelves]\n    components:\n      - moon",
			`components[0]: no sub-project has the component "moon"`},
		{"components of a rule about none", "  - key: key_rule\n    scope: group\n    matter: loans of the master key",
			"  - key: key_rule\n    scope: group\n    matter: loans of the master key\n    components: [quiet hall]",
			"rules[1].components: a rule of scope group is about no component"},
		{"scope of a rule", "scope: component", "scope: planet", `rules[0].scope: there is no scope "planet"`},
		{"rule without its component", "new signs in the {component}", "new signs in the hall",
			"rules[0].matter: a rule about a component names it"},
		{"component in a rule of a group", "matter: loans of the master key", "matter: \"loans of the {component} key\"",
			"rules[1].matter: a rule of scope group names no component"},
		{"rule that needs a number", "needs: {kind: entity, pool: people}", `needs: {kind: count, min: "2", max: "9"}`,
			`rules[1].needs: is of kind "count"`},
		{"override without its name", "when: in fair season", "when: in high summer",
			`rules[0].override.when: does not hold "fair season"`},
		{"word for another thing", "branch manager: late return", "branch manager: returns hall",
			`"returns hall" is part of the component "returns hall"`},
		{"word of two concepts", "branch manager: clear-out", "branch manager: late return",
			`terms[1].by_role.branch manager: "late return" stands already at terms[0]`},
		{"unknown department", "title: Branch Manager,", "title: Branch Manager, departments: [Cellar],",
			`roles[1].departments[0]: there is no department "Cellar"`},
		{"no sub-projects", "    subprojects:", "    subprojectz:",
			"projects[0].subprojectz: unknown key; the keys here are name, context"},
	} {
		t.Run(c.name, func(t *testing.T) {
			i := strings.Index(sound, c.old)
			if i < 0 {
				t.Fatalf("the sound pack has no %q", c.old)
			}
			_, err := Load("lib.yaml", strings.NewReader(sound[:i]+c.new+sound[i+len(c.old):]))
			if err == nil {
				t.Fatal("accepted")
			}
			changed := fmt.Sprintf("lib.yaml:%d: ", 1+strings.Count(sound[:i]+c.new, "\n"))
			for line := range strings.Lines(err.Error()) {
				if strings.HasPrefix(line, changed) && strings.Contains(line, c.want) {
					return
				}
			}
			t.Errorf("want %s…%q, got\n%v", changed, c.want, err)
		})
	}
}

// TestAttributesApart renames an attribute so that its noun holds another's: a
// reader of "the complaint count share" could not tell which is meant.
func TestAttributesApart(t *testing.T) {
	src := strings.Replace(librarySource(t), "noun: turnover share", "noun: complaint count share", 1)
	problems := Validate([]byte(src))
	if len(problems) == 0 || !strings.Contains(problems[0].Message, `contains the attribute "complaint count"`) {
		t.Errorf("got %v", problems)
	}
	for _, p := range problems {
		if !strings.HasPrefix(p.Path, "deliverables[") {
			t.Errorf("reported at %s, not at the deliverable where both meet", p.Path)
		}
	}
}

func TestFilesThatAreNoPack(t *testing.T) {
	for _, c := range []struct{ name, src, want string }{
		{"empty", "", "x.yaml:1: empty; a pack begins with"},
		{"comment only", "# nothing\n", "x.yaml:1: empty"},
		{"a list", "- a\n- b\n", "x.yaml:1: expected keys with values, found a list"},
		{"broken quoting", "version: 1\nname: \"lib\ntitle: x\n", "not YAML"},
		{"bad indentation", "version: 1\nroles:\n  - name: a\n   title: b\n", "not YAML"},
		{"twice the same key", "version: 1\nname: a\nname: b\n",
			`x.yaml:3: not YAML, column 1: this key is there twice, first in line 2`},
		{"two documents", "version: 1\n---\nversion: 1\n", "x.yaml:3: a second document"},
		{"not UTF-8", "name: \xff\n", "x.yaml:1: not UTF-8"},
		{"huge", strings.Repeat("# filler\n", bounded.Pack/8), "x.yaml:1: larger than 1 MiB"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := Load("x.yaml", strings.NewReader(c.src))
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("want %q, got %v", c.want, err)
			}
		})
	}
}

// TestValidateCollectsEverything breaks three unrelated things and expects three problems, in order.
func TestValidateCollectsEverything(t *testing.T) {
	src := strings.NewReplacer("name: library\n", "name: Library\n", "{noun: Codexa}", "{noun: codexa}",
		"the kettle in the back office", "the kettle of 1950").Replace(librarySource(t))
	problems := Validate([]byte(src))
	if len(problems) != 3 {
		t.Fatalf("got %d problems: %v", len(problems), problems)
	}
	for i, path := range []string{"name", "pools.supplier[2].noun", "asides[0]"} {
		if problems[i].Path != path {
			t.Errorf("problem %d is at %s, want %s", i, problems[i].Path, path)
		}
		if i > 0 && problems[i].Line < problems[i-1].Line {
			t.Errorf("problems are not in the order of lines: %v", problems)
		}
	}
	if p := Validate([]byte(librarySource(t))); len(p) != 0 {
		t.Errorf("the sound pack has problems: %v", p)
	}
}

func FuzzLoad(f *testing.F) {
	f.Add(librarySource(f))
	for _, s := range fuzztest.Empty() {
		f.Add(s)
	}
	for _, s := range []string{"version: 1", "a: [", "roles: [{ranks: [1, x]}]", "pools: {a: [{noun: B}]}",
		"name: !!binary x", "a: &a [*a]", "news: [{slots: {x: {min: \"9\"}}}]", "? [a]\n: b", "<<: {version: 1}"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, src string) {
		p, err := Load("fuzz.yaml", strings.NewReader(src))
		if (p == nil) == (err == nil) {
			t.Errorf("pack %v with error %v", p, err)
		}
		if e := (*Error)(nil); errors.As(err, &e) && len(e.Problems) == 0 {
			t.Error("an error without a problem")
		}
	})
}
