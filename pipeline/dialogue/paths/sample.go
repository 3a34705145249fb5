package paths

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"

	"memloom/graph"
	"memloom/internal/corpus"
)

// step is a path with its instant.
type step struct {
	graph.Path
	at  corpus.Stamp
	ref graph.MessageRef // in the order in which paths were drawn; parents and sources name it
}

// The end of a phase (G9).
const (
	lastStretch = 0.95 // from this share of its window on
	mostLast    = 10   // it has so many messages at most
	grace       = 15   // minutes before it by which a message may be put off while its author writes elsewhere
)

// arrivals are the instants of a phase's messages: those of a Poisson process that has so many of them, around the
// clock, with few in the last stretch (G9), thinned where not enough members are awake. They are minutes from the
// phase's start, in order.
func arrivals(n int, length int64, awake func(int64) bool, r *rand.Rand) []int64 {
	early := int64(float64(length) * lastStretch)
	late := min(mostLast, int(float64(n)*(1-lastStretch)+0.5))
	out := make([]int64, n)
	for i := range out {
		for range tries {
			if out[i] = r.Int64N(early - grace); i >= n-late {
				out[i] = early + r.Int64N(length-early)
			}
			if awake(out[i]) {
				break
			}
		}
	}
	slices.Sort(out)
	return out
}

// tries is how many instants are drawn at most until one finds members awake.
const tries = 50

// The hours of people, in minutes: everyone sleeps so long a day, at a time of their own.
const (
	aDay  = 24 * 60
	sleep = 7 * 60
)

// sleeping says who is awake when: people go to bed at hours spread over the day, since a domain works around the
// clock.
func sleeping(people int, r *rand.Rand) func(graph.UserRef, int64) bool {
	bed := r.Perm(people)
	for i := range bed {
		bed[i] = (bed[i]*aDay + r.IntN(aDay)) / people
	}
	return func(u graph.UserRef, at int64) bool { return (at+aDay-int64(bed[u]))%aDay >= sleep }
}

// up says whether two members of a phase are awake at a minute: one who writes and one who answers.
func up(members []graph.UserRef, at int64, awake func(graph.UserRef, int64) bool) bool {
	n := 0
	for _, u := range members {
		if awake(u, at) {
			n++
		}
	}
	return n >= 2
}

// walk draws paths until every phase has its messages.
type walk struct {
	world *graph.World
	log   *graph.Log
	left  [][]int64                // by phase: minutes since the epoch that are still to be taken
	last  []int64                  // by phase: its latest message
	busy  map[graph.UserRef]busied // by person: when they write
}

// options are the published parameters but for the floor of recency, by which a message keeps a weight however old it
// is: with the published 0.15 half of all replies answer what is 58 hours old, with this one what is five hours old,
// and two thirds answer one of the last three messages of their thread (G6).
func options() graph.Options {
	o := graph.Paper()
	o.RecencyFloor = 0.005
	return o
}

// busied are the minutes in which a person writes, with where.
type busied map[int64]graph.SubProjectRef

// sample draws so many paths through a domain, each at the next instant of its phase. It returns them in the order of
// time, and the sampler's counts.
func sample(w *graph.World, messages int, r *rand.Rand) ([]step, graph.Stats, error) {
	log, err := graph.NewLog(w, options())
	if err != nil {
		return nil, graph.Stats{}, err
	}
	x := &walk{world: w, log: log, left: make([][]int64, len(w.Tasks())), last: make([]int64, len(w.Tasks())),
		busy: map[graph.UserRef]busied{}}
	shares, awake := corpus.Shuffled(r, evenly(messages, len(w.Tasks()))), sleeping(len(w.Users()), r)
	for t, task := range w.Tasks() {
		x.last[t] = task.Start
		some := func(at int64) bool { return up(w.Members(graph.TaskRef(t)), task.Start+at, awake) }
		for _, m := range arrivals(shares[t], task.End-task.Start, some, r) {
			x.left[t] = append(x.left[t], task.Start+m)
		}
	}
	sampler := graph.NewSampler(log)
	scope := graph.Scope{Awake: awake, Open: func(t graph.TaskRef) bool { return len(x.left[t]) > 0 }}
	clock := graph.Clock{Of: func(t graph.TaskRef) int64 { return x.left[t][0] }}
	out := make([]step, 0, messages)
	for range messages {
		p, err := sampler.Next(scope, clock, r)
		if err != nil {
			return nil, sampler.Stats(), fmt.Errorf("message %d of %d: %w", len(out)+1, messages, err)
		}
		at := x.take(p)
		m := p.Message(at)
		m.OpenQuestion, m.Decision = p.PostType == graph.PostQuestion, p.PostType == graph.PostDecision
		ref, err := log.Append(m)
		if err != nil {
			return nil, sampler.Stats(), err
		}
		out = append(out, step{p, corpus.Stamp(at), ref})
	}
	slices.SortFunc(out, func(a, b step) int { return cmp.Or(cmp.Compare(a.at, b.at), cmp.Compare(a.ref, b.ref)) })
	return out, sampler.Stats(), nil
}

// evenly deals a number to so many places.
func evenly(n, places int) []int {
	out := make([]int, places)
	for i := range out {
		out[i] = (n + places - 1 - i) / places
	}
	return out
}

// take takes the next instant of a path's phase: a minute later while its author writes in another channel, or before
// it at the end of the phase (E15).
func (x *walk) take(p graph.Path) int64 {
	list := x.left[p.Task]
	if x.busy[p.Author] == nil {
		x.busy[p.Author] = busied{}
	}
	at := x.free(p, list[0])
	x.busy[p.Author][at] = p.SubProject
	list = list[1:]
	for i := range list { // the next ones are not before it
		if list[i] >= at {
			break
		}
		list[i] = at
	}
	x.left[p.Task], x.last[p.Task] = list, at
	return at
}

// free is the first minute from one on in which a path's author writes nowhere else; at the end of the phase the last
// one before it.
func (x *walk) free(p graph.Path, from int64) int64 {
	writes := func(at int64) bool {
		other, ok := x.busy[p.Author][at]
		return ok && x.world.ProjectOf(other) != x.world.ProjectOf(p.SubProject)
	}
	for at := from; at < x.world.Tasks()[p.Task].End; at++ {
		if !writes(at) {
			return at
		}
	}
	for at := from; at >= x.last[p.Task]; at-- {
		if !writes(at) {
			return at
		}
	}
	return from
}
