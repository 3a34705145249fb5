package prompts

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// mostClauseWords is how long a clause may be in which a variant shows.
const mostClauseWords = 30

// checkVariants holds the words of a set to its plan: one variant each; the value in the sentence and its sign in the
// clause, the case and the time word for word in both; a clause that says what was done and not what is liked, and
// nothing of a sentence.
func checkVariants(in VariantsIn, out VariantsOut) []string {
	v := exactly("variants", len(in.Variants), len(out.Variants))
	if strings.TrimSpace(out.Case) == "" {
		v = append(v, "the case is empty")
	}
	seen := map[string]bool{}
	for i, plan := range in.Variants {
		k := slices.IndexFunc(out.Variants, func(x WordedVariant) bool { return x.N == plan.N })
		if k < 0 {
			v = append(v, fmt.Sprintf("variant %d is missing", plan.N))
			continue
		}
		x := out.Variants[k]
		v = append(v, clauseFaults(in, plan, x, out)...)
		for _, said := range []string{plan.Value, plan.Case, plan.When} {
			if !strings.Contains(folded(x.Sentence), folded(said)) {
				v = append(v, fmt.Sprintf("the sentence of variant %d does not say %q", plan.N, said))
			}
		}
		if seen[folded(x.Clause)] {
			v = append(v, fmt.Sprintf("variant %d has the clause of another one", i+1))
		}
		seen[folded(x.Clause)] = true
	}
	return v
}

// clauseFaults says what is wrong with the clause of a variant.
func clauseFaults(in VariantsIn, plan VariantPlan, x WordedVariant, out VariantsOut) []string {
	var v []string
	for _, problem := range slices.Concat(clauseForm(in, plan, x.Clause), clauseSays(in, plan, x.Clause),
		clauseEchoes(in, plan, x.Clause, out)) {
		v = append(v, fmt.Sprintf("clause %d: %s", plan.N, problem))
	}
	return v
}

// clauseForm holds a clause to one line without a stop, of a length that can be said in passing, without a verb of
// liking.
func clauseForm(in VariantsIn, _ VariantPlan, clause string) []string {
	var v []string
	if trimmed := strings.TrimSpace(clause); trimmed == "" || trimmed != clause || strings.ContainsAny(clause, "\n\r") ||
		strings.HasSuffix(clause, ".") {
		v = append(v, "it is one line without a full stop, and not empty")
	}
	if n := len(strings.Fields(clause)); n > mostClauseWords {
		v = append(v, fmt.Sprintf("it has %d words, at most %d are allowed", n, mostClauseWords))
	}
	if words := folded(clause); strings.Contains(words, folded(in.Thing)) || strings.Contains(words, folded(in.Things)) {
		v = append(v, fmt.Sprintf("it names the thing, %q, which the conversation tells", in.Thing))
	}
	if verb := liking(clause); verb != "" {
		v = append(v, fmt.Sprintf("it says %q: say what was done or what happened, not what is liked", verb))
	}
	return v
}

// clauseSays holds a clause to what the plan has it say, and to no other value.
func clauseSays(in VariantsIn, plan VariantPlan, clause string) []string {
	var v []string
	words := folded(clause)
	for _, said := range []string{plan.Sign, plan.Case, plan.When} {
		if !strings.Contains(words, folded(said)) {
			v = append(v, fmt.Sprintf("it does not say %q", said))
		}
	}
	for _, other := range in.Variants {
		if strings.Contains(words, folded(other.Value)) || other.Sign != plan.Sign && strings.Contains(words,
			folded(other.Sign)) {
			v = append(v, fmt.Sprintf("it holds %q or %q of variant %d, which nobody may say there", other.Value, other.Sign,
				other.N))
		}
	}
	given := folded(strings.Join([]string{plan.Sign, plan.Case, plan.When, in.Thing, in.Things}, " / "))
	for _, span := range corpus.Uncovered(clause, corpus.NewDate(2025, 1, 1), nil, nil) {
		if !strings.Contains(given, folded(span.Surface)) {
			v = append(v, fmt.Sprintf("it holds %q, which the plan does not", span.Surface))
		}
	}
	return v
}

// clauseEchoes finds four words in a row of a sentence that no one may say.
func clauseEchoes(in VariantsIn, plan VariantPlan, clause string, out VariantsOut) []string {
	var v []string
	free := padded(wordsOf(strings.Join([]string{plan.Sign, plan.Case, plan.When}, " / ")))
	for _, s := range out.Variants {
		for _, run := range runsOf(wordsOf(s.Sentence), saidWords) {
			if strings.Contains(padded(wordsOf(clause)), run) && !strings.Contains(free, run) {
				v = append(v, fmt.Sprintf("it says%sof the sentence %q, which nobody may say", run, s.Sentence))
				break
			}
		}
	}
	return v
}

func checkSetReview(_ SetReviewIn, out ReviewOut) []string {
	var v []string
	for i, r := range out.Reasons {
		if !slices.Contains(SetReasons(), r.Reason) {
			v = append(v, fmt.Sprintf("reason %d: %q is none of %s", i+1, r.Reason, strings.Join(SetReasons(), ", ")))
		}
		if strings.TrimSpace(r.Why) == "" {
			v = append(v, fmt.Sprintf("reason %d says nothing of why", i+1))
		}
	}
	return v
}

func checkSessionReview(in SessionReviewIn, out SessionReviewOut) []string {
	var v []string
	for i, f := range out.Faults {
		if !slices.Contains(SessionReasons(), f.Reason) {
			v = append(v, fmt.Sprintf("fault %d: %q is none of %s", i+1, f.Reason, strings.Join(SessionReasons(), ", ")))
		}
		if f.Message < 0 || f.Message > len(in.Messages) {
			v = append(v, fmt.Sprintf("fault %d names message %d, and there is none", i+1, f.Message))
		}
		if strings.TrimSpace(f.Why) == "" {
			v = append(v, fmt.Sprintf("fault %d says nothing of why", i+1))
		}
	}
	return v
}
