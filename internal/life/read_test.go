package life

import (
	"strings"
	"testing"

	"memloom/domains"
	"memloom/internal/fuzztest"
)

const small = `version: 1
users:
- name: Ada Lorn
  given: Ada
  occupation: baker
  industry: food
  background: Ada took over a bakery.
  goals: [bake a better loaf, sleep in]
  context: She lives by the river.
  hobbies: [rowing, chess]
  style: {formality: casual, verbosity: concise, humour: minimal, jargon: plain, emoji: rare, directness: direct,
    warmth: warm, questioning: probing}
talks:
- key: shortlist
  of: thing
  types: [decision_support, troubleshooting, artifact_review, workflow_setup]
  topic: "a shortlist of {things}"
  purpose: find a good one
  details: [my brother helps, it rains, I am late, nobody cares, the shop is shut]
  offers: [ask him, a walk, the old list, wait for sun, a note]
- key: quiz
  of: subject
  types: [decision_support, troubleshooting, artifact_review, workflow_setup]
  topic: "a quiz about {subject}"
  purpose: write good questions
  details: [we are many, the pub is full, it is loud, they cheat, we laugh]
  offers: [a bell, keep score, the rules, a prize, mix the teams]
preferences:
- key: reading-chair
  domain: lifestyle
  thing: reading chair
  things: reading chairs
  contexts: [for the office, at home, in the garden, for guests]
  traits:
  - {noun: wood, values: [pale wood, dark walnut, painted pine, old oak, red cherry]}
  - {noun: feet, values: [brass castors, tapered legs, curved rockers, a swivel base, sledge runners]}
  - {noun: back, values: [a high back, loose slats, a curved rest, a woven panel, a folding frame]}
  - {noun: fabric, values: [coarse linen, worn leather, ribbed velvet, grey felt, bright silk]}
- key: stew
  domain: cuisine
  thing: stew
  things: stews
  contexts: [after work, for friends, on holiday, with the team]
  traits:
  - {noun: spice, values: [smoked paprika, black pepper, fresh ginger, dried mint, ground cumin]}
  - {noun: base, values: [red lentils, pearl barley, white beans, diced turnip, sweet corn]}
  - {noun: bread, values: [rye toast, flatbread, cornbread, soft rolls, oat cakes]}
  - {noun: topping, values: [fried onions, lemon zest, sour cream, chopped dill, toasted nuts]}
`

func TestRead_SmallFile(t *testing.T) {
	p, err := Read("l.yaml", strings.NewReader(small))
	if err != nil {
		t.Fatal(err)
	}
	if len(p.Users) != 1 || len(p.Talks) != 2 || len(p.Preferences) != 2 || p.Users[0].Style.Warmth != "warm" ||
		p.Preferences[1].Traits[3].Values[4] != "toasted nuts" {
		t.Errorf("%+v", p)
	}
}

func TestRead_BadFilesAreRefusedWithPlaceAndKey(t *testing.T) {
	for name, c := range map[string]struct{ from, to, want string }{
		"version":      {"version: 1", "version: 2", "l.yaml:1:10: version: 2 is above 1; give 1"},
		"unknown key":  {"  given: Ada", "  givn: Ada", "l.yaml:4:3: users[0].givn: unknown key"},
		"no given":     {"  given: Ada\n", "", "l.yaml:3:3: users[0].given: the name \"Ada Lorn\" does not go on"},
		"given":        {"given: Ada", "given: Eva", "l.yaml:4:10: users[0].given: the name"},
		"one goal":     {", sleep in]", "]", "l.yaml:8:10: users[0].goals: 1 stand here; write 2 at least"},
		"four hobbies": {"chess]", "chess, golf, darts]", "users[0].hobbies: 4 stand here; leave 3 at most"},
		"goal with to": {"bake a", "to bake a", "leave the to out"},
		"two sentences": {"a bakery.", "a bakery. It was hers.",
			"users[0].background: \"Ada took over a bakery. It was hers.\" is not one sentence"},
		"style": {"jargon: plain", "jargon: plane",
			"users[0].style.jargon: \"plane\" is none of plain, balanced, technical"},
		"talk twice": {"key: quiz", "key: shortlist",
			"l.yaml:21:8: talks[1].key: the key of a talk \"shortlist\" stands in line 14 already"},
		"key": {"key: quiz", "key: Quiz", "talks[1].key: \"Quiz\" is no key"},
		"of":  {"of: subject", "of: subjekt", "talks[1].of: \"subjekt\" is none of thing, subject"},
		"type": {"types: [decision_support", "types: [small_talk",
			"talks[0].types[0]: \"small_talk\" is none of"},
		"type twice": {"decision_support, troubleshooting", "decision_support, decision_support",
			"stands here twice"},
		"few types": {", workflow_setup]", "]", "l.yaml:16:10: talks[0].types: 3 stand here; write 4 at least"},
		"no slot": {"{things}", "chairs",
			"talks[0].topic: \"a shortlist of chairs\" has no slot; write one of {a thing}"},
		"unknown slot": {"of {things}", "of {things} and {thin}", "has braces that are no slot"},
		"other slot":   {"find a good one", "\"find {subject}\"", "talks[0].purpose: \"find {subject}\" has braces"},
		"article": {"of {things}", "of a {thing}",
			"talks[0].topic: the article depends on the thing; write {a thing}"},
		"slot in a detail": {"it rains", "\"it {thing}\"", "talks[0].details[1]: \"it {thing}\" has braces"},
		"few details":      {", the shop is shut", "", "talks[0].details: 4 stand here; write 5 at least"},
		"detail twice": {"we are many", "it rains",
			"l.yaml:26:13: talks[1].details[0]: the detail \"it rains\" stands in line 19 already"},
		"offer of the user": {"ask him", "ask my brother",
			"talks[0].offers[0]: \"ask my brother\" says my, and the assistant speaks here"},
		"detail to the user": {"it rains", "you know it",
			"talks[0].details[1]: \"you know it\" says you, and the user speaks here"},
		"typed value": {"it rains", "we have 12 of them",
			"talks[0].details[1]: \"we have 12 of them\" holds \"12\", a number"},
		"sentence in a list": {"it rains", "It rains.", "begins with a capital letter"},
		"full stop":          {"it rains", "it rains.", "has punctuation of a sentence"},
		"value said": {"it rains", "I hate worn leather",
			"talks[0].details[1]: \"I hate worn leather\" holds \"worn leather\", which is a value"},
		"value in a context": {"after work", "with red cherry", "preferences[1].contexts[0]: \"with red cherry\" holds"},
		"domain":             {"domain: cuisine", "domain: cusine", "preferences[1].domain: \"cusine\" is none of culture"},
		"thing twice": {"thing: stew", "thing: reading chair",
			"the thing \"reading chair\" stands in line 31 already"},
		"thing within": {"thing: stew", "thing: old reading chair",
			"contains the thing \"reading chair\" of reading-chair"},
		"plural": {"things: stews", "things: stew", "preferences[1].things: \"stew\" is the thing itself"},
		"context": {"after work", "working late",
			"l.yaml:43:14: preferences[1].contexts[0]: \"working late\" begins with no preposition"},
		"context of the user": {"after work", "with my team", "preferences[1].contexts[0]: \"with my team\" says my"},
		"few traits": {"  - {noun: wood, values: [pale wood, dark walnut, painted pine, old oak, red cherry]}\n", "",
			"preferences[0].traits: 3 stand here; write 4 at least"},
		"noun twice": {"noun: base", "noun: spice",
			"l.yaml:46:12: preferences[1].traits[1].noun: the noun \"spice\" stands in this preference already"},
		"few values": {", sweet corn", "", "preferences[1].traits[1].values: 4 stand here; write 5 at least"},
		"value within": {"diced turnip", "sweet corn cobs",
			"\"sweet corn cobs\" contains the value \"sweet corn\" of line 46"},
		"value twice":         {"diced turnip", "black pepper", "contains the value \"black pepper\""},
		"other noun":          {"diced turnip", "grey felt", "\"grey felt\" is a value of \"fabric\" elsewhere in the file"},
		"thing in a value":    {"diced turnip", "a second stew", "names the thing or the aspect itself"},
		"value with a number": {"diced turnip", "diced turnip 2", "holds \"2\""},
		"value with a comma":  {"diced turnip", "\"turnip, diced\"", "holds ','; write small letters"},
		"long value":          {"diced turnip", "a turnip that was diced", "has 5 words; write 4 at most"},
		"empty value":         {"diced turnip", "\"\"", "preferences[1].traits[1].values[3]: nothing stands here; write it"},
		"blanks":              {"diced turnip", "\"diced  turnip\"", "has blanks at its ends, in a row"},
		"no list": {"[red lentils, pearl barley, white beans, diced turnip, sweet corn]", "{a: b}",
			"l.yaml:46:26: preferences[1].traits[1].values: expected a list"},
		"no YAML": {"types: [", "types: [[", "l.yaml:16:"},
		"tag":     {"goals: [", "goals: !x [", "l.yaml:8:1: has the tag !x; write the value itself"},
		"alias":   {"given: Ada", "given: *x", "l.yaml:4:"},
		"hidden":  {"it rains", "it \u202erains", "l.yaml:19:1: "},
		"UTF-8":   {"it rains", "it \xffrains", "l.yaml:1:1: not UTF-8; save the file as UTF-8"},
		"no users": {small[strings.Index(small, "users:"):strings.Index(small, "talks:")], "",
			"users: there are none; write one at least"},
	} {
		text := strings.Replace(small, c.from, c.to, 1)
		if text == small {
			t.Errorf("%s: nothing is changed", name)
		}
		if _, err := Read("l.yaml", strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v\nwant %s", name, err, c.want)
		}
	}
}

func TestRead_EmptyAndEndlessFilesAreRefused(t *testing.T) {
	for name, text := range map[string]string{"empty": "", "long": strings.Repeat("#", 2<<20), "two": "a: 1\n---\nb: 2\n",
		"a list": "[1]", "a word": "life"} {
		if p, err := Read("l.yaml", strings.NewReader(text)); err == nil || p != nil {
			t.Errorf("%s: %v, %v", name, p, err)
		}
	}
}

func TestRead_ManyProblemsAreCut(t *testing.T) {
	_, err := Read("l.yaml", strings.NewReader(strings.ReplaceAll(small, "noun: ", "noun: X")))
	if err == nil {
		t.Fatal("read")
	}
	text := strings.ReplaceAll(strings.ReplaceAll(small, "a", "A"), "o", "9")
	_, err = Read("l.yaml", strings.NewReader(text))
	if err == nil || len(strings.Split(err.Error(), "\n")) > 25 {
		t.Errorf("%v", err)
	}
}

// Reading ends, and what is read keeps its least counts.
func FuzzRead(f *testing.F) {
	for _, text := range fuzztest.Empty() {
		f.Add(text)
	}
	f.Add(small)
	f.Add(string(domains.Life[:4000]))
	f.Add("version: 1\nusers: &a [*a]\n")
	f.Add("<<: {version: 1}\ntalks:\n- types: [~]\n  <<: {of: thing}\n")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := Read("l", strings.NewReader(text))
		if err != nil {
			return
		}
		for _, f := range p.Preferences {
			if len(f.Traits) < 4 || f.Fill("{a thing}{things}") == "" {
				t.Errorf("%+v", f)
			}
		}
	})
}
