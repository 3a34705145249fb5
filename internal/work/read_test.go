package work

import (
	"fmt"
	"strings"
	"testing"

	"memloom/domains"
	"memloom/internal/fuzztest"
)

// small is about the least file that keeps the rules.
var small = smallFile()

func smallFile() string {
	var b strings.Builder
	b.WriteString("version: 1\nprofessions:\n")
	for i, p := range professions {
		fmt.Fprintf(&b, "- key: %s\n  title: somebody\n  pack: %s\n", p.key, p.pack)
		b.WriteString("  industries: [banks, farms, inns, mills]\n  goals: [rest, sing, read, cook]\n  hobbies: [chess, golf, darts, tango]\n")
		b.WriteString("  backgrounds: [\"{given} was a nurse.\", \"{given} came late.\", \"{given} likes cables.\", \"{given} sang.\"]\n")
		fmt.Fprintf(&b, "  contexts: [\"{given} lives alone.\", Home is a mill., The office is %s., A dog sleeps under the desk.]\n",
			[]string{"near", "far", "loud", "calm", "cold"}[i])
	}
	b.WriteString(`given_names: [Jonas, Amara]
family_names: [Okafor, Lindqvist]
styles:
- {formality: casual, verbosity: concise, humour: minimal, jargon: plain, emoji: rare, directness: direct, warmth: warm, questioning: probing}
talks:
- key: notes
  of: work
  types: [decision_support, troubleshooting, artifact_review, workflow_setup]
  topic: "the notes for {subject}"
  purpose: leave good notes
  details: [it rains, I am late, nobody cares, the door is shut, it is loud, we laugh]
  offers: [ask around, a walk, the old list, wait for sun, a bell, keep score]
relations: [my neighbour, my cousin]
occasions:
`)
	for _, o := range []string{"dinner", "gift"} {
		fmt.Fprintf(&b, "- key: %s\n  thing: a %s\n  questions:\n", o, o)
		for _, w := range strings.Fields("What Which Where How When Can Could Would Do Is") {
			fmt.Fprintf(&b, "  - %s might I offer {who}?\n", w)
		}
	}
	b.WriteString("circumstances:\n")
	for _, w := range strings.Fields("nuts milk salt wine beans fish") {
		fmt.Fprintf(&b, "- key: %s\n  aspect: %s\n  clause: \"{who} falls ill from %s in food\"\n", w, w, w)
		fmt.Fprintf(&b, "  short: \"{name} falls ill from %s in food\"\n  advice:\n", w)
		fmt.Fprintf(&b, "    dinner: {should: food without %s, should_not: [a soup of %s, fried %s, cold %s]}\n", w, w, w, w)
		fmt.Fprintf(&b, "    gift: {should: presents without %s, should_not: [a jar of %s, a bag of %s, a tin of %s]}\n", w,
			w, w, w)
	}
	b.WriteString("leads:\n  before: [Here is a note.]\n  after: [That is all.]\n")
	return b.String()
}

func TestRead_SmallFile(t *testing.T) {
	p, err := Read("w.yaml", strings.NewReader(small))
	if err != nil {
		t.Fatal(err)
	}
	if len(p.Professions) != 5 || len(p.Circumstances) != 6 ||
		p.Circumstances[2].Advice["gift"].ShouldNot[1] != "a bag of salt" {
		t.Errorf("%+v", p)
	}
}

func TestRead_BadFilesAreRefusedWithPlaceAndKey(t *testing.T) {
	for name, c := range map[string]struct{ from, to, want string }{
		"version":     {"version: 1", "version: 2", "w.yaml:1:10: version: 2 is above 1; give 1"},
		"unknown key": {"  title:", "  tilte:", "w.yaml:4:3: professions[0].tilte: unknown key"},
		"profession": {"key: project-manager", "key: manager",
			"professions[3].key: \"manager\" stands where project-manager belongs"},
		"pack": {"pack: technology", "pack: retail",
			"w.yaml:5:9: professions[0].pack: the things of this profession stand in the pack technology"},
		"few hobbies":  {", darts, tango", "", "professions[0].hobbies: 2 stand here; write 4 at least"},
		"goal with to": {"[rest,", "[to rest,", "professions[0].goals[0]: \"to rest\" begins with to"},
		"background": {"{given} sang.", "Nobody sang.",
			"professions[0].backgrounds[3]: \"Nobody sang.\" has no slot; write {given} in it"},
		"slot twice": {"{given} sang.", "{given} is {given}.", "has the slot {given} twice; leave one"},
		"pronoun": {"{given} sang.", "{given} sang to her cat.",
			"professions[0].backgrounds[3]: \"{given} sang to her cat.\" says her, and any name"},
		"no sentence": {"Home is a mill.", "home is a mill",
			"professions[0].contexts[1]: \"home is a mill\" is not one sentence"},
		"name":            {"Jonas", "Jo-Ann", "given_names[0]: \"Jo-Ann\" is no name of plain letters"},
		"name twice":      {"Okafor", "Amara", "family_names[0]: the name \"Amara\" stands in line"},
		"style":           {"warmth: warm", "warmth: hot", "styles[0].warmth: \"hot\" is none of"},
		"talk of a thing": {"of: work", "of: thing", "talks[0].of: \"thing\" is none of work"},
		"talk without slot": {"for {subject}", "for us",
			"talks[0].topic: \"the notes for us\" has no slot; write one of {subject}"},
		"few details": {", we laugh", "", "talks[0].details: 5 stand here; write 6 at least"},
		"few offers":  {", keep score", "", "talks[0].offers: 5 stand here; write 6 at least"},
		"relation":    {"my cousin", "the cousin", "relations[1]: \"the cousin\" does not begin with my"},
		"thing":       {"thing: a dinner", "thing: dinner", "occasions[0].thing: \"dinner\" begins with no article"},
		"question": {"What might I offer {who}?", "What might I offer {who}.",
			"occasions[0].questions[0]: \"What might I offer {who}.\" is not one question"},
		"question without who": {"What might I offer {who}?", "What might I offer?", "has no slot; write {who} in it"},
		"question in order": {"Which might I offer", "What might I give",
			"occasions[0].questions[1]: the beginning of a question about dinner \"What might I\""},
		"question person": {"What might I offer {who}?", "What would suit {who}?",
			"occasions[0].questions[0]: \"What would suit {who}?\" is not in the first person"},
		"few questions": {"  - Is might I offer {who}?\n", "",
			"occasions[0].questions: 9 stand here; write 10 at least"},
		"circumstance twice": {"key: milk", "key: nuts",
			"circumstances[1].key: the key of a circumstance \"nuts\" stands in line"},
		"clause": {"clause: \"{who} falls", "clause: \"now {who} falls",
			"circumstances[0].clause: \"now {who} falls ill from nuts in food\" does not begin with {who}"},
		"short": {"{name} falls ill from nuts in", "{name} is ill from nuts in", "circumstances[0].short:"},
		"run of words": {"{who} falls ill from milk in food\"\n  short: \"{name} falls ill from milk",
			"{who} falls ill from nuts by milk in food\"\n  short: \"{name} falls ill from nuts by milk",
			"circumstances[1].clause: \"falls ill from nuts\" stands in the clause of line"},
		"typed value": {"a soup of salt", "a soup with 3 grains",
			"advice.dinner.should_not[0]: \"a soup with 3 grains\" holds \"3\", a number"},
		"unknown occasion": {"    gift: {should: presents without nuts", "    gifts: {should: presents without nuts",
			"circumstances[0].advice: \"gifts\" is none of dinner, gift"},
		"two wrong":       {"fried nuts, ", "", "circumstances[0].advice.dinner.should_not: 2 stand here; write 3 at least"},
		"wrong and right": {"fried nuts", "food without milk", "the advice for dinner \"food without milk\" stands in line"},
		"clash": {"should: food without salt", "should: a soup of milk and more",
			"circumstances[2].advice.dinner.should: \"a soup of milk and more\" holds \"a soup of milk\", which is wrong where milk is true"},
		"few aspects": {"aspect: milk", "aspect: nuts",
			"occasions[0].key: 5 aspects have advice for dinner; write circumstances of 6 at least"},
		"pronoun of advice": {"fried nuts", "my fried nuts",
			"circumstances[0].advice.dinner.should_not[1]: \"my fried nuts\" says my, and both sides may say it"},
		"lead": {"Here is a note.", "Here is a note", "leads.before[0]: \"Here is a note\" is not one sentence"},
		"greeting": {"Here is a note.", "\"Hello, here is a note.\"",
			"leads.before[0]: \"Hello, here is a note.\" begins with a greeting"},
	} {
		text := strings.Replace(small, c.from, c.to, 1)
		if text == small {
			t.Errorf("%s: nothing is changed", name)
		}
		if _, err := Read("w.yaml", strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v\nwant %s", name, err, c.want)
		}
	}
}

// An aspect may have a few circumstances of an occasion, and no more.
func TestRead_TooManyCircumstancesOfAnAspectAreRefused(t *testing.T) {
	var more strings.Builder
	for _, w := range strings.Fields("rye corn oats rice") {
		more.WriteString(strings.ReplaceAll(small[strings.Index(small, "- key: nuts"):strings.Index(small, "- key: milk")],
			"nuts", w))
	}
	text := strings.Replace(small, "leads:\n", strings.NewReplacer("aspect: rye", "aspect: nuts", "aspect: corn",
		"aspect: nuts",
		"aspect: oats", "aspect: nuts", "aspect: rice", "aspect: nuts").Replace(more.String())+"leads:\n", 1)
	_, err := Read("w.yaml", strings.NewReader(text))
	if err == nil || !strings.Contains(err.Error(),
		"5 circumstances of the aspect nuts have advice for dinner; leave 4 at most") {
		t.Errorf("%v", err)
	}
}

// Reading ends, whatever is in a file.
func FuzzRead(f *testing.F) {
	for _, text := range fuzztest.Empty() {
		f.Add(text)
	}
	f.Add(small)
	f.Add(string(domains.Work[:4000]))
	f.Add("version: 1\nprofessions: &a [*a]\n")
	f.Add("circumstances:\n- advice: {a: ~}\noccasions: [~]\n")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := Read("w", strings.NewReader(text))
		if err == nil && len(p.Professions) != len(professions) {
			t.Errorf("%+v", p.Professions)
		}
	})
}
