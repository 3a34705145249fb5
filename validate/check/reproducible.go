package check

import (
	"errors"
	"slices"

	"memloom/output"
)

func reproducibleRules() []rule {
	return []rule{
		{Reproducible, "shards are those of the manifest", "shards", Proved, nil, once(shardsAsPublished)},
		{Reproducible, "card, croissant.json and manifest are as published", "files", Proved, nil, once(sealsAsPublished)},
		{Reproducible, "rows have the manifest's digests", "tables", Proved, nil, &digests{}},
		{Reproducible, "equal to the other corpus", "tables", Proved, nil, once(equalToOther)},
	}
}

// uncheckable gives a rule up for a reason other than absent tables.
func (f *Finding) uncheckable(why string) {
	f.Proof, f.Status, f.Note = NotCheckable, Unverified, why
}

// shardsAsPublished hashes every file of the tables that are there.
func shardsAsPublished(r *run, f *Finding) {
	if r.in.Dir == "" && r.in.Corpora != nil {
		f.uncheckable("no folder was given")
		return
	}
	for _, t := range r.in.Manifest.Tables {
		if r.has(t.Name) {
			f.Checked += len(t.Shards)
		}
	}
	_, err := output.Verify(r.in.Dir, r.in.Manifest)
	if err == nil && r.in.Corpora == nil {
		err = r.unread() // every byte is as published, and yet the rows are not
	}
	for _, e := range unjoined(err) {
		var shard *output.ShardError
		if errors.As(e, &shard) {
			f.violate(shard.Error(), "the file that was published", shard.Path)
		} else {
			f.violate(e.Error(), "rows that can be read, as they were published")
		}
	}
}

// sealsAsPublished hashes card, croissant.json and report, and holds the manifest to its own digest.
func sealsAsPublished(r *run, f *Finding) {
	if r.in.Dir == "" {
		f.uncheckable("no folder was given")
		return
	}
	known, err := output.VerifySeals(r.in.Dir, r.in.Manifest)
	f.Checked += known
	for _, e := range unjoined(err) {
		f.violate(e.Error(), "the file that was published")
	}
}

// unread is why there are no rows, where the files do not tell.
func (r *run) unread() error {
	if r.in.Unread != nil {
		return r.in.Unread
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

// equalToOther compares with a second corpus, calls and decisions aside.
func equalToOther(r *run, f *Finding) {
	if r.in.Against == nil {
		f.uncheckable("no second corpus was given (--against)")
		return
	}
	for _, t := range r.in.Manifest.Tables {
		if !slices.Contains([]string{"audit/calls", "audit/decisions"}, t.Name) {
			f.look()
		}
	}
	for _, d := range output.Compare(r.in.Manifest, r.in.Against) {
		f.violate(d.Problem, "the same rows, and with the same program the same bytes", d.Table)
	}
}
