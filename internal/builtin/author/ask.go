package author

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// words of a scope that is only a list of variables.
type vars map[string]string

func (v vars) value(name string) (string, bool) { s, ok := v[name]; return s, ok && s != "" }
func (v vars) macro(_, words string) string     { return words }
func (v vars) stamp(string) (string, error) {
	return "", fmt.Errorf("a question asserts no event")
}

// Ask words a question over facts (E17). An error means an operation that the
// author does not know, or too few subjects for it.
func Ask(in prompts.AskIn) (prompts.AskOut, error) {
	q, err := ask(examGrammar(), in)
	if err != nil {
		return prompts.AskOut{}, fmt.Errorf("wording a question: %w", err)
	}
	return prompts.AskOut{Question: q}, nil
}

// ask words a query over facts. Variants walk through the table in an order
// drawn from the query, so that neighbouring numbers differ.
func ask(lex *examTables, in prompts.AskIn) (string, error) {
	variant := in.Variant
	in.Variant = 0
	order, err := source(in, "order")
	if err != nil {
		return "", err
	}
	in.Variant = variant
	r, err := source(in, "question")
	if err != nil {
		return "", err
	}
	x := &exam{lex: lex, in: in, r: r, order: order, variant: variant}
	q, err := x.word()
	if err != nil {
		return "", err
	}
	if !examAwareness().knows(in) { // who tells a situation contracts, as people do
		q = expandContractions(q)
	}
	return capitalised(unmark(q)), nil
}

// exam is one question being worded.
type exam struct {
	lex      *examTables
	in       prompts.AskIn
	r, order *rand.Rand
	variant  int
}

// examiner words the questions of some forms and operations.
type examiner struct {
	knows func(prompts.AskIn) bool
	word  func(*exam) (string, error)
}

// examiners are asked in turn; the last words whatever is put plainly.
func examiners() []examiner {
	return slices.Concat(
		[]examiner{{isBound, (*exam).bound}},
		recallExaminers(),
		[]examiner{examAwareness()},
		[]examiner{{profiled, (*exam).profile}},
		relational(),
		[]examiner{{func(prompts.AskIn) bool { return true }, (*exam).plain}},
	)
}

// word words the question and, where nobody did yet, names its speaker.
func (x *exam) word() (string, error) {
	if len(x.in.About) == 0 {
		return "", fmt.Errorf("%s asks about nothing", x.in.Operation)
	}
	for _, e := range examiners() {
		if e.knows(x.in) {
			return e.word(x)
		}
	}
	return "", fmt.Errorf("no way to word operation %q", x.in.Operation)
}

// from takes the exam's variant of a table of its own, by name (the group "form").
func (x *exam) from(name string, v vars) (string, error) {
	t, ok := x.lex.forms[name]
	if !ok {
		return "", fmt.Errorf("no table %q to word a question from", name)
	}
	return variantOf(x.fitting(t), v, x.r, x.order, x.variant)
}

// fitting keeps the patterns of a table that ask for what holds, where the value
// replaced another: what "was given" is both. A table without any stays whole.
func (x *exam) fitting(t table) table {
	if !x.in.Replaced {
		return t
	}
	now := slices.DeleteFunc(slices.Clone(t), func(p pattern) bool {
		return slices.ContainsFunc(strings.FieldsFunc(p.src, func(r rune) bool { return !unicode.IsLetter(r) }), func(w string) bool { return pastTense[w] })
	})
	if len(now) == 0 {
		return t
	}
	return now
}

// pastTense are the words by which a question asks for what once happened.
var pastTense = map[string]bool{"was": true, "were": true, "did": true, "had": true, "said": true, "took": true}

// plain asks for a value, or for a span between two events.
func (x *exam) plain() (string, error) {
	lex, in := x.lex, x.in
	v := vars{}
	var t table
	switch in.Operation {
	case corpus.OpValue, corpus.OpAbsent, corpus.OpLatest, corpus.OpChoose, corpus.OpConflict: // all ask for a value
		about(v, in.About[0])
		t = lex.exam(in.About[0])
	case corpus.OpDuration:
		about(v, in.About[0])
		t = lex.frames["duration"]
	case corpus.OpInterval:
		if len(in.About) != 2 {
			return "", fmt.Errorf("interval needs two events, has %d", len(in.About))
		}
		v["e"], v["f"] = eventPhrase(in.About[0]), eventPhrase(in.About[1])
		t = lex.frames["interval"]
	default:
		return "", fmt.Errorf("operation %q is not one the built-in author can word", in.Operation)
	}
	if in.Operation == corpus.OpDuration || in.Operation == corpus.OpInterval {
		if in.Unit == "" {
			return "", fmt.Errorf("%s needs a unit", in.Operation)
		}
		v["u"] = nameSpan(in.Unit + " days")
		v["inc"] = ends(lex, in.Inclusive, x.r)
	}
	q, err := variantOf(x.fitting(t), v, x.r, x.order, x.variant)
	if err != nil {
		return "", err
	}
	return attributed(lex, in, q, x.r)
}

// about sets the variables of a subject and its attribute.
func about(v vars, a prompts.Asked) {
	s := newSubject(a.Subject)
	v["t"] = nameSpan(s.full())
	v["a"] = nameSpan(a.Attribute)
	v["is"] = agree(s.plural, "is", "are")
	v["was"] = agree(s.plural, "was", "were")
	v["of"] = joint(a.Attribute)
	v["ap"] = nameSpan(a.Plural)
	if a.Plural == "" {
		delete(v, "ap")
	}
}

// attributed names the speaker or the asker's wish around a question.
func attributed(lex *examTables, in prompts.AskIn, q string, r *rand.Rand) (string, error) {
	v := vars{"q": q}
	t := lex.frames["asker"]
	switch {
	case in.Speaker != "":
		v["w"] = nameSpan(in.Speaker)
		t = lex.frames["speaker"]
	case in.Asker == "":
		return q, nil
	}
	return variantOf(t, v, r, r, r.IntN(len(t)))
}

func ends(lex *examTables, inclusive bool, r *rand.Rand) string {
	t := lex.frames["not the first"]
	if inclusive {
		t = lex.frames["both days"]
	}
	return corpus.Pick(r, t).src
}

// variantOf expands the table's variant-th pattern in a shuffled order.
func variantOf(t table, v vars, r, order *rand.Rand, variant int) (string, error) {
	if len(t) == 0 {
		return "", fmt.Errorf("no pattern for this question")
	}
	t = corpus.Shuffled(order, t)
	n := variant % len(t)
	if n < 0 {
		n += len(t)
	}
	return expand(r, v, t[n].src)
}

// eventPhrase is an end of an interval: "the start of the card vault load test".
func eventPhrase(a prompts.Asked) string {
	t := nameSpan(newSubject(a.Subject).full())
	switch {
	case a.Attribute == corpus.PredStarted:
		return "the start of " + t
	case a.Attribute == corpus.PredFinished:
		return "the end of " + t
	case a.Class == classDue || a.Attribute == corpus.PredDue:
		return "the deadline for " + t
	}
	return nameSpan(withArticle(a.Attribute)) + " for " + t
}

// capitalised writes the first letter of a text large.
func capitalised(s string) string {
	c, n := utf8.DecodeRuneInString(s)
	return strings.ToUpper(string(unicode.ToUpper(c))) + s[n:]
}
