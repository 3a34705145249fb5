package corpus

import (
	"crypto/sha256"
	"encoding/binary"
	"math/rand/v2"
	"strconv"
)

// Rand returns the random source of one purpose in one unit: a PCG seeded from SHA-256 over the generator's name, the
// run's seed, the unit's canonical name and the purpose. Sources of different purposes are independent, so that a draw
// added in one place moves nothing elsewhere.
func Rand(seed uint64, unit, purpose string) *rand.Rand {
	h := sha256.New()
	for _, part := range []string{"memloom/1", strconv.FormatUint(seed, 10), unit, purpose} {
		var n [8]byte
		binary.BigEndian.PutUint64(n[:], uint64(len(part)))
		h.Write(n[:])
		h.Write([]byte(part))
	}
	sum := h.Sum(nil)
	return rand.New(rand.NewPCG(binary.BigEndian.Uint64(sum[:8]), binary.BigEndian.Uint64(sum[8:16])))
}

// Pick returns one element of the list, uniformly. The list must not be empty.
func Pick[T any](r *rand.Rand, list []T) T { return list[r.IntN(len(list))] }

// Shuffled returns a shuffled copy of the list.
func Shuffled[T any](r *rand.Rand, list []T) []T {
	out := append([]T(nil), list...)
	r.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out
}
