package output

import (
	"cmp"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// loader gathers rows of several tables into records: a person's name and
// profile, an item's question, key, gold and fate.
type loader struct {
	c      *corpus.Corpus
	people map[string]int
	items  map[string]int
	keyed  bool // key/gold was read
}

func newLoader() *loader {
	return &loader{c: &corpus.Corpus{}, people: map[string]int{}, items: map[string]int{}}
}

// person returns the record of the person, new if it is not there yet. The pointer is good until the next call.
func (l *loader) person(id string) *corpus.Person {
	i, ok := l.people[id]
	if !ok {
		i = len(l.c.People)
		l.people[id] = i
		l.c.People = append(l.c.People, corpus.Person{ID: id})
	}
	return &l.c.People[i]
}

// item returns the record of the item, new if it is not there yet. The pointer is good until the next call.
func (l *loader) item(id string) *corpus.Item {
	i, ok := l.items[id]
	if !ok {
		i = len(l.c.Items)
		l.items[id] = i
		l.c.Items = append(l.c.Items, corpus.Item{ID: id})
	}
	return &l.c.Items[i]
}

func (l *loader) gold(r goldRow) error {
	g, err := fromGoldRow(r)
	if err != nil {
		return err
	}
	it := l.item(r.ItemID)
	it.Gold = append(it.Gold, g)
	return nil
}

// corpus returns what was gathered, drafts in the order of their ids again.
func (l *loader) corpus() *corpus.Corpus {
	slices.SortFunc(l.c.Items, func(a, b corpus.Item) int { return compareIDs(a.ID, b.ID) })
	return l.c
}

// compareIDs orders ids as counters: digits by their number, the rest by its bytes, so that I9 comes before I10.
func compareIDs(a, b string) int {
	for a != "" && b != "" {
		na, ra := leadingDigits(a)
		nb, rb := leadingDigits(b)
		if na != "" && nb != "" {
			ta, tb := strings.TrimLeft(na, "0"), strings.TrimLeft(nb, "0")
			if c := cmp.Or(cmp.Compare(len(ta), len(tb)), cmp.Compare(ta, tb), cmp.Compare(len(na), len(nb))); c != 0 {
				return c
			}
			a, b = ra, rb
			continue
		}
		if a[0] != b[0] {
			return cmp.Compare(a[0], b[0])
		}
		a, b = a[1:], b[1:]
	}
	return cmp.Compare(len(a), len(b))
}

func leadingDigits(s string) (digits, rest string) {
	n := 0
	for n < len(s) && s[n] >= '0' && s[n] <= '9' {
		n++
	}
	return s[:n], s[n:]
}
