package check

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"slices"

	"memloom/output"
)

func reproducibleRules() []rule {
	return []rule{
		{Reproducible, "shards are those of the manifest", "shards", Proved, nil, shardsAsPublished},
		{Reproducible, "card and manifest are as published", "files", Proved, nil, sealsAsPublished},
		{Reproducible, "rows have the manifest's digests", "tables", Proved, nil, digestsAgree},
		{Reproducible, "equal to the other corpus", "tables", Proved, nil, equalToOther},
	}
}

// uncheckable gives a rule up for a reason other than absent tables.
func (f *Finding) uncheckable(why string) {
	f.Proof, f.Status, f.Note = NotCheckable, Unverified, why
}

// shardsAsPublished hashes every file of the tables that are there.
func shardsAsPublished(w *world, f *Finding) {
	if w.in.Dir == "" && w.in.Corpus != nil {
		f.uncheckable("no folder was given")
		return
	}
	for _, t := range w.in.Manifest.Tables {
		if w.has(t.Name) {
			f.Checked += len(t.Shards)
		}
	}
	_, err := output.Verify(w.in.Dir, w.in.Manifest)
	if err == nil && w.in.Corpus == nil {
		err = w.unread() // every byte is as published, and yet the rows are not
	}
	for _, e := range unjoined(err) {
		var shard *output.ShardError
		if errors.As(e, &shard) {
			f.violate(shard.Error(), "the file that was published", shard.Path)
		} else {
			f.violate(e.Error(), "a file that can be read")
		}
	}
}

// sealsAsPublished hashes the card, and holds the manifest to its own digest.
func sealsAsPublished(w *world, f *Finding) {
	if w.in.Dir == "" {
		f.uncheckable("no folder was given")
		return
	}
	known, err := output.VerifySeals(w.in.Dir, w.in.Manifest)
	if known == 0 {
		f.uncheckable("the corpus is of a version whose manifest holds no digest of card and manifest")
		return
	}
	f.Checked += known
	for _, e := range unjoined(err) {
		f.violate(e.Error(), "the file that was published")
	}
}

// unread is why there are no rows, where the files do not tell.
func (w *world) unread() error {
	if w.in.Unread != nil {
		return w.in.Unread
	}
	return errors.New("the rows were not read")
}

// unjoined takes a joined error apart.
func unjoined(err error) []error {
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		return joined.Unwrap()
	}
	if err == nil {
		return nil
	}
	return []error{err}
}

// digestsAgree writes every table's canonical rows anew from the records and
// takes the digest, so that it also holds records and rows to each other.
func digestsAgree(w *world, f *Finding) {
	if w.in.Corpus == nil {
		f.uncheckable(unread)
		return
	}
	for _, t := range output.Tables() {
		entry := w.in.Manifest.Table(t.Path())
		if entry == nil || !w.has(t.Path()) || !w.whole(t) {
			continue
		}
		f.look()
		h := sha256.New()
		if err := t.WriteJSONL(h, w.c); err != nil {
			f.violate(err.Error(), "rows that can be written again", t.Path())
			continue
		}
		if got := hex.EncodeToString(h.Sum(nil)); got != entry.Digest {
			f.violate("digest "+got, entry.Digest, t.Path())
		}
	}
}

// whole says whether the records hold all that a table's rows are made of.
// Rows of items are made of data and key, and of the audit where drafts fell.
func (w *world) whole(t output.Table) bool {
	needs := []string{tabItems, tabGroups, tabMessages}
	switch {
	case t.Path() == tabPeople:
	case t.Path() == tabItems || t.Folder == output.Key:
		needs = append(needs, tabKey, tabGold)
	case t.Folder == output.Audit:
		needs = append(needs, tabKey, tabGold, tabRejected, tabFlagged, tabSurplus, tabAuditGold)
	case t.Path() == tabProfiles:
		needs = append(needs, tabPeople)
	}
	return len(w.missing(needs)) == 0
}

// equalToOther compares with a second corpus, calls and decisions aside.
func equalToOther(w *world, f *Finding) {
	if w.in.Against == nil {
		f.uncheckable("no second corpus was given (--against)")
		return
	}
	for _, t := range w.in.Manifest.Tables {
		if !slices.Contains([]string{"audit/calls", "audit/decisions"}, t.Name) {
			f.look()
		}
	}
	for _, d := range output.Compare(w.in.Manifest, w.in.Against) {
		f.violate(d.Problem, "the same rows, and with the same program the same bytes", d.Table)
	}
}
