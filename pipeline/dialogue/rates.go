package dialogue

import (
	"slices"

	"memloom/internal/corpus"
)

// rates are the shares that hold over a corpus.
type rates struct {
	noise      rate // of messages (G11)
	disagree   rate // of replies
	closed     rate // of disagreements: those that are answered
	short      rate // of the replies that neither disturb nor push back: those that can be ultra-short
	banter     rate // of messages
	recall     rate // of messages: those that come back to what was said in their group
	coordinate rate // of messages
	cross      rate // of messages: those along cross-project paths (G4)
	react      rate // of pieces of news
	drift      rate // of facts taken up in free replies: those of another sub-issue than their thread's (G8)
	kinds      even // of noise and of disagreements
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

func newRates(o Options) *rates {
	return &rates{
		noise: rate{share: o.Noise}, disagree: rate{share: o.Disagreement}, short: rate{share: o.UltraShort * spareShort},
		closed: rate{share: closedShare}, banter: rate{share: banterShare}, recall: rate{share: recallShare},
		coordinate: rate{share: coordinateShare}, cross: rate{share: crossShare}, react: rate{share: reactShare},
		drift: rate{share: 1 - o.Steering}, kinds: even{},
	}
}

// observe counts a message, which may be one that can be short.
func (q *rates) observe(s Slot, canBeShort bool) {
	noise, objects := slices.Contains(corpus.Noise, s.Perturbation), s.Act == corpus.ActDisagreement
	q.noise.count(noise)
	q.banter.count(s.Act == corpus.ActBanter)
	q.recall.count(s.Act == corpus.ActRecall && s.Path != corpus.PathCross)
	q.coordinate.count(s.Act == corpus.ActCoordinate)
	q.cross.count(s.Path == corpus.PathCross)
	if noise || objects {
		q.kinds[s.Perturbation]++
	}
	if s.ParentKey == "" {
		return
	}
	q.disagree.count(objects)
	if !noise && !objects && s.Perturbation != corpus.DecisionChange {
		q.short.count(canBeShort)
	}
}
