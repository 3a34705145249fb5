package judge

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// Answers to yes-or-no questions that say neither word: "calculators are not
// allowed", "they were not". What they say of the question's own words tells.

// stance is what an answer says to a yes-or-no question.
type polarity int

const (
	unsaid polarity = iota
	sayYes
	sayNo
)

var (
	assents   = english.Words("indeed certainly absolutely definitely exactly right affirmative yup aye sure")
	asksWords = english.Words(`is are was were am do does did has have had can could may might must will would shall
		should need`)
	// clauseBreaks end what an answer says to the question itself.
	clauseBreaks = english.Words("because since as for due so after")
	permits      = english.Words("may can could allowed")
)

// yesNo decides golds that begin with yes or no.
func (c *comparison) yesNo() (Verdict, bool) {
	g := plainPolarity(c.gold)
	if g == unsaid {
		return "", false
	}
	d, end := c.polarityOf(c.cand)
	switch {
	case d == unsaid:
		return "it says neither yes nor no", true
	case d != g:
		return "it says the opposite", true
	}
	rest := text.Tidy(afterPolarity(c.gold))
	if len(text.ContentStems(rest)) == 0 && !hasDigit(rest) {
		return c.plainAnswer(end), true
	}
	if c.silent(end, d == sayYes) {
		return when(!c.mustGoOn(), "it leaves the rest out"), true
	}
	return c.restSame(rest, end), true
}

// plainAnswer judges an answer to a gold that is yes or no alone: it may go on, but not against itself.
func (c *comparison) plainAnswer(end int) Verdict {
	for i := end; i+1 < len(c.cand.Toks); i++ {
		if t := c.cand.Toks[i].Low; (t == "but" || t == "though" || t == "although" || t == "except" || t == "only") &&
			!text.HasLow(c.gold, t) && !text.HasLow(c.question, t) {
			return "it takes back a part"
		}
	}
	return Same
}

// mustGoOn says that a bare yes or no is not the whole answer: the question asks
// why, or the gold holds on a condition or in part.
func (c *comparison) mustGoOn() bool {
	for _, w := range [...]string{"why", "how", "when", "where", "who", "which", "what"} {
		if text.HasLow(c.question, w) {
			return true
		}
	}
	for _, w := range [...]string{"if", "unless", "only", "except", "until", "but", "partly", "without"} {
		if text.HasLow(c.gold, w) {
			return true
		}
	}
	return false
}

// silent says that the candidate gives its stance and nothing else.
func (c *comparison) silent(end int, yes bool) bool {
	if plainPolarity(c.cand) != unsaid && c.bare(yes) {
		return true
	}
	units := contentUnits(c.cand)
	asked := askedUnits(c.question)
	for _, v := range c.cand.Vals {
		if !c.inQuestion(v) {
			return false
		}
	}
	return plainPolarity(c.cand) == unsaid && end == len(c.cand.Toks) && !slices.ContainsFunc(units, func(u unit) bool {
		_, how := counterpart(u, asked)
		return how == unrelated && u.weight == 1 && !assents[u.stem] && u.stem != "allow"
	})
}

// restSame compares what the gold says beyond yes or no with what the candidate
// says behind its stance, or with all of it where it has no such part.
func (c *comparison) restSame(rest string, end int) Verdict {
	d := *c
	d.gold = d.part(rest)
	readOneOf(d.gold)
	whole := c.cand
	if end > 0 && end < len(whole.Toks) && plainPolarity(whole) != unsaid ||
		end < len(whole.Toks) && len(contentUnitsIn(whole, text.Span{From: end, To: len(whole.Toks)})) > 0 {
		d.read(whole.Quote(text.Span{From: end, To: len(whole.Toks)}))
	} else if plainPolarity(whole) == unsaid {
		d.undenied = true
	}
	return d.orWhole(d.decide(d.links, d.exchanged, d.values, d.members, d.list, d.name), whole)
}

// orWhole gives a candidate whose last part does not do another reading as a whole: its first may hold the reason.
func (c *comparison) orWhole(v Verdict, whole *text.Parsed) Verdict {
	if v == Same || c.cand == whole || plainPolarity(whole) != unsaid {
		return v
	}
	d := *c
	d.cand, d.undenied = whole, true
	if len(d.gold.Vals) == 0 && d.clause() == Same {
		return Same
	}
	return v
}

func contentUnitsIn(p *text.Parsed, s text.Span) []unit {
	return slices.DeleteFunc(contentUnits(p), func(u unit) bool { return !s.Has(u.at.From) })
}

// plainPolarity reads a yes or a no at the front.
func plainPolarity(p *text.Parsed) polarity {
	first, next := firstLow(p), text.Token{Kind: text.Punct}
	if len(p.Toks) > 1 {
		next = p.Toks[1]
	}
	switch {
	case affirmers[first] || assents[first]:
		return sayYes
	// not "no agents"
	case naysayers[first] && next.Low != "one" && (next.Kind != text.Word || english.FunctionWord(next.Low)),
		(first == "not" || first == "never") && len(p.Toks) <= 3:
		return sayNo
	}
	return unsaid
}

// afterPolarity is what follows the yes or the no.
func afterPolarity(p *text.Parsed) string {
	i := 1
	for i < len(p.Toks) && p.Toks[i].Kind == text.Punct {
		i++
	}
	return p.Quote(text.Span{From: i, To: len(p.Toks)})
}

// polarityOf returns what an answer says to the question, and the token behind it.
func (c *comparison) polarityOf(p *text.Parsed) (polarity, int) {
	if s := plainPolarity(p); s != unsaid {
		i := 1
		for i < len(p.Toks) && p.Toks[i].Kind == text.Punct {
			i++
		}
		return s, i
	}
	if !c.asksYesNo() {
		return unsaid, 0
	}
	end := min(1, len(p.Toks))
	for end < len(p.Toks) && p.Toks[end].Kind != text.Punct && !(clauseBreaks[p.Toks[end].Low] && end > 1) {
		end++
	}
	if s := ellipsis(p, end); s != unsaid {
		return s, min(end+1, len(p.Toks))
	}
	s := c.takes(p, text.Span{From: 0, To: end})
	if end >= len(p.Toks) {
		return s, end
	}
	return s, min(end+1, len(p.Toks))
}

// asksYesNo says that the question begins with a verb, perhaps behind a phrase.
func (c *comparison) asksYesNo() bool {
	for i, t := range c.question.Toks {
		if (i == 0 || c.question.Toks[i-1].Kind == text.Punct) && asksWords[t.Low] {
			return true
		}
	}
	return false
}

// ellipsis reads "they were not", "she did", "it can't".
func ellipsis(p *text.Parsed, end int) polarity {
	if end < 2 || end > 5 || !english.Pronouns[p.Toks[0].Low] && !english.Determiners[p.Toks[0].Low] &&
		!p.Toks[0].Capital {
		return unsaid
	}
	last := p.Toks[end-1].Low
	switch {
	case last == "not" || last == "n't":
		return sayNo
	case english.Auxiliaries[last] || last == "so":
		return sayYes
	}
	return unsaid
}

// takes reads a stance from the words of the question that a clause repeats, or
// turns into their opposite, and from what it denies.
func (c *comparison) takes(p *text.Parsed, s text.Span) polarity {
	repeated, turned := c.repeats(p, s)
	switch denied := c.denialCount(c.part(p.Quote(s)))%2 == 1; {
	case !repeated:
		return unsaid
	case denied != turned:
		return sayNo
	}
	return sayYes
}

// repeats says whether a clause has words of the question, and whether it turns them into their opposite.
func (c *comparison) repeats(p *text.Parsed, s text.Span) (repeated, turned bool) {
	asked := askedUnits(c.question)
	for _, u := range contentUnitsIn(p, s) {
		_, how := counterpart(u, asked)
		repeated = repeated || how == alike || how == opposite
		turned = turned != (how == opposite)
	}
	for _, t := range p.Toks[s.From:s.To] {
		if forbidding[t.Stem] && c.asksLeave() {
			repeated, turned = true, !turned
		}
	}
	return repeated, turned
}

// asksLeave: "May the pupils …?", "Can it be used …?", "Is it allowed …?"
func (c *comparison) asksLeave() bool {
	return slices.ContainsFunc(c.question.Toks, func(t text.Token) bool { return permits[t.Low] })
}

var forbidding = english.Stems("forbid ban prohibit disallow bar forbidden")
