// Package reproducible has the rules that the files are those that were published, and their rows those of the
// manifest.
package reproducible

import (
	"cmp"
	"errors"
	"slices"
	"strings"

	"memloom/output"
	"memloom/validate/check/rule"
)

// Rules returns the rules of the promise in the order of the report.
func Rules() []rule.Rule {
	over := rule.Over
	return rule.Of(rule.Reproducible,
		rule.Once("shards are those of the manifest", "shards", "", shardsAsPublished),
		rule.Once("card, croissant.json and manifest are as published", "files", "", sealsAsPublished),
		over("rows have the manifest's digests", "tables", "", digests),
		rule.Once("equal to the other corpus", "tables", "", equalToOther),
		over("the canary is that of the data, and stands in no text", "messages and questions", "data/messages", canary),
	)
}

// shardsAsPublished hashes every file of the tables that are there.
func shardsAsPublished(r *rule.Run, f *rule.Finding) {
	if r.Dir == "" && r.Corpora != nil {
		f.Uncheckable("no folder was given")
		return
	}
	for _, t := range r.Manifest.Tables {
		if r.Has(t.Name) {
			f.Checked += len(t.Shards)
		}
	}
	_, err := output.Verify(r.Dir, r.Manifest)
	if err == nil && r.Corpora == nil { // every byte is as published, and yet the rows are not
		err = cmp.Or(r.Unread, errors.New("the rows were not read"))
	}
	for _, e := range unjoined(err) {
		var shard *output.ShardError
		if errors.As(e, &shard) {
			f.Violate(shard.Error(), "the file that was published", shard.Path)
		} else {
			f.Violate(e.Error(), "rows that can be read, as they were published")
		}
	}
}

// sealsAsPublished hashes card, croissant.json and report, and holds the manifest to its own digest.
func sealsAsPublished(r *rule.Run, f *rule.Finding) {
	if r.Dir == "" {
		f.Uncheckable("no folder was given")
		return
	}
	known, err := output.VerifySeals(r.Dir, r.Manifest)
	f.Checked += known
	for _, e := range unjoined(err) {
		f.Violate(e.Error(), "the file that was published")
	}
}

// unjoined takes a joined error apart.
func unjoined(err error) []error {
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		return joined.Unwrap()
	}
	return slices.DeleteFunc([]error{err}, func(e error) bool { return e == nil })
}

// equalToOther compares with a second corpus, calls and decisions aside.
func equalToOther(r *rule.Run, f *rule.Finding) {
	if r.Against == nil {
		f.Uncheckable("no second corpus was given (--against)")
		return
	}
	for _, t := range r.Manifest.Tables {
		if t.Name != "audit/calls" && t.Name != "audit/decisions" {
			f.Look()
		}
	}
	for _, d := range output.Compare(r.Manifest, r.Against) {
		f.Violate(d.Problem, "the same rows, and with the same program the same bytes", d.Table)
	}
}

// digests writes every table's canonical rows anew from the records, corpus after corpus, and takes the digest, so that
// it also holds records and rows to each other.
func digests(r *rule.Run) rule.Check {
	var taken *output.Digests
	var failed error // why no table can hold a corpus
	return rule.Check{
		Add: func(w *rule.World, _ *rule.Finding) {
			if taken == nil {
				taken = output.NewDigests(w.Manifest, w.Shared)
			}
			failed = cmp.Or(failed, taken.Add(w.Corpus))
		},
		Conclude: func(f *rule.Finding) {
			if r.Corpora == nil {
				f.Uncheckable(rule.Unread)
				return
			}
			for _, t := range output.Tables() {
				entry := r.Manifest.Table(t.Path())
				if taken == nil || entry == nil || !r.Has(t.Path()) || !whole(r, t) {
					continue
				}
				f.Look()
				got, err := taken.Of(t.Path())
				if err = cmp.Or(failed, err); err != nil {
					f.Violate(err.Error(), "rows that can be written again", t.Path())
				} else if got != entry.Digest {
					f.Violate("digest "+got, entry.Digest, t.Path())
				}
			}
		},
	}
}

// whole says whether the records hold all that a table's rows are made of. Rows of items are made of data, key and
// calendar, and of the audit where drafts fell.
func whole(r *rule.Run, t output.Table) bool {
	needs := []string{"data/items", "data/groups", "data/messages"}
	switch {
	case t.Path() == "data/people":
	case t.Path() == "data/items" || t.Folder == output.Key:
		needs = append(needs, "key/items", "key/gold", "scaffold/calendar")
	case t.Folder == output.Audit:
		needs = append(needs, "key/items", "key/gold", "audit/rejected", "audit/flagged", "audit/surplus", "audit/gold",
			"scaffold/calendar")
	case t.Path() == "scaffold/people":
		needs = append(needs, "data/people")
	}
	return r.Has(needs...)
}

// canary: the manifest's canary follows from the digests of data/, and no message, question or option holds it, so that
// a system that is given the data is not given the canary.
func canary(r *rule.Run) rule.Check {
	mark := r.Manifest.Canary
	return rule.Check{
		Add: func(w *rule.World, f *rule.Finding) {
			if mark == "" {
				return
			}
			free := func(text, id string) { f.Expect(!strings.Contains(text, mark), "the canary", "a text without it", id) }
			for m := range rule.All(w.Messages) {
				free(m.Text, m.ID)
			}
			for it := range rule.All(w.Items) {
				free(it.Question, it.ID)
				for _, o := range it.Options {
					free(o.Text, it.ID)
				}
			}
		},
		Conclude: func(f *rule.Finding) {
			if want := output.CanaryOf(r.Manifest.Tables); mark != want {
				f.Violate("the canary "+mark, "that of the digests of data/, "+want, output.ManifestName)
			}
		},
	}
}
