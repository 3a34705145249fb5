package marker

import (
	"slices"
	"strings"
)

// refuses says whether an answer to a question says that there is no answer, and nothing else. It denies or names an
// absence, and all its other words belong to refusals or to the question.
func refuses(question, answer text) bool {
	c := comparison{question: question, cand: answer}
	return !some(telling(answer.toks), func(k token) bool {
		return !k.is(negation|silent|source|either|conflict|settle|neutral) && !(k.is(content) && c.asked(k)) &&
			!(k.is(value) && question.repeats(k))
	}) && (answer.holds(silent) || answer.holds(negation) && answer.holds(source|say))
}

// Declines says whether an answer to a question says that there is no answer, and nothing else.
func Declines(question, answer string) bool { return refuses(read(question), read(answer)) }

// compareRefusals compares with a gold that says that there is no answer.
func compareRefusals(c *comparison) verdict {
	switch {
	case refuses(c.question, c.cand) || c.sourced():
		return right("it declines as the gold does")
	case c.answers():
		return wrong("it answers what cannot be answered")
	}
	return open("it may decline")
}

// comparePartly compares with a gold that says that there is no answer, and what is known in its place. The candidate
// may say that too, behind its refusal.
func comparePartly(question, none, known, cand string) verdict {
	has := read(known).toks
	strange := func(k token) bool { return !some(has, func(w token) bool { return alike(w, k) }) }
	for _, end := range []string{";", ". ", ",", " but "} {
		head, rest, ok := strings.Cut(cand, end)
		if ok && Declines(question, head) && !some(read(rest).of(value), strange) {
			return right("it declines as the gold does")
		}
	}
	return compareByKind(newComparison(question, none, cand))
}

// declined says whether the candidate declines where the gold, which is no refusal, has an answer.
func (c *comparison) declined() bool {
	own := func(k token) bool { return k.is(value) || k.is(content) && !c.asked(k) }
	return refuses(c.question, c.cand) && (some(telling(c.gold.toks), own) || !c.gold.holds(negation))
}

// answers says whether the candidate answers: it denies nothing and names no absence, or gives something behind a but,
// or says yes or no.
func (c *comparison) answers() bool {
	_, polar, rest := polarity(c.cand)
	return !c.cand.holds(negation|silent) && (!c.cand.holds(source) || c.tally().extra > 0) || c.resumes() ||
		polar && plain(rest.toks, content|idle|mark|negation)
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
