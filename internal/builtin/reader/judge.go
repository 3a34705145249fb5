package reader

import (
	"strings"

	"memloom/prompts"
)

// verdict is what comparing two answers came to, with its reason.
type verdict string

// The one reason that means equality; every other one says what differs.
const verdictSame verdict = "says the same"

// Judge says whether a candidate answers as the gold does. It never fails.
func (r *Reader) Judge(in prompts.JudgeIn) (prompts.JudgeOut, error) {
	if strings.TrimSpace(in.Gold) == "" {
		return prompts.JudgeOut{Verdict: prompts.Unclear, Reason: "there is no gold answer to compare with"}, nil
	}
	v := sameAnswer(in.Question, in.Gold, in.Candidate)
	if v == verdictSame {
		return prompts.JudgeOut{Verdict: prompts.Correct, Reason: string(v)}, nil
	}
	return prompts.JudgeOut{Verdict: prompts.Wrong, Reason: string(v)}, nil
}

// sameAnswer compares a candidate with the gold answer of a question.
func sameAnswer(question, gold, cand string) verdict {
	gold, cand = strings.TrimSpace(gold), strings.TrimSpace(cand)
	c := newComparison(question, gold, cand)
	switch {
	case declines(gold):
		return when(declines(cand), "it answers what cannot be answered")
	case cand == "" || declines(cand):
		return "it declines to answer"
	case bareWords(gold) == bareWords(cand):
		return verdictSame
	case c.hedged():
		return "it hedges"
	}
	for _, way := range []func() (verdict, bool){c.polarity, c.links, c.values, c.list, c.name} {
		if v, decided := way(); decided {
			return v
		}
	}
	return c.clause()
}

func when(ok bool, otherwise verdict) verdict {
	if ok {
		return verdictSame
	}
	return otherwise
}

var declinePhrases = []string{"cannot determine", "can't determine", "cannot be determined", "can't be determined", "not stated", "not specified", "not mentioned", "unknown",
	"don't know", "do not know", "no information", "not enough information", "unable to", "not said", "never said", "isn't stated", "not given", "no answer", "not provided",
	"cannot say", "can't say", "cannot tell", "can't tell", "not clear", "unclear", "n/a", "not available", "no idea", "insufficient"}

// declines says that an answer is a refusal to answer.
func declines(s string) bool {
	s = strings.ToLower(strings.ReplaceAll(s, "’", "'"))
	for _, p := range declinePhrases {
		if strings.Contains(s, p) && len(s) < len(p)+60 {
			return true
		}
	}
	return false
}

var (
	hedges     = words("maybe perhaps probably possibly likely approximately roughly around almost nearly some several few soon somewhere sometime might could think believe guess assume presumably circa various many or either recently shortly eventually")
	negations  = words("not n't never no without none neither nor cannot")
	affirmers  = words("yes yeah yep correct true")
	naysayers  = words("no nope false")
	hedgeAbout = words("about over under")
)

// hedged says that the candidate is vague where the gold is not.
func (c *comparison) hedged() bool {
	for i, t := range c.cand.toks {
		if hedges[t.low] && !hasLow(c.gold, t.low) && !hasLow(c.question, t.low) {
			return true
		}
		if hedgeAbout[t.low] && !hasLow(c.gold, t.low) && i+1 < len(c.cand.toks) && c.cand.toks[i+1].kind == number {
			return true
		}
	}
	return false
}

func hasLow(p *parsed, low string) bool {
	for _, t := range p.toks {
		if t.low == low {
			return true
		}
	}
	return false
}

// polarity decides answers that begin with yes or no.
func (c *comparison) polarity() (verdict, bool) {
	g, d := firstLow(c.gold), firstLow(c.cand)
	yes, no := affirmers[g], naysayers[g]
	if !yes && !no {
		return "", false
	}
	if affirmers[d] != yes || naysayers[d] != no {
		if affirmers[d] || naysayers[d] {
			return "it says the opposite", true
		}
		return "it says neither yes nor no", true
	}
	if len(contentStems(c.gold.text)) <= 1 {
		return verdictSame, true
	}
	return "", false
}

func firstLow(p *parsed) string {
	if len(p.toks) == 0 {
		return ""
	}
	return p.toks[0].low
}
