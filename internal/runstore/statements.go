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
	saveStage, keepState             *sql.Stmt
	insertCall, findCall, countSend  *sql.Stmt
	giveUp, noteCall                 *sql.Stmt
	insertSend, closeSend            *sql.Stmt
	insertAnswer, setAnswer, disown  *sql.Stmt
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
		{&s.keepState, "INSERT INTO state (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"},
		{&s.insertCall, "INSERT INTO calls (key, stage, unit, task, role, model, sample, sends) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"},
		{&s.findCall, "SELECT id, sends FROM calls WHERE key = ?"},
		{&s.countSend, "UPDATE calls SET sends = ?, failed = NULL, failure = NULL WHERE id = ?"},
		{&s.giveUp, "UPDATE calls SET failed = ?, failure = ? WHERE id = ?"},
		{&s.noteCall, `UPDATE calls SET tokens_in = coalesce(?, tokens_in), tokens_cached = coalesce(?, tokens_cached),
			tokens_out = coalesce(?, tokens_out), cost = coalesce(?, cost), latency = coalesce(?, latency),
			hits = hits + ?, rung = coalesce(?, rung) WHERE key = ?`},
		{&s.insertSend, "INSERT INTO sends (call, attempt, state, estimate) VALUES (?, ?, ?, ?)"},
		{&s.closeSend, "UPDATE sends SET state = ?, status = ?, reason = ? WHERE id = ?"},
		{&s.insertAnswer, "INSERT INTO answers (id, hash, size, codec, data) VALUES (?, ?, ?, ?, ?)"},
		{&s.setAnswer, "UPDATE calls SET answer = ? WHERE id = ?"},
		{&s.disown, `UPDATE calls SET answer = NULL, tokens_in = NULL, tokens_cached = NULL, tokens_out = NULL,
			cost = NULL, latency = NULL WHERE id = ? AND answer = ?`},
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
