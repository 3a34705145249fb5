package check

import (
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
	"memloom/validate"
)

// world is a corpus with what several rules look up in it. Where an id stands
// twice the first row counts; that ids are unique is a rule of its own.
type world struct {
	*run
	*index.Index
	c     *corpus.Corpus
	lex   *corpus.Lexicon
	index *validate.FactIndex

	verdicts map[string][]*corpus.Verdict // the last of each filter, by item, in the order of the table
	flagged  flagged

	byDay   map[groupDay][]*corpus.Message // made when first asked for
	choices []*choice                      // likewise
	idLists []ids                          // likewise
	texts   []text                         // likewise
	idSet   map[string]bool                // likewise
	words   string                         // likewise

	decided map[string]*corpus.Decision // by item, likewise
}

func newWorld(r *run, c *corpus.Corpus) *world {
	w := &world{
		run: r, Index: index.New(c), c: c, lex: Lexicon(c),
		index:    validate.NewFactIndex(c.Facts, c.Plan, c.Messages).Named(c.Names()),
		verdicts: map[string][]*corpus.Verdict{}, flagged: newFlagged(c.Flagged),
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
	return w
}

// sources returns the messages that state a fact, in the order of the plan.
func (w *world) sources(factID string) []*corpus.Message {
	var out []*corpus.Message
	for _, s := range w.Stating(factID) {
		out = append(out, s.Message)
	}
	return out
}

// Lexicon rebuilds the lexicon of a corpus from its tables.
func Lexicon(c *corpus.Corpus) *corpus.Lexicon { return corpus.NewLexicon(c.Gazetteer()) }

// given returns the given name of a full one.
func given(name string) string {
	first, _, _ := strings.Cut(name, " ")
	return first
}

// covered returns the places of a message whose words are disclosed values.
// Words that assert a stamped fact are no values.
func (w *world) covered(messageID string) []corpus.Interval {
	var out []corpus.Interval
	for _, d := range w.Disclosed(messageID) {
		if d.Basis == corpus.BasisText {
			out = append(out, corpus.Interval{Start: d.Start, End: d.End})
		}
	}
	return out
}
