package exam

import (
	"fmt"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// described is a subject by what is said of it in place of its name: "the business case whose reviewer is Mara Okafor
// and which started on 14 January 2025" (E18, compositional constraint). The noun is all that the question tells of the
// name.
func (x *exam) described(noun string, clues []prompts.Clue) (string, error) {
	if noun == "" || len(clues) == 0 {
		return "", fmt.Errorf("a subject without a name needs a noun and a clue, has %q and %d", noun, len(clues))
	}
	var parts []string
	for _, c := range clues {
		part, err := x.clue(noun, c)
		if err != nil {
			return "", err
		}
		parts = append(parts, part)
	}
	return "the " + grammar.NameSpan(noun) + " " + joined(parts), nil
}

// clue is a relative clause that tells one thing about the subject.
func (x *exam) clue(noun string, c prompts.Clue) (string, error) {
	if c.Value == "" {
		return "", fmt.Errorf("the clue of the %s has no value", c.Asked.Attribute)
	}
	v := vars{}
	about(v, c.Asked)
	plural := grammar.NewSubject(noun).Plural
	v["is"], v["was"] = grammar.Agree(plural, "is", "are"), grammar.Agree(plural, "was", "were")
	v["has"] = grammar.Agree(plural, "has", "have")
	v["v"] = grammar.NameSpan(setApart(c.Value, c.Asked.Kind))
	kind := clueKind(c.Asked)
	if (kind == corpus.PredStarted || kind == corpus.PredFinished) && !strings.ContainsAny(c.Value[:1], "0123456789") {
		kind += " month"
	}
	return x.from("clue "+kind, v)
}

// clueKind names the table of an attribute's clues.
func clueKind(a prompts.Asked) string {
	switch {
	case a.Attribute == corpus.PredStarted && a.Class == grammar.ClassEvent:
		return corpus.PredStarted
	case a.Attribute == corpus.PredFinished && a.Class == grammar.ClassEvent:
		return corpus.PredFinished
	case grammar.ClauseClass(a.Class):
		return "clause"
	case a.Class == grammar.ClassTally && a.Plural != "":
		return grammar.ClassTally
	}
	switch a.Class {
	case grammar.ClassMeasure, grammar.ClassTally:
		return grammar.ClassMeasure
	case grammar.ClassChoice, grammar.ClassContact, grammar.ClassDue, grammar.ClassOwner, grammar.ClassDeadline, grammar.ClassReference, grammar.ClassInput, grammar.ClassAlternative:
		return a.Class
	}
	return grammar.ClassSetting
}

// joined lists relative clauses: "A, B and C".
func joined(parts []string) string {
	if len(parts) == 1 {
		return parts[0]
	}
	return strings.Join(parts[:len(parts)-1], ", ") + " and " + parts[len(parts)-1]
}

// following is a subject by whose it is and what came before it: "the task that
// Mara Okafor started next after the end of the card vault load test".
func (x *exam) following(noun, who string, before prompts.Asked) (string, error) {
	return x.from("clue next", vars{"n": grammar.NameSpan(noun), "v": grammar.NameSpan(who), "e": eventPhrase(before)})
}
