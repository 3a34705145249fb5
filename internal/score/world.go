package score

import (
	"cmp"
	"fmt"
	"slices"
	"sync"

	"memloom/internal/bm25"
	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
)

// World is what the reference rows read from: the messages by time, what each asker may see, and what BM25 finds. It
// does not change and may be shared between goroutines.
type World struct {
	*index.Index
	messages []*corpus.Message // by time
	ranked   func() *bm25.Index
}

// NewWorld indexes a corpus. Of a group's members guests do not see it as askers (G7).
func NewWorld(c *corpus.Corpus) *World {
	w := &World{Index: index.New(c)}
	for i := range c.Messages {
		w.messages = append(w.messages, &c.Messages[i])
	}
	slices.SortFunc(w.messages, byTime)
	w.ranked = sync.OnceValue(func() *bm25.Index {
		var b bm25.Builder
		for _, m := range w.messages {
			b.Add(bm25.Document{ID: m.ID, Terms: bm25.Terms(m.Text)})
		}
		return b.Index()
	})
	return w
}

func byTime(a, b *corpus.Message) int {
	return cmp.Or(cmp.Compare(a.At, b.At), cmp.Compare(a.GroupID, b.GroupID), cmp.Compare(a.Seq, b.Seq),
		cmp.Compare(a.ID, b.ID))
}

// sees says whether an item may be answered from a message: it was written before the asking, in a group of the
// asker's.
func (w *World) sees(it *corpus.Item, m *corpus.Message) bool {
	if it.AskedAt != 0 && m.At >= it.AskedAt {
		return false
	}
	seat := w.Seat(m.GroupID, it.AskerID)
	return it.AskerID == "" || seat != nil && !seat.Guest
}

// everything returns all that an item may be answered from.
func (w *World) everything(it corpus.Item) []*corpus.Message {
	return slices.DeleteFunc(slices.Clone(w.messages), func(m *corpus.Message) bool { return !w.sees(&it, m) })
}

// recent returns the messages of the last so many days with messages that an item may be answered from.
func (w *World) recent(it corpus.Item, days int) []*corpus.Message {
	all := w.everything(it)
	first := len(all)
	for ; first > 0 && days > 0; days-- {
		day := all[first-1].At.Date()
		for first > 0 && all[first-1].At.Date() == day {
			first--
		}
	}
	return all[first:]
}

// retrieved returns the ids of the k messages that BM25 ranks highest for the question among those that the item may be
// answered from.
func (w *World) retrieved(it corpus.Item, k int) []string {
	var ids []string
	for _, h := range w.ranked().Search(bm25.Terms(it.Question), k,
		func(id string) bool { return w.sees(&it, w.Message(id)) }) {
		ids = append(ids, h.ID)
	}
	return ids
}

// pick returns the messages of the ids once each, by time.
func (w *World) pick(ids []string) []*corpus.Message {
	var out []*corpus.Message
	for _, id := range ids {
		if m := w.Message(id); m != nil {
			out = append(out, m)
		}
	}
	slices.SortFunc(out, byTime)
	return slices.Compact(out)
}

// evidence returns an item's evidence, every role.
func (w *World) evidence(it corpus.Item) []*corpus.Message {
	var ids []string
	for _, e := range it.Evidence {
		ids = append(ids, e.MessageID)
	}
	return w.pick(ids)
}

// CheckAskers returns an error for the first item whose asker reads no group: the corpus has no seats for them, or the
// table with the seats was not read.
func (w *World) CheckAskers(items []corpus.Item) error {
	for _, it := range items {
		reads := func(m corpus.Member) bool { return m.PersonID == it.AskerID && !m.Guest }
		if it.AskerID != "" && !slices.ContainsFunc(w.Members, reads) {
			return fmt.Errorf("item %s is asked by %s, whose groups are not known: scaffold/members is needed", it.ID,
				it.AskerID)
		}
	}
	return nil
}
