package question

import (
	"fmt"
	"unicode"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
	"memloom/prompts"
)

// described is a subject by what is said of it in place of its name, so that only its noun is told (E18, G15): by
// what was done to it, by whose it is and what came before it, or by its values.
func (x *asking) described(a prompts.Asked) (string, error) {
	in := x.in
	switch {
	case a.Subject == "":
		return "", fmt.Errorf("a subject without a name needs a noun")
	case x.isBound():
		return x.byDeed(a)
	case in.When == nil || in.When.Relation == "on":
		return x.byValues(a)
	case in.When.Relation == "after" && in.When.Event != nil && len(in.Clues) == 1:
		return x.byNext(a)
	}
	return "", fmt.Errorf("clues and the time %q do not go together", in.When.Relation)
}

// byValues is "the business case whose reviewer is Mara Okafor and which started on 14 January 2025".
func (x *asking) byValues(a prompts.Asked) (string, error) {
	var parts []string
	for _, c := range x.in.Clues {
		if c.Value == "" {
			return "", fmt.Errorf("the clue of the %s has no value", c.Asked.Attribute)
		}
		w := words{}
		w.about(c.Asked)
		w.agree(grammar.NewSubject(a.Subject))
		w.set("value", setApart(c.Value, c.Asked.Kind))
		w.set("day", onDay(c.Value))
		part, err := x.phrase(w, c.Asked, "question clue")
		if err != nil {
			return "", err
		}
		parts = append(parts, part)
	}
	return "the " + grammar.NameSpan(a.Subject) + " " + joined(parts), nil
}

// byNext is "the task that Mara Okafor started next after the end of the card vault load test".
func (x *asking) byNext(a prompts.Asked) (string, error) {
	w, err := words{}, error(nil)
	w.set("noun", a.Subject)
	w.set("who", x.in.Clues[0].Value)
	if w["event"], err = x.event(*x.in.When.Event); err != nil {
		return "", err
	}
	return x.phrase(w, a, "question next")
}

// byDeed is "the survey that Mara finished on 14 March 2025". Where it is not said who did it, the day tells it alone.
func (x *asking) byDeed(a prompts.Asked) (string, error) {
	done := x.in.Clues[0]
	w, kind := words{}, "question deed"
	w.about(done.Asked)
	w.agree(grammar.NewSubject(a.Subject))
	w.set("day", onDay(done.Value))
	switch {
	case len(x.in.Clues) > 1:
		w.set("who", x.in.Clues[1].Value)
	case x.in.Self:
		w["who"] = "I"
	default:
		kind = "question deed unnamed"
	}
	clause, err := x.phrase(w, done.Asked, kind)
	return grammar.NameSpan(grammar.WithArticle(a.Subject)) + " " + clause, err
}

// setApart sets words that are no name apart from the sentence around them: is “flat files” the format?
func setApart(value string, k corpus.Kind) string {
	c, _ := utf8.DecodeRuneInString(value)
	if (k == corpus.KindEnum || k == corpus.KindText) && unicode.IsLower(c) {
		return "“" + value + "”"
	}
	return value
}
