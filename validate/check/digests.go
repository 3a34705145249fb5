package check

import (
	"cmp"

	"memloom/output"
)

// digests writes every table's canonical rows anew from the records, corpus after corpus, and takes the digest, so that
// it also holds records and rows to each other.
type digests struct {
	taken *output.Digests
	err   error // why no table can hold a corpus
}

func (d *digests) add(w *world, _ *Finding) {
	if d.taken == nil {
		d.taken = output.NewDigests(w.in.Manifest, w.shared)
	}
	d.err = cmp.Or(d.err, d.taken.Add(w.c))
}

func (d *digests) conclude(r *run, f *Finding) {
	if r.in.Corpora == nil {
		f.uncheckable(unread)
		return
	}
	for _, t := range output.Tables() {
		entry := r.in.Manifest.Table(t.Path())
		if d.taken == nil || entry == nil || !r.has(t.Path()) || !r.whole(t) {
			continue
		}
		f.look()
		got, err := d.taken.Of(t.Path())
		if err = cmp.Or(d.err, err); err != nil {
			f.violate(err.Error(), "rows that can be written again", t.Path())
			continue
		}
		if got != entry.Digest {
			f.violate("digest "+got, entry.Digest, t.Path())
		}
	}
}

// whole says whether the records hold all that a table's rows are made of.
// Rows of items are made of data, key and calendar, and of the audit where drafts fell.
func (r *run) whole(t output.Table) bool {
	needs := []string{tabItems, tabGroups, tabMessages}
	switch {
	case t.Path() == tabPeople:
	case t.Path() == tabItems || t.Folder == output.Key:
		needs = append(needs, tabKey, tabGold, tabCalendar)
	case t.Folder == output.Audit:
		needs = append(needs, tabKey, tabGold, tabRejected, tabFlagged, tabSurplus, tabAuditGold, tabCalendar)
	case t.Path() == tabProfiles:
		needs = append(needs, tabPeople)
	}
	return len(r.missing(needs)) == 0
}
