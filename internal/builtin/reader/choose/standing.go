package choose

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/solve"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// Options that say what to do about a wish. One that lets it pass needs somebody who did; one that speaks against it
// needs a reason that stands: a limit, a day, somebody who is away, something that has to be there first.

// The ways in which an option answers a wish.
const (
	unclear = iota
	against
	passes
)

var (
	passOpeners = text.ByFirst([][]string{{"yes"}, {"yep"}, {"sure"}, {"certainly"}, {"of", "course"}, {"go"},
		{"start"}, {"begin"}, {"proceed"}, {"do", "it"}, {"do", "so"},
		{"carry", "on"}, {"by", "all", "means"}, {"fine"}, {"okay"}, {"ok"}, {"no",
			"problem"}, {"sign"}, {"accept"}, {"agree"}, {"approve"}, {"absolutely"}, {"gladly"}})
	holdOpeners = text.ByFirst([][]string{{"no"}, {"not"}, {"stop"}, {"wait"}, {"hold"}, {"leave"},
		{"put", "it", "off"}, {"put", "that", "off"}, {"postpone"}, {"don't"}, {"do", "not"}, {"do", "n't"},
		{"refuse"}, {"decline"}, {"turn", "it",
			"down"}, {"ask"}, {"first"}, {"check"}, {"pause"}, {"delay"}, {"remind"}, {"never"}, {"give", "it", "time"}, {"before"}, {"get"}})
	// grantStems say that somebody let something pass.
	grantStems = english.Stems("agree agreed approve consent waive lift allow permit clear exempt exception postpone accept grant fine okay relax")
)

// stance reads how an option answers a wish from its first words.
func stance(p *text.Parsed) int {
	if len(p.Toks) == 0 {
		return unclear
	}
	all := text.Span{From: 0, To: len(p.Toks)}
	pass, hold := passOpeners.At(p, all, 0), holdOpeners.At(p, all, 0)
	switch {
	case pass > hold:
		return passes
	case hold > pass:
		return against
	case conditionFirst[p.Toks[0].Low] && slices.ContainsFunc(p.Toks, func(t text.Token) bool { return goes[t.Low] }):
		return passes // "once you have it, go ahead"
	}
	return unclear
}

// Words that begin a condition, and those that let something pass behind it.
var (
	conditionFirst = english.Words("once with after when as")
	goes           = english.Words("go begin start proceed")
)

// weighOptions decides between options that say what to do. ok is false where they are of another sort.
func weighOptions(t *talk.Talk, in prompts.SolveIn, on corpus.Date) (out prompts.SolveOut, ok bool) {
	read := make([]*text.Parsed, len(in.Options))
	for i, o := range in.Options {
		read[i] = text.Parse(o.Text, on)
		ok = ok || stance(read[i]) == passes
	}
	if !ok {
		return out, false
	}
	out = undecided("the messages do not speak of it")
	for _, x := range topics(t, text.Parse(in.Question, on)) {
		e := &entailing{t: t, x: x, on: on, question: in.Question, options: in.Options}
		if out = e.weigh(read); out.Outcome == prompts.Answered {
			break
		}
	}
	return out, true
}

// weigh picks the one option whose reason stands best.
func (e *entailing) weigh(read []*text.Parsed) prompts.SolveOut {
	best, hits, most := -1, 0, 0
	var cites []int
	for i, p := range read {
		why, weight := e.reason(p)
		if weight == 0 || stance(p) == unclear {
			continue
		}
		if stance(p) == passes && !conditional(p) && !e.keeps(p) {
			if why = granted(e.t, e.x, p, why); why == nil {
				continue
			}
		}
		switch {
		case weight > most:
			best, hits, most, cites = i, 1, weight, why
		case weight == most:
			hits++
		}
	}
	if hits != 1 {
		return undecided("no one option has a reason that stands")
	}
	return chosen(e.t, e.options[best], cites, "What speaks against it was said, and nobody let it pass.")
}

// onCondition are words by which a pass waits for what stands behind them.
var onCondition = text.ByFirst([][]string{{"once"}, {"as", "soon", "as"}, {"only", "with"}, {"provided"}, {"as", "long", "as"},
	{"on", "condition"}, {"if", "you", "have"}, {"after"}})

// conditional says that an option lets a wish pass only when something else is there: that is a reason, not a consent.
// "Once Ida agrees" waits for what somebody does.
func conditional(p *text.Parsed) bool {
	all := text.Span{From: 0, To: len(p.Toks)}
	for i := range p.Toks {
		if onCondition.At(p, all, i) > 0 {
			return true
		}
	}
	return false
}

// keeps says that a wish keeps within what an option states: a sum that is no more than the limit, a day before the one
// that is set, or, of somebody who is away, a day on which they are back. Such a wish needs nobody's consent, and an
// option that speaks of one is not meant.
func (e *entailing) keeps(p *text.Parsed) bool {
	back := false
	for _, tok := range p.Toks[passOpeners.At(p, text.Span{From: 0, To: len(p.Toks)}, 0):] {
		if grantStems[tok.Stem] {
			return false
		}
		back = back || tok.Low == "back"
	}
	wish, ok := soleValue(e.question, e.on, nil)
	limit, okay := soleValue(p.Text, e.on, &wish)
	if !ok || !okay {
		return false
	}
	switch {
	case wish.Kind == corpus.KindMoney:
		return wish.Currency == limit.Currency && wish.N <= limit.N
	case back:
		return wish.Date >= limit.Date
	}
	return wish.Date < limit.Date
}

// soleValue reads the one sum or day in a text, of the kind of another value if one is given.
func soleValue(text string, on corpus.Date, like *corpus.Value) (out corpus.Value, ok bool) {
	for _, s := range corpus.Scan(text, on, nil) {
		for _, v := range s.Values {
			day := v.Kind == corpus.KindDate && v.Precision == corpus.Day
			if v.Kind != corpus.KindMoney && !day || like != nil && v.Kind != like.Kind {
				continue
			}
			if ok && !out.Equal(v) {
				return out, false
			}
			out, ok = v, true
		}
	}
	return out, ok
}

func chosen(t *talk.Talk, o corpus.Option, cites []int, why string) prompts.SolveOut {
	out := solve.Out(t, solve.Finding{Answer: o.Text, Cites: cites, Confidence: 78, Reason: why})
	out.Letter, out.Answer = o.Letter, o.Text
	return out
}

// granted returns the messages of a reason with one in which somebody whom the option names lets it pass, or nil.
func granted(t *talk.Talk, x topic, option *text.Parsed, why []int) []int {
	for i, p := range t.Read {
		if !p.Marks.MayAll(x.stems) || len(talk.FindMentions(p, x.stems, false)) == 0 {
			continue
		}
		for s, sent := range p.Sents {
			for j := sent.From; j < sent.To && !p.Asks[s]; j++ {
				if grantStems[p.Toks[j].Stem] && !talk.Guessed(p, sent, j) && !bidden(p, sent, j) &&
					concerns(t, i, p, option) {
					return append(why, i)
				}
			}
		}
	}
	return nil
}

// bidden says that a verb is what somebody has to do, or does not do.
func bidden(p *text.Parsed, sent text.Span, at int) bool {
	for j := at - 1; j >= sent.From && j >= at-4; j-- {
		switch l := p.Toks[j].Low; {
		case talk.NeedWords[l], l == "to", l == "not", l == "n't", l == "until", l == "unless", l == "without", l == "before", l == "by":
			return true
		}
	}
	return false
}

// concerns says that a message is by somebody whom an option names, or names them.
func concerns(t *talk.Talk, i int, p, option *text.Parsed) bool {
	for j := range option.Toks {
		if who, ok := t.People.PersonAt(option, j, false); ok &&
			(t.Msgs[i].Speaker == who.Name || solve.Mentions(t, i, who.Name)) {
			return true
		}
	}
	return false
}
