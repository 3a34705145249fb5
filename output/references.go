package output

import (
	"fmt"
	"slices"
)

// references gathers the ids of a corpus, by the tags id of its columns, and those that rows name before they are
// there.
type references struct {
	whole  map[string]bool // whose ids are looked at: every table that has some is read
	known  map[string]map[string]bool
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
	r := &references{whole: map[string]bool{}, known: map[string]map[string]bool{}, wanted: map[[2]string]bool{}}
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
			r.known[of] = map[string]bool{}
		}
		r.known[of][id] = true
		return
	}
	if at := [2]string{of, id}; !r.known[of][id] && !r.wanted[at] {
		r.wanted[at] = true
		r.order = append(r.order, wantedID{of, id, t, c.Name, row})
	}
}

// end says whether the corpus has all ids that its rows name, and forgets them.
func (r *references) end(id string) error {
	if r == nil {
		return nil
	}
	at := slices.IndexFunc(r.order, func(w wantedID) bool { return !r.known[w.of][w.id] })
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
