package state

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/recipe"
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
	News       Rate // of days of groups: those with a piece of news (E16)
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

func newRates(o recipe.Dialogue) *Rates {
	return &Rates{
		Noise: Rate{Share: o.Noise}, Disagree: Rate{Share: o.Disagreement}, Short: Rate{Share: o.UltraShort * spareShort},
		Closed: Rate{Share: closedShare}, Banter: Rate{Share: banterShare}, Recall: Rate{Share: recallShare},
		Coordinate: Rate{Share: coordinateShare}, Cross: Rate{Share: crossShare}, React: Rate{Share: reactShare},
		News:  Rate{Share: o.NewsRate},
		Drift: Rate{Share: 1 - o.Steering}, Kinds: Even{},
	}
}

// Observe counts a message, which may be one that can be short.
func (q *Rates) Observe(s dialogue.Slot, canBeShort bool) {
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

// Rate holds a share of what it sees: what was not taken when it was due is carried over to the next chance, so that
// the share of a whole corpus comes out the one who else takes part in it.
type Rate struct {
	Share float64
	seen  int
	done  int
	due   float64 // of those that were met
}

// Missing is how many more of those seen, and one to come, the share asks for.
func (q *Rate) Missing() float64 { return float64(q.Share*float64(q.seen+1)) - float64(q.done) }

// Due says whether the next one should be taken: surely when one is missing, by chance when a part of one is.
func (q *Rate) Due(r *rand.Rand) bool { return q.Missing() > r.Float64() }

// Take draws whether one that comes along is taken, where it can be, and counts it.
func (q *Rate) Take(can bool, r *rand.Rand) bool {
	taken := can && q.Due(r)
	q.Count(taken)
	return taken
}

// Count enters one that was seen.
func (q *Rate) Count(taken bool) {
	q.seen++
	if taken {
		q.done++
	}
}

// Meet counts one that comes along and may be taken several times, or whose taking is decided later: by Wants and
// Taken.
func (q *Rate) Meet() { q.due += q.Share }

// Wants draws whether one more is taken of those that were met.
func (q *Rate) Wants(r *rand.Rand) bool { return q.due-float64(q.done) > r.Float64() }

// Behind says whether a whole one is missing of those that were met.
func (q *Rate) Behind() bool { return q.due-float64(q.done) >= 1 }

// Taken counts one that was taken of those that were met.
func (q *Rate) Taken() { q.done++ }

// Draw draws whether one more is taken of those that were met, and counts it.
func (q *Rate) Draw(r *rand.Rand) bool {
	wants := q.Wants(r)
	if wants {
		q.done++
	}
	return wants
}

// Even deals kinds so that none falls far behind the others.
type Even map[string]int

// Order returns kinds, those that fell least first, equals by chance.
func (e Even) Order(kinds []string, r *rand.Rand) []string {
	out := corpus.Shuffled(r, kinds)
	slices.SortStableFunc(out, func(a, b string) int { return e[a] - e[b] })
	return out
}

// The kinds of disagreement (G11), as in corpus.Disagreements.
const (
	Feasibility     = "feasibility"
	Assumptions     = "assumptions"
	Alternative     = "alternative"
	OverlookedRisk  = "overlooked_risk"
	Scope           = "scope"
	CounterEvidence = "counter_evidence"
)
