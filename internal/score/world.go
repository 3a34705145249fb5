package score

import (
	"cmp"
	"fmt"
	"slices"

	"memloom/internal/bm25"
	"memloom/internal/corpus"
)

// World is what the reference rows read from: the messages by time, what each
// asker may see, and an index. It does not change and may be shared between goroutines.
type World struct {
	messages []corpus.Message
	at       map[string]int      // message id → into messages
	seats    map[string][]string // person → groups that count as an asker's
	ranked   *bm25.Index
}

// NewWorld indexes a corpus. Members tells guests from members: only seats that are not a guest's count (G7).
func NewWorld(c *corpus.Corpus) *World {
	w := &World{
		messages: slices.Clone(c.Messages), at: map[string]int{}, seats: map[string][]string{},
	}
	for _, m := range c.Members {
		if !m.Guest {
			w.seats[m.PersonID] = append(w.seats[m.PersonID], m.GroupID)
		}
	}
	slices.SortFunc(w.messages, func(a, b corpus.Message) int {
		return cmp.Or(cmp.Compare(a.At, b.At), cmp.Compare(a.GroupID, b.GroupID), cmp.Compare(a.Seq, b.Seq),
			cmp.Compare(a.ID, b.ID))
	})
	docs := make([]bm25.Document, len(w.messages))
	for i, m := range w.messages {
		w.at[m.ID] = i
		docs[i] = bm25.Document{ID: m.ID, Terms: bm25.Terms(m.Text)}
	}
	w.ranked = bm25.New(docs)
	return w
}

// sees returns whether an item may be answered from a message: it was written
// before the asking, and, if somebody asks, in a group of theirs.
func (w *World) sees(it corpus.Item) func(corpus.Message) bool {
	groups := w.seats[it.AskerID]
	return func(m corpus.Message) bool {
		return (it.AskedAt == 0 || m.At < it.AskedAt) && (it.AskerID == "" || slices.Contains(groups, m.GroupID))
	}
}

// everything returns all that an item may be answered from. The slice is shared.
func (w *World) everything(it corpus.Item) []corpus.Message {
	if it.AskerID == "" && (it.AskedAt == 0 || len(w.messages) == 0 || w.messages[len(w.messages)-1].At < it.AskedAt) {
		return w.messages
	}
	sees := w.sees(it)
	var seen []corpus.Message
	for _, m := range w.messages {
		if sees(m) {
			seen = append(seen, m)
		}
	}
	return seen
}

// recent returns the messages of the last so many days with messages that an item may be answered from.
func (w *World) recent(it corpus.Item, days int) []corpus.Message {
	sees := w.sees(it)
	first, seen := len(w.messages), 0
	var day corpus.Date // of the earliest message so far
	var messages []corpus.Message
	for first > 0 {
		m := w.messages[first-1]
		if sees(m) {
			if on := m.At.Date(); seen == 0 || on != day {
				if seen == days {
					break
				}
				seen, day = seen+1, on
			}
			messages = append(messages, m)
		}
		first--
	}
	slices.Reverse(messages)
	return messages
}

// retrieved returns the ids of the k messages that BM25 ranks highest for the
// question among those that the item may be answered from.
func (w *World) retrieved(it corpus.Item, k int) []string {
	sees := w.sees(it)
	hits := w.ranked.Search(bm25.Terms(it.Question), k, func(id string) bool { return sees(w.messages[w.at[id]]) })
	ids := make([]string, len(hits))
	for i, h := range hits {
		ids[i] = h.ID
	}
	return ids
}

// evidence returns the ids of an item's evidence, every role.
func evidence(it corpus.Item) []string {
	ids := make([]string, len(it.Evidence))
	for i, e := range it.Evidence {
		ids[i] = e.MessageID
	}
	return ids
}

// pick returns the messages of the ids once each, by time.
func (w *World) pick(ids []string) []corpus.Message {
	var at []int
	for _, id := range ids {
		if i, ok := w.at[id]; ok {
			at = append(at, i)
		}
	}
	slices.Sort(at)
	at = slices.Compact(at)
	messages := make([]corpus.Message, len(at))
	for i, j := range at {
		messages[i] = w.messages[j]
	}
	return messages
}

// CheckAskers returns an error for the first item whose asker reads no group:
// the corpus has no seats for them, or the table with the seats was not read.
func (w *World) CheckAskers(items []corpus.Item) error {
	for _, it := range items {
		if it.AskerID != "" && len(w.seats[it.AskerID]) == 0 {
			return fmt.Errorf("item %s is asked by %s, whose groups are not known: scaffold/members is needed", it.ID,
				it.AskerID)
		}
	}
	return nil
}
