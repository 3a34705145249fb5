package check

import (
	"strings"

	"memloom/internal/corpus"
	"memloom/validate"
)

// world is a corpus with what several rules look up in it. Where an id stands
// twice the first row counts; that ids are unique is a rule of its own.
type world struct {
	*run
	c        *corpus.Corpus
	calendar corpus.Calendar
	lex      *corpus.Lexicon
	index    *validate.FactIndex

	people   map[string]*corpus.Person
	groups   map[string]*corpus.Group
	messages map[string]*corpus.Message
	tasks    map[string]*corpus.Task
	facts    map[string]*corpus.Fact
	plan     map[string]*corpus.PlannedMessage
	items    map[string]*corpus.Item
	verdicts map[string][]*corpus.Verdict // by item, in the order of the table
	accepted []*corpus.Item
	stated   []stated                     // every disclosure whose message and fact exist, in the order of the plan
	told     map[string][]*corpus.Message // the messages that state a fact, likewise
	flagged  flagged
	rounds   map[string][]*corpus.Round // by item, in the order of the table
	names    map[string]string          // what facts are about, by id

	byDay   map[groupDay][]*corpus.Message // made when first asked for
	choices []*choice                      // likewise
	idLists []ids                          // likewise
	texts   []text                         // likewise
	idSet   map[string]bool                // likewise
	words   string                         // likewise

	segments map[string][]*corpus.Segment // by message, likewise
	decided  map[string]*corpus.Decision  // by item, likewise
}

func newWorld(r *run, c *corpus.Corpus) *world {
	w := &world{
		run: r, c: c, lex: Lexicon(c), index: validate.NewFactIndex(c.Facts, c.Plan, c.Messages).Named(c.Names()),
		calendar: corpus.Calendar{First: c.First, Last: c.Last, Closures: c.Closures},
		people:   corpus.ByID(c.People),
		groups:   corpus.ByID(c.Groups),
		messages: corpus.ByID(c.Messages),
		tasks:    corpus.ByID(c.Tasks),
		facts:    corpus.ByID(c.Facts),
		plan:     corpus.ByID(c.Plan),
		items:    corpus.ByID(c.Items),
		names:    c.Names(),
		verdicts: map[string][]*corpus.Verdict{}, told: map[string][]*corpus.Message{}, flagged: newFlagged(c.Flagged),
		rounds: map[string][]*corpus.Round{},
	}
	for i := range c.Rounds {
		r := &c.Rounds[i]
		w.rounds[r.ItemID] = append(w.rounds[r.ItemID], r)
	}
	last := map[[2]string]int{} // item and filter → its last judging
	for _, v := range c.Verdicts {
		of := [2]string{v.ItemID, v.Filter}
		last[of] = max(last[of], v.Judging)
	}
	for i := range c.Verdicts {
		if v := &c.Verdicts[i]; v.Judging == last[[2]string{v.ItemID, v.Filter}] {
			w.verdicts[v.ItemID] = append(w.verdicts[v.ItemID], v)
		}
	}
	for i := range c.Items {
		if c.Items[i].Status == corpus.Accepted {
			w.accepted = append(w.accepted, &c.Items[i])
		}
	}
	w.stated = w.disclosures()
	for _, s := range w.stated {
		w.told[s.fact.ID] = append(w.told[s.fact.ID], s.message)
	}
	return w
}

func (w *world) named(id string) string { return w.names[id] }

// Lexicon rebuilds the lexicon of a corpus from its tables.
func Lexicon(c *corpus.Corpus) *corpus.Lexicon { return corpus.NewLexicon(c.Gazetteer()) }

// given returns the given name of a full one.
func given(name string) string {
	first, _, _ := strings.Cut(name, " ")
	return first
}

// stated is a disclosure with the message it stands in and the fact it states.
type stated struct {
	message *corpus.Message
	fact    *corpus.Fact
	corpus.Disclosure
}

func (w *world) disclosures() []stated {
	var out []stated
	for i := range w.c.Plan {
		p := &w.c.Plan[i]
		m := w.messages[p.MessageID]
		for _, d := range p.Discloses {
			if f := w.facts[d.FactID]; m != nil && f != nil {
				out = append(out, stated{m, f, d})
			}
		}
	}
	return out
}

// statedIn returns the disclosures of one message.
func (w *world) statedIn(messageID string) []corpus.Disclosure {
	if p := w.plan[messageID]; p != nil {
		return p.Discloses
	}
	return nil
}

// covered returns the places of a message whose words are disclosed values.
// Words that assert a stamped fact are no values.
func (w *world) covered(messageID string) []corpus.Interval {
	var out []corpus.Interval
	for _, d := range w.statedIn(messageID) {
		if d.Basis == corpus.BasisText {
			out = append(out, corpus.Interval{Start: d.Start, End: d.End})
		}
	}
	return out
}
