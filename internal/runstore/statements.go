package runstore

import (
	"context"
	"database/sql"
	"errors"
)

// statements are the writer's prepared statements. They are used by its
// goroutine only.
type statements struct {
	findUnit, insertUnit, deleteUnit *sql.Stmt
	insertRecord, findOwner          *sql.Stmt
	deleteRecords                    *sql.Stmt
	insertBody, deleteBodies         *sql.Stmt
	insertFailure, deleteFailures    *sql.Stmt
	countMeta, readMeta, insertMeta  *sql.Stmt
	saveStage                        *sql.Stmt
	all                              []*sql.Stmt
}

func prepare(ctx context.Context, conn *sql.Conn) (*statements, error) {
	s := &statements{}
	for _, p := range []struct {
		into  **sql.Stmt
		query string
	}{
		{&s.findUnit, "SELECT id, hash FROM units WHERE stage = ? AND name = ?"},
		{&s.insertUnit, "INSERT INTO units (stage, name, hash) VALUES (?, ?, ?)"},
		{&s.deleteUnit, "DELETE FROM units WHERE id = ?"},
		{&s.insertRecord, "INSERT INTO records (unit, key, hash, size, codec) VALUES (?, ?, ?, ?, ?)"},
		{&s.findOwner, `SELECT u.stage, u.name, u.hash FROM records r JOIN units u ON u.id = r.unit WHERE r.key = ?`},
		{&s.deleteRecords, "DELETE FROM records WHERE unit = ?"},
		{&s.insertBody, "INSERT INTO bodies (id, data) VALUES (?, ?)"},
		{&s.deleteBodies, "DELETE FROM bodies WHERE id IN (SELECT id FROM records WHERE unit = ?)"},
		{&s.insertFailure, `INSERT INTO failures (stage, unit, attempt, error)
			SELECT ?1, ?2, coalesce(max(attempt), 0) + 1, ?3 FROM failures WHERE stage = ?1 AND unit = ?2`},
		{&s.deleteFailures, "DELETE FROM failures WHERE stage = ? AND unit = ?"},
		{&s.countMeta, "SELECT count(*) FROM meta"},
		{&s.readMeta, "SELECT value FROM meta WHERE key = ?"},
		{&s.insertMeta, "INSERT INTO meta (key, value) VALUES (?, ?)"},
		{&s.saveStage, `INSERT INTO progress (stage, done, total, failed, accepted, rejected) VALUES (?, ?, ?, ?, ?, ?)
			ON CONFLICT (stage) DO UPDATE SET done = excluded.done, total = excluded.total, failed = excluded.failed,
				accepted = excluded.accepted, rejected = excluded.rejected`},
	} {
		stmt, err := conn.PrepareContext(ctx, p.query)
		if err != nil {
			return nil, errors.Join(err, s.close())
		}
		*p.into = stmt
		s.all = append(s.all, stmt)
	}
	return s, nil
}

func (s *statements) close() error {
	var errs []error
	for _, stmt := range s.all {
		errs = append(errs, stmt.Close())
	}
	return errors.Join(errs...)
}
