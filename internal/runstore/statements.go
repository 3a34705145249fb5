package runstore

import (
	"context"
	"database/sql"
	"errors"
)

// statements are the writer's prepared statements. They are used by its goroutine only.
type statements struct {
	begin, commit                     *sql.Stmt
	findUnit, insertUnit, deleteUnit  *sql.Stmt
	insertRecord, findOwner           *sql.Stmt
	deleteRecords                     *sql.Stmt
	insertBody, deleteBodies          *sql.Stmt
	insertFailure, deleteFailures     *sql.Stmt
	countMeta, readMeta, insertMeta   *sql.Stmt
	saveStage, keepState              *sql.Stmt
	insertCall, askAgain, lastAttempt *sql.Stmt
	giveUp, noteCall                  *sql.Stmt
	noteSend, noteRung                *sql.Stmt
	insertSend, endSend               *sql.Stmt
	insertAnswer                      *sql.Stmt
	all                               []*sql.Stmt

	generation int   // of the calls that are asked now
	lastSend   int64 // number of the newest send
}

func prepare(ctx context.Context, conn *sql.Conn) (*statements, error) {
	s := &statements{}
	for _, p := range []struct {
		into  **sql.Stmt
		query string
	}{
		{&s.begin, "BEGIN IMMEDIATE"},
		{&s.commit, "COMMIT"},
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
		{&s.insertCall, "INSERT INTO calls (key, stage, unit, task, role, model, sample, generation, last) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"},
		{&s.lastAttempt, "SELECT coalesce(s.attempt, 0) FROM calls c LEFT JOIN sends s ON s.id = c.last WHERE c.id = ?"},
		// A call that an earlier run asked becomes this one's when it is asked again.
		{&s.askAgain, `UPDATE calls SET last = coalesce(?1, last), generation = ?2, hits = iif(generation = ?2, hits, 0),
			failed = iif(?1 IS NULL AND generation = ?2, failed, NULL), failure = iif(?1 IS NULL AND generation = ?2, failure, NULL),
			rung = iif(generation = ?2, rung, NULL), stage = iif(generation = ?2, stage, ?3),
			unit = iif(generation = ?2, unit, ?4), task = iif(generation = ?2, task, ?5),
			role = iif(generation = ?2, role, ?6), model = iif(generation = ?2, model, ?7) WHERE id = ?8`},
		{&s.giveUp, "UPDATE calls SET failed = ?, failure = ? WHERE id = ?"},
		{&s.noteCall, "UPDATE calls SET hits = hits + ?, rung = coalesce(?, rung) WHERE id = ?"},
		{&s.noteRung, "UPDATE sends SET rung = ? WHERE id = ?"},
		{&s.insertSend, "INSERT INTO sends (id, call, generation, attempt, state, estimate) VALUES (?, ?, ?, ?, ?, ?)"},
		{&s.noteSend, `UPDATE sends SET state = ?, tokens_in = ?, tokens_cached = ?, tokens_out = ?, cost = ?, latency = coalesce(?, latency),
			rung = coalesce(?, rung) WHERE id = ?`},
		{&s.endSend, "UPDATE sends SET state = ?, status = ?, reason = ?, tokens_in = ?, tokens_cached = ?, tokens_out = ?, cost = ? WHERE id = ?"},
		{&s.insertAnswer, "INSERT INTO answers (id, hash, size, codec, data) VALUES (?, ?, ?, ?, ?)"},
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
