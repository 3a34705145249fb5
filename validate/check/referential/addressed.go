package referential

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/validate/check/rule"
)

// Bounds on whom messages turn to.
const (
	mostAstray  = 0.01 // of the replies that name a person, those that do not name whom they answer
	mostAtLarge = 0.03 // of the cross-project messages, those that name no one
	fewest      = 100
)

// turnedRight: a reply that names a person names the one whom it answers.
func turnedRight(*rule.Run) rule.Check {
	return shareOf(func(w *rule.World, m *corpus.Message, p *corpus.PlannedMessage) (counts, wrong bool) {
		parent := w.Message(m.ReplyTo)
		counts = p.Path == corpus.PathReply && parent != nil && len(m.Mentions) > 0
		return counts, counts && !slices.Contains(m.Mentions, parent.AuthorID)
	}, mostAstray, "turn to another than whom they answer")
}

// crossTurned: a cross-project message turns to a person of the task that it visits (G7).
func crossTurned(*rule.Run) rule.Check {
	return shareOf(func(_ *rule.World, m *corpus.Message, p *corpus.PlannedMessage) (counts, wrong bool) {
		return p.Path == corpus.PathCross, len(m.Mentions) == 0
	}, mostAtLarge, "turn to nobody")
}

// shareOf bounds the share of planned messages that are wrong among those that count.
func shareOf(is func(*rule.World, *corpus.Message, *corpus.PlannedMessage) (counts, wrong bool), most float64,
	what string) rule.Check {
	all, astray := 0, 0
	var ids []string
	return rule.Check{
		Add: func(w *rule.World, f *rule.Finding) {
			for m := range rule.All(w.Messages) {
				p := w.Planned(m.ID)
				if p == nil {
					continue
				}
				counts, wrong := is(w, m, p)
				if !counts {
					continue
				}
				f.Look()
				if all++; wrong {
					astray++
					ids = append(ids, m.ID)
				}
			}
		},
		Conclude: func(f *rule.Finding) {
			if share := rule.Fraction(astray, all); f.Enough(all, fewest) && share > most {
				f.Violate(rule.PerCent(share)+" "+what, "at most "+rule.PerCent(most), ids[:min(len(ids), 5)]...)
			}
		},
	}
}
