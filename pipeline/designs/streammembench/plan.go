package streammembench

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/life"
	"memloom/pipeline/designs/talks"
)

// plan is what is planned of a stream: the pool, and the episodes in the order of time.
type plan struct {
	Pool     []piece `json:"pool"`
	Episodes []Brief `json:"episodes"`
}

// Brief is a planned episode (T2).
type Brief struct {
	Key     string       `json:"key"` // its place in the stream: 0001
	Start   corpus.Stamp `json:"start"`
	Gaps    []int        `json:"gaps"` // minutes from one message to the next
	Topic   string       `json:"topic"`
	Purpose string       `json:"purpose"`
	Offers  []string     `json:"offers"`
	Says    []said       `json:"says"`
}

// said is what the user says of a piece.
type said struct {
	Piece int    `json:"piece"`
	What  string `json:"what"` // one of the kinds below
}

// What is said of a piece: its value, the value to which it changes, or why it changed.
const (
	saysValue  = "value"
	saysChange = "change"
	saysReason = "reason"
)

// clause is how it is said.
func (p *plan) clause(s said) string {
	x := p.Pool[s.Piece]
	switch s.What {
	case saysChange:
		return x.Flip.Clause
	case saysReason:
		return x.Flip.Why
	}
	return x.Clause
}

// surface is what of the clause is the value.
func (p *plan) surface(s said) string {
	x := p.Pool[s.Piece]
	switch s.What {
	case saysChange:
		return x.Flip.Value
	case saysReason:
		return x.Flip.Reason
	}
	return x.Value
}

// source is the random source of one step of a user's plan.
func (s *stream) source(purpose string) *rand.Rand {
	return s.Source(s.of.Key("blueprint", "stream"))(purpose)
}

// planOf plans a user's stream. An error names the key that is at odds with the others.
func (s *stream) planOf(p *life.Pack) (*plan, error) {
	k := s.keys()
	d := newDrawing(k, p, s.source("pool"))
	d.pool(s.wanted())
	if !d.place() {
		return nil, s.Recipe.Wrong("episodes.count", "%d pieces, %d of them said in %d episodes and %d flipped behind that, do not fit; raise it, or lower episodes.focus or episodes.flips",
			len(d.list), k.pieces(), k.Count, len(d.changes))
	}
	if err := d.order(s.Recipe); err != nil {
		return nil, err
	}
	worded(d.list, k.Count, k.UserRunes)
	out := &plan{Pool: d.list}
	out.Episodes = d.briefs(s.source("episodes"))
	return out, nil
}

// wanted are the questions that a stream is to have, by type: an equal part of the recipe's, rounded up.
func (s *stream) wanted() map[string]int {
	out, n := map[string]int{}, s.keys().Users
	for name, all := range s.Recipe.Questions.Families {
		out[name] = (all + n - 1) / n
	}
	return out
}

// The hours in which users talk, and how many minutes pass at most from a message to the next.
const (
	firstHour = 8
	lastHour  = 21
	mostGap   = 3
)

// briefs plans the episodes: when they take place, what they are about, and what is said in which order.
func (d *drawing) briefs(r *rand.Rand) []Brief {
	topics := corpus.Shuffled(r, d.f.Topics)
	days := r.Perm(d.k.SpanDays)[:d.k.Count]
	slices.Sort(days)
	var out []Brief
	for i, day := range days {
		t := topics[i%len(topics)]
		b := Brief{Key: fmt.Sprintf("%04d", i+1), Topic: t.Topic, Purpose: t.Purpose, Offers: corpus.Shuffled(r, d.f.Offers),
			Start: d.k.First.Add(day).At(firstHour+r.IntN(lastHour-firstHour), r.IntN(60))}
		for range d.k.TurnsMin + 2*r.IntN((d.k.TurnsMax-d.k.TurnsMin)/2+1) - 1 {
			b.Gaps = append(b.Gaps, 1+r.IntN(mostGap))
		}
		b.Says = d.says(i, r)
		out = append(out, b)
	}
	return out
}

// says are what the user says in an episode: pieces and flips in a drawn order, a flip's reason right before it.
func (d *drawing) says(episode int, r *rand.Rand) []said {
	var list []said
	for i, p := range d.list {
		if p.Session == episode {
			list = append(list, said{i, saysValue})
		}
		if p.Flip != nil && p.Flip.Session == episode {
			list = append(list, said{i, saysChange})
		}
	}
	var out []said
	for _, s := range corpus.Shuffled(r, list) {
		if s.What == saysChange {
			out = append(out, said{s.Piece, saysReason})
		}
		out = append(out, s)
	}
	return out
}

// minutes are the times of an episode's messages.
func (b Brief) minutes() []corpus.Stamp { return talks.Minutes(b.Start, b.Gaps) }

// revealed are the numbers of the pieces that were said before an episode, in the order in which they were.
func (d *drawing) revealed(episode int) []int {
	var out []int
	for i, p := range d.list {
		if p.Session >= 0 && p.Session < episode {
			out = append(out, i)
		}
	}
	slices.SortStableFunc(out, func(a, b int) int { return cmp.Compare(d.list[a].Session, d.list[b].Session) })
	return out
}
