package graph

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/statistics"
)

// ParentWeight is the weight by which a reply chooses its parent among the messages of its task (App. B, G6): (1+r)^1.3
// · max(0.15, 1 − age/20) · (2 for a post), for r replies so far and an age in messages (0 for the latest). A message
// with Saturated(r) is a candidate only with probability 0.35, drawn for each choice.
func (o Options) ParentWeight(replies, age int, post bool) float64 {
	return o.parentWeight(pow(float64(1+replies), o.ReplyExponent), o.recency(age), post)
}

// Saturated reports whether a message with so many replies is kept as a
// candidate only with probability 0.35 (App. B, G6: r ≥ 4).
func (o Options) Saturated(replies int) bool { return replies >= o.SaturationAt }

func (o Options) parentWeight(attachment, recency float64, post bool) float64 {
	w := float64(attachment * recency)
	if post {
		w = float64(w * o.PostBias)
	}
	return w
}

// recency returns max(0.15, 1 − age/20).
func (o Options) recency(age int) float64 {
	return max(o.RecencyFloor, float64(o.RecencyWindow-age)/float64(o.RecencyWindow))
}

// oldAge returns the smallest age at which recency is at its floor.
func (o Options) oldAge() int {
	age := 0
	for o.recency(age) > o.RecencyFloor {
		age++
	}
	return age
}

// Parent draws the message of a task that a reply answers (App. B, G6), or None if the task is empty.
//
// The choice has exactly the published distribution, over all the history, without looking at all of it. Only the 17
// latest messages differ in recency; the older ones are at its floor, where the weight depends on kind and reply count
// alone, and are drawn by class (see replyClasses).
//
// The saturation rule tosses a coin for every saturated candidate and draws among those left. Here a coin is tossed
// when the draw first hits its candidate, which is accepted or else put aside before the next draw. That is the same:
// given all coins, drawing and putting aside what was dropped is drawing by weight among what was kept, and a coin that
// is never looked at changes nothing. It takes at most 1/0.35 tosses on average. Should every candidate be dropped, all
// coins are tossed again.
func (s *Sampler) Parent(t TaskRef, rng *rand.Rand) MessageRef {
	idx := &s.log.tasks[t]
	if len(idx.messages) == 0 {
		return None
	}
	s.layOut(idx)
	for {
		at := statistics.WeightedFloat(rng, s.weights)
		if at < 0 {
			s.layOut(idx)
			continue
		}
		m := s.candidate(idx, at, rng)
		if !s.opts.Saturated(s.log.Replies(m)) || rng.Float64() < s.opts.SaturationKeep {
			return m
		}
		s.drop(idx, at, m)
	}
}

// layOut lists the weights of a task's messages, none dropped: the recent ones,
// the latest first, then the classes of old replies, then those of old posts.
func (s *Sampler) layOut(idx *taskIndex) {
	s.dropped, s.weights = s.dropped[:0], s.weights[:0]
	for age := range s.recent(idx) {
		r := &s.log.records[idx.messages[len(idx.messages)-1-age]]
		s.weights = append(s.weights, s.opts.parentWeight(s.power(r.replies), s.opts.recency(age), r.isPost()))
	}
	for kind, classes := range idx.old {
		for i := range classes {
			k := &classes[i]
			s.weights = append(s.weights, s.classWeight(k, len(k.members), kind == 1))
		}
	}
}

// recent returns how many of a task's messages weigh more than the floor.
func (s *Sampler) recent(idx *taskIndex) int { return min(s.log.oldAge, len(idx.messages)) }

// classWeight returns the weight of so many members of a class.
func (s *Sampler) classWeight(k *replyClass, members int, post bool) float64 {
	one := s.opts.parentWeight(s.power(k.replies), s.opts.RecencyFloor, post)
	return float64(float64(members) * one)
}

// class returns the class at a position of the layout, and whether it is one of posts.
func (s *Sampler) class(idx *taskIndex, at int) (k *replyClass, post bool) {
	at -= s.recent(idx)
	if replies := len(idx.old[0]); at >= replies {
		return &idx.old[1][at-replies], true
	}
	return &idx.old[0][at], false
}

// candidate returns the message at a position of the layout; in a class it is drawn uniformly among those not dropped.
func (s *Sampler) candidate(idx *taskIndex, at int, rng *rand.Rand) MessageRef {
	if at < s.recent(idx) {
		return idx.messages[len(idx.messages)-1-at]
	}
	k, _ := s.class(idx, at)
	for {
		if m := corpus.Pick(rng, k.members); !slices.Contains(s.dropped, m) {
			return m
		}
	}
}

// drop puts a candidate aside for the rest of this choice.
func (s *Sampler) drop(idx *taskIndex, at int, m MessageRef) {
	s.dropped = append(s.dropped, m)
	if at < s.recent(idx) {
		s.weights[at] = 0
		return
	}
	k, post := s.class(idx, at)
	left := len(k.members)
	for _, d := range s.dropped {
		if slot := int(s.log.records[d].slot); slot < len(k.members) && k.members[slot] == d {
			left--
		}
	}
	s.weights[at] = s.classWeight(k, left, post)
}

// power returns (1+r)^1.3, computed once for each r.
func (s *Sampler) power(replies int32) float64 {
	for r := len(s.powers); r <= int(replies); r++ {
		s.powers = append(s.powers, pow(float64(1+r), s.opts.ReplyExponent))
	}
	return s.powers[replies]
}
