package stats

import (
	"cmp"
	"maps"
	"slices"

	"memloom/internal/corpus"
)

// streamsSection is the section of streams of episodes (StreamMemBench).
const streamsSection = "streams"

// ofEpisodes is the design of streams, and streamMemBench the recipe whose composition is published (T3, T5).
const (
	ofEpisodes     = "episodes"
	streamMemBench = "streammembench"
)

// What is published of StreamMemBench (table 1, table 6): episodes, turns and pieces of an episode, pieces and questions.
const (
	t1Episodes = 20
	t1Turns    = 25
	t1Pieces   = 5.1
	t5Pieces   = 102
)

// What is read of an item of a pool, and of its states.
type (
	poolRow  struct{ PreferenceID, Polarity, Strength, Domain string }
	stateRow struct{ PreferenceID, State string }
)

// streams measures the composition of streams: table 1, pieces by state, questions by type.
type streams struct {
	*run
	count, episodes, revealed, flipped int
	turns                              values // of an episode
	states, types, kinds               map[string]int
	problem                            error
}

func newStreams(r *run) measure {
	return &streams{run: r, turns: values{}, states: map[string]int{}, types: map[string]int{}, kinds: map[string]int{}}
}

func (u *streams) add(w *world) {
	pool, err := corpus.Rows[poolRow](w.c, tablePreferences)
	states, e := corpus.Rows[stateRow](w.c, tableStates)
	if u.problem = cmp.Or(u.problem, err, e); u.problem != nil {
		return
	}
	u.count++
	turns := map[string]int{}
	for i := range w.c.Messages {
		turns[w.c.Messages[i].SessionID]++
	}
	u.episodes += len(turns)
	for _, n := range turns {
		u.turns.add(n)
	}
	last := map[string]string{}
	for _, s := range states {
		count(&u.revealed, s.State == "revealed")
		count(&u.flipped, s.State == "flipped")
		if last[s.PreferenceID] != "flipped" {
			last[s.PreferenceID] = s.State
		}
	}
	for _, p := range pool {
		u.states[cmp.Or(last[p.PreferenceID], "unrevealed")]++
		u.kinds[p.Polarity+", "+p.Strength]++
	}
	for i := range w.c.Items {
		if it := &w.c.Items[i]; it.Status == corpus.Accepted {
			u.types[it.Family]++
		}
	}
}

func (u *streams) conclude(s *section) {
	if u.problem != nil {
		s.note("the tables of streams cannot be read: " + u.problem.Error())
		return
	}
	published := func(v float64) []Reference { return u.sized([]Reference{point("StreamMemBench", v)}, streamMemBench) }
	full := func(v float64) []Reference { return u.sized(u.full(point("StreamMemBench", v)), streamMemBench) }
	s.count("streams", u.count)
	s.count("episodes", u.episodes, full(t1Episodes)...)
	s.figure("new pieces an episode", fraction(u.revealed, u.episodes), Ratio, published(t1Pieces)...)
	s.count("pieces", u.revealed, full(t5Pieces)...)
	s.count("flips", u.flipped)
	s.sample("turns an episode", "turns", u.turns, published(t1Turns)...)
	for _, state := range []string{"unrevealed", "revealed", "flipped"} {
		s.count("items "+state+" at the end", u.states[state])
	}
	for _, kind := range slices.Sorted(maps.Keys(u.kinds)) {
		s.count("items of "+kind, u.kinds[kind])
	}
	all := 0
	for _, family := range slices.Sorted(maps.Keys(u.types)) {
		s.count("questions of "+family, u.types[family])
		all += u.types[family]
	}
	s.count("questions", all, full(t5Pieces)...)
}
