// Package draw makes the random numbers of the built-in author from its inputs.
package draw

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"math/rand/v2"

	"memloom/internal/corpus"
)

// Source returns the random numbers of an input: the same for the same input, the one who asks.
func Source(in any, purpose string) (*rand.Rand, error) {
	b, err := json.Marshal(seedOf(in))
	if err != nil {
		return nil, fmt.Errorf("encoding the input: %w", err)
	}
	sum := sha256.Sum256(b)
	return corpus.Rand(binary.BigEndian.Uint64(sum[:8]), fmt.Sprintf("%x", sum), purpose), nil
}

// Chance is true in p of 100 draws.
func Chance(r *rand.Rand, p int) bool { return r.IntN(100) < p }
