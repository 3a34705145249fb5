package output

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"memloom/internal/bounded"
)

// ReadManifest reads the manifest of the corpus in dir. Its errors are
// *NotCorpusError, *SchemaError, *ManifestError, or those of the file system.
func ReadManifest(dir string) (*Manifest, error) {
	path := filepath.Join(dir, ManifestName)
	if info, err := os.Stat(dir); err == nil && !info.IsDir() {
		return nil, &NotCorpusError{Dir: dir, File: true}
	}
	b, err := bounded.File(path, bounded.Manifest)
	if errors.Is(err, fs.ErrNotExist) {
		_, missing := os.Stat(dir)
		_, none := os.Stat(filepath.Join(dir, ".run"))
		return nil, &NotCorpusError{Dir: dir, Missing: errors.Is(missing, fs.ErrNotExist), Begun: none == nil}
	}
	if err != nil {
		return nil, fmt.Errorf("reading the manifest: %w", err)
	}
	return decodeManifest(path, b)
}

func decodeManifest(path string, b []byte) (*Manifest, error) {
	// The schema first: a manifest of another may have anything else in it.
	var head struct {
		SchemaVersion int `json:"schema_version"`
	}
	if err := json.Unmarshal(b, &head); err != nil {
		return nil, manifestError(path, b, err)
	}
	if head.SchemaVersion != SchemaVersion {
		return nil, &SchemaError{path, head.SchemaVersion}
	}
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	var m Manifest
	if err := d.Decode(&m); err != nil {
		return nil, manifestError(path, b, err)
	}
	for _, check := range []func() error{m.checkTables, m.checkCorpora, m.checkSizes} {
		if err := check(); err != nil {
			return nil, &ManifestError{Path: path, Err: err}
		}
	}
	m.Altered = m.OwnSHA256 != ownDigest(b, m.OwnSHA256)
	return &m, nil
}

func manifestError(path string, b []byte, err error) error {
	e := &ManifestError{Path: path, Err: errors.New(strings.TrimPrefix(err.Error(), "json: "))}
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		e.Line = lineAt(b, syntax.Offset)
	case errors.As(err, &kind):
		e.Line = lineAt(b, kind.Offset)
	}
	return e
}

func lineAt(b []byte, offset int64) int {
	return 1 + bytes.Count(b[:min(int64(len(b)), offset)], []byte("\n"))
}

// checkCorpora refuses a list of corpora that no publication writes.
func (m *Manifest) checkCorpora() error {
	if len(m.Corpora) == 0 {
		return errors.New("it lists no corpus")
	}
	seen := map[string]bool{}
	for _, c := range m.Corpora {
		if c.ID == "" || seen[c.ID] {
			return fmt.Errorf("corpus %q is listed twice or has no id", c.ID)
		}
		seen[c.ID] = true
		for table, n := range c.Rows {
			if n < 0 || m.Table(table) == nil {
				return fmt.Errorf("corpus %s has %d rows of %s, and there is no such table", c.ID, n, table)
			}
		}
	}
	return nil
}

// checkSizes refuses a calendar, names and numbers of rows that no publication writes.
func (m *Manifest) checkSizes() error {
	p := m.Calendar
	if p.First < firstDay || p.Last > lastDay || p.Last < p.First || p.Last-p.First > daysOfCalendar {
		return fmt.Errorf("the calendar lasts from %s to %s; it lies in the years 1 to 9999 and lasts at most 100 years",
			p.First, p.Last)
	}
	for i := range m.Tables {
		t := &m.Tables[i]
		left := t.Rows
		for _, s := range t.Shards {
			if s.Rows < 0 || s.Bytes < 0 || s.Rows > left {
				return fmt.Errorf("%s has %d rows and %d bytes, and its table %d rows", s.Path, s.Rows, s.Bytes, t.Rows)
			}
			left -= s.Rows
		}
		if left != 0 {
			return fmt.Errorf("%s has %d rows, of which %d are in none of its shards", t.Name, t.Rows, left)
		}
	}
	return m.checkTexts()
}

// checkTexts refuses a text of the manifest that is longer than any that is written. Parameters are not looked at.
func (m *Manifest) checkTexts() error {
	const most = 4000 // bytes
	rest := *m
	rest.Parameters = nil
	b, err := rest.Encode()
	if err != nil {
		return err
	}
	for tokens := json.NewDecoder(bytes.NewReader(b)); ; {
		token, err := tokens.Token()
		if err != nil {
			return nil // the end
		}
		if text, ok := token.(string); ok && len(text) > most {
			return fmt.Errorf("a text of %d bytes, which begins with %q, and it has at most %d", len(text), text[:20], most)
		}
	}
}

// checkTables refuses names that lead out of the corpus's folder: a manifest
// comes with data that another person published.
func (m *Manifest) checkTables() error {
	seen := map[string]bool{}
	for _, t := range m.Tables {
		folder, name, ok := strings.Cut(t.Name, "/")
		if !ok || !slices.Contains(Folders(), Folder(folder)) || name == "" || strings.ContainsAny(name, `/\.`) {
			return fmt.Errorf("%q is not a table", t.Name)
		}
		for _, s := range t.Shards {
			base, ok := strings.CutPrefix(s.Path, t.Name+"/")
			if !ok || strings.ContainsAny(base, `/\`) || !strings.HasSuffix(base, shardSuffix) {
				return fmt.Errorf("%q is not a shard of %s", s.Path, t.Name)
			}
			if seen[s.Path] {
				return fmt.Errorf("%s is listed twice", s.Path)
			}
			seen[s.Path] = true
		}
		if seen[t.Name] {
			return fmt.Errorf("%s is listed twice", t.Name)
		}
		seen[t.Name] = true
	}
	return nil
}
