package runstore

import (
	"context"
	"database/sql"
	"errors"

	sqlite3 "modernc.org/sqlite/lib"
)

// Record is a key and its bytes. Keys are unique in the whole store.
type Record struct {
	Key  string
	Data []byte
}

// UnitID names a unit: the stage it belongs to and its canonical name.
type UnitID struct{ Stage, Name string }

// Unit is what is committed at once: the hash of everything that could change the result, and the result.
type Unit struct {
	UnitID
	Hash    Hash
	Records []Record
}

// Commit makes a unit durable: all of its records or none. An older commit of the same unit is replaced with its
// records, and notes of its failures go. Nil means that the unit will be found after a crash or a loss of power. A key
// that another unit holds is a *KeyConflictError, which leaves the store as it was; an *IOError or *DamagedError is
// sticky: the store writes nothing more.
func (s *Store) Commit(ctx context.Context, u Unit) error {
	bodies := make([]body, len(u.Records)) // compressed here, not by the one writer
	for i, r := range u.Records {
		bodies[i] = s.pack.pack(r.Data)
	}
	return s.submit(ctx, func(stmt *statements) error { return stmt.commitUnit(u, bodies) })
}

// Fail notes that a unit gave an error, counting its attempts, and removes what an older commit of the unit left: it is
// out of date, and no later stage may read it.
func (s *Store) Fail(ctx context.Context, id UnitID, message string) error {
	return s.submit(ctx, func(stmt *statements) error {
		if err := stmt.removeUnit(id, nil); err != nil {
			return err
		}
		_, err := stmt.insertFailure.Exec(id.Stage, id.Name, message)
		return err
	})
}

// Remove removes units with their records and notes of failures, all in one transaction. A unit is left alone if its
// hash is no longer the one given, so that what another person has recomputed meanwhile stays.
func (s *Store) Remove(ctx context.Context, units map[UnitID]Hash) error {
	return s.submit(ctx, func(stmt *statements) error {
		for id, hash := range units {
			if err := stmt.removeUnit(id, &hash); err != nil {
				return err
			}
			if _, err := stmt.deleteFailures.Exec(id.Stage, id.Name); err != nil {
				return err
			}
		}
		return nil
	})
}

func (s *statements) commitUnit(u Unit, bodies []body) error {
	if err := s.removeUnit(u.UnitID, nil); err != nil {
		return err
	}
	if _, err := s.deleteFailures.Exec(u.Stage, u.Name); err != nil {
		return err
	}
	done, err := s.insertUnit.Exec(u.Stage, u.Name, u.Hash[:])
	if err != nil {
		return err
	}
	unit, err := done.LastInsertId()
	if err != nil {
		return err
	}
	for i, r := range u.Records {
		if err := s.insert(unit, r.Key, bodies[i]); err != nil {
			if primaryCode(err) == sqlite3.SQLITE_CONSTRAINT {
				return s.conflict(u, r.Key)
			}
			return err
		}
	}
	return nil
}

func (s *statements) insert(unit int64, key string, b body) error {
	done, err := s.insertRecord.Exec(unit, key, b.hash[:], b.size, int(b.codec))
	if err != nil {
		return err
	}
	id, err := done.LastInsertId()
	if err != nil {
		return err
	}
	_, err = s.insertBody.Exec(id, b.stored)
	return err
}

// conflict says who holds the key. The owner is u itself if it gave the key twice.
func (s *statements) conflict(u Unit, key string) error {
	e := &KeyConflictError{Key: key, Unit: u.Name}
	var hash []byte
	if err := s.findOwner.QueryRow(key).Scan(&e.Owner.Stage, &e.Owner.Name, &hash); err != nil {
		return err
	}
	copy(e.OwnerHash[:], hash)
	return e
}

// removeUnit removes a committed unit, if there is one and its hash is the given one (nil: whatever it is).
func (s *statements) removeUnit(id UnitID, want *Hash) error {
	var (
		unit int64
		hash []byte
	)
	err := s.findUnit.QueryRow(id.Stage, id.Name).Scan(&unit, &hash)
	if errors.Is(err, sql.ErrNoRows) || err == nil && want != nil && string(hash) != string(want[:]) {
		return nil
	}
	if err != nil {
		return err
	}
	for _, stmt := range []*sql.Stmt{s.deleteBodies, s.deleteRecords, s.deleteUnit} {
		if _, err := stmt.Exec(unit); err != nil {
			return err
		}
	}
	return nil
}
