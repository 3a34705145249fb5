package streammembench

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/sessions"
	"memloom/pipeline/stage"
)

// plan is what is planned of a stream: the pool, and the episodes in the order of time.
type plan struct {
	Pool     []piece       `json:"pool"`
	Asides   []aside       `json:"asides"`
	Episodes []episodePlan `json:"episodes"`

	keys *Section
}

// episodePlan is a planned episode (T2).
type episodePlan struct {
	sessions.When
	Topic   string   `json:"topic"`
	Purpose string   `json:"purpose"`
	Offers  []string `json:"offers"`
	Says    []said   `json:"says"`
}

// said is what the user says of a piece.
type said struct {
	Piece int    `json:"piece"` // or aside
	What  string `json:"what"`  // one of the kinds below
}

// What is said of a piece: its value, the value to which it changes, or why it changed; or an aside.
const (
	saysValue  = "value"
	saysChange = "change"
	saysReason = "reason"
	saysAside  = "aside"
)

// says is how a piece is said, and what of the clause is the value.
func (p *piece) says(what string) (clause, surface string) {
	switch what {
	case saysChange:
		return p.Flip.Clause, p.Flip.Value
	case saysReason:
		return p.Flip.Why, p.Flip.Reason
	}
	return p.Clause, p.Value
}

// planOf plans a user's stream. An error names the key that is at odds with the others.
func (p planner) planOf(of stage.Ref) (*plan, error) {
	k, source := p.keys(), p.Source(of.Key("blueprint", "stream"))
	d := newDrawing(k, sessions.Life(), source("pool"))
	d.pool(p.wanted())
	if !d.place() {
		return nil, p.Recipe.Wrong("episodes.count",
			"%d pieces, %d of them said in %d episodes and %d flipped behind that, do not fit; raise it, or lower episodes.focus or episodes.flips",
			len(d.list), k.pieces(), k.Count, len(d.changes))
	}
	if err := d.order(p.Recipe); err != nil {
		return nil, err
	}
	worded(d.list, k.Count, k.UserRunes)
	asides := d.asides()
	return &plan{Pool: d.list, Asides: asides, Episodes: d.episodes(source("episodes")), keys: k}, nil
}

// wanted are the questions that a stream is to have, by type: an equal part of the recipe's, rounded up.
func (p planner) wanted() map[string]int {
	out, n := map[string]int{}, p.keys().Users
	for name, all := range p.Recipe.Questions.Families {
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

// episodes plans the episodes: when they take place, what they are about, and what is said in which order.
func (d *drawing) episodes(r *rand.Rand) []episodePlan {
	topics := corpus.Shuffled(r, d.f.Topics)
	days := r.Perm(d.k.SpanDays)[:d.k.Count]
	slices.Sort(days)
	var out []episodePlan
	for i, day := range days {
		t := topics[i%len(topics)]
		b := episodePlan{Topic: t.Topic, Purpose: t.Purpose, Offers: corpus.Shuffled(r, d.f.Offers)}
		b.Key, b.Start = fmt.Sprintf("%04d", i+1), d.k.First.Add(day).At(firstHour+r.IntN(lastHour-firstHour), r.IntN(60))
		b.Says = d.says(i, r)
		n := max(d.k.TurnsMin, 2*len(b.Says)+4) // the first and the last round say nothing
		b.Gaps = sessions.Gaps(r, n, n, mostGap)
		out = append(out, b)
	}
	return out
}

// says are what the user says in an episode: pieces, flips and asides in a drawn order, a flip's reason right before
// it. What is said of one aspect keeps its own.
func (d *drawing) says(episode int, r *rand.Rand) []said {
	var list []*link
	here := map[*chain][]*link{}
	for _, c := range d.said {
		for _, l := range c.links {
			if l.session == episode {
				list, here[c] = append(list, l), append(here[c], l)
			}
		}
	}
	var out []said
	for _, l := range corpus.Shuffled(r, list) {
		s := here[l.of][0].said
		here[l.of] = here[l.of][1:]
		if s.What == saysChange {
			out = append(out, said{s.Piece, saysReason})
		}
		out = append(out, s)
	}
	return out
}

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
