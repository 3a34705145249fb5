package subtlememory

import (
	"fmt"
	"maps"
	"slices"
	"strings"

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
	Says       []saying `json:"says"`
	Candidates []string `json:"candidates"`
	Type       string   `json:"type"`
	Workflow   int      `json:"workflow"`
	Signal     string   `json:"signal,omitempty"`
	Topic      string   `json:"topic"`
	Purpose    string   `json:"purpose"`
	Details    []string `json:"details"`
	Offers     []string `json:"offers"`
}

// saying is what comes up in a session: a variant by its number in the set, or something that no one asks about.
type saying struct {
	Variant int `json:"variant,omitempty"`
	said
}

// candidates is how many conversation types a session could have had (S4).
const candidates = 4

// The signals of sessions about what a user goes for (S4).
var signals = []string{"low", "medium", "high"}

// sessions plans the sessions of all sets: which variants each carries, what it is about, and in which order and when
// they take place (S4, S6).
func (x *drawing) sessions(list []planned) []session {
	var all []session
	for i := range list {
		for _, variants := range x.carried(list[i]) {
			all = append(all, session{Set: i, Variants: variants})
		}
	}
	starts := hours.Starts(x.r, x.k.First, x.k.SpanDays, len(all))
	all = x.ordered(all, list, starts)
	talks, nth := map[string][]life.Talk{}, map[int]int{}
	used := map[[2]string]bool{} // a talk about a thing or subject is had once
	for i := range all {
		b := &all[i]
		b.Key, b.Start = fmt.Sprintf("%04d", i+1), starts[i]
		x.about(b, list[b.Set].Set, talks, used)
		b.Gaps = sessions.Gaps(x.r, x.k.TurnsMin, x.k.TurnsMax, mostGap)
		x.accompany(b, &list[b.Set], nth[b.Set])
		nth[b.Set]++
	}
	return all
}

// accompany lets the user bring up something in every turn but the first: what the session is to carry, and next to it
// what no one asks about, in the same frames, so that no turn shows by its words that it is evidence.
func (x *drawing) accompany(b *session, p *planned, nth int) {
	turns := (len(b.Gaps)+1)/2 - 1
	sides := map[string][]saying{}
	for _, i := range b.Variants {
		s := p.Variants[i].Says
		sides[s.Side] = append(sides[s.Side], saying{i + 1, said{Frame: s.Frame}})
	}
	mine := sides[prompts.SideUser]
	if p.Set.Origin == corpus.OfUser {
		mine = x.besides(mine, p, nth, turns)
	}
	for x.world != nil && p.Set.Origin == corpus.OfWorld && len(mine) < turns {
		about := p.named(p.Variants[0].Says.FactID)
		mine = append(mine, saying{said: x.states(p, x.world.Aside(p.Set.Domain, about.SubjectID, about.Predicate),
			prompts.SideUser)})
	}
	mine = corpus.Shuffled(x.r, mine)
	theirs := map[int]saying{} // by the user's turn that follows
	for i, at := range x.r.Perm(max(turns, len(sides[prompts.SideAssistant])))[:len(sides[prompts.SideAssistant])] {
		theirs[at] = sides[prompts.SideAssistant][i]
	}
	for i := range max(turns, len(mine), len(theirs)) {
		if s, ok := theirs[i]; ok {
			b.Says = append(b.Says, s)
		}
		if i < len(mine) {
			b.Says = append(b.Says, mine[i])
		}
	}
}

// besides adds what others go for in what is asked, and then what the user and others go for in what is not.
func (x *drawing) besides(mine []saying, p *planned, nth, turns int) []saying {
	of, people := preference(x.p, strings.TrimPrefix(p.Set.SeedID, "life/")), corpus.Shuffled(x.r, life.Wording().People)
	add := func(t life.Trait, b bound, whose string) {
		beside := life.Me
		if whose == life.Me {
			beside = people[len(mine)%len(people)]
		}
		var taken []int
		for _, s := range mine {
			taken = append(taken, s.Frame)
		}
		mine = append(mine, saying{said: x.sign(p, of, t, b, whose, beside, taken)})
	}
	someone := func() string { return people[len(mine)%len(people)] }
	for i, o := range p.Others {
		if b := x.bound(of, asideContext, asideDated, monthsOpen); i%len(p.carriers()) == nth {
			b.value = o.Value
			add(of.Traits[slices.IndexFunc(of.Traits, func(t life.Trait) bool { return t.Noun == o.Noun })], b, someone())
		}
	}
	var free []life.Trait
	for _, t := range of.Traits {
		if !slices.ContainsFunc(p.Set.Fields, func(f sessions.Field) bool { return f.Noun == t.Noun }) {
			free = append(free, t)
		}
	}
	for _, t := range corpus.Shuffled(x.r, free) {
		if len(mine) >= turns {
			return mine
		}
		b, known := p.own[t.Noun]
		if !known {
			b = x.bound(of, asideContext, asideDated, monthsOpen)
			b.value = corpus.Pick(x.r, t.Values)
			p.own[t.Noun] = b
		}
		add(t, b, life.Me)
	}
	for len(mine) < turns {
		t, b := corpus.Pick(x.r, free), x.bound(of, asideContext, asideDated, monthsOpen)
		b.value = corpus.Pick(x.r, t.Values)
		if _, known := p.own[t.Noun+b.context]; b.context != "" && p.own[t.Noun].context != "" &&
			b.context != p.own[t.Noun].context && !known {
			p.own[t.Noun+b.context] = b
			add(t, b, life.Me)
		} else {
			add(t, b, someone())
		}
	}
	return mine
}

// mostGap is how many minutes pass at most from a message to the next.
const mostGap = 4

// carried says which variants the sessions of a set carry: one each of a set about the user; those of a set about the
// world are dealt to two sessions, the sides of a contradiction apart (S4).
func (x *drawing) carried(p planned) [][]int {
	if p.Set.Origin == corpus.OfUser {
		return p.carriers()
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

// carriers are the variants of a set about the user, each by itself.
func (p *planned) carriers() [][]int {
	var out [][]int
	for i := range p.Variants {
		out = append(out, []int{i})
	}
	return out
}

// shuffles bounds how often an order of sessions is drawn that keeps two of a set apart.
const shuffles = 50

// ordered shuffles sessions so that two of one set have so many others between them (S6), and that those of a temporal
// set do not be in the order of their dates: order alone must not settle what is asked. The sides of a contradiction
// fall within a week, so that neither is the later one.
func (x *drawing) ordered(all []session, list []planned, starts []corpus.Stamp) []session {
	for range shuffles {
		out, fixed := x.paired(all, list, starts)
		if x.spaced(out, fixed) {
			x.unsort(out, list)
			if !slices.ContainsFunc(numbers(len(out)), func(i int) bool { return x.near(out, i) }) {
				return out
			}
		}
	}
	return x.spread(all)
}

// week is how many minutes may pass between the sides of a contradiction.
const week = 7 * 24 * 60

// paired puts the sides of contradictions at places within a week, and shuffles all others into the places that are
// left.
func (x *drawing) paired(all []session, list []planned, starts []corpus.Stamp) (out []session, fixed []bool) {
	out, fixed = make([]session, len(all)), make([]bool, len(all))
	pairs := map[int][]session{}
	var rest []session
	for _, b := range all {
		if list[b.Set].Set.Subtype == string(seeds.Conflict) {
			pairs[b.Set] = append(pairs[b.Set], b)
		} else {
			rest = append(rest, b)
		}
	}
	for _, set := range corpus.Shuffled(x.r, slices.Sorted(maps.Keys(pairs))) {
		if i, k, ok := x.places(fixed, starts); ok {
			pair := corpus.Shuffled(x.r, pairs[set])
			out[i], out[k], fixed[i], fixed[k] = pair[0], pair[1], true, true
		} else {
			rest = append(rest, pairs[set]...)
		}
	}
	rest = corpus.Shuffled(x.r, rest)
	for i := range out {
		if !fixed[i] {
			out[i], rest = rest[0], rest[1:]
		}
	}
	return out, fixed
}

// places draws two free places within a week, with as many others between them as are asked for.
func (x *drawing) places(fixed []bool, starts []corpus.Stamp) (i, k int, ok bool) {
	for _, i := range x.r.Perm(len(starts)) {
		for k := i + x.k.Apart + 1; !fixed[i] && k < len(starts) && starts[k]-starts[i] < week; k++ {
			if !fixed[k] {
				return i, k, true
			}
		}
	}
	return 0, 0, false
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

// spaced moves sessions that stand too near another of their set, but for those that are fixed, and says whether all
// could be moved.
func (x *drawing) spaced(out []session, fixed []bool) bool {
	for i := range out {
		if fixed[i] || !x.near(out, i) {
			continue
		}
		moved := false
		for _, k := range x.r.Perm(len(out)) {
			if fixed[k] {
				continue
			}
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

// near says whether another session of its set is within the distance that is kept.
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

// about draws what a session is about: a talk that fits the thing or the subject, four candidate types, one of them
// that fits the talk, and a workflow. Talks take turns, so that none comes twice before all have come once.
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
