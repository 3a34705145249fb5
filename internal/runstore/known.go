package runstore

import (
	"database/sql"
	"encoding/binary"
	"sync"
)

// known holds the first eight bytes of the key of every call that the writer's
// file may hold. Most calls of a run are new: this spares each of them a query.
// What is in it by accident is looked up in vain.
type known struct {
	mu   sync.RWMutex
	keys map[uint64]struct{}
}

func short(key []byte) uint64 { return binary.BigEndian.Uint64(key) }

func (k *known) add(key Hash) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.keys[short(key[:])] = struct{}{}
}

func (k *known) has(key Hash) bool {
	k.mu.RLock()
	defer k.mu.RUnlock()
	_, ok := k.keys[short(key[:])]
	return ok
}

// loadKnown reads the keys of a writer's file.
func (s *Store) loadKnown() error {
	k := &known{keys: map[uint64]struct{}{}}
	err := s.each("SELECT key FROM calls", nil, func(rows *sql.Rows) error {
		var key sql.RawBytes
		if err := rows.Scan(&key); err != nil {
			return err
		}
		if len(key) != len(Hash{}) {
			return &DamagedError{Path: s.path, Reason: "the key of a call is cut short"}
		}
		k.keys[short(key)] = struct{}{}
		return nil
	})
	s.known = k
	return err
}
