package subtlememory

import (
	"fmt"
	"maps"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/life"
	"memloom/internal/seeds"
	"memloom/pipeline/sessions"
	"memloom/prompts"
)

// session is a planned session (S4).
type session struct {
	sessions.When
	Set        int      `json:"set"` // into the plan's sets
	Variants   []int    `json:"variants"`
	Candidates []string `json:"candidates"`
	Type       string   `json:"type"`
	Workflow   int      `json:"workflow"`
	Signal     string   `json:"signal,omitempty"`
	Topic      string   `json:"topic"`
	Purpose    string   `json:"purpose"`
	Details    []string `json:"details"`
	Offers     []string `json:"offers"`
}

// candidates is how many conversation types a session could have had (S4).
const candidates = 4

// The signals of sessions about what a user goes for (S4).
var signals = []string{"low", "medium", "high"}

// sessions plans the sessions of all sets: which variants each carries, what it is about, and in which order and when they
// take place (S4, S6).
func (x *drawing) sessions(list []planned) []session {
	var all []session
	for i := range list {
		for _, variants := range x.carried(list[i]) {
			all = append(all, session{Set: i, Variants: variants})
		}
	}
	all = x.ordered(all, list)
	starts := hours.Starts(x.r, x.k.First, x.k.SpanDays, len(all))
	talks := map[string][]life.Talk{}
	used := map[[2]string]bool{} // a talk about a thing or subject is had once
	for i := range all {
		b := &all[i]
		b.Key, b.Start = fmt.Sprintf("%04d", i+1), starts[i]
		x.about(b, list[b.Set].Set, talks, used)
		b.Gaps = sessions.Gaps(x.r, x.k.TurnsMin, x.k.TurnsMax, mostGap)
	}
	return all
}

// mostGap is how many minutes pass at most from a message to the next.
const mostGap = 4

// carried says which variants the sessions of a set carry: one each of a set about the user; those of a set about the world
// are dealt to two sessions, the sides of a contradiction apart (S4).
func (x *drawing) carried(p planned) [][]int {
	if p.Set.Origin == corpus.OfUser {
		var out [][]int
		for i := range p.Variants {
			out = append(out, []int{i})
		}
		return out
	}
	order := corpus.Shuffled(x.r, numbers(len(p.Variants)))
	half := (len(order) + x.r.IntN(2)) / 2
	half = min(max(half, 1), len(order)-1)
	out := [][]int{order[:half], order[half:]}
	for _, list := range out {
		slices.Sort(list)
	}
	if x.r.IntN(2) == 0 {
		for _, list := range out {
			slices.Reverse(list)
		}
	}
	return out
}

// shuffles bounds how often an order of sessions is drawn that keeps two of a set apart.
const shuffles = 50

// ordered shuffles sessions so that two of one set have so many others between them (S6), and that those of a temporal set
// do not stand in the order of their dates: order alone must not settle what is asked.
func (x *drawing) ordered(all []session, list []planned) []session {
	for range shuffles {
		out := corpus.Shuffled(x.r, all)
		if x.spaced(out) {
			x.unsort(out, list)
			if !slices.ContainsFunc(numbers(len(out)), func(i int) bool { return x.near(out, i) }) {
				return out
			}
		}
	}
	return x.spread(all)
}

// spread is the order where no drawn one fits: the first sessions of all sets, then the second ones, and so on.
func (x *drawing) spread(all []session) []session {
	nth, rank := map[int]int{}, make([]int, len(all))
	for i, b := range all {
		rank[i] = nth[b.Set]
		nth[b.Set]++
	}
	var out []session
	for n := 0; len(out) < len(all); n++ {
		for i, b := range all {
			if rank[i] == n {
				out = append(out, b)
			}
		}
	}
	return out
}

// spaced moves sessions that stand too near another of their set, and says whether all could be moved.
func (x *drawing) spaced(out []session) bool {
	for i := range out {
		if !x.near(out, i) {
			continue
		}
		moved := false
		for _, k := range x.r.Perm(len(out)) {
			out[i], out[k] = out[k], out[i]
			if !x.near(out, i) && !x.near(out, k) {
				moved = true
				break
			}
			out[i], out[k] = out[k], out[i]
		}
		if !moved {
			return false
		}
	}
	return true
}

// near says whether another session of its set stands within the distance that is kept.
func (x *drawing) near(out []session, i int) bool {
	for k := max(0, i-x.k.Apart); k <= min(len(out)-1, i+x.k.Apart); k++ {
		if k != i && out[k].Set == out[i].Set {
			return true
		}
	}
	return false
}

// unsort exchanges the last two sessions of a temporal set that has them in the order of its dates.
func (x *drawing) unsort(out []session, list []planned) {
	at := map[int][]int{}
	for i, b := range out {
		if list[b.Set].Set.Subtype == string(seeds.Temporal) {
			at[b.Set] = append(at[b.Set], i)
		}
	}
	for _, set := range slices.Sorted(maps.Keys(at)) {
		places := at[set]
		first := func(k int) int { return slices.Min(out[places[k]].Variants) }
		if slices.IsSortedFunc(numbers(len(places)), func(a, b int) int { return first(a) - first(b) }) {
			n := len(places) - 1
			a, b := places[n-1], places[n]
			out[a], out[b] = out[b], out[a]
		}
	}
}

// hours are those in which users talk.
var hours = sessions.Hours{From: 7, To: 23, Slot: 80, Late: 20}

// about draws what a session is about: a talk that fits the thing or the subject, four candidate types, one of them that
// fits the talk, and a workflow. Talks take turns, so that none comes twice before all have come once.
func (x *drawing) about(b *session, set sessions.Set, talks map[string][]life.Talk, used map[[2]string]bool) {
	of, subject := "subject", ""
	if set.Thing != nil {
		of, subject = "thing", *set.Thing
	} else {
		subject = corpus.Pick(x.r, set.Subjects)
	}
	b.Candidates = corpus.Shuffled(x.r, prompts.SessionTypes())[:candidates]
	b.Type, b.Workflow = b.Candidates[0], 1+x.r.IntN(prompts.SessionWorkflows)
	fits := func(t life.Talk) bool {
		return t.Of == of && slices.Contains(t.Types, b.Type) && !used[[2]string{t.Key, subject}]
	}
	i := slices.IndexFunc(talks[of], fits)
	for tries := 0; i < 0 && tries < 2; tries++ {
		talks[of] = append(talks[of], corpus.Shuffled(x.r, x.p.Talks)...)
		i = slices.IndexFunc(talks[of], fits)
	}
	if i < 0 {
		i = slices.IndexFunc(talks[of], func(t life.Talk) bool { return t.Of == of })
		b.Type = corpus.Pick(x.r, talks[of][i].Types)
		b.Candidates[0] = b.Type
	}
	t := talks[of][i]
	talks[of] = slices.Delete(talks[of], i, i+1)
	used[[2]string{t.Key, subject}] = true
	fill := func(s string) string { return life.FillSubject(s, subject) }
	if set.Thing != nil {
		p := preference(x.p, set.SeedID[len("life/"):])
		fill = p.Fill
		b.Signal = corpus.Pick(x.r, signals)
	}
	b.Topic, b.Purpose = fill(t.Topic), fill(t.Purpose)
	for _, d := range corpus.Shuffled(x.r, t.Details)[:min(len(t.Details), mostDetails)] {
		b.Details = append(b.Details, fill(d))
	}
	for _, o := range corpus.Shuffled(x.r, t.Offers)[:min(len(t.Offers), mostDetails)] {
		b.Offers = append(b.Offers, fill(o))
	}
	b.Candidates = corpus.Shuffled(x.r, b.Candidates)
}

// mostDetails is how many circumstances, and how many proposals, a session is given.
const mostDetails = 5
