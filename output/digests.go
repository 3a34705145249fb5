package output

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"reflect"
	"slices"

	"memloom/internal/corpus"
)

// Digests takes the digests of tables anew from records, corpus by corpus, as a publication of them would: in the
// columns of the manifest's schema version, and with as many corpora as it lists.
type Digests struct {
	shared *corpus.Corpus
	alone  bool
	canary string
	tables []tableDigest
}

type tableDigest struct {
	canonical
	err error
}

// NewDigests starts with what all corpora share. Extra are the tables of the design, next to Tables().
func NewDigests(m *Manifest, shared *corpus.Corpus, extra ...Table) *Digests {
	of := *shared
	of.ID = ""
	d := &Digests{shared: &of, alone: len(m.Corpora) == 1, canary: m.Canary}
	for _, t := range slices.Concat(Tables(), extra) {
		if m.Table(t.Path()) == nil {
			continue
		}
		taken := newCanonical(&t)
		taken.digest = sha256.New()
		d.tables = append(d.tables, tableDigest{canonical: taken})
	}
	d.add(newSharedView(&of))
	return d
}

// Add takes the next corpus. Its error says why no table can hold the corpus; what one table cannot hold is in Of.
func (d *Digests) Add(c *corpus.Corpus) error {
	v, err := newView(d.shared, c)
	if err != nil {
		return fmt.Errorf("corpus %s: %w", c.ID, err)
	}
	v.alone, v.canary = d.alone, d.canary
	d.add(v)
	return nil
}

func (d *Digests) add(v *view) {
	for i := range d.tables {
		if t := &d.tables[i]; t.err == nil && t.table.holds(v) {
			t.err = t.table.each(v, func(item string, record reflect.Value) error {
				t.reset()
				return t.put(v.c.ID, item, record)
			})
		}
	}
}

// Of returns the digest of a table, such as data/messages, over what was added, or why it cannot hold that. A table
// that the manifest does not list is an error.
func (d *Digests) Of(path string) (string, error) {
	for i := range d.tables {
		if t := &d.tables[i]; t.table.Path() == path {
			return hex.EncodeToString(t.digest.Sum(nil)), t.err
		}
	}
	return "", fmt.Errorf("no table %s", path)
}
