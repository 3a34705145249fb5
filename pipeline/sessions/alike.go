package sessions

import (
	"fmt"
	"math"
	"slices"
	"time"

	"memloom/internal/corpus"
	"memloom/internal/statistics"
	"memloom/output"
	"memloom/prompts"
	"memloom/validate/check/rule"
)

// Alike is a rule that lengths, clocks and places of sessions do not show of which kind they are, better than by chance
// and two points. Sessions whose kind is not known are left out.
func (r *Rules[V]) Alike(name string, needs []string, kind func(v *V, s Session) (of, known bool)) rule.Rule {
	return r.All(rule.Rule{Promise: rule.Blind, Name: name, Of: "sessions", Proof: rule.Tested, Needs: needs},
		func(*output.Manifest) (func(*V, rule.Expect), func(*rule.Finding)) {
			t := &kinds{name: name}
			return func(v *V, _ rule.Expect) { t.add(r.base, func(s Session) (bool, bool) { return kind(v, s) }) }, t.conclude
		})
}

const (
	kindFolds   = 5
	kindFewest  = 40     // sessions of either kind that a test needs
	kindAlpha   = 0.0005 // of each of the two tests
	kindShuffle = 30_000
	kindBins    = 5

	// kindSlack is how far from one half a ranking may be, however many sessions show that it is no chance: a guess which
	// of two sessions is of the kind is right in 52 of 100 cases then.
	kindSlack = 0.02
)

// kinds trains a logistic regression on what can be seen of sessions without reading them, on four parts of them in
// turn, and ranks those of the fifth. By chance the ranks within a part of a history are those of a random order,
// whatever was learned from the others: the test shuffles them.
type kinds struct {
	name      string
	histories int
	list      []seenSession
}

// seenSession is a session without its words.
type seenSession struct {
	features []float64
	of       bool // the kind
	block    int  // history and part
}

func (t *kinds) add(v *View, kind func(Session) (of, known bool)) {
	parts := corpus.Rand(0, "check", t.name+" "+v.ID).Perm(len(v.Sessions))
	for i, s := range v.Sessions {
		if of, known := kind(s); known && len(v.Turns[s.SessionID]) > 0 {
			t.list = append(t.list, seenSession{v.features(i), of, t.histories*kindFolds + parts[i]%kindFolds})
		}
	}
	t.histories++
}

// features are what a solver sees of a session: its lengths, its clock and its place. Lengths are in words: what tokens
// add to them is how the names that are spoken of are spelt.
func (v *View) features(i int) []float64 {
	s := v.Sessions[i]
	list := v.Turns[s.SessionID]
	var words, longest, ofUser, widest float64
	for k, m := range list {
		n := float64(len(Words(m.Text)))
		words, longest = words+n, max(longest, n)
		if m.AuthorRole == prompts.SideUser {
			ofUser += n
		}
		if k > 0 {
			widest = max(widest, float64(m.At-list[k-1].At))
		}
	}
	first, last := list[0], list[len(list)-1]
	before, after, weekend := math.Inf(1), math.Inf(1), 0.0
	if i > 0 {
		before = float64(s.Started - v.Sessions[i-1].Ended)
	}
	if i+1 < len(v.Sessions) {
		after = float64(v.Sessions[i+1].Started - s.Ended)
	}
	at := first.At.Time()
	if d := at.Weekday(); d == time.Saturday || d == time.Sunday {
		weekend = 1
	}
	return []float64{float64(len(list)), words, words / float64(len(list)), longest, ofUser,
		float64(len(Words(first.Text))), float64(len(Words(last.Text))), widest, float64(last.At - first.At),
		float64(at.Hour()*60 + at.Minute()), float64(at.Weekday()), weekend, float64(at.YearDay()), before, after,
		float64(i) / float64(len(v.Sessions)), float64(s.Seq % 2)}
}

func (t *kinds) conclude(f *rule.Finding) {
	of := 0
	for _, s := range t.list {
		if s.of {
			of++
		}
	}
	if f.Checked = len(t.list); min(of, f.Checked-of) < kindFewest {
		f.TooFew(fmt.Sprintf("a test needs %d sessions on either side", kindFewest))
		return
	}
	auc, p := t.tested()
	said := fmt.Sprintf("AUC %.3f", auc)
	if auc <= 0.5+kindSlack {
		f.Tested(f.Checked, p, kindAlpha, "%s, at most %.2f", said, 0.5+kindSlack)
	} else if f.Tested(f.Checked, p, kindAlpha, "%s", said) {
		f.Violate(said, "no more than by chance")
	}
}

// tested returns how often a session of the kind is ranked before another of its block, and how likely chance does
// that.
func (t *kinds) tested() (auc, p float64) {
	examples, n := t.binned()
	scores, of := make([][]float64, t.histories*kindFolds), make([][]bool, t.histories*kindFolds)
	fold := func(i int) int { return t.list[i].block % kindFolds }
	for i, score := range statistics.CrossValidated(examples, n, kindFolds, fold) {
		b := t.list[i].block
		scores[b], of[b] = append(scores[b], score), append(of[b], t.list[i].of)
	}
	sizes, pairs := make([]int, len(scores)), 0.0
	for b := range scores {
		n := 0
		for _, yes := range of[b] {
			if yes {
				n++
			}
		}
		pairs += float64(n * (len(of[b]) - n))
		sizes[b], scores[b] = len(of[b]), statistics.Ranks(scores[b])
	}
	sum, p := statistics.PermutationTail(corpus.Rand(0, "check", t.name), kindShuffle, sizes,
		func(orders [][]int) float64 {
			sum := 0.0
			for b, order := range orders {
				for i, k := range order {
					if of[b][i] {
						sum += scores[b][k]
					}
				}
			}
			return sum
		})
	return 0.5 + sum/pairs, p
}

// binned cuts every feature at its quantiles over all sessions, so that a solver may learn of any range of it.
func (t *kinds) binned() (examples []statistics.Example, features int) {
	examples = make([]statistics.Example, len(t.list))
	for f := range t.list[0].features {
		var all []float64
		for _, s := range t.list {
			all = append(all, s.features[f])
		}
		slices.Sort(all)
		for i, s := range t.list {
			below, _ := slices.BinarySearch(all, s.features[f])
			bin := min(below*kindBins/len(all), kindBins-1)
			examples[i].Positive = s.of
			examples[i].Features = append(examples[i].Features, statistics.Feature{Index: f*kindBins + bin, Value: 1})
		}
	}
	return examples, len(t.list[0].features) * kindBins
}
