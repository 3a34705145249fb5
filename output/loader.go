package output

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// loader gathers rows of several tables into records: a person's name and profile, an item's question, key, gold and
// fate. It fills one corpus, or what all corpora share.
type loader struct {
	c      *corpus.Corpus
	people map[string]string // names of the run's people by id; nil while they are being gathered
	known  map[string]bool   // people that were gathered
	items  map[string]int
	keyed  map[string]bool // tables of key that were read
}

func newLoader(c *corpus.Corpus) *loader {
	return &loader{c: c, known: map[string]bool{}, items: map[string]int{}, keyed: map[string]bool{}}
}

// person notes the person that was gathered last.
func (l *loader) person() error {
	id := l.c.People[len(l.c.People)-1].ID
	if l.known[id] {
		return fmt.Errorf("person %s stands there twice", id)
	}
	l.known[id] = true
	return nil
}

// named takes what a corpus says of a person. Where profiles are there, they say the same.
func (l *loader) named(id, name string) error {
	if l.people == nil {
		if !l.known[id] {
			l.c.People, l.known[id] = append(l.c.People, corpus.Person{ID: id, Name: name}), true
		}
		return nil
	}
	if known, ok := l.people[id]; !ok || known != name {
		return fmt.Errorf("person %s is called %q and not %q, as among the people of the run", id, name, known)
	}
	return nil
}

// item returns the record of the item, new if it is not there yet. The pointer is good until the next call.
func (l *loader) item(id string) *corpus.Item {
	i, ok := l.items[id]
	if !ok {
		i = len(l.c.Items)
		l.items[id] = i
		l.c.Items = append(l.c.Items, corpus.Item{ID: id, CorpusID: l.c.ID})
	}
	return &l.c.Items[i]
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
