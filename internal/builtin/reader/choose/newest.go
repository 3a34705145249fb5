package choose

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/judge"
	"memloom/internal/builtin/reader/solve"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// Options hold the values that may be stated. Where one of them stands beside the noun phrase in a later message than
// what was read as the answer, the answer may be out of date.

// spoken is the last message that speaks of a topic and holds, in one sentence, a noun and the value of an option.
type spoken struct {
	msg    int
	renews bool // the sentence puts it in the place of another
}

// spokenOf finds it; ok is false where no message does.
func spokenOf(t *talk.Talk, x topic, noun []string, holds func(p *text.Parsed, sent text.Span) bool) (out spoken,
	ok bool) {
	for i, p := range t.Read {
		if !p.Marks.MayAll(noun) {
			continue
		}
		named := talk.FindMentions(p, x.stems, false)
		for s, sent := range p.Sents {
			switch {
			case len(named) == 0 || s < named[0].Sent || p.Asks[s] || !talk.HoldsStems(p, sent, noun) ||
				!holds(p, sent):
			case !talk.Weighs(p, sent, sent) && !proposes(p, sent):
				out, ok = spoken{i, talk.Renews(p, sent) || changesIn(p, sent)}, true
			}
		}
	}
	return out, ok
}

// softeners make a statement one of what could be.
var softeners = english.Words("could might maybe perhaps considered candidate would")

// proposes says that a sentence softens what it says.
func proposes(p *text.Parsed, sent text.Span) bool {
	for i := sent.From; i < sent.To; i++ {
		if softeners[p.Toks[i].Low] {
			return true
		}
	}
	return false
}

// amendWords ask others to put a value in the place of another.
var amendWords = english.Words("amend amended correct corrected correction becomes became")

// changesIn says that a sentence speaks of a change.
func changesIn(p *text.Parsed, sent text.Span) bool {
	for i := sent.From; i < sent.To; i++ {
		if talk.ChangeWords[p.Toks[i].Low] || amendWords[p.Toks[i].Low] {
			return true
		}
	}
	return false
}

// outdated decides where what was read as the answer is not what was said last:
// for the newer value if it says that it is new, and else for none.
func outdated(t *talk.Talk, in prompts.SolveIn, q *talk.Query, f solve.Finding, on corpus.Date) (prompts.SolveOut,
	bool) {
	all := topics(t, text.Parse(in.Question, on))
	if len(all) == 0 || q.Prior || q.Earliest || q.AsOf != 0 || q.Strictly {
		return prompts.SolveOut{}, false
	}
	newer, last, later := overtaken(t, all[0], nounStems(q), in.Options, f, on)
	switch {
	case !later:
		return prompts.SolveOut{}, false
	case !last.renews:
		return undecided("two values are stated, and nothing separates them"), true
	}
	return chosen(t, newer, []int{last.msg}, "It was said later, as the new one."), true
}

// overtaken returns the option that a later message than a finding's states to
// be the new one, and whether there is another that is later at all.
func overtaken(t *talk.Talk, x topic, noun []string, options []corpus.Option, f solve.Finding,
	on corpus.Date) (newer corpus.Option, last spoken, later bool) {
	if len(noun) == 0 {
		return newer, last, false
	}
	at := -1
	for _, c := range f.Cites {
		at = max(at, c)
	}
	last.msg = at
	for _, o := range options {
		p := text.Parse(o.Text, on)
		if s, ok := spokenOf(t, x, noun, holdsOption(p, noun)); ok && s.msg > last.msg &&
			judge.Compare("", f.Answer, valueText(p, noun)) != judge.Same {
			newer, last, later = o, s, true
		}
	}
	return newer, last, later
}

// holdsOption says that a sentence states the value that an option does: the
// same typed value, or all its words beside those of the noun.
func holdsOption(o *text.Parsed, noun []string) func(p *text.Parsed, sent text.Span) bool {
	if v, ok := statedIn(o); ok {
		return func(p *text.Parsed, sent text.Span) bool {
			for _, w := range p.Vals {
				for _, a := range w.Readings {
					for _, b := range v.Readings {
						if sent.Has(w.From) && a.Equal(b) {
							return true
						}
					}
				}
			}
			return false
		}
	}
	need := valueStems(o, noun)
	return func(p *text.Parsed, sent text.Span) bool { return len(need) > 0 && talk.HoldsStems(p, sent, need) }
}

// valueStems are the stems of an option that are not the noun's.
func valueStems(o *text.Parsed, noun []string) []string {
	var out []string
	for _, k := range o.Toks {
		if k.Kind != text.Punct && !english.FunctionWord(k.Low) && !slices.Contains(noun, k.Stem) {
			out = append(out, k.Stem)
		}
	}
	return out
}

// valueText is what an option states, without the noun.
func valueText(o *text.Parsed, noun []string) string {
	if v, ok := statedIn(o); ok {
		return v.Surface
	}
	var out []string
	for _, k := range o.Toks {
		if k.Kind != text.Punct && !english.FunctionWord(k.Low) && !slices.Contains(noun, k.Stem) {
			out = append(out, o.Text[k.Start:k.End])
		}
	}
	return strings.Join(out, " ")
}

// uses says that a sentence of some message has all of some stems.
func uses(t *talk.Talk, noun []string) bool {
	for _, p := range t.Read {
		if p.Marks.MayAll(noun) && talk.HoldsStems(p, text.Span{From: 0, To: len(p.Toks)}, noun) {
			return true
		}
	}
	return false
}

// holder finds the one option that stands beside a noun of a topic. Where several do, the last counts if it is said to
// be new. A noun that no message has is one that the talk calls otherwise: then the value alone counts.
func holder(t *talk.Talk, x topic, noun []string, options []corpus.Option, on corpus.Date) (best corpus.Option,
	last spoken, ok bool) {
	last.msg = -1
	ties, all := 0, 0
	beside := noun
	if !uses(t, noun) { // another word for what the options are values of
		beside = nil
	}
	for _, o := range options {
		s, said := spokenOf(t, x, beside, holdsOption(text.Parse(o.Text, on), noun))
		if !said {
			continue
		}
		all++
		switch {
		case s.msg > last.msg:
			best, last, ties = o, s, 1
		case s.msg == last.msg:
			ties++
		}
	}
	return best, last, ties == 1 && (all == 1 || last.renews)
}
