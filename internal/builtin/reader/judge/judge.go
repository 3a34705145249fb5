package judge

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/sets"
	"memloom/internal/builtin/reader/text"
	"memloom/prompts"
)

// Verdict is what comparing two answers came to, with its reason.
type Verdict string

// Same is the one verdict that means equality; every other one says what differs.
const Same Verdict = "says the same"

// openOrder is neither right nor wrong: 05/03/2025 is a day in March or in May.
const openOrder Verdict = "the order of day and month is not clear"

// Mark says whether a candidate answers as the gold does.
func Mark(in prompts.JudgeIn) prompts.JudgeOut {
	if strings.TrimSpace(in.Gold) == "" {
		return prompts.JudgeOut{Verdict: prompts.Unclear, Reason: "there is no gold answer to compare with"}
	}
	v := Compare(in.Question, in.Gold, in.Candidate)
	switch v {
	case Same:
		return prompts.JudgeOut{Verdict: prompts.Correct, Reason: string(v)}
	case openOrder:
		return prompts.JudgeOut{Verdict: prompts.Unclear, Reason: string(v)}
	}
	return prompts.JudgeOut{Verdict: prompts.Wrong, Reason: string(v)}
}

// InWords says what Mark says in plain words: a sentence, and the verdict on the last line (G16).
func InWords(in prompts.JudgeIn) string {
	out := Mark(in)
	verdict := out.Verdict
	if verdict == prompts.Wrong {
		verdict = "incorrect"
	}
	return fmt.Sprintf("Candidate held against gold: %s.\n\nFinal: %s", out.Reason, verdict)
}

// Compare compares a candidate with the gold answer of a question.
func Compare(question, gold, cand string) Verdict {
	gold, cand = strings.TrimSpace(gold), unannounced(strings.TrimSpace(cand))
	c := newComparison(question, gold, cand)
	if gold == cand || c.sameSmallWords() && text.BareWords(gold) == text.BareWords(cand) &&
		text.BareWords(gold) != "" {
		return Same
	}
	if right, decided := sets.Mark(question, gold, cand); decided {
		return when(right, "it says otherwise of what the sessions settle")
	}
	for _, way := range []func() (Verdict, bool){c.disagreed, c.zero, c.refused} {
		if v, decided := way(); decided {
			return v
		}
	}
	if plainPolarity(c.gold) == unsaid {
		c.dropRefusals()
	}
	if c.turnsContrast() || c.dropContrasts() {
		return "it sets another against the gold"
	}
	if v := c.objection(); v != "" {
		return v
	}
	return c.decide(c.yesNo, c.sides, c.links, c.exchanged, c.values, c.members, c.list, c.name)
}

// decide is the verdict of the first way that decides, or of comparing free words.
func (c *comparison) decide(ways ...func() (Verdict, bool)) Verdict {
	for _, way := range ways {
		if v, decided := way(); decided {
			return v
		}
	}
	return c.clause()
}

// refused decides golds that say that there is no answer, and candidates that say so.
func (c *comparison) refused() (Verdict, bool) {
	if c.goldAbstains() {
		return when(declines(c.question, c.cand), "it answers what cannot be answered"), true
	}
	declined := !c.takesPolarity() && declines(c.question, c.cand) && !c.holdsGold()
	return "it declines to answer", len(c.cand.Toks) == 0 || declined
}

// objection names what makes a candidate wrong whatever it shares with the gold, or nothing.
func (c *comparison) objection() Verdict {
	for _, o := range []struct {
		made func() bool
		says Verdict
	}{
		{c.hedged, "it hedges"}, {c.evades, "it hedges"}, {c.conditional, "it hedges"}, {c.wavers, "it hedges"},
		{c.excludes, "it leaves the gold out"},
		{c.swapsSides, "it gives one's words or deeds to the other"},
		{c.superseded, "it gives what is past"},
		{c.vague, "it is vague"},
		{c.listsOthers, "it adds another thing"},
		{c.counters, "it says the opposite"},
		{c.boundsDiffer, "it is bounded otherwise"},
	} {
		if o.made() {
			return o.says
		}
	}
	return ""
}

func when(ok bool, otherwise Verdict) Verdict {
	if ok {
		return Same
	}
	return otherwise
}

// sameSmallWords says that answers which have the same words but for articles and
// the like deny alike, and name the same letters.
func (c *comparison) sameSmallWords() bool {
	letters := func(p *text.Parsed) string {
		var b strings.Builder
		for i, t := range p.Toks {
			if letterName(p, i) {
				b.WriteString(t.Low)
			}
		}
		return b.String()
	}
	return c.denialCount(c.gold) == c.denialCount(c.cand) && letters(c.gold) == letters(c.cand)
}

// goldAbstains says that a gold answer is that there is none. "None" and "nobody" answer how many and who, and "nobody can
// say any longer who owns the decision" answers what is in the way: it has words that belong neither to a refusal nor to
// the question.
func (c *comparison) goldAbstains() bool {
	if plainPolarity(c.gold) != unsaid || len(text.ContentStems(c.gold.Text))+len(c.gold.Toks) <= 1 {
		return false
	}
	d := decline{q: c.question, p: c.gold}
	for i := range c.gold.Toks {
		if d.foreign(i) && !refusing(c.gold.Toks[i]) {
			return false
		}
	}
	return declines(c.question, c.gold)
}

// takesPolarity says that the candidate answers a gold that is a yes or a no.
func (c *comparison) takesPolarity() bool {
	if plainPolarity(c.gold) == unsaid {
		return false
	}
	s, _ := c.polarityOf(c.cand)
	return s != unsaid
}

// holdsGold: "the vendor never answered" refuses nothing where that is the answer.
func (c *comparison) holdsGold() bool {
	return len(c.gold.Vals) == 0 && !properName(c.gold) && c.clause() == Same
}

var (
	hedges = english.Words(`maybe perhaps probably possibly likely approximately roughly around almost nearly some
		several few soon somewhere sometime might could think believe guess assume presumably circa various many or either
		partly partially mostly largely mainly recently shortly eventually`)
	negations   = english.Words("not n't never no without none neither nor cannot")
	affirmers   = english.Words("yes yeah yep correct true")
	naysayers   = english.Words("no nope false")
	hedgeAbout  = english.Words("about over under")
	approximate = english.Words("about around roughly approximately circa nearly almost some")
)

// hedged says that the candidate is vague where the gold is not.
func (c *comparison) hedged() bool {
	rough := slices.ContainsFunc(c.gold.Toks, func(t text.Token) bool { return approximate[t.Low] })
	for i, t := range c.cand.Toks {
		if rough && approximate[t.Low] || t.Low == "could" && text.HasLow(c.cand, "so") ||
			i > 0 && c.cand.Toks[i-1].Low == "too" {
			continue
		}
		if hedges[t.Low] && !text.HasLow(c.gold, "case") && !text.HasStem(c.gold, t.Stem) &&
			!text.HasStem(c.question, t.Stem) {
			return true
		}
		if hedgeAbout[t.Low] && !text.HasLow(c.gold, t.Low) && i+1 < len(c.cand.Toks) &&
			c.cand.Toks[i+1].Kind == text.Number {
			return true
		}
	}
	return false
}

var (
	rightWords = english.Words("right correct true so case")
	wrongWords = english.Words("wrong incorrect false untrue mistaken")
	bareAround = english.Words("that it this is was 's the not n't no yes yeah yep nope")
)

// bare says that the candidate is a yes or a no and nothing else: "No, that is
// not right." What is so or not so is the question's.
func (c *comparison) bare(yes bool) bool {
	right := true
	for i, t := range c.cand.Toks {
		switch {
		case t.Kind == text.Punct || i == 0:
		case wrongWords[t.Low], t.Low == "not", t.Low == "n't":
			right = !right
		case rightWords[t.Low], bareAround[t.Low]:
		default:
			return false
		}
	}
	said := slices.ContainsFunc(c.cand.Toks[1:], func(t text.Token) bool {
		return rightWords[t.Low] || wrongWords[t.Low]
	})
	return !said || right == yes
}

func firstLow(p *text.Parsed) string { return lowAt(p, 0) }

// lowAt is the word at a token, or "" where there is none.
func lowAt(p *text.Parsed, i int) string {
	if i < 0 || i >= len(p.Toks) {
		return ""
	}
	return p.Toks[i].Low
}
