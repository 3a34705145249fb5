package judge

import (
	"regexp"
	"slices"
	"strings"

	"memloom/internal/builtin/reader/sets"
	"memloom/internal/builtin/reader/text"
	"memloom/prompts"
)

// MarkRelation marks an answer about a set of variants: the verdict is Mark's over all right answers, and where it is
// wrong the failure follows from which variants' values the answer holds (S8).
func MarkRelation(in prompts.RelationIn) prompts.RelationOut {
	m := verdictOf(in)
	out := prompts.RelationOut{Label: m.Verdict, Failure: prompts.FailNone, Reason: m.Reason}
	if m.Verdict == prompts.Wrong {
		out.Failure = failureOf(in)
	}
	return out
}

// verdictOf accepts what equals one right answer; where the gold answer fills in a sheet, the sheet rejects first. An unclear comparison stands where none accepts. A right "No." beside a
// fuller answer is for candidates that say no more.
func verdictOf(in prompts.RelationIn) prompts.JudgeOut {
	var result prompts.JudgeOut
	if right, decided := sets.Mark(in.Question, in.Gold, in.Candidate); decided && !right {
		return prompts.JudgeOut{Verdict: prompts.Wrong, Reason: "it fills in or chooses otherwise"}
	}
	for i, gold := range append([]string{in.Gold}, in.Correct...) {
		if yesOrNo(gold) && !yesOrNo(in.Gold) && !yesOrNo(in.Candidate) {
			continue
		}
		out := Mark(prompts.JudgeIn{Question: in.Question, Gold: gold, Candidate: in.Candidate})
		switch {
		case strings.TrimSpace(in.Candidate) == "":
			return prompts.JudgeOut{Verdict: prompts.Wrong, Reason: "it is empty"}
		case out.Verdict == prompts.Correct:
			return out
		case i == 0 || out.Verdict == prompts.Unclear:
			result = out
		}
	}
	return result
}

func yesOrNo(answer string) bool {
	word := strings.ToLower(strings.Trim(answer, " .!"))
	return word == "yes" || word == "no"
}

// indefinite begins answers that say that there is a value and not which.
var indefinite = regexp.MustCompile(`(?i)^(?:there (?:was|is|were|are) (?:an?|some)|some|an? certain)\b`)

// failureOf says where a wrong answer fails.
func failureOf(in prompts.RelationIn) string {
	c := newComparison(in.Question, in.Gold, in.Candidate)
	values := valuesOf(in.Facts)
	held, right := holding(values, chosen(in.Question, in.Candidate)), holding(values, chosen(in.Question, in.Gold))
	if in.Subtype == "contradictory" {
		right = nil // each side alone is wrong
	}
	other := slices.ContainsFunc(held, func(i int) bool { return !slices.Contains(right, i) })
	own := map[string]string{"contextual": prompts.FailOtherContext, "temporal": prompts.FailOtherTime}[in.Subtype]
	if in.Subtype == "contradictory" && len(held) < len(values) {
		own = prompts.FailPickedASide
	}
	switch {
	case strings.TrimSpace(in.Candidate) == "" || len(held) == 0 && declines(c.question, c.cand):
		return prompts.FailNoAnswer
	case own != "" && other:
		return own
	case len(held) > 0 || indefinite.MatchString(in.Candidate) || c.vague():
		return prompts.FailIncomplete
	case in.Subtype == "multi_evidence" && len(right) == 0 && !sets.HasSheet(in.Question):
		return prompts.FailIncomplete // what is asked follows from all facts together
	}
	return prompts.FailInvented
}

var since = regexp.MustCompile(`^(?:From|Since|As of) [^,]+,`)

// valuesOf are the words of each fact that tell it from the others, its condition and date aside.
func valuesOf(facts []prompts.RelationFact) [][]string {
	out, in := make([][]string, len(facts)), map[string]int{}
	for i, f := range facts {
		sentence := f.Sentence
		if f.AsOf != "" {
			sentence = since.ReplaceAllString(sentence, "")
		}
		if at := strings.Index(strings.ToLower(sentence), strings.ToLower(f.Condition)); f.Condition != "" && at >= 0 && at+len(f.Condition) <= len(sentence) {
			sentence = sentence[:at] + sentence[at+len(f.Condition):]
		}
		date := strings.Split(f.AsOf, "-")
		out[i] = slices.DeleteFunc(text.Unique(wordsOf(sentence)), func(w string) bool { return slices.Contains(date, w) })
		for _, w := range out[i] {
			in[w]++
		}
	}
	for i := range out {
		out[i] = slices.DeleteFunc(out[i], func(w string) bool { return len(facts) > 1 && in[w] == len(facts) })
	}
	return out
}

// wordsOf are the stems of a text's content words and its numbers.
func wordsOf(s string) []string {
	var out []string
	for _, t := range text.Tokenise(s) {
		if t.Kind != text.Punct && (t.Kind != text.Word || contentWord(t.Low)) {
			out = append(out, t.Stem)
		}
	}
	return out
}

// holding are the facts all of whose words stand in an answer.
func holding(values [][]string, answer string) []int {
	have := wordsOf(plainNumbers(spell(answer)))
	have = append(have, wordsOf(answer)...)
	var out []int
	for i, words := range values {
		if holdsAll(have, words) {
			out = append(out, i)
		}
	}
	return out
}

// holdsAll says that all of some words are had; of none it is false.
func holdsAll(have, words []string) bool {
	return len(words) > 0 && !slices.ContainsFunc(words, func(w string) bool { return !slices.Contains(have, w) })
}

// chosen is an answer with the features of the things on the question's sheet that it names.
func chosen(question, answer string) string {
	if !sets.HasSheet(question) {
		return answer
	}
	words := wordsOf(answer)
	for _, line := range strings.Split(question, "\n- ")[1:] {
		name, features, ok := strings.Cut(strings.TrimSpace(line), ": ")
		if ok && !strings.Contains(features, " / ") && holdsAll(words, wordsOf(name)) {
			answer += ": " + features
		}
	}
	return answer
}
