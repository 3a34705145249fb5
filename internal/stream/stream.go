// Package stream cuts corpora into episodes, as evaluations of streaming memory read them (StreamMemBench, T8):
// evidence comes episode by episode, and a question is asked once its last piece has come.
//
// Terms: a stretch is a session of a user, or a day of a group; an episode is a run of messages of one stretch; a
// border lies between two messages of a stretch, and never between two pieces of evidence of one accepted item.
package stream

import (
	"cmp"
	"slices"

	"memloom/internal/corpus"
)

// Episode is a run of consecutive messages of a stretch.
type Episode struct {
	CorpusID string       `json:"corpus_id"`
	GroupID  string       `json:"group_id,omitempty"`
	Session  string       `json:"session_id,omitempty"`
	N        int          `json:"episode"` // in the corpus, from 1, by the time of the first message
	First    string       `json:"first_message_id"`
	Last     string       `json:"last_message_id"`
	From     corpus.Stamp `json:"from"`
	To       corpus.Stamp `json:"to"`
	Messages int          `json:"messages"`
	Tokens   int          `json:"tokens"`
	Evidence int          `json:"evidence"` // messages of it that are needed for an accepted item
	// that can be asked once it has been read: the last piece of their evidence lies in it
	Items []string `json:"items"`
}

// Cut cuts a corpus into episodes of about so many messages, at least one.
func Cut(c *corpus.Corpus, messages int) []Episode {
	needed := neededBy(c)
	var out []Episode
	for _, list := range stretches(c) {
		at := places(list, needed)
		for start := 0; start < len(list); {
			end := border(start, len(list), messages, at)
			out = append(out, episode(c.ID, list[start:end], needed))
			start = end
		}
	}
	slices.SortStableFunc(out, func(a, b Episode) int {
		return cmp.Or(cmp.Compare(a.From, b.From), cmp.Compare(a.GroupID, b.GroupID), cmp.Compare(a.First, b.First))
	})
	byLast := lastPieces(c, out)
	for i := range out {
		out[i].N = i + 1
		out[i].Items = append([]string{}, byLast[i]...)
	}
	return out
}

// neededBy lists by message the accepted items that need it. What only is next to the evidence is not needed.
func neededBy(c *corpus.Corpus) map[string][]string {
	out := map[string][]string{}
	for _, it := range c.Items {
		if it.Status != corpus.Accepted {
			continue
		}
		for _, e := range it.Evidence {
			if e.Role != corpus.RoleContext && !slices.Contains(out[e.MessageID], it.ID) {
				out[e.MessageID] = append(out[e.MessageID], it.ID)
			}
		}
	}
	return out
}

// stretches are the sessions of a corpus, or the days of its groups, in order, each with its messages in order.
func stretches(c *corpus.Corpus) [][]corpus.Message {
	type key struct {
		group, session string
		day            corpus.Date
	}
	var out [][]corpus.Message
	at := map[key]int{}
	for _, m := range c.Messages {
		k := key{group: m.GroupID, session: m.SessionID}
		if m.SessionID == "" {
			k.day = m.At.Date()
		}
		i, ok := at[k]
		if !ok {
			i = len(out)
			at[k] = i
			out = append(out, nil)
		}
		out[i] = append(out[i], m)
	}
	return out
}

// places are the intervals of a stretch, by item, that hold its evidence: from the first piece to the last.
func places(list []corpus.Message, needed map[string][]string) map[string][2]int {
	out := map[string][2]int{}
	for i, m := range list {
		for _, item := range needed[m.ID] {
			p, ok := out[item]
			if !ok {
				p[0] = i
			}
			p[1] = i
			out[item] = p
		}
	}
	return out
}

// border is where the episode from start ends: of all places at which no item's evidence is parted, the one whose
// episode has the length nearest to what is asked for, the shorter of two. What would be left of the stretch is no
// shorter than half of it, or comes along.
func border(start, end, messages int, items map[string][2]int) int {
	best := end
	for b := start + 1; b < end; b++ {
		parted := false
		for _, p := range items {
			parted = parted || p[0] < b && p[1] >= b
		}
		if !parted && 2*(end-b) >= messages && away(b-start, messages) < away(best-start, messages) {
			best = b
		}
	}
	return best
}

func away(n, from int) int { return max(n-from, from-n) }

func episode(id string, list []corpus.Message, needed map[string][]string) Episode {
	first, last := list[0], list[len(list)-1]
	e := Episode{CorpusID: id, GroupID: first.GroupID, Session: first.SessionID, First: first.ID, Last: last.ID,
		From: first.At, To: last.At, Messages: len(list)}
	for _, m := range list {
		e.Tokens += m.Tokens
		if len(needed[m.ID]) > 0 {
			e.Evidence++
		}
	}
	return e
}

// lastPieces lists by place of an episode the items whose last piece of evidence lies in it.
func lastPieces(c *corpus.Corpus, episodes []Episode) map[int][]string {
	in := map[string]int{} // message → the place of its episode
	byFirst := map[string]int{}
	for i, e := range episodes {
		byFirst[e.First] = i
	}
	for _, list := range stretches(c) {
		at := 0
		for _, m := range list {
			if i, ok := byFirst[m.ID]; ok {
				at = i
			}
			in[m.ID] = at
		}
	}
	out := map[int][]string{}
	for _, it := range c.Items {
		if it.Status == corpus.Accepted && len(episodes) > 0 {
			at := lastOf(it, in, len(episodes)-1)
			out[at] = append(out[at], it.ID)
		}
	}
	return out
}

// lastOf is the place of the episode that holds the last piece of an item's evidence; of one that needs none, of what
// stands next to it, and otherwise the end.
func lastOf(it corpus.Item, in map[string]int, end int) int {
	needed, beside := -1, -1
	for _, e := range it.Evidence {
		at, ok := in[e.MessageID]
		switch {
		case ok && e.Role == corpus.RoleContext:
			beside = max(beside, at)
		case ok:
			needed = max(needed, at)
		}
	}
	switch {
	case needed >= 0:
		return needed
	case beside >= 0:
		return beside
	}
	return end
}
