package question

import (
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
	"memloom/prompts"
)

// TestAskRelations: questions over several statements name every slot, the time
// or the case, and nothing that a reader must find out; six variants differ (S5).
func TestAskRelations(t *testing.T) {
	limit := prompts.Asked{Subject: "card vault load test", Attribute: "retry limit", Class: grammar.ClassSetting,
		Kind: corpus.KindCount}
	reviewer := prompts.Asked{Subject: "card vault load test", Attribute: "reviewer", Class: grammar.ClassContact,
		Kind: corpus.KindEntity}
	defects := prompts.Asked{Subject: "card vault load test", Attribute: "open defects", Plural: "open defects",
		Class: grammar.ClassTally, Kind: corpus.KindCount}
	elsewhere := prompts.Asked{Subject: "ledger import", Attribute: "retry limit", Class: grammar.ClassSetting,
		Kind: corpus.KindCount}
	date := prompts.Asked{Subject: "ledger import", Attribute: "freeze date", Class: grammar.ClassDeadline,
		Kind: corpus.KindDate}
	kickoff := prompts.Asked{Subject: "audit export", Attribute: corpus.PredStarted, Class: grammar.ClassEvent,
		Kind: corpus.KindDate}
	end := prompts.Asked{Subject: "audit export", Attribute: corpus.PredFinished, Class: grammar.ClassEvent,
		Kind: corpus.KindDate}
	rule := prompts.Asked{Subject: "releases of the card vault", Attribute: corpus.PredRequires, Kind: corpus.KindText}
	consent := prompts.Asked{Subject: "minutes sent outside the group", Attribute: corpus.PredRequires,
		Kind: corpus.KindEntity}
	on := func(words string) *prompts.When { return &prompts.When{Relation: "on", Words: words} }
	for name, c := range map[string]struct {
		in   prompts.AskIn
		says []string
	}{
		"several": {prompts.AskIn{Operation: corpus.OpSet, About: []prompts.Asked{limit, reviewer, defects}},
			[]string{"the retry limit, the reviewer and the number of open defects", "the card vault load test"}},
		"several tasks": {prompts.AskIn{Operation: corpus.OpSet, About: []prompts.Asked{limit, elsewhere}},
			[]string{"retry limit", "the card vault load test and the ledger import"}},
		"a date": {prompts.AskIn{Operation: corpus.OpValue, About: []prompts.Asked{limit}, When: on("3 March 2025")},
			[]string{"on 3 March 2025"}},
		"days ago": {prompts.AskIn{Operation: corpus.OpValue, About: []prompts.Asked{reviewer},
			When: on("nine days ago")}, []string{"nine days ago"}},
		"a weekday": {prompts.AskIn{Operation: corpus.OpValue, About: []prompts.Asked{defects},
			When: on("Tuesday of last week")}, []string{"on Tuesday of last week"}},
		"a planned day": {prompts.AskIn{Operation: corpus.OpValue, About: []prompts.Asked{date}, When: on("last Tuesday")},
			[]string{"stood last Tuesday", "freeze date"}},
		"a kickoff": {prompts.AskIn{Operation: corpus.OpValue, About: []prompts.Asked{limit},
			When: &prompts.When{Relation: "on", Event: &kickoff}}, []string{"the audit export"}},
		"an end": {prompts.AskIn{Operation: corpus.OpValue, About: []prompts.Asked{limit},
			When: &prompts.When{Relation: "on", Event: &end}}, []string{"the audit export"}},
		"a case": {prompts.AskIn{Operation: corpus.OpValue, About: []prompts.Asked{rule}, Case: "in storm mode"},
			[]string{"storm mode", "releases of the card vault"}},
		"a person": {prompts.AskIn{Operation: corpus.OpValue, About: []prompts.Asked{consent}, Case: "outside storm mode"},
			[]string{"utside storm mode", "minutes sent outside the group"}},
		"a dispute": {prompts.AskIn{Operation: corpus.OpConflict, About: []prompts.Asked{limit}}, []string{"retry limit"}},
	} {
		texts := map[string]bool{}
		for variant := range 6 {
			c.in.Variant = variant
			out, err := Ask(c.in)
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			texts[out.Question] = true
			for _, words := range c.says {
				if !strings.Contains(strings.ToLower(out.Question), strings.ToLower(words)) {
					t.Errorf("%s: %q does not say %q", name, out.Question, words)
				}
			}
			if !strings.HasSuffix(out.Question, "?") || strings.Contains(out.Question, "$") || strings.Contains(out.Question,
				"on nine") || strings.Contains(out.Question, "on last") || strings.Contains(out.Question, "does minutes") {
				t.Errorf("%s: %q", name, out.Question)
			}
			if name == "a dispute" && (strings.Contains(out.Question, "disagree") || strings.Contains(out.Question, "agreed") ||
				strings.Contains(out.Question, "people")) {
				t.Errorf("%q gives the dispute away", out.Question)
			}
		}
		if len(texts) < 3 {
			t.Errorf("%s: only %d wordings", name, len(texts))
		}
	}
}
