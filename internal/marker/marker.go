// Package marker decides whether an answer is right, by comparing typed values and names alone: letters, numbers with
// their units, dates, times, durations, links, names, lists, yes and no, refusals and conflicts. It reads no meaning:
// where text would have to be understood, the verdict is unclear.
//
// Every kind of answer has a file, with a function that compares a candidate with a gold of that kind.
//
// Terms: the gold is the right answer, the candidate the one to be marked. A filler is a word that says nothing of an
// answer ("it", "was"). A word of the candidate is foreign if neither gold nor question has it and it is no filler. A
// side is what one of two statements says that disagree.
package marker

import (
	"cmp"
	"fmt"
	"regexp"
	"strings"

	"memloom/prompts"
)

// verdict is what a comparison came to, with its reason. The zero verdict leaves the decision to the next comparison.
type verdict struct{ is, why string }

func right(why string) verdict { return verdict{prompts.Correct, why} }
func wrong(why string) verdict { return verdict{prompts.Wrong, why} }
func open(why string) verdict  { return verdict{prompts.Unclear, why} }

// Judge says whether a candidate answers as the gold does. It never fails.
func Judge(in prompts.JudgeIn) (prompts.JudgeOut, error) {
	v := decide(in.Question, in.Gold, in.Candidate)
	return prompts.JudgeOut{Verdict: v.is, Reason: v.why}, nil
}

// Verdict is Judge in plain words, with the verdict on the last line (G16). It never fails.
func Verdict(in prompts.JudgeIn) (string, error) {
	v := decide(in.Question, in.Gold, in.Candidate)
	said := cmp.Or(map[string]string{prompts.Wrong: "incorrect"}[v.is], v.is)
	return fmt.Sprintf("Candidate held against gold: %s.\n\nFinal: %s", v.why, said), nil
}

// decide compares answers: by their letters where that is enough, then by the kind of the gold.
func decide(question, gold, cand string) verdict {
	const edges = " \t\r\n.!()*"
	a, b := strings.Trim(gold, edges), strings.Trim(cand, edges)
	lone := a == "" || b == "" || len(a) == 1 && len(b) == 1
	switch {
	case strings.TrimSpace(gold) == "":
		return open("there is no gold answer to compare with")
	case strings.TrimSpace(cand) == "":
		return wrong("it is empty")
	case lone && strings.EqualFold(a, b):
		return right("it is the same")
	case lone:
		return wrong("it is another")
	}
	if none, known, ok := strings.Cut(gold, ";"); ok && Declines(question, none) {
		return comparePartly(question, none, known, cand)
	}
	return compareByKind(newComparison(question, gold, cand))
}

// compareByKind compares answers in the way of the gold's kind.
func compareByKind(c *comparison) verdict {
	_, polar, _ := polarity(c.gold)
	_, disagree := sidesOf(c.gold)
	switch {
	case verbatim(c.gold.filter(token.spoken), c.cand.filter(token.spoken)):
		return right("it says the same")
	case refuses(c.question, c.gold):
		return compareRefusals(c)
	case c.declined():
		return wrong("it declines to answer")
	case disagree:
		return compareConflicts(c)
	case polar:
		return comparePolar(c)
	}
	if m, then, now := superseded(c.cand.raw); m != nil && c.present {
		v := decide(c.question.raw, c.gold.raw, m[now])
		if v.is != prompts.Correct && decide(c.question.raw, c.gold.raw, m[then]).is == prompts.Correct {
			return wrong("it says that this holds no longer")
		}
		return v
	}
	if c.gold.holds(value) {
		return compareValues(c)
	}
	return compareWords(c)
}

// kept are answers that say that what was so still is.
var kept = regexp.MustCompile(`(?i)\b(?:still|again|back to|remains?|unchanged|reinstated|holds|stands)\b`)

// superseded takes a candidate apart that says what was so and what is so now: the groups then and now of the match.
func superseded(cand string) (m []string, then, now int) {
	for _, o := range known().olds {
		if m := o.FindStringSubmatch(cand); m != nil && !kept.MatchString(cand) {
			return m, o.SubexpIndex("old"), o.SubexpIndex("now")
		}
	}
	return nil, 0, 0
}
