package review

import (
	"cmp"
	"net/url"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
)

// The queues, by the names that are in addresses.
const (
	queueReview   = "review"
	queueSpot     = "spot"
	queueBlind    = "blind"
	queueDisputed = "disputed"
	queueDecided  = "decided"
	queueAll      = "all"
)

// queue is a queue with its heading.
type queue struct{ Name, Title, Empty string }

func queues() []queue {
	return []queue{
		{queueReview, "To review",
			"Nothing waits for you: every flagged and rejected item is decided, or waits for a second reviewer."},
		{queueSpot, "Spot check", "No accepted item waits in the spot check."},
		{queueBlind, "Blind sample", "Every item of the blind sample is decided."},
		{queueDisputed, "Disagreements", "Nobody disagrees."},
		{queueDecided, "Decided", "Nothing is decided yet."},
		{queueAll, "All items", "There are no items."},
	}
}

// facetNames are the facets in their order, with their headings.
func facetNames() [][2]string {
	return [][2]string{{"status", "Status"}, {"fell", "Fell at"}, {"code", "Code"}, {"family", "Family"},
		{"category", "Category"}, {"form", "Form"},
		{"reviewer", "Reviewer"}, {"model", "Model"}, {"confidence", "Confidence"}}
}

// look is which items are looked at: what an address of a list says.
type look struct {
	Queue string
	At    string            // the item that is open
	Q     string            // what is searched for
	Pick  map[string]string // facet → value
	// Surplus says that drafts which no one judged are among them.
	Surplus bool
}

// lookOf reads an address.
func lookOf(queue string, q url.Values) look {
	l := look{Queue: queue, At: strings.ToUpper(q.Get("at")), Q: strings.TrimSpace(q.Get("q")), Pick: map[string]string{},
		Surplus: q.Get("surplus") == "1"}
	for _, f := range facetNames() {
		if v := q.Get(f[0]); v != "" {
			l.Pick[f[0]] = v
		}
	}
	return l
}

// values is the address's query without the open item.
func (l look) values() url.Values {
	out := url.Values{}
	if l.Q != "" {
		out.Set("q", l.Q)
	}
	for k, v := range l.Pick {
		out.Set(k, v)
	}
	if l.Surplus {
		out.Set("surplus", "1")
	}
	return out
}

// address is an address of the list with another value of its query; an empty one is left out.
func (l look) address(path, key, value string) string {
	v := l.values()
	if v.Del(key); value != "" {
		v.Set(key, value)
	}
	return withQuery("/q/"+l.Queue+path, v)
}

// URL is the address of the list with an item open, none where it is empty.
func (l look) URL(at string) string { return l.address("", "at", at) }

// Picked is the address of the list with another value of a facet; with the picked one, without the facet.
func (l look) Picked(facet, value string) string {
	if l.Pick[facet] == value {
		value = ""
	}
	return l.address("", facet, value)
}

func withQuery(path string, v url.Values) string {
	if len(v) == 0 {
		return path
	}
	return path + "?" + v.Encode()
}

// value is a value of a facet, with how many items have it.
type value struct {
	Text   string
	N      int
	URL    string
	Picked bool
}

// facet is a facet with its values, the commonest first.
type facet struct {
	Key, Title string
	Values     []value
	Open       bool
}

// state is what was decided, by the hash of what it was decided about.
type state map[string][]corpus.Decision

// stand says where an item is, and the decision that holds.
func (d *desk) stand(e *entry) (*corpus.Decision, decisions.Stand) {
	list := d.state[e.hash]
	if len(list) == 0 {
		return nil, decisions.Open
	}
	return decisions.OutcomeOf(decisions.Standing(list), d.double.Needs(e.hash))
}

// seen are the decisions about an item that the reviewer may see.
func (d *desk) seen(e *entry) []corpus.Decision {
	return decisions.SeenBy(d.state[e.hash], d.reviewer, d.double.Needs(e.hash))
}

// own are the reviewer's decisions about a content that stand, the blind one last.
func (d *desk) own(hash string) []corpus.Decision {
	list := slices.Concat(decisions.Standing(d.state[hash]), decisions.StandingBlind(d.state[hash]))
	return slices.DeleteFunc(list, func(x corpus.Decision) bool { return x.Reviewer != d.reviewer })
}

// isBlind says whether status and verdicts of an item are hidden from the reviewer in the blind sample.
func (d *desk) isBlind(e *entry) bool {
	done, seen := decisions.BlindFor(d.state[e.hash], d.reviewer)
	return d.lib.blind[e.ID] && !done && !seen && !d.sighted[d.reviewer+"\x00"+e.ID]
}

// wanted says whether an item waits for a decision of the reviewer.
func (d *desk) wanted(e *entry) bool {
	return decisions.Wanted(d.state[e.hash], d.reviewer, d.double.Needs(e.hash))
}

// rank is where an item comes in a queue: the lower the earlier, negative where it is not in it.
func (d *desk) rank(l look, e *entry) int {
	is := false
	switch l.Queue {
	case queueReview:
		return d.reviewRank(l, e)
	case queueSpot:
		is = d.lib.spot[e.ID] && d.wanted(e)
	case queueBlind:
		is = d.isBlind(e)
	case queueDisputed:
		_, stand := d.stand(e)
		is = stand == decisions.Disputed
	case queueDecided:
		seen := d.seen(e)
		is = len(decisions.Standing(seen)) > 0 || len(decisions.StandingBlind(seen)) > 0
	case queueAll:
		is = e.Status != corpus.Surplus || l.Surplus
	}
	if is {
		return 0
	}
	return -1
}

// reviewRank is the rank of an item in the queue of what is to be reviewed: flagged ones first, then those that a model
// answered wrong and was sure of, then the other rejections, then surplus drafts where they are asked for.
func (d *desk) reviewRank(l look, e *entry) int {
	made := d.state[e.hash]
	_, stand := decisions.Outcome(decisions.Standing(made))
	switch {
	case e.Status == corpus.Accepted, e.Status == corpus.Surplus && !l.Surplus:
		return -1
	case len(made) > 0 && (!d.wanted(e) || stand == decisions.Disputed):
		return -1
	case e.Status == corpus.Surplus:
		return 3
	case e.Status == corpus.Flagged:
		return 0
	case e.sure:
		return 1
	}
	return 2
}

// matches says for each facet whether an item has the value that is picked, in the order of facetNames, and whether it
// holds what is searched for.
func (d *desk) matches(l look, e *entry) (misses int, missed string, found bool) {
	for f, want := range l.Pick {
		if !slices.Contains(d.facetOf(e, f), want) {
			misses, missed = misses+1, f
		}
	}
	return misses, missed, l.Q == "" || strings.Contains(e.text, strings.ToLower(l.Q))
}

func (d *desk) facetOf(e *entry, key string) []string {
	if key != "reviewer" {
		return e.facets[key]
	}
	if len(d.state[e.hash]) == 0 {
		return nil
	}
	var out []string
	for _, x := range decisions.Standing(d.seen(e)) {
		out = append(out, x.Reviewer)
	}
	return out
}

// listing is a queue as one reviewer sees it.
type listing struct {
	entries []*entry
	facets  []facet
}

// list lists a queue: by rank, then in the reviewer's own order where several share the work or status is hidden.
func (d *desk) list(l look) listing {
	return d.memo.lists.get(d.reviewer+" "+l.Back(), func() listing { return d.listAnew(l) })
}

func (d *desk) listAnew(l look) listing {
	type place struct {
		rank  int
		order uint64
	}
	var out listing
	places, counts := map[*entry]place{}, map[string]map[string]int{}
	for _, e := range d.lib.entries {
		rank := d.rank(l, e)
		misses, missed, found := d.matches(l, e)
		if rank < 0 || !found || misses > 1 {
			continue
		}
		d.count(counts, e, missed)
		if misses > 0 {
			continue
		}
		at := place{rank: rank}
		if d.shared || l.Queue == queueBlind {
			at.order = decisions.Order(d.reviewer, e.hash)
		}
		out.entries, places[e] = append(out.entries, e), at
	}
	slices.SortStableFunc(out.entries, func(a, b *entry) int {
		return cmp.Or(cmp.Compare(places[a].rank, places[b].rank), cmp.Compare(places[a].order, places[b].order))
	})
	out.facets = facetsOf(l, counts)
	return out
}

// count counts an item by the values of its facets: of all, or, where it has not what is picked of one facet, of that
// one alone.
func (d *desk) count(counts map[string]map[string]int, e *entry, missed string) {
	for _, f := range facetNames() {
		if missed == "" || missed == f[0] {
			for _, v := range d.facetOf(e, f[0]) {
				if counts[f[0]] == nil {
					counts[f[0]] = map[string]int{}
				}
				counts[f[0]][v]++
			}
		}
	}
}

// maxValues is how many values of a facet are listed.
const maxValues = 20

// facetsOf are the facets that have values, the commonest first.
func facetsOf(l look, counts map[string]map[string]int) []facet {
	var out []facet
	for _, f := range facetNames() {
		x := facet{Key: f[0], Title: f[1], Open: f[0] == "status" || f[0] == "fell" || f[0] == "code" || l.Pick[f[0]] != ""}
		for v, n := range counts[f[0]] {
			x.Values = append(x.Values, value{v, n, l.Picked(f[0], v), l.Pick[f[0]] == v})
		}
		slices.SortFunc(x.Values, func(a, b value) int {
			return cmp.Or(cmp.Compare(b.N, a.N), strings.Compare(a.Text,
				b.Text))
		})
		if len(x.Values) > 0 {
			x.Values = x.Values[:min(len(x.Values), maxValues)]
			out = append(out, x)
		}
	}
	return out
}
