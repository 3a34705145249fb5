package pack

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// TestValidate_RefusesVerbsOfRules: a task or project whose name holds a verb by which rules are told is refused, with
// the word and another one.
func TestValidate_RefusesVerbsOfRules(t *testing.T) {
	sound := librarySource(t)
	for _, c := range []struct{ what, from, to, want string }{
		{"deliverable", "noun: reader study", "noun: needs assessment",
			`deliverables[0].noun: "needs assessment" holds "needs"`},
		{"one more", "noun: reader study", "noun: demand study", "use another word, such as uptake"},
		{"a phrase", "noun: reader study", "noun: call for tenders", `holds "call for"`},
		{"a call that asks for nothing", "noun: reader study", "noun: call study", ""},
		{"part of a word", "noun: reader study", "noun: wanted-list study", ""},
		{"project", "  - name: ", "  - name: Demand and ", `projects[0].name`},
		{"component", "components: [{noun: ", "components: [{noun: demand ", ".components[0].noun"},
	} {
		text := strings.Replace(sound, c.from, c.to, 1)
		if c.what == "project" {
			head, tail, _ := strings.Cut(sound, "\nprojects:")
			text = head + "\nprojects:" + strings.Replace(tail, c.from, c.to, 1)
		}
		var told []string
		for _, p := range Validate([]byte(text)) {
			told = append(told, p.String())
		}
		got := strings.Join(told, "\n")
		if text == sound || (c.want == "") != (got == "") || !strings.Contains(got, c.want) {
			t.Errorf("%s: %q, want %q", c.what, got, c.want)
		}
	}
}

// TestRuleVerbs_AreThoseOfTheAuthor: the verbs with which the built-in author tells what a matter needs are among them.
func TestRuleVerbs_AreThoseOfTheAuthor(t *testing.T) {
	var verbs []string
	for _, v := range ruleVerbs {
		verbs = append(verbs, v.forms...)
	}
	src, err := os.ReadFile("../standin/text/chat_state.txt")
	if err != nil {
		t.Fatal(err)
	}
	_, rules, _ := strings.Cut(string(src), "== state rule\n")
	rules, _, _ = strings.Cut(rules, "\n\n")
	told := strings.NewReplacer("{need}", "need", "{go}", "go").Replace(rules)
	for _, line := range strings.Split(told, "\n") {
		if !slices.ContainsFunc(verbs, func(verb string) bool { return strings.Contains(line, " "+verb+" ") }) {
			t.Errorf("the author tells a rule with no verb that is known: %s", line)
		}
	}
}
