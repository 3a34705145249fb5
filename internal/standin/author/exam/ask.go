package exam

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// vars is the grammar.Scope of a question: a list of variables.
type vars map[string]string

// Value implements grammar.Scope. An empty variable counts as missing.
func (v vars) Value(name string) (string, bool) { s, ok := v[name]; return s, ok && s != "" }

// Macro implements grammar.Scope. Questions have no macros.
func (v vars) Macro(_, words string) string { return words }

// Stamp implements grammar.Scope. It always fails.
func (v vars) Stamp(string) (string, error) {
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
	if in.Plain != "" {
		return in.Plain + prompts.SheetText(in.Sheet), nil
	}
	variant := in.Variant
	in.Variant = 0
	order, err := draw.Source(in, "order")
	if err != nil {
		return "", err
	}
	in.Variant = variant
	r, err := draw.Source(in, "question")
	if err != nil {
		return "", err
	}
	x := &exam{lex: lex, in: in, r: r, order: order, variant: variant}
	q, err := x.word()
	if err != nil {
		return "", err
	}
	if !examAwareness().knows(in) { // who tells a situation contracts, as people do
		q = grammar.ExpandContractions(q)
	}
	return grammar.Capitalised(grammar.Unmark(q)), nil
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
	if len(x.in.Clues) > 0 && !pointsItself(x.in) {
		return x.led()
	}
	for _, e := range examiners() {
		if e.knows(x.in) {
			return e.word(x)
		}
	}
	return "", fmt.Errorf("no way to word operation %q", x.in.Operation)
}

// pointsItself says whether a question has room for clues in the sentence that asks.
func pointsItself(in prompts.AskIn) bool {
	if isBound(in) || in.Form == prompts.FormScenario && in.Case != "" {
		return true
	}
	timed := in.When != nil && in.When.Relation == "on"
	toNext := in.Operation == corpus.OpInterval && in.About[len(in.About)-1].Subject == prompts.SomeTask
	return in.Form == "" && (asksForValue(in) || toNext) && !timed
}

// asksForValue says whether a question asks for one value, be that known, disputed or said by nobody: these read alike.
func asksForValue(in prompts.AskIn) bool {
	return slices.Contains([]corpus.Operation{corpus.OpValue, corpus.OpConflict, corpus.OpAbsent}, in.Operation)
}

// led tells in a sentence of its own which subject is meant, and then asks about it by its noun.
func (x *exam) led() (string, error) {
	t, err := x.described(x.in.About[0].Subject, x.in.Clues)
	if err != nil {
		return "", err
	}
	lead, err := x.from("lead", vars{"t": t})
	if err != nil {
		return "", err
	}
	rest := *x
	rest.in.Clues = nil
	q, err := rest.word()
	return grammar.Capitalised(grammar.Unmark(lead)) + ". " + grammar.Capitalised(grammar.Unmark(q)), err
}

// from takes the exam's variant of a table of its own, by name (the group "form").
func (x *exam) from(name string, v vars) (string, error) {
	t, ok := x.lex.forms[name]
	if !ok {
		return "", fmt.Errorf("no table %q to word a question from", name)
	}
	return variantOf(t, v, x.r, x.order, x.variant)
}

// plain asks for a value, or for a span between two events.
func (x *exam) plain() (string, error) {
	lex, in := x.lex, x.in
	v := vars{}
	var t grammar.Table
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
		v["u"] = grammar.NameSpan(in.Unit + " days")
		v["inc"] = ends(lex, in.Inclusive, x.r)
	}
	q, err := variantOf(t, v, x.r, x.order, x.variant)
	if err != nil {
		return "", err
	}
	return attributed(lex, in, q, x.r)
}

// about sets the variables of a subject and its attribute.
func about(v vars, a prompts.Asked) {
	s := grammar.NewSubject(a.Subject)
	v["t"] = grammar.NameSpan(s.Full())
	v["a"] = grammar.NameSpan(a.Attribute)
	v["is"] = grammar.Agree(s.Plural, "is", "are")
	v["was"] = grammar.Agree(s.Plural, "was", "were")
	v["of"] = grammar.Joint(a.Attribute)
	v["ap"] = grammar.NameSpan(a.Plural)
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
		v["w"] = grammar.NameSpan(in.Speaker)
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
	return corpus.Pick(r, t).Src
}

// variantOf expands the table's variant-th pattern in a shuffled order.
func variantOf(t grammar.Table, v vars, r, order *rand.Rand, variant int) (string, error) {
	if len(t) == 0 {
		return "", fmt.Errorf("no pattern for this question")
	}
	t = corpus.Shuffled(order, t)
	n := variant % len(t)
	if n < 0 {
		n += len(t)
	}
	return grammar.Expand(r, v, t[n].Src)
}

// eventPhrase is an end of an interval: "the start of the card vault load test".
func eventPhrase(a prompts.Asked) string {
	t := grammar.NameSpan(grammar.NewSubject(a.Subject).Full())
	switch {
	case a.Attribute == corpus.PredStarted:
		return "the start of " + t
	case a.Attribute == corpus.PredFinished:
		return "the end of " + t
	case a.Class == grammar.ClassDue || a.Attribute == corpus.PredDue:
		return "the deadline for " + t
	}
	return grammar.NameSpan(grammar.WithArticle(a.Attribute)) + " for " + t
}
