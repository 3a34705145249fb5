package runstore

import (
	"database/sql"
	"fmt"
	"sync"
)

// known says where each call of the writer's file stands. It takes the place of an index over the keys, which are
// spread evenly: every new call would change another page of it, and those would be most of what a transaction writes.
// Most calls of a run are new, too, and need no query to be known as such.
type known struct {
	mu  sync.RWMutex
	ids map[Hash]int64
}

// add notes where a call is; the first place counts.
func (k *known) add(key Hash, id int64) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.ids[key] == 0 {
		k.ids[key] = id
	}
}

// id returns the number of a call, 0 if it is not in the file.
func (k *known) id(key Hash) int64 {
	k.mu.RLock()
	defer k.mu.RUnlock()
	return k.ids[key]
}

// loadKnown reads the keys of a writer's file.
func (s *Store) loadKnown() error {
	k := &known{ids: map[Hash]int64{}}
	err := s.each("SELECT id, key FROM calls ORDER BY id", nil, func(rows *sql.Rows) error {
		var (
			id  int64
			raw sql.RawBytes
			key Hash
		)
		if err := rows.Scan(&id, &raw); err != nil {
			return err
		}
		if copy(key[:], raw) != len(key) || len(raw) != len(key) {
			return &DamagedError{Path: s.path, Reason: fmt.Sprintf("the key of a call has %d bytes", len(raw))}
		}
		if k.ids[key] == 0 { // else two asked the same in one instant
			k.ids[key] = id
		}
		return nil
	})
	s.known = k
	return err
}
