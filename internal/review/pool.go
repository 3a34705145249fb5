package review

import (
	"cmp"
	"slices"

	"memloom/internal/corpus"
)

// The pool of a stream (T10): which of its items each episode reveals or flips, what stays unrevealed, and what is
// asked then.

// PoolItem is an item of a pool.
type PoolItem struct {
	PreferenceID, Domain, Type, Value, Polarity, Strength string
	Aspect, Context                                       *string
}

// PoolState is a change of state of an item: it is revealed, or flipped from a value for a reason.
type PoolState struct {
	PreferenceID, SessionID, State, To string
	From, Reason                       *string
}

// Stream is a pool by episode, as far as the run has come.
type Stream struct {
	Title    string
	Pool     []PoolItem
	Episodes []Episode // in the order of time
}

// Episode is what an episode of a stream says of the pool, and what is asked right after it.
type Episode struct {
	Title  string
	Ahead  bool // it is planned, and not written yet
	States []PoolState
	Asked  []PoolAsked
}

// PoolAsked is a question. Without a URL it has no page yet.
type PoolAsked struct{ URL, Family, Question, Status string }

// poolView is the page.
type poolView struct {
	Live    bool
	Streams []poolStream
}

type poolStream struct {
	Title      string
	Domains    []poolDomain
	Episodes   []poolEpisode
	Unrevealed []PoolItem
}

// poolDomain counts the items of a domain by their last state.
type poolDomain struct {
	Name                          string
	Revealed, Flipped, Unrevealed int
}

type poolEpisode struct {
	Episode
	Revealed, Flipped []poolLine
}

// poolLine is an item of the pool with its change.
type poolLine struct {
	PoolItem
	PoolState
}

// pool shows the pools of a finished corpus, or of the run as far as it has come.
func (d *Desk) pool(r *request) (*answer, error) {
	v := poolView{}
	var streams []Stream
	if r.desk == nil {
		p, err := d.o.Program.Progress(r.Context())
		if err != nil {
			return nil, err
		}
		v.Live, streams = p.Live, p.Streams
	} else {
		for _, p := range r.desk.lib.parts {
			s, err := r.desk.lib.stream(p)
			if err != nil {
				return nil, err
			}
			streams = append(streams, s)
		}
	}
	for _, s := range streams {
		if len(s.Pool) > 0 {
			v.Streams = append(v.Streams, s.view())
		}
	}
	return shown("pool", "Pool", v), nil
}

// stream reads the pool of a corpus, which is empty where it has none.
func (l *library) stream(p *part) (Stream, error) {
	c := p.Corpus
	pool, err := corpus.Rows[PoolItem](c, l.Items)
	states, e := corpus.Rows[PoolState](c, l.States)
	if err = cmp.Or(err, e); err != nil || len(states) == 0 {
		return Stream{}, err
	}
	out := Stream{Title: cmp.Or(c.ID, "the corpus"), Pool: pool}
	ends, at := map[string]corpus.Stamp{}, map[string]int{}
	for i := range c.Messages {
		m := &c.Messages[i]
		if _, ok := at[m.SessionID]; !ok {
			at[m.SessionID] = len(out.Episodes)
			out.Episodes = append(out.Episodes, Episode{Title: m.SessionID + ", " + m.At.Date().String()})
		}
		ends[m.SessionID] = max(ends[m.SessionID], m.At)
	}
	for _, s := range states {
		if i, ok := at[s.SessionID]; ok {
			out.Episodes[i].States = append(out.Episodes[i].States, s)
		}
	}
	for i := range c.Items {
		for id, end := range ends {
			if it := &c.Items[i]; it.Status == corpus.Accepted && it.AskedAt == end+1 {
				e := &out.Episodes[at[id]]
				e.Asked = append(e.Asked, PoolAsked{"/i/" + it.ID, it.Family, it.Question, string(it.Status)})
			}
		}
	}
	return out, nil
}

// view is a stream by what its episodes reveal and flip. What is only planned counts as unrevealed.
func (s Stream) view() poolStream {
	byID, last := map[string]PoolItem{}, map[string]string{}
	for _, x := range s.Pool {
		byID[x.PreferenceID] = x
	}
	out := poolStream{Title: s.Title}
	for _, e := range s.Episodes {
		v := poolEpisode{Episode: e}
		for _, x := range e.States {
			if !e.Ahead {
				last[x.PreferenceID] = x.State
			}
			if line := (poolLine{byID[x.PreferenceID], x}); x.From == nil {
				v.Revealed = append(v.Revealed, line)
			} else {
				v.Flipped = append(v.Flipped, line)
			}
		}
		out.Episodes = append(out.Episodes, v)
	}
	out.Domains, out.Unrevealed = byDomain(s.Pool, last)
	return out
}

// byDomain counts items by domain and state, and lists those that are not revealed.
func byDomain(pool []PoolItem, last map[string]string) (domains []poolDomain, unrevealed []PoolItem) {
	of := map[string]*poolDomain{}
	for _, x := range pool {
		n := of[x.Domain]
		if n == nil {
			n = &poolDomain{Name: x.Domain}
			of[x.Domain] = n
		}
		switch last[x.PreferenceID] {
		case "revealed":
			n.Revealed++
		case "flipped":
			n.Flipped++
		default:
			n.Unrevealed++
			unrevealed = append(unrevealed, x)
		}
	}
	for _, n := range of {
		domains = append(domains, *n)
	}
	slices.SortFunc(domains, func(a, b poolDomain) int { return cmp.Compare(a.Name, b.Name) })
	return domains, unrevealed
}
