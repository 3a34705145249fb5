package journal

import (
	"bufio"
	"crypto/sha256"
	"encoding/binary"

	"memloom/internal/llm"
	"memloom/internal/runstore"
)

// keyVersion changes when the same call would be sent differently.
const keyVersion = "memloom call 1"

// keyOf hashes what could change the answer to a call. Every part is preceded
// by its length, so that no two calls are hashed alike.
func keyOf(identity string, c llm.Call) (runstore.Hash, error) {
	system, turns, err := llm.Turns(c)
	if err != nil {
		return runstore.Hash{}, err
	}
	sum := sha256.New()
	b := bufio.NewWriterSize(sum, 512) // spares a copy of the whole prompt
	number := func(n int) { b.Write(binary.BigEndian.AppendUint64(b.AvailableBuffer(), uint64(n))) }
	text := func(s string) {
		number(len(s))
		b.WriteString(s)
	}
	text(keyVersion)
	text(identity)
	text(system)
	number(len(turns))
	for _, t := range turns {
		own := 0
		if t.Own {
			own = 1
		}
		number(own)
		text(t.Text)
	}
	text(string(c.Schema))
	number(c.MaxOut)
	number(c.Sample)
	b.Flush() // into a hash: nothing can fail
	return runstore.Hash(sum.Sum(nil)), nil
}
