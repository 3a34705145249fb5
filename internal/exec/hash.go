package exec

import (
	"crypto/sha256"
	"encoding/binary"
	"hash"

	"memloom/internal/runstore"
)

// hashScheme names the encoding below. Change it whenever the encoding changes; every unit of every run is then out of
// date.
const hashScheme = "memloom/unit/1"

// hashUnit returns the hash of everything that could change a unit's result. Every field goes in behind its length,
// every list behind its count, so that no two different units are written alike.
func hashUnit(stage string, version int, u Unit, content map[string]runstore.Hash) runstore.Hash {
	h := encoder{sha256.New()}
	h.text(hashScheme)
	h.text(stage)
	h.number(version)
	h.text(u.Name)
	h.text(string(u.Params))
	h.number(len(u.Inputs))
	for _, key := range u.Inputs {
		sum := content[key]
		h.text(key)
		h.Write(sum[:])
	}
	return runstore.Hash(h.Sum(nil))
}

type encoder struct{ hash.Hash }

func (e encoder) number(n int) {
	var b [8]byte
	binary.BigEndian.PutUint64(b[:], uint64(n))
	e.Write(b[:])
}

func (e encoder) text(s string) {
	e.number(len(s))
	e.Write([]byte(s))
}
