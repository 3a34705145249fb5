package marker

import "slices"

// refuses says whether an answer to a question says that there is no answer, and nothing else. It denies or names an
// absence, and all its other words belong to refusals or to the question.
func refuses(question, answer text) bool {
	c := comparison{question: question, cand: answer}
	silence, words := answer.holds(silent), 0
	for _, k := range answer.toks {
		switch {
		case k.mark() || k.class == filler:
			continue
		case k.value:
			if !slices.ContainsFunc(question.values(), func(q token) bool { return between(q, k) == same }) {
				return false
			}
		case k.class == content && !c.asked(k), k.class == hedge && k.low != "about" && k.low != "if" && k.low != "sure" && k.low != "certain", k.class == turn && !neutral(k.low), k.class == vague:
			return false
		case k.class == source || k.class == say:
			words++
		}
	}
	return silence || answer.holds(negation) && words > 0
}

// neutral are words of change that change nothing about a refusal.
func neutral(low string) bool {
	return low == "yet" || low == "whether" || low == "ever" || low == "from" || low == "now" || low == "out" || low == "still"
}

// refusal decides golds that say that there is no answer, and candidates that say so.
func (c *comparison) refusal() verdict {
	gold, cand := refuses(c.question, c.gold), refuses(c.question, c.cand)
	switch {
	case gold && cand:
		return right("it declines as the gold does")
	case gold && (!c.cand.holds(negation) && !c.cand.holds(silent)):
		return wrong("it answers what cannot be answered")
	case gold && c.cand.holds(hedge) && len(c.cand.values()) > 0 && c.tally().extra > 0 && !c.cand.holds(silent):
		return wrong("it guesses what cannot be answered")
	case gold:
		return open("it may decline")
	case cand && c.gold.holds(negation) && !slices.ContainsFunc(c.gold.toks, func(k token) bool { return k.value || k.class == content && k.low != "" && !c.asked(k) }):
		return verdict{} // the gold denies something itself
	case cand:
		return wrong("it declines to answer")
	}
	return verdict{}
}

// Declines says whether an answer to a question says that there is no answer, and nothing else.
func Declines(question, answer string) bool {
	return refuses(read(question, base(), nil), read(answer, base(), nil))
}
