package filters

import (
	"context"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
)

// The scenarios of the blind test (E22), which its verdict carries as Answer.
const (
	ScenarioA = "A" // a majority is right and sure of it: rejected
	ScenarioB = "B" // dispersed: kept
	ScenarioC = "C" // a majority is wrong, sure or of one mind: kept, high
	ScenarioD = "D" // one or two are right by reasoning that carries the answer: kept, premium
)

// The qualities of an item.
const (
	QualityKept    = "kept"
	QualityHigh    = "high"
	QualityPremium = "premium"
)

// Quality returns the quality that a scenario gives.
func Quality(scenario string) string {
	switch scenario {
	case ScenarioC:
		return QualityHigh
	case ScenarioD:
		return QualityPremium
	}
	return QualityKept
}

// minReasoners is how many members must have reasoned before their word counts for quality: one voice is no majority.
const minReasoners = 2

// NameBlind names the filter by which an item cannot be answered without evidence (E22).
const NameBlind = "blind"

func blind() Filter {
	return Filter{Name: NameBlind, Proves: "not answerable without evidence", Judge: Blind}
}

// Blind asks each member of the panel the question and its options alone (E22). In inverted mode, for abstention,
// declining is neutral and the item falls if a majority gives one and the same concrete answer and is sure of it. With
// Options.Decoy the panel reads a segment next to the question that says nothing of it (C6), but for abstention.
func Blind(ctx context.Context, v *View, m Models, it corpus.Item, mode string, o Options) ([]corpus.Verdict, error) {
	j := &judging{v: v, m: m, o: o, it: it, filter: NameBlind}
	shown := j.alone()
	if o.Decoy && mode != ModeInverted {
		shown = j.beside()
	}
	guesses := make([]guess, 0, len(m.Panel))
	for _, member := range m.Panel {
		g, err := j.guess(ctx, member, shown, mode)
		if err != nil {
			return nil, err
		}
		guesses = append(guesses, g)
		j.rows = append(j.rows, g.row)
	}
	switch {
	case len(guesses) == 0:
		j.conclude(corpus.Undetermined, corpus.CodeNotRun, "the panel has no members")
	case mode == ModeInverted:
		return j.rowsOf(j.concludeInverted(ctx, guesses))
	default:
		j.concludeBlind(guesses)
	}
	return j.rows, nil
}

// guess is what a member of the panel answered.
type guess struct {
	row      corpus.Verdict
	out      prompts.BlindOut
	failed   bool           // the call
	right    corpus.Outcome // of an answer given; inverted: not marked
	sure     bool
	reasoner bool
}

func (g guess) answered() bool { return !g.failed && !g.out.Declined }

// guess asks one member and marks its answer. A right answer speaks against
// the item; a wrong one, and declining, do not.
func (j *judging) guess(ctx context.Context, member llm.Model, shown stimulus, mode string) (guess, error) {
	g := guess{row: j.row(probe{name: "panel", ref: shown.ref}), right: corpus.Undetermined,
		reasoner: slices.Contains(j.o.Reasoners, member.Name())}
	r, err := shown.task.Ask(ctx, member, shown.in)
	g.row.Model = modelOf(member, r)
	if err != nil {
		g.failed, g.row.Reason = true, "the member failed: "+err.Error()
		return g, j.ended(ctx, err)
	}
	g.out, g.sure = r.Out, r.Out.Confidence >= j.o.highConfidence()
	g.row.Answer, g.row.Confidence, g.row.Reason = r.Out.Answer, r.Out.Confidence, r.Out.Reasoning
	switch {
	case r.Out.Declined:
		g.right, g.row.Answer, g.row.Outcome = corpus.No, "declined", corpus.Yes
	case mode == ModeInverted:
		g.row.Outcome = corpus.Yes // a guess alone says nothing; agreement does
	default:
		var why doubt
		g.right, why, err = j.mark(ctx, r.Out.Answer, r.Out.Letter)
		if g.row.Outcome = g.right.Opposite(); why.text != "" {
			g.row.Reason = why.text
		}
	}
	return g, err
}

// concludeBlind sorts the panel's answers into the scenarios. The whole panel
// may reject; quality is the reasoning members' word alone.
func (j *judging) concludeBlind(all []guess) {
	majority := len(all)/2 + 1
	leaks := count(all, func(g guess) bool { return g.answered() && g.right == corpus.Yes && g.sure })
	open := count(all, func(g guess) bool { return g.failed || g.right == corpus.Undetermined && g.sure })
	switch {
	case leaks >= majority:
		j.conclude(corpus.No, corpus.CodeGuessed,
			fmt.Sprintf("scenario A: %d of %d answer right without evidence and are sure", leaks,
				len(all))).Answer = ScenarioA
	case leaks+open >= majority:
		j.conclude(corpus.Undetermined, j.openCode(all),
			fmt.Sprintf("%d of %d members failed or could not be marked, and could make a majority of right answers", open,
				len(all)))
	default:
		s := j.scenario(all)
		j.passes(fmt.Sprintf("scenario %s: %d of %d answer right and are sure", s, leaks,
			len(all))).Answer = s
	}
}

// openCode says why members leave the filter open: calls that failed before answers that could not be marked.
func (j *judging) openCode(all []guess) corpus.Code {
	if slices.ContainsFunc(all, func(g guess) bool { return g.failed }) {
		return corpus.CodeCallFailed
	}
	return corpus.CodeUnmarked
}

// scenario tells D, C and B apart. A member that failed is counted as what would speak against the better quality.
func (j *judging) scenario(all []guess) string {
	panel := slices.DeleteFunc(slices.Clone(all), func(g guess) bool { return !g.reasoner })
	if len(panel) < minReasoners {
		return ScenarioB
	}
	majority := len(panel)/2 + 1
	right := count(panel, func(g guess) bool { return g.failed || g.answered() && g.right == corpus.Yes })
	carried := count(panel, func(g guess) bool { return g.answered() && g.right == corpus.Yes && j.carries(g) })
	if carried > 0 && right <= 2 && right < majority {
		return ScenarioD
	}
	wrong := slices.DeleteFunc(slices.Clone(panel), func(g guess) bool { return !g.answered() || g.right != corpus.No })
	if len(wrong) >= majority && (count(wrong, func(g guess) bool {
		return g.sure
	}) >= majority || j.largest(wrong) >= majority) {
		return ScenarioC
	}
	return ScenarioB
}

// leastReasoning is how many different words, grammar aside, make a reasoning rather than a remark.
const leastReasoning = 12

// carries says whether a reasoning leads to the answer: it is more than a
// remark, and what the answer says occurs in it.
func (j *judging) carries(g guess) bool {
	words, answer := map[string]bool{}, map[string]bool{}
	addTerms(words, g.out.Reasoning)
	addTerms(answer, g.out.Answer)
	return len(words) >= leastReasoning && len(answer) > 0 && containsAll(words, answer)
}

// largest returns how many guesses give the commonest answer, to the letter.
func (j *judging) largest(guesses []guess) int {
	most := 0
	for _, g := range guesses {
		most = max(most, count(guesses, func(h guess) bool { return j.literallySame(g, h) }))
	}
	return most
}

func (j *judging) literallySame(g, h guess) bool {
	if len(j.it.Options) > 0 {
		return g.out.Letter == h.out.Letter
	}
	return corpus.TextValue(corpus.KindText, g.out.Answer).Equal(corpus.TextValue(corpus.KindText, h.out.Answer))
}

func count(guesses []guess, is func(guess) bool) int {
	n := 0
	for _, g := range guesses {
		if is(g) {
			n++
		}
	}
	return n
}
