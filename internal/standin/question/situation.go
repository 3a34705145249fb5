package question

import (
	"fmt"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
	"memloom/prompts"
)

// isCase says whether a question asks what a rule requires in a case that it tells. Its clue is what the rule
// requires in general.
func (x *asking) isCase() bool { return x.in.Form == prompts.FormScenario && x.in.Case != "" }

// situation tells a situation and asks what has to be in place, whether something may be done, or what applies now
// (E19).
func (x *asking) situation(a prompts.Asked) (string, error) {
	in, kind := x.in, "question "+x.in.Form
	x.words.set("matter", a.Subject)
	if len(in.Clues) > 0 { // of a case alone: the others have told their clues by now
		rule, needs := in.Clues[0], "needs "
		if rule.Asked.Kind == corpus.KindEntity {
			needs = "needs the consent of "
		}
		x.words["matter"] = "something that otherwise " + needs + grammar.NameSpan(rule.Value)
	}
	x.words.set("given", in.Given)
	x.words.set("case", in.Case)
	if x.isCase() {
		kind = "question case"
	}
	if in.Term != "" {
		x.words.set("attribute", in.Term)
	}
	verb, rest, _ := strings.Cut(a.Attribute, " ") // of a contact's part: "sign off"
	it := grammar.Agree(grammar.NewSubject(a.Subject).Plural, "it", "them")
	x.words.set("do", strings.TrimSpace(verb+" "+it+" "+rest))
	x.words.set("done", strings.TrimSpace(strings.TrimSuffix(verb, "e")+"ed "+rest))
	return x.line(a, kind)
}

// personal asks what a person would write, what suits them, or what they would propose (E20). It quotes what they are
// asked.
func (x *asking) personal(a prompts.Asked) (string, error) {
	if x.in.Person == "" {
		return "", fmt.Errorf("a question of form %q needs a person", x.in.Form)
	}
	kind := "question " + x.in.Form
	asked, err := x.phrase(x.words, a, "question value")
	if err != nil {
		return "", err
	}
	if x.in.Form != prompts.FormReply {
		more, err := x.phrase(x.words, a, kind+" too")
		if err != nil {
			return "", err
		}
		asked += " " + more
	}
	x.words.set("asked", "“"+grammar.Unmark(asked)+"”")
	x.words.set("person", x.in.Person)
	given, _, _ := strings.Cut(x.in.Person, " ")
	x.words.set("given", given)
	return x.line(a, kind)
}
