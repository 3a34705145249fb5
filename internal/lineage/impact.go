package lineage

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// Impact is what rests on a message: the facts that it states, and the items that would have to be judged again if it
// changed.
type Impact struct {
	MessageID string     `json:"message_id"`
	Text      string     `json:"text"`
	Facts     []ToldFact `json:"facts"`
	Items     []Touched  `json:"items"` // by the gravity of how, then by id
	Again     Again      `json:"judging_again"`
}

// Touched is an item that a change of a message concerns.
type Touched struct {
	ItemID   string        `json:"item_id"`
	Family   string        `json:"family"`
	Status   corpus.Status `json:"status"`
	Question string        `json:"question"`
	How      []string      `json:"how"` // evidence, bridge, context, another value, second source, shown
	Calls    int           `json:"calls"`
}

// Again is what judging the items again takes, going by what it took.
type Again struct {
	Items   int      `json:"items"`
	Calls   int      `json:"calls"`             // probes by models
	Tokens  int64    `json:"tokens,omitempty"`  // in and out, of calls that are known
	Dollars *float64 `json:"dollars,omitempty"` // nil: no price is known
}

// The ways in which an item rests on a message, gravest first.
var ways = []string{"evidence", "bridge", "context", "another value", "second source", "shown"}

// Impact follows a message to the items that rest on it: those whose evidence it is, those that ask for a slot of which
// it states a value, those that were asked of it, of its segment or of what was retrieved. Surplus drafts were never
// judged and are left out. ok is false where there is no such message.
func (x *Index) Impact(id string) (out Impact, ok bool) {
	m := x.Message(strings.ToUpper(id))
	if m == nil {
		return Impact{}, false
	}
	out = Impact{MessageID: m.ID, Text: x.messageText(m), Facts: []ToldFact{}, Items: []Touched{}}
	slots := map[[2]string]bool{}
	for _, d := range x.Disclosed(m.ID) {
		f := x.fact(d.FactID)
		slots[[2]string{f.SubjectID, f.Predicate}] = true
		out.Facts = append(out.Facts, ToldFact{FactID: f.ID, Text: x.factText(f), SaidIn: x.saidIn(f.ID)})
	}
	for i := range x.Items {
		it := &x.Items[i]
		if it.Status == corpus.Surplus {
			continue
		}
		if how := x.touches(it, m.ID, slots); len(how) > 0 {
			out.Items = append(out.Items, Touched{it.ID, it.Family, it.Status, it.Question, how, x.probes(it.ID)})
		}
	}
	slices.SortStableFunc(out.Items, func(a, b Touched) int {
		return cmp.Compare(slices.Index(ways, a.How[0]), slices.Index(ways, b.How[0]))
	})
	out.Again = x.again(out.Items)
	return out, true
}

// touches lists the ways in which an item rests on a message, gravest first.
func (x *Index) touches(it *corpus.Item, message string, slots map[[2]string]bool) []string {
	is := map[string]bool{}
	for _, e := range it.Evidence {
		if e.MessageID == message {
			is[map[corpus.Role]string{corpus.RoleBridge: "bridge", corpus.RoleContext: "context"}[e.Role]] = true
		}
	}
	if is[""] {
		is["evidence"] = true
	}
	for _, g := range it.Gold {
		if !is["evidence"] && slots[[2]string{g.SubjectID, g.Predicate}] {
			is["another value"] = true
		}
	}
	for _, v := range x.Verdicts(it.ID) {
		x.touchedBy(v, message, is)
	}
	for _, r := range x.Rounds(it.ID) {
		is["shown"] = is["shown"] || slices.Contains(r.Retrieved, message)
	}
	var how []string
	for _, w := range ways {
		if is[w] {
			how = append(how, w)
		}
	}
	return how
}

// touchedBy notes how a verdict rests on a message.
func (x *Index) touchedBy(v *corpus.Verdict, message string, is map[string]bool) {
	if slices.Contains(v.Refs, message) || strings.HasPrefix(v.ContextRef, "segment ") &&
		slices.ContainsFunc(x.Segments(message), func(s *corpus.Segment) bool { return v.ContextRef == "segment "+s.ID }) ||
		strings.HasPrefix(v.ContextRef, "evidence with "+message+" ") {
		is["second source"] = is["second source"] || !is["evidence"] && !is["bridge"]
	}
	is["shown"] = is["shown"] || slices.Contains(v.Shown, message)
}

// probes is how many questions models were asked to judge an item.
func (x *Index) probes(item string) int {
	n := 0
	for _, v := range x.Verdicts(item) {
		if v.Model != "" && v.Probe != corpus.ProbeVerdict {
			n++
		}
	}
	return n
}

// again adds up what judging some items took.
func (x *Index) again(items []Touched) Again {
	out := Again{Items: len(items)}
	var nanos int64
	priced := false
	for _, t := range items {
		out.Calls += t.Calls
		for _, c := range x.callsOf(x.Index.Item(t.ItemID).Draft, "judge", "harden", "unique") {
			if c.Tokens != nil {
				out.Tokens += c.Tokens.In + c.Tokens.Out
			}
			if c.NanoDollars != nil {
				priced, nanos = true, nanos+*c.NanoDollars
			}
		}
	}
	if priced {
		dollars := float64(nanos) / 1e9
		out.Dollars = &dollars
	}
	return out
}

// String says what judging again takes.
func (a Again) String() string {
	text := fmt.Sprintf("judging %d items again takes about %d calls", a.Items, a.Calls)
	if a.Tokens > 0 {
		text += fmt.Sprintf(" and %d tokens", a.Tokens)
	}
	if a.Dollars != nil {
		text += fmt.Sprintf(", $%.4f", *a.Dollars)
	}
	return text
}
