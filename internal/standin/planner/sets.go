package planner

import (
	"fmt"

	"memloom/internal/corpus"
	"memloom/internal/life"
	"memloom/prompts"
)

// Variants words the variants of a set by the frames of everyday life (S3).
func (p *Planner) Variants(in prompts.VariantsIn) (prompts.VariantsOut, error) {
	if len(in.Variants) == 0 {
		return prompts.VariantsOut{}, fmt.Errorf("wording a set about %s: it has no variant", in.Thing)
	}
	of := life.Preference{Thing: in.Thing, Things: in.Things}
	r := corpus.Rand(uint64(len(in.Again)), in.User.Name+"/"+in.Thing+"/"+in.Variants[0].Value, "variants")
	out := prompts.VariantsOut{Case: life.Wording().Together(in.Subtype, in.User.Name, of)}
	w := life.Wording()
	for i, n := range r.Perm(len(w.Shown))[:len(in.Variants)] {
		v := in.Variants[i]
		s := life.Shown{Name: in.User.Name, Value: v.Value, Context: v.Case, When: v.When}
		clause := w.Clause(n, life.Sign{Words: v.Sign, Whose: life.Me, Beside: corpus.Pick(r, w.People), Context: v.Case,
			When: v.When})
		out.Variants = append(out.Variants, prompts.WordedVariant{N: v.N, Sentence: w.Sentence(of, s), Clause: clause})
	}
	return out, nil
}

// ReviewSet rejects a set for what can be computed of its plan: two variants that are to differ have one value, or a
// value that followed another has no date. It reads no English.
func (p *Planner) ReviewSet(in prompts.SetReviewIn) (prompts.ReviewOut, error) {
	out := prompts.ReviewOut{Reasons: []prompts.ReasonOut{}}
	seen := map[string]int{}
	for _, v := range in.Set.Variants {
		if other := seen[v.Value]; other > 0 && in.Set.Subtype != corpus.AnyOne {
			out.Reasons = append(out.Reasons, prompts.ReasonOut{Reason: prompts.SetDuplicated,
				Why: fmt.Sprintf("Variants %d and %d have one value.", other, v.N)})
		}
		seen[v.Value] = v.N
		if in.Set.Subtype == corpus.Temporal && v.When == "" {
			out.Reasons = append(out.Reasons, prompts.ReasonOut{Reason: prompts.SetTimeless,
				Why: fmt.Sprintf("Variant %d does not say since when it holds.", v.N)})
		}
	}
	return out, nil
}

// ReviewEpisode finds nothing: what rules can find of an episode is found before a checker is asked.
func (p *Planner) ReviewEpisode(prompts.EpisodeReviewIn) (prompts.EpisodeReviewOut, error) {
	return prompts.EpisodeReviewOut{Faults: []prompts.EpisodeFault{}}, nil
}

// ReviewSession finds nothing: what rules can find of a session is found before a checker is asked.
func (p *Planner) ReviewSession(prompts.SessionReviewIn) (prompts.SessionReviewOut, error) {
	return prompts.SessionReviewOut{Faults: []prompts.SessionFaultOut{}}, nil
}
