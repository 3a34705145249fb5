package decisions

import (
	"context"
	"database/sql"
	"iter"
	"unicode/utf8"

	"memloom/internal/corpus"
)

// The most characters of what people write into a decision, and of the names and ids in it.
const (
	MaxNote = 4_000
	MaxEdit = 20_000 // of a field before and after an edit
	MaxName = 200
)

// lengths refuses a decision with a text or name beyond its bound.
func lengths(d *corpus.Decision) error {
	if n := utf8.RuneCountInString(d.Note); n > MaxNote {
		return mistake("the note has %d characters, and a note may have %d: say it in fewer words", n, MaxNote)
	}
	names := append([]string{d.Reviewer, d.Target, d.TargetID, d.TargetHash, d.At, d.Code, string(d.Action),
		string(d.StatusBefore),
		d.RateQuestion, d.RateAnswer, d.RateOptions, d.RateEvidence}, d.Overrules...)
	for _, e := range d.Edits {
		names = append(names, e.Field)
		if n := max(utf8.RuneCountInString(e.Before), utf8.RuneCountInString(e.After)); n > MaxEdit {
			return mistake("the edit of %.40s has %d characters, and one may have %d: shorten it", e.Field, n, MaxEdit)
		}
	}
	for _, name := range names {
		if n := utf8.RuneCountInString(name); n > MaxName {
			return mistake("the name %.40s… has %d characters, and a name or id may have %d", name, n, MaxName)
		}
	}
	return nil
}

// insert keeps a decision and returns its number. once may be empty.
func (s *Store) insert(ctx context.Context, in database, d *corpus.Decision, once string) (int64, error) {
	if err := lengths(d); err != nil {
		return 0, err
	}
	return s.write(ctx, in, "INSERT INTO decisions (once, row) VALUES (?, ?)", d, sql.NullString{String: once,
		Valid: once != ""})
}

// identity is what two stores have in common of a decision.
type identity struct {
	reviewer, at, hash string
	action             corpus.Action
	blind              bool
}

func identityOf(d *corpus.Decision) identity {
	return identity{d.Reviewer, d.At, d.TargetHash, d.Action, d.VerdictsHidden}
}

// Merge keeps the decisions of another store, all of them or none, and returns how many of them were not there already.
// The first error of the list, or a MistakeError about one of its decisions, ends it.
func (s *Store) Merge(ctx context.Context, list iter.Seq2[corpus.Decision, error]) (added int, err error) {
	there, err := s.Decisions(ctx)
	if err != nil {
		return 0, err
	}
	known := make(map[identity]bool, len(there))
	for i := range there {
		known[identityOf(&there[i])] = true
	}
	err = s.within(ctx, func(tx *sql.Tx) error {
		for d, err := range list {
			if err != nil {
				return err
			}
			if known[identityOf(&d)] {
				continue
			}
			if _, err := s.insert(ctx, tx, &d, ""); err != nil {
				return err
			}
			added++
		}
		return nil
	})
	if err != nil {
		return 0, err
	}
	return added, nil
}
