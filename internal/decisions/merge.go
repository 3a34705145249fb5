package decisions

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
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
	names := append([]string{d.Reviewer, d.Target, d.TargetID, d.TargetHash, d.At, d.Code, string(d.Action), string(d.StatusBefore),
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

// insert keeps a decision in a transaction, which prepared the statement, and returns its number. once may be empty.
func (s *Store) insert(ctx context.Context, into *sql.Stmt, d *corpus.Decision, once string) (int64, error) {
	if err := lengths(d); err != nil {
		return 0, err
	}
	b, err := json.Marshal(d)
	if err != nil {
		return 0, fmt.Errorf("encoding a decision: %w", err)
	}
	r, err := into.ExecContext(ctx, sql.NullString{String: once, Valid: once != ""}, string(b))
	if err != nil {
		return 0, s.failed("writing to", err)
	}
	seq, err := r.LastInsertId()
	if err != nil {
		return 0, s.failed("writing to", err)
	}
	return seq, nil
}

const insertDecision = "INSERT INTO decisions (once, row) VALUES (?, ?)"

// act is what tells decisions of two stores apart.
type act struct {
	reviewer, at, hash string
	action             corpus.Action
	blind              bool
}

func actOf(d *corpus.Decision) act {
	return act{d.Reviewer, d.At, d.TargetHash, d.Action, d.VerdictsHidden}
}

// Merge keeps the decisions of another store, all of them or none, and returns how many of them were not there already. The first
// error of the list, or a MistakeError about one of its decisions, ends it.
func (s *Store) Merge(ctx context.Context, list iter.Seq2[corpus.Decision, error]) (added int, err error) {
	there, err := s.Decisions(ctx)
	if err != nil {
		return 0, err
	}
	known := make(map[act]bool, len(there))
	for i := range there {
		known[actOf(&there[i])] = true
	}
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return 0, s.failed("writing to", err)
	}
	defer func() { _ = tx.Rollback() }()
	into, err := tx.PrepareContext(ctx, insertDecision)
	if err != nil {
		return 0, s.failed("writing to", err)
	}
	defer into.Close()
	for d, err := range list {
		if err != nil {
			return 0, err
		}
		if known[actOf(&d)] {
			continue
		}
		if _, err := s.insert(ctx, into, &d, ""); err != nil {
			return 0, err
		}
		added++
	}
	if err := tx.Commit(); err != nil {
		return 0, s.failed("writing to", err)
	}
	return added, nil
}
