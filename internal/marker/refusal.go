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
		likely := !k.value && k.class == content && c.asked(k) || strings.Contains(neutral, " "+k.low+" ")
		likely = likely || !k.value && plain([]token{k}, negation, silent, source, either, conflict, settle)
		if !likely && !repeats {
			return false
		}
	}
	return answer.holds(silent) || answer.holds(negation) && answer.holds(source, say)
}

// refusal decides golds that say that there is no answer, and candidates that say so.
func (c *comparison) refusal() verdict {
	gold, cand := refuses(c.question, c.gold), refuses(c.question, c.cand)
	own := slices.ContainsFunc(telling(c.gold.toks), func(k token) bool {
		return k.value || k.class == content && !c.asked(k)
	})
	concrete := !c.cand.holds(negation, silent) && (!c.cand.holds(source) || c.tally().extra > 0)
	return first(
		rule{gold && cand, right("it declines as the gold does")},
		rule{gold && concrete, wrong("it answers what cannot be answered")},
		rule{gold, open("it may decline")},
		rule{cand && (own || !c.gold.holds(negation)), wrong("it declines to answer")},
	)
}

// Declines says whether an answer to a question says that there is no answer, and nothing else.
func Declines(question, answer string) bool { return refuses(read(question), read(answer)) }
