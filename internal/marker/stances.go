package marker

import "slices"

// polarity reads the yes or no that a text begins with, and returns what comes behind it.
func polarity(t text) (affirms, said bool, rest text) {
	if len(t.toks) == 0 || !t.toks[0].is(yes) && !(t.toks[0].is(no) && (len(t.toks) == 1 || t.toks[1].is(mark))) {
		return false, false, t // "no running" too
	}
	return t.toks[0].is(yes), true, text{slices.Clone(t.toks[1:]), t.stems, t.roots}
}

// echo reads a yes or a no from a statement that repeats what is asked, or denies it, and says nothing else.
func (c *comparison) echo(t text) (affirms, said bool) {
	left := c.question.filter(func(k token) bool { return k.is(value|content) && !t.stems[k.stem] })
	told, denials := len(t.filter(func(k token) bool { return !k.is(mark) && c.asked(k) })), len(t.of(negation))
	foreign := func(k token) bool { return k.is(value) || !k.is(negation|mark|idle|vague) && !c.asked(k) }
	more := some(t.toks, foreign) || len(t.of(mark)) > 2 || some(left, token.named) || (text{toks: left}).holds(value)
	asks, says := c.question.stems, t.stems
	modal := asks["allow"] && says["allow"] || asks["need"] && says["need"]
	exists := asks["anybod"] && (denials > 0 || says["ther"])
	whole := len(left) < 2 || modal || exists
	return denials == 0, told > 0 && denials < 2 && whole && !more && !c.question.holds(negation|either)
}

// polar decides golds that are a yes or a no, alone or with what is so instead.
func (c *comparison) polar() verdict {
	goldYes, is, goldRest := polarity(c.gold)
	affirms, said, rest := polarity(c.cand)
	if !is {
		return verdict{}
	}
	bare := len(telling(goldRest.toks)) == 0
	repeats, echoes := c.echo(rest)
	turns := func(k token) bool { return k.is(negation) || k.is(turn|hedge|either) && c.unasked(k) }
	plainly := said && (echoes && repeats == affirms || !echoes && !some(rest.toks, turns))
	if bare && !said && echoes {
		affirms, said, plainly = repeats, true, true
	}
	further := comparison{c.question, goldRest, rest, c.present}
	own := some(telling(rest.toks), func(k token) bool { return k.is(value) || !c.asked(k) })
	return first(
		when(!said && c.brings(hedge) && (bare || !c.cand.holds(value|content)), wrong("it hedges")),
		when(bare && !said && c.cand.holds(silent) && refuses(c.question, c.cand), wrong("it declines to answer")),
		when(!said && (bare || !goldRest.holds(value)), open("it says neither yes nor no")),
		when(plainly && affirms != goldYes, wrong("it says the opposite")),
		when(plainly && bare, right("it says the same")),
		when(bare || said && affirms != goldYes, open("it says more than yes or no")),
		when(own, further.rest()),
		when(c.question.stems[stem("why")], wrong("it leaves out what is so")),
		when(true, open("it says no more than yes or no")),
	)
}

// refuses says whether an answer to a question says that there is no answer, and nothing else. It denies or names an
// absence, and all its other words belong to refusals or to the question.
func refuses(question, answer text) bool {
	c := comparison{question: question, cand: answer}
	return !some(telling(answer.toks), func(k token) bool {
		return !k.is(negation|silent|source|either|conflict|settle|neutral) && !(k.is(content) && c.asked(k)) &&
			!(k.is(value) && question.repeats(k))
	}) && (answer.holds(silent) || answer.holds(negation) && answer.holds(source|say))
}

// concrete says whether a token is a value or a name that is not asked about.
func (c *comparison) concrete(k token) bool { return (k.is(value) || k.named()) && c.unasked(k) }

// sourced says whether a candidate says in one clause that the messages do not mention something, which is no value or
// name of its own.
func (c *comparison) sourced() bool {
	words := telling(c.cand.toks)
	joins := c.cand.filter(func(k token) bool { return k.is(mark) && k.low != "." || k.low == "but" || k.low == "and" })
	return len(words) > 0 && words[0].is(source) && len(c.cand.of(source|say)) > 1 && c.cand.holds(negation) &&
		len(joins) == 0 && !some(words, c.concrete)
}

// resumes says whether a candidate gives a value or a name behind a but, and says nothing else of it.
func (c *comparison) resumes() bool {
	at := slices.IndexFunc(c.cand.toks, func(k token) bool { return k.low == "but" || k.low == "however" })
	rest := c.cand.toks[at+1:]
	return at >= 0 && some(rest, c.concrete) && !some(rest, func(k token) bool {
		return k.is(negation|silent|say|source) || k.is(content) && !c.asked(k) && !k.named()
	})
}

// refusal decides golds that say that there is no answer, and candidates that say so.
func (c *comparison) refusal() verdict {
	gold, cand := refuses(c.question, c.gold), refuses(c.question, c.cand)
	own := some(telling(c.gold.toks), func(k token) bool { return k.is(value) || k.is(content) && !c.asked(k) })
	_, polar, rest := polarity(c.cand)
	answers := !c.cand.holds(negation|silent) && (!c.cand.holds(source) || c.tally().extra > 0) || c.resumes() ||
		polar && plain(rest.toks, content|idle|mark|negation)
	return first(
		when(gold && (cand || c.sourced()), right("it declines as the gold does")),
		when(gold && answers, wrong("it answers what cannot be answered")),
		when(gold, open("it may decline")),
		when(cand && (own || !c.gold.holds(negation)), wrong("it declines to answer")),
	)
}

// Declines says whether an answer to a question says that there is no answer, and nothing else.
func Declines(question, answer string) bool { return refuses(read(question), read(answer)) }

// side is what one of two statements that disagree says: the words for who says it, and what.
type side struct{ who, what []token }

// sidesOf takes a gold apart that says that two statements disagree: "They disagree: Ada says 5, and Ben says 7." ok is
// false for every other gold.
func sidesOf(t text) (sides []side, ok bool) {
	says := len(t.of(say | attributes))
	if !t.holds(conflict) && says < 2 && !(says == 1 && (t.stems["other"] || t.stems["both"])) {
		return nil, false
	}
	toks := t.toks[slices.IndexFunc(t.toks, func(k token) bool { return k.low == ":" })+1:]
	for _, clause := range clauses(toks) {
		at := slices.IndexFunc(clause, func(k token) bool { return k.is(say) || k.low == "once" })
		if s := (side{telling(clause[:max(at, 0)]), telling(clause[at+1:])}); len(s.what) > 0 {
			sides = append(sides, s)
		} else if len(s.who) > 0 {
			sides = append(sides, side{nil, s.who})
		}
	}
	return sides, len(sides) == 2 && !holdsAll(sides[1].what, sides[0].what) && !holdsAll(sides[0].what, sides[1].what)
}

// clauses cuts tokens at marks and at words that join clauses.
func clauses(toks []token) [][]token {
	var out [][]token
	from := 0
	for i, k := range toks {
		if k.is(mark) || slices.Contains([]string{"and", "but", "while", "or", "versus"}, k.low) {
			out, from = append(out, toks[from:i]), i+1
		}
	}
	return append(out, toks[from:])
}

// telling are the tokens that say something.
func telling(toks []token) []token {
	return slices.DeleteFunc(slices.Clone(toks), func(k token) bool { return k.is(mark|idle|say) || k.low == "both" })
}

// holdsAll says whether some tokens hold all of others. Of none it is false.
func holdsAll(toks, all []token) bool {
	has := func(w token) bool { return some(toks, func(k token) bool { return alike(k, w) }) }
	return len(all) > 0 && !some(all, func(w token) bool { return !has(w) })
}

// alike says whether two tokens are the same word or the same value.
func alike(a, b token) bool {
	return a.is(value) == b.is(value) && (a.stem == b.stem || a.is(value) && compare(a.readings, b.readings) == same)
}

// conflict decides golds that two statements disagree. Right is to give both and to choose neither.
func (c *comparison) conflict() verdict {
	sides, ok := sidesOf(c.gold)
	if !ok {
		return verdict{}
	}
	c.cand.toks = c.cand.filter(func(k token) bool { return c.gold.stems[k.stem] || !k.is(both) && k.low != "two" })
	t, toks := c.tally(), c.cand.toks
	a, b := holdsAll(toks, sides[0].what), holdsAll(toks, sides[1].what)
	signals := c.cand.holds(conflict) || len(c.cand.of(say|attributes)) > 1 ||
		holdsAll(toks, sides[0].who) && holdsAll(toks, sides[1].who)
	swapped := func(a, b side) bool { // a clause names only one who speaks and only what the other says
		return len(b.who) > 0 && slices.ContainsFunc(clauses(toks), func(k []token) bool {
			return holdsAll(k, a.who) && !holdsAll(k, b.who) && holdsAll(k, b.what) && !holdsAll(k, a.what)
		})
	}
	more := c.cand.holds(negation) && !c.cand.holds(conflict) || c.brings(content|settle|hedge|turn)
	return first(
		when(a != b && !c.cand.holds(conflict|negation|either) && t.extra == 0 && !t.doubt, wrong("it takes a side")),
		when(!a || !b, open("it does not give both sides")),
		when(swapped(sides[0], sides[1]) || swapped(sides[1], sides[0]), wrong("it swaps what they say")),
		when(!signals, open("it does not say that they disagree")),
		when(more || t.extra > 0, open("it says more than both sides")),
		when(true, right("it gives both sides and takes none")),
	)
}
