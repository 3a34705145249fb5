package marker

import (
	"slices"
	"strings"
)

// neutral are words of doubt and change that refusals have.
const neutral = " about if yet whether ever from now out still "

// refuses says whether an answer to a question says that there is no answer, and nothing else. It denies or names an
// absence, and all its other words belong to refusals or to the question.
func refuses(question, answer text) bool {
	c := comparison{question: question, cand: answer}
	for _, k := range telling(answer.toks) {
		repeats := k.value && slices.ContainsFunc(question.values(), func(q token) bool { return between(q, k) == same })
		likely := k.class == content && c.asked(k) || strings.Contains(neutral, " "+k.low+" ")
		if !k.value && !likely && !plain([]token{k}, negation, silent, source, either, conflict, settle) || k.value && !repeats {
			return false
		}
	}
	return answer.holds(silent) || answer.holds(negation) && answer.holds(source, say)
}

// refusal decides golds that say that there is no answer, and candidates that say so.
func (c *comparison) refusal() verdict {
	gold, cand := refuses(c.question, c.gold), refuses(c.question, c.cand)
	switch {
	case gold && cand:
		return right("it declines as the gold does")
	case gold && !c.cand.holds(negation, silent):
		return wrong("it answers what cannot be answered")
	case gold:
		return open("it may decline")
	case cand && c.gold.holds(negation) && !slices.ContainsFunc(telling(c.gold.toks), func(k token) bool {
		return k.value || k.class == content && !c.asked(k)
	}):
		return verdict{} // the gold denies something itself
	case cand:
		return wrong("it declines to answer")
	}
	return verdict{}
}

// Declines says whether an answer to a question says that there is no answer, and nothing else.
func Declines(question, answer string) bool {
	return refuses(read(question), read(answer))
}
