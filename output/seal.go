package output

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"
)

// unsealed stands in a manifest while its own digest is taken.
var unsealed = strings.Repeat("0", hex.EncodedLen(sha256.Size))

// seal fills the digests of the card and of the manifest itself, and returns the manifest's bytes.
func (m *Manifest) seal(card []byte) ([]byte, error) {
	m.CardSHA256, m.OwnSHA256 = digestOf(card), unsealed
	b, err := m.Encode()
	if err != nil {
		return nil, err
	}
	m.OwnSHA256 = digestOf(b)
	at := bytes.LastIndex(b, []byte(unsealed)) // it is the last field
	copy(b[at:], m.OwnSHA256)
	return b, nil
}

// ownDigest returns the digest of a manifest's bytes with the digits of its own digest as zeros.
func ownDigest(b []byte, own string) string {
	b = bytes.Clone(b)
	if at := bytes.LastIndex(b, []byte(own)); at >= 0 && len(own) == len(unsealed) {
		copy(b[at:], unsealed)
	}
	return digestOf(b)
}

func digestOf(b []byte) string {
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:])
}

// VerifySeals compares the manifest that was read, and the card in dir, with the digests that the manifest holds.
// known is how many of the two it has a digest of: corpora of earlier versions have none. The error joins a *ShardError
// for each file that is missing or altered.
func VerifySeals(dir string, m *Manifest) (known int, err error) {
	var problems []error
	if m.OwnSHA256 != "" {
		known++
		if m.Altered {
			problems = append(problems, &ShardError{Path: ManifestName, Problem: Altered, Err: errors.New("its SHA-256 is not the one that it holds")})
		}
	}
	if m.CardSHA256 != "" {
		known++
		_, sum, err := hashFile(filepath.Join(dir, CardName))
		switch {
		case errors.Is(err, fs.ErrNotExist):
			problems = append(problems, &ShardError{Path: CardName, Problem: Missing})
		case err != nil:
			return known, fmt.Errorf("reading the card: %w", err)
		case sum != m.CardSHA256:
			problems = append(problems, &ShardError{Path: CardName, Problem: Altered, Err: errors.New("its SHA-256 is not the manifest's")})
		}
	}
	return known, errors.Join(problems...)
}
