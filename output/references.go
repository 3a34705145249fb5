package output

import (
	"fmt"
	"slices"
	"strings"
)

// references gathers the ids of a corpus, by the tags id of its columns, and those that rows name before they are there.
type references struct {
	whole  map[string]bool // whose ids are looked at: every table that has some is read
	known  map[string]idSet
	wanted map[[2]string]bool
	order  []wantedID
}

// wantedID is an id that was named before it was there.
type wantedID struct {
	of, id string
	table  *Table
	column string
	row    int64
}

// person is whose ids all corpora of a run share.
const person = "person"

// newReferences prepares the check of ids that refer to rows of tables in read; all are the tables of the folder.
func newReferences(read []*Table, all []Table) *references {
	r := &references{whole: map[string]bool{}, known: map[string]idSet{}, wanted: map[[2]string]bool{}}
	for i := range all {
		t := &all[i]
		isRead := slices.ContainsFunc(read, func(o *Table) bool { return o.Path() == t.Path() })
		for j := range t.Columns {
			if of, key := t.Columns[j].ids(); key {
				before, seen := r.whole[of]
				r.whole[of] = isRead && (before || !seen)
			}
		}
	}
	return r
}

// take notes an id of a cell.
func (r *references) take(t *Table, c *Column, row int64, id string) {
	of, key := c.ids()
	if !r.whole[of] {
		return
	}
	if key {
		if r.known[of] == nil {
			r.known[of] = idSet{}
		}
		r.known[of].add(id)
		return
	}
	if at := [2]string{of, id}; !r.known[of].has(id) && !r.wanted[at] {
		r.wanted[at] = true
		r.order = append(r.order, wantedID{of, id, t, c.Name, row})
	}
}

// end says whether the corpus has all ids that its rows name, and forgets them.
func (r *references) end(id string) error {
	if r == nil {
		return nil
	}
	at := slices.IndexFunc(r.order, func(w wantedID) bool { return !r.known[w.of].has(w.id) })
	if at >= 0 {
		w := r.order[at]
		return &ShardError{Path: w.table.Path(), Problem: Dangling, Err: fmt.Errorf(
			"row %d: column %s: %s %s, and corpus %s has none of that id", w.row, w.column, w.of, w.id, id)}
	}
	for of, ids := range r.known {
		if of != person {
			clear(ids)
		}
	}
	clear(r.wanted)
	r.order = nil
	return nil
}

// idSet is a set of ids. Most are a counter behind letters, dense from 1, and take a bit each.
type idSet map[idBlock]*[blockIDs / 64]uint64

// idBlock is a run of ids with the same letters. An id without a counter has a block of its own, with n below 0.
type idBlock struct {
	letters string
	n       int
}

const blockIDs = 1024

func (s idSet) add(id string) {
	b, n := blockOf(id)
	if s[b] == nil {
		b.letters = strings.Clone(b.letters)
		s[b] = new([blockIDs / 64]uint64)
	}
	s[b][n/64] |= 1 << (n % 64)
}

func (s idSet) has(id string) bool {
	b, n := blockOf(id)
	bits := s[b]
	return bits != nil && bits[n/64]&(1<<(n%64)) != 0
}

func blockOf(id string) (b idBlock, n int) {
	const mostDigits = 9
	digits := len(id)
	for digits > 0 && len(id)-digits < mostDigits && id[digits-1] >= '0' && id[digits-1] <= '9' {
		digits--
	}
	if digits == len(id) || id[digits] == '0' {
		return idBlock{id, -1}, 0
	}
	for _, d := range []byte(id[digits:]) {
		n = n*10 + int(d-'0')
	}
	return idBlock{id[:digits], n / blockIDs}, n % blockIDs
}
