package check

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
)

func corpusRules() []rule {
	return []rule{
		{Referential, "nobody writes in two corpora at once", "messages of people who write in several", Proved,
			[]string{tabMessages}, &oneCorpus{}},
		{Referential, "items lie in their corpus", "items and their evidence", Proved,
			[]string{tabItems, tabKey, tabMessages, tabGroups}, each(itemsInCorpus)},
		{Balanced, "corpora are those of the manifest", "counts of corpora", Proved,
			[]string{tabGroups, tabMessages, tabItems}, corporaListed{}},
		{Balanced, "corpora get what the recipe asks", "quotas of corpora", Proved, []string{tabItems, tabKey},
			&corpusQuotas{}},
	}
}

// oneCorpus: who has seats in two corpora never writes in both in one minute. Of a corpus that is over, the minutes of
// its messages are kept.
type oneCorpus struct {
	written map[string][]writing // by author
}

// writing is a message, by its minute and its corpus's place in the run.
type writing struct {
	at     int32
	corpus int32
}

func minuteOf(m *corpus.Message) int32 { return int32(m.At) }

func (o *oneCorpus) add(w *world, f *Finding) {
	if o.written == nil {
		o.written = map[string][]writing{}
	}
	place := int32(len(w.corpora) - 1)
	elsewhere := map[string]map[int32]int32{} // by author and minute, of those who write here too
	for i := range w.c.Messages {
		m := &w.c.Messages[i]
		if len(o.written[m.AuthorID]) == 0 || m.SessionID != "" { // an assistant talks to many users at once
			continue
		}
		if elsewhere[m.AuthorID] == nil {
			elsewhere[m.AuthorID] = map[int32]int32{}
			for _, x := range o.written[m.AuthorID] {
				elsewhere[m.AuthorID][x.at] = x.corpus
			}
		}
		f.look()
		if other, ok := elsewhere[m.AuthorID][minuteOf(m)]; ok {
			f.violate(fmt.Sprintf("%s in %s and %s at %s", m.AuthorID, w.corpora[other], w.corpora[place], m.At),
				"one corpus in a minute", m.ID)
		}
	}
	for i := range w.c.Messages {
		m := &w.c.Messages[i]
		o.written[m.AuthorID] = append(o.written[m.AuthorID], writing{minuteOf(m), place})
	}
}

func (*oneCorpus) conclude(*run, *Finding) {}

// itemsInCorpus: an item belongs to the corpus in which it stands, with its evidence, the groups of that and its asker.
func itemsInCorpus(w *world, f *Finding) {
	seated := map[string]bool{}
	for i := range w.c.Groups {
		for _, p := range slices.Concat(w.c.Groups[i].MemberIDs, w.c.Groups[i].GuestIDs) {
			seated[p] = true
		}
	}
	own := w.c.ID
	if own == "" && len(w.c.Groups) > 0 {
		own = w.c.Groups[0].CorpusID
	}
	for i := range w.c.Items {
		it := &w.c.Items[i]
		f.look()
		if w.c.ID != "" && it.CorpusID != own {
			f.violate("corpus "+quote(it.CorpusID), "corpus "+quote(own), it.ID)
		}
		if it.AskerID != "" && !seated[it.AskerID] {
			f.violate("asked by "+it.AskerID, "somebody with a seat in "+own, it.ID)
		}
		for _, e := range it.Evidence {
			f.look()
			m := w.Message(e.MessageID)
			if m == nil {
				f.violate("evidence "+quote(e.MessageID), "a message of "+own, it.ID)
				continue
			}
			if g := w.Group(m.GroupID); m.CorpusID != own || g == nil || g.CorpusID != own {
				f.violate(fmt.Sprintf("evidence %s of %s in corpus %s", m.ID, m.GroupID, quote(m.CorpusID)),
					"a message and a group of "+own, it.ID)
			}
		}
	}
}
