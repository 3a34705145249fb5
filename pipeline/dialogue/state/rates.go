package state

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
)

// Rates are the shares that hold over a corpus.
type Rates struct {
	Noise      Rate // of messages (G11)
	Disagree   Rate // of replies
	Closed     Rate // of disagreements: those that are answered
	Short      Rate // of the replies that neither disturb nor push back: those that can be ultra-short
	Banter     Rate // of messages
	Recall     Rate // of messages: those that come back to what was said in their group
	Coordinate Rate // of messages
	Cross      Rate // of messages: those along cross-project paths (G4)
	React      Rate // of pieces of news
	Drift      Rate // of facts taken up in free replies: those of another sub-issue than their thread's (G8)
	Kinds      Even // of noise and of disagreements
}

// The shares that no recipe sets.
const (
	banterShare     = 0.06  // of messages: small talk keeps under 8 %
	recallShare     = 0.005 // of messages: recalls in one's own group; what people bring across comes with their paths
	coordinateShare = 0.04  // of messages
	crossShare      = 0.1   // of messages: table 6 has 9.5–11.7 %
	closedShare     = 0.25  // of disagreements in free replies
	reactShare      = 0.3   // of pieces of news
	spareShort      = 1.06  // of the ultra-short: what can be short on a day that has enough of them stays long
)

func newRates(o dialogue.Options) *Rates {
	return &Rates{
		Noise: Rate{Share: o.Noise}, Disagree: Rate{Share: o.Disagreement}, Short: Rate{Share: o.UltraShort * spareShort},
		Closed: Rate{Share: closedShare}, Banter: Rate{Share: banterShare}, Recall: Rate{Share: recallShare},
		Coordinate: Rate{Share: coordinateShare}, Cross: Rate{Share: crossShare}, React: Rate{Share: reactShare},
		Drift: Rate{Share: 1 - o.Steering}, Kinds: Even{},
	}
}

// observe counts a message, which may be one that can be short.
func (q *Rates) observe(s dialogue.Slot, canBeShort bool) {
	noise, objects := slices.Contains(corpus.Noise, s.Perturbation), s.Act == corpus.ActDisagreement
	q.Noise.Count(noise)
	q.Banter.Count(s.Act == corpus.ActBanter)
	q.Recall.Count(s.Act == corpus.ActRecall && s.Path != corpus.PathCross)
	q.Coordinate.Count(s.Act == corpus.ActCoordinate)
	q.Cross.Count(s.Path == corpus.PathCross)
	if noise || objects {
		q.Kinds[s.Perturbation]++
	}
	if s.ParentKey == "" {
		return
	}
	q.Disagree.Count(objects)
	if !noise && !objects && s.Perturbation != corpus.DecisionChange {
		q.Short.Count(canBeShort)
	}
}
