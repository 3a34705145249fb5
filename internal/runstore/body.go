package runstore

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"

	"github.com/klauspost/compress/zstd"
)

// Hash is a SHA-256 sum.
type Hash [sha256.Size]byte

// String returns the sum in hexadecimal.
func (h Hash) String() string { return hex.EncodeToString(h[:]) }

// Sum returns the content hash of a record's bytes.
func Sum(data []byte) Hash { return sha256.Sum256(data) }

// codec says how a body is stored.
type codec int

const (
	codecRaw  codec = 0
	codecZstd codec = 1
)

// compressAbove is the size in bytes from which compression is tried; below, as most answers of models are, it costs a
// tenth of all that a call takes of the processor and saves some hundred bytes.
const compressAbove = 1024

// body is a record's data as it is stored.
type body struct {
	hash   Hash // of the data before compression
	size   int  // of the data before compression, in bytes
	codec  codec
	stored []byte
}

// packer turns data into bodies and back. It may be used by many goroutines and
// has none of its own, so it needs no closing.
type packer struct {
	enc *zstd.Encoder
	dec *zstd.Decoder
}

func newPacker() (*packer, error) {
	// A small window keeps the encoders light: most records are some kilobytes.
	enc, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedFastest), zstd.WithWindowSize(1<<20))
	if err != nil {
		return nil, fmt.Errorf("preparing compression: %w", err)
	}
	dec, err := newDecoder()
	return &packer{enc: enc, dec: dec}, err
}

// decodedApart is from which size in bytes on a body has a decoder of its own: a decoder holds on to what it decoded
// last.
const decodedApart = 1 << 20

func newDecoder() (*zstd.Decoder, error) {
	dec, err := zstd.NewReader(nil, zstd.WithDecoderMaxMemory(1<<30)) // SQLite's own limit for a body
	if err != nil {
		return nil, fmt.Errorf("preparing decompression: %w", err)
	}
	return dec, nil
}

func (p *packer) pack(data []byte) body {
	b := body{hash: Sum(data), size: len(data), codec: codecRaw, stored: data}
	if len(data) > compressAbove {
		if small := p.enc.EncodeAll(data, nil); len(small) < len(data) {
			b.codec, b.stored = codecZstd, small
		}
	}
	if b.stored == nil {
		b.stored = []byte{} // nil would be stored as NULL
	}
	return b
}

// unpack returns the data of a stored body and verifies its hash.
func (p *packer) unpack(b body) ([]byte, error) {
	data := b.stored
	switch b.codec {
	case codecRaw:
	case codecZstd:
		dec := p.dec
		var err error
		if b.size > decodedApart {
			if dec, err = newDecoder(); err != nil {
				return nil, err
			}
			defer dec.Close()
		}
		if data, err = dec.DecodeAll(b.stored, nil); err != nil {
			return nil, fmt.Errorf("decompressing: %w", err)
		}
	default:
		return nil, fmt.Errorf("unknown codec %d", b.codec)
	}
	if len(data) != b.size || Sum(data) != b.hash {
		return nil, errors.New("its content does not match its hash")
	}
	return data, nil
}
