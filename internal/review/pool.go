package review

import (
	"cmp"
	"net/http"
	"slices"

	"memloom/internal/corpus"
)

// The pool of a stream (T10): which of its items each episode reveals or flips, what stays unrevealed, and what is asked then.

// The tables of a pool, and what is read of their rows.
const (
	tablePool   = "scaffold/preferences"
	tableStates = "scaffold/preference_states"
)

type poolItem struct {
	PreferenceID, Domain, Type, Value, Polarity, Strength string
	Aspect, Context                                       *string
}

type poolState struct {
	PreferenceID, SessionID, State, To string
	From, Reason                       *string
}

// poolView is the page.
type poolView struct{ Streams []poolStream }

type poolStream struct {
	Title      string
	Domains    []poolDomain
	Episodes   []poolEpisode
	Unrevealed []poolItem
}

// poolDomain counts the items of a domain by their last state.
type poolDomain struct {
	Name                          string
	Revealed, Flipped, Unrevealed int
}

type poolEpisode struct {
	Title             string
	Revealed, Flipped []poolLine
	Items             []poolAsked
}

type poolLine struct {
	poolItem
	From, To, Reason string
}

type poolAsked struct{ URL, Family, Question string }

func (d *Desk) pool(w http.ResponseWriter, r *request) error {
	v := poolView{}
	for _, p := range r.desk.lib.parts {
		s, ok, err := p.stream()
		if err != nil {
			return err
		}
		if ok {
			v.Streams = append(v.Streams, s)
		}
	}
	return d.show(w, r, http.StatusOK, "pool", "Pool", v)
}

// stream reads the pool of a corpus; not ok where it has none.
func (p *part) stream() (poolStream, bool, error) {
	c := p.Corpus
	pool, err := corpus.Rows[poolItem](c, tablePool)
	states, e := corpus.Rows[poolState](c, tableStates)
	if err = cmp.Or(err, e); err != nil || len(states) == 0 {
		return poolStream{}, false, err
	}
	byID, last := map[string]poolItem{}, map[string]string{}
	for _, x := range pool {
		byID[x.PreferenceID] = x
	}
	out := poolStream{Title: cmp.Or(c.ID, "the corpus")}
	var order []string
	ends, episodes := map[string]corpus.Stamp{}, map[string]*poolEpisode{}
	for i := range c.Messages {
		m := &c.Messages[i]
		if episodes[m.SessionID] == nil {
			order = append(order, m.SessionID)
			episodes[m.SessionID] = &poolEpisode{Title: m.SessionID + ", " + m.At.Date().String()}
		}
		ends[m.SessionID] = max(ends[m.SessionID], m.At)
	}
	for _, s := range states {
		e := episodes[s.SessionID]
		if e == nil {
			continue
		}
		line := poolLine{poolItem: byID[s.PreferenceID], To: s.To}
		if last[s.PreferenceID] = s.State; s.From != nil {
			line.From = *s.From
			if s.Reason != nil {
				line.Reason = *s.Reason
			}
			e.Flipped = append(e.Flipped, line)
		} else {
			e.Revealed = append(e.Revealed, line)
		}
	}
	for i := range c.Items {
		for id, end := range ends {
			if it := &c.Items[i]; it.Status == corpus.Accepted && it.AskedAt == end+1 {
				episodes[id].Items = append(episodes[id].Items, poolAsked{"/i/" + it.ID, it.Family, it.Question})
			}
		}
	}
	for _, id := range order {
		out.Episodes = append(out.Episodes, *episodes[id])
	}
	out.Domains, out.Unrevealed = byDomain(pool, last)
	return out, true, nil
}

// byDomain counts items by domain and state, and lists those that are never revealed.
func byDomain(pool []poolItem, last map[string]string) (domains []poolDomain, unrevealed []poolItem) {
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
