package review

import (
	"cmp"
	"net/url"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
)

// The queues, by the names that stand in addresses.
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
		{queueReview, "To review", "Nothing waits for you: every flagged and rejected item is decided, or waits for a second reviewer."},
		{queueSpot, "Spot check", "No accepted item waits in the spot check."},
		{queueBlind, "Blind sample", "Every item of the blind sample is decided."},
		{queueDisputed, "Disagreements", "Nobody disagrees."},
		{queueDecided, "Decided", "Nothing is decided yet."},
		{queueAll, "All items", "There are no items."},
	}
}

// facetNames are the facets in their order, with their headings.
func facetNames() [][2]string {
	return [][2]string{{"status", "Status"}, {"fell", "Fell at"}, {"code", "Code"}, {"family", "Family"}, {"category", "Category"}, {"form", "Form"},
		{"reviewer", "Reviewer"}, {"model", "Model"}, {"confidence", "Confidence"}}
}

// look is which items are looked at: what an address of a list says.
type look struct {
	Queue string
	At    string            // the item that is open
	Q     string            // what is searched for
	Pick  map[string]string // facet → value
	// Surplus says that drafts which nobody judged are among them.
	Surplus bool
}

// lookOf reads an address.
func lookOf(queue string, q url.Values) look {
	l := look{Queue: queue, At: strings.ToUpper(q.Get("at")), Q: strings.TrimSpace(q.Get("q")), Pick: map[string]string{}, Surplus: q.Get("surplus") == "1"}
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

// URL is the address of the list with an item open, none where it is empty.
func (l look) URL(at string) string {
	v := l.values()
	if at != "" {
		v.Set("at", at)
	}
	return withQuery("/q/"+l.Queue, v)
}

// Rows is the address of the rows behind an item.
func (l look) Rows(after string) string {
	v := l.values()
	v.Set("after", after)
	return withQuery("/q/"+l.Queue+"/rows", v)
}

// Picked is the address of the list with another value of a facet; with the picked one, without the facet.
func (l look) Picked(facet, value string) string {
	v := l.values()
	if l.Pick[facet] == value {
		v.Del(facet)
	} else {
		v.Set(facet, value)
	}
	return withQuery("/q/"+l.Queue, v)
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

// stand says where an item stands, and the decision that holds.
func (d *desk) stand(e *entry) (*corpus.Decision, decisions.Stand) {
	list := d.state[e.hash]
	if len(list) == 0 {
		return nil, decisions.Open
	}
	return decisions.OutcomeOf(decisions.Standing(list), d.double.Needs(e.hash))
}

// seen are the decisions about an item that a reviewer may see.
func (d *desk) seen(e *entry, reviewer string) []corpus.Decision {
	return decisions.SeenBy(d.state[e.hash], reviewer, d.double.Needs(e.hash))
}

// own is the decision of a reviewer that stands, blind or not, nil without one.
func (d *desk) own(e *entry, reviewer string) *corpus.Decision {
	for _, x := range slices.Concat(decisions.Standing(d.state[e.hash]), decisions.StandingBlind(d.state[e.hash])) {
		if x.Reviewer == reviewer && x.Action != corpus.ActionSettle {
			return &x
		}
	}
	return nil
}

// lastOf is the last decision of a reviewer about an item that stands, blind or not, nil without one.
func (d *desk) lastOf(e *entry, reviewer string) *corpus.Decision {
	var last *corpus.Decision
	for _, x := range slices.Concat(decisions.Standing(d.state[e.hash]), decisions.StandingBlind(d.state[e.hash])) {
		if x.Reviewer == reviewer && (last == nil || x.Seq > last.Seq) {
			last = &x
		}
	}
	return last
}

// isBlind says whether status and verdicts of an item are hidden from a reviewer in the blind sample.
func (d *desk) isBlind(e *entry, reviewer string) bool {
	done, seen := decisions.BlindFor(d.state[e.hash], reviewer)
	return d.lib.blind[e.ID] && !done && !seen && !d.sighted[reviewer+"\x00"+e.ID]
}

// rank is where an item comes in a queue: the lower the earlier, negative where it is not in it.
func (d *desk) rank(l look, e *entry, reviewer string) int {
	in := func(is bool) int {
		if is {
			return 0
		}
		return -1
	}
	switch l.Queue {
	case queueSpot:
		return in(d.lib.spot[e.ID] && decisions.Wanted(d.state[e.hash], reviewer, d.double.Needs(e.hash)))
	case queueBlind:
		return in(d.isBlind(e, reviewer))
	case queueDisputed:
		_, stand := d.stand(e)
		return in(stand == decisions.Disputed)
	case queueDecided:
		seen := d.seen(e, reviewer)
		return in(len(decisions.Standing(seen)) > 0 || len(decisions.StandingBlind(seen)) > 0)
	case queueAll:
		return in(e.Status != corpus.Surplus || l.Surplus)
	}
	return d.reviewRank(l, e, reviewer)
}

// reviewRank is the rank of an item in the queue of what is to be reviewed: flagged ones first, then those that a model answered
// wrong and was sure of, then the other rejections, then surplus drafts where they are asked for.
func (d *desk) reviewRank(l look, e *entry, reviewer string) int {
	made := d.state[e.hash]
	switch {
	case e.Status == corpus.Accepted, e.Status == corpus.Surplus && !l.Surplus:
		return -1
	case len(made) > 0 && (!decisions.Wanted(made, reviewer, d.double.Needs(e.hash)) || disputed(made)):
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

// disputed says whether decisions differ, where one is enough.
func disputed(made []corpus.Decision) bool {
	_, stand := decisions.Outcome(decisions.Standing(made))
	return stand == decisions.Disputed
}

// matches says for each facet whether an item has the value that is picked, in the order of facetNames, and whether it holds what
// is searched for.
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
	for _, x := range decisions.Standing(d.seen(e, d.reviewer)) {
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
func (d *desk) list(l look, reviewer string) listing {
	return d.memo.lists.get(reviewer+" "+l.Back(), func() listing { return d.listAnew(l, reviewer) })
}

func (d *desk) listAnew(l look, reviewer string) listing {
	var out listing
	type place struct {
		rank  int
		order uint64
	}
	places := map[*entry]place{}
	counts := newCounts()
	for _, e := range d.lib.entries {
		rank := d.rank(l, e, reviewer)
		misses, missed, found := d.matches(l, e)
		if rank < 0 || !found || misses > 1 {
			continue
		}
		counts.add(d, e, missed)
		if misses > 0 {
			continue
		}
		at := place{rank: rank}
		if d.shared || l.Queue == queueBlind {
			at.order = decisions.Order(reviewer, e.hash)
		}
		out.entries, places[e] = append(out.entries, e), at
	}
	slices.SortStableFunc(out.entries, func(a, b *entry) int {
		return cmp.Or(cmp.Compare(places[a].rank, places[b].rank), cmp.Compare(places[a].order, places[b].order))
	})
	out.facets = counts.facets(l)
	return out
}

// counts are how many items have each value of each facet.
type counts map[string]map[string]int

func newCounts() counts {
	out := counts{}
	for _, f := range facetNames() {
		out[f[0]] = map[string]int{}
	}
	return out
}

// add counts an item: in all facets, or, where it has not what is picked of one facet, in that one alone.
func (c counts) add(d *desk, e *entry, missed string) {
	for key, count := range c {
		if missed == "" || missed == key {
			for _, v := range d.facetOf(e, key) {
				count[v]++
			}
		}
	}
}

// maxValues is how many values of a facet are listed.
const maxValues = 20

// facets are the facets that have values, the commonest first.
func (c counts) facets(l look) []facet {
	var out []facet
	for _, f := range facetNames() {
		x := facet{Key: f[0], Title: f[1], Open: f[0] == "status" || f[0] == "fell" || f[0] == "code" || l.Pick[f[0]] != ""}
		for v, n := range c[f[0]] {
			x.Values = append(x.Values, value{v, n, l.Picked(f[0], v), l.Pick[f[0]] == v})
		}
		slices.SortFunc(x.Values, func(a, b value) int { return cmp.Or(cmp.Compare(b.N, a.N), strings.Compare(a.Text, b.Text)) })
		if len(x.Values) > 0 {
			x.Values = x.Values[:min(len(x.Values), maxValues)]
			out = append(out, x)
		}
	}
	return out
}
