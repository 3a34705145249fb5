package choose

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/solve"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// Parts: who has the part in a matter that a question calls for, as its reviewer or its tester.

// byPart decides between options that name people by the part that is asked for.
func byPart(t *talk.Talk, in prompts.SolveIn, on corpus.Date) (prompts.SolveOut, bool) {
	all := topics(t, text.Parse(in.Question, on))
	if len(all) == 0 {
		return prompts.SolveOut{}, false
	}
	e := &entailing{t: t, x: all[0], on: on, question: in.Question, options: in.Options}
	if len(e.people()) < len(in.Options) {
		return prompts.SolveOut{}, false
	}
	return e.byPart()
}

// byPart picks the one person with the part that is asked for.
func (e *entailing) byPart() (prompts.SolveOut, bool) {
	if f, ok := e.partner(); ok {
		if o, ok := naming(e.options, f.Answer); ok {
			return chosen(e.t, o, f.Cites, f.Reason), true
		}
	}
	for _, noun := range e.parts() {
		if o, last, ok := holder(e.t, e.x, []string{english.Stem(noun)}, e.people(), e.on); ok {
			return chosen(e.t, o, []int{last.msg}, "The one whom a message gives that part."), true
		}
	}
	return prompts.SolveOut{}, false
}

// partner finds who does to the topic what the situation wants done: whom
// "could it be tested by noon" needs is its tester.
func (e *entailing) partner() (solve.Finding, bool) {
	for _, noun := range e.parts() {
		f := e.find("Who is the " + noun + " for the " + strings.TrimPrefix(e.x.text, "the ") + "?")
		if f.Answer == "" {
			continue
		}
		newer, last, later := overtaken(e.t, e.x, []string{english.Stem(noun)}, e.names(), f, e.on)
		switch {
		case !later:
			return f, true
		case last.renews:
			return solve.Finding{Answer: newer.Text, Cites: []int{last.msg}, First: last.msg,
				Reason: "Said later, as the new one."}, true
		}
	}
	return solve.Finding{}, false
}

// hasPart says whether somebody has the part, and which messages say so.
func (e *entailing) hasPart(who string) ([]int, bool) {
	if f, ok := e.partner(); ok && (f.Answer == who || slices.Contains(strings.Fields(who), f.Answer)) {
		return f.Cites, true
	}
	for _, noun := range e.parts() {
		if o, last, ok := holder(e.t, e.x, []string{english.Stem(noun)}, e.names(), e.on); ok && o.Text == who {
			return []int{last.msg}, true
		}
	}
	return nil, false
}

// parts are the people whom the question calls for by what is done: those nouns that a message uses.
func (e *entailing) parts() []string {
	var out []string
	for _, k := range text.Parse(e.question, e.on).Toks {
		for _, noun := range append(agentNouns(k), doers[k.Stem]...) {
			if !slices.Contains(e.x.stems, k.Stem) && !slices.Contains(out, noun) && e.speaksOf(noun) {
				out = append(out, noun)
			}
		}
	}
	return out
}

// doers are people by what they do, where their name has another stem.
var doers = map[string][]string{
	english.Stem("sign"): {"approver"}, english.Stem("check"): {"reviewer",
		"inspector"}, english.Stem("proofread"): {"reviewer"}, english.Stem("vet"): {"reviewer"},
	english.Stem("own"): {"lead"}, english.Stem("fund"): {"sponsor"}, english.Stem("replace"): {"deputy"},
}

// agentNouns are who does what a verb or its noun says: review, reviewed and
// reviewing make reviewer, approval makes approver, inspect makes inspector.
func agentNouns(k text.Token) []string {
	if k.Kind != text.Word || english.FunctionWord(k.Low) || len(k.Low) < 4 {
		return nil
	}
	base := k.Low
	if strings.HasSuffix(base, "er") || strings.HasSuffix(base, "or") {
		return []string{base}
	}
	for _, end := range []string{"ing", "ed", "al", "s"} {
		if cut, ok := strings.CutSuffix(base, end); ok && len(cut) > 3 {
			base = cut
			break
		}
	}
	base = strings.TrimSuffix(base, "e")
	return []string{base + "er", base + "or"}
}

// speaksOf says that a message uses a word.
func (e *entailing) speaksOf(low string) bool {
	for _, p := range e.t.Read {
		if p.Marks.May(english.Stem(low)) && text.HasLow(p, low) {
			return true
		}
	}
	return false
}

// names are the people whom the options name, as options of their own.
func (e *entailing) names() []corpus.Option {
	var out []corpus.Option
	for _, o := range e.options {
		p := text.Parse(o.Text, e.on)
		for i := range p.Toks {
			who, ok := e.t.People.PersonAt(p, i, i > 0)
			if i+1 < len(p.Toks) && i == 0 && p.Toks[1].Capital {
				who, ok = e.t.People.PersonAt(p, i, true)
			}
			if ok && !slices.ContainsFunc(out, func(x corpus.Option) bool { return x.Text == who.Name }) {
				out = append(out, corpus.Option{Text: who.Name})
			}
		}
	}
	return out
}

// people are the options that name nothing but somebody.
func (e *entailing) people() []corpus.Option {
	var out []corpus.Option
	for _, o := range e.options {
		p, all := text.Parse(o.Text, e.on), true
		for _, k := range p.Toks {
			all = all && (k.Kind == text.Punct || english.FunctionWord(k.Low) || k.Capital)
		}
		if all {
			out = append(out, o)
		}
	}
	return out
}

// naming returns the one option that holds some words.
func naming(options []corpus.Option, words string) (corpus.Option, bool) {
	var held []corpus.Option
	for _, o := range options {
		if strings.Contains(strings.ToLower(o.Text), strings.ToLower(words)) {
			held = append(held, o)
		}
	}
	if len(held) != 1 {
		return corpus.Option{}, false
	}
	return held[0], true
}
