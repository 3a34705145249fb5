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

	"memloom/internal/lock"
)

// unsealed is in a manifest while its own digest is taken.
var unsealed = strings.Repeat("0", hex.EncodedLen(sha256.Size))

// Document is a file next to the tables.
type Document struct {
	Name    string
	Content []byte
}

// Describe returns the files next to the tables, the report aside, in the order in which they take their places: card,
// croissant.json and, last, the manifest. It fills the manifest's digests of them; that of the report is its caller's.
// Extra are the tables of the design.
func (m *Manifest) Describe(extra ...Table) ([]Document, error) {
	card, err := Card(m, extra...)
	if err != nil {
		return nil, err
	}
	forMachines, err := Croissant(m, extra...)
	if err != nil {
		return nil, err
	}
	m.CardSHA256, m.Croissant = digestOf(card), digestOf(forMachines)
	manifest, err := m.seal()
	return []Document{{CardName, card}, {CroissantName, forMachines}, {ManifestName, manifest}}, err
}

// seal fills the manifest's digest of itself and returns its bytes.
func (m *Manifest) seal() ([]byte, error) {
	m.OwnSHA256 = unsealed
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

// VerifySeals compares the manifest that was read, and card, croissant.json and report in dir, with the digests that
// the manifest holds. known is how many of the four it has a digest of. A report that
// is not there counts as unknown and is no error: it gives evidence away, and the one who publishes the questions alone
// leaves it out. The error joins a *ShardError for each file that is altered, and for the others where they are
// missing.
func VerifySeals(dir string, m *Manifest) (known int, err error) {
	var problems []error
	known = 1
	if m.Altered {
		problems = append(problems, alteredManifest())
	}
	for _, f := range []struct{ name, want string }{{CardName, m.CardSHA256}, {CroissantName, m.Croissant},
		{ReportName, m.ReportSHA256}} {
		if f.want == "" {
			continue
		}
		known++
		_, sum, err := hashFile(filepath.Join(dir, f.name))
		switch {
		case errors.Is(err, fs.ErrNotExist) && f.name == ReportName:
			known--
		case errors.Is(err, fs.ErrNotExist):
			problems = append(problems, &ShardError{Path: f.name, Problem: Missing})
		case err != nil:
			return known, fmt.Errorf("reading %s: %w", f.name, err)
		case sum != f.want:
			problems = append(problems, &ShardError{Path: f.name, Problem: Altered,
				Err: errors.New("its SHA-256 is not the manifest's")})
		}
	}
	return known, errors.Join(problems...)
}

// ReplaceReport writes report.html of the corpora in a folder anew, and seals it: it is staged and renamed into place,
// then the manifest is, with the digest of the new one. Interrupted in between, it leaves a report that VerifySeals
// calls altered, and can be called again.
// Errors: an *InTheWayError for a report.html that memloom did not make, a *ShardError for a manifest that was altered,
// or those of the file system.
func ReplaceReport(held *lock.Held, report []byte) error {
	dir := held.Dir()
	m, err := ReadManifest(dir)
	if err != nil {
		return err
	}
	if m.Altered {
		return alteredManifest()
	}
	ours, err := recorded(dir)
	if err != nil {
		return err
	}
	if err := ours.surveyReport(filepath.Join(dir, ReportName)); err != nil {
		return err
	}
	if err := replace(Disk{}, filepath.Join(dir, ReportName), report); err != nil {
		return err
	}
	m.ReportSHA256 = digestOf(report)
	b, err := m.seal()
	if err != nil {
		return err
	}
	return replace(Disk{}, filepath.Join(dir, ManifestName), b)
}

// alteredManifest says that the manifest's digest of itself is another.
func alteredManifest() error {
	return &ShardError{Path: ManifestName, Problem: Altered, Err: errors.New("its SHA-256 is not the one that it holds")}
}
