package output

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

const shardSuffix = ".parquet"

// Verify compares the shards in dir with the manifest, byte for byte, in the given folders (all of them if none is
// given). A table whose folder is not there is absent, which is no error: people download a part. Everything else is:
// the error joins a *ShardError for every shard that is missing, altered or extra, in the order of the manifest.
func Verify(dir string, m *Manifest, what ...Folder) (absent []string, err error) {
	if len(what) == 0 {
		what = Folders()
	}
	var problems []error
	for i := range m.Tables {
		t := &m.Tables[i]
		if !slices.Contains(what, folderOf(t)) {
			continue
		}
		files, err := os.ReadDir(filepath.Join(dir, filepath.FromSlash(t.Name)))
		if errors.Is(err, fs.ErrNotExist) {
			if t.Rows > 0 { // one without rows has no folder
				absent = append(absent, t.Name)
			}
			continue
		}
		if err != nil {
			return nil, err
		}
		problems = append(problems, verifyShards(dir, m, t)...)
		problems = append(problems, extraShards(t, files)...)
	}
	extra, err := extraTables(dir, m, what)
	if err != nil {
		return nil, err
	}
	return absent, errors.Join(append(problems, extra...)...)
}

func folderOf(t *TableEntry) Folder {
	folder, _, _ := strings.Cut(t.Name, "/")
	return Folder(folder)
}

func verifyShards(dir string, m *Manifest, t *TableEntry) []error {
	var problems []error
	for i, s := range t.Shards {
		size, sum, err := hashFile(filepath.Join(dir, filepath.FromSlash(s.Path)))
		switch {
		case errors.Is(err, fs.ErrNotExist):
			problems = append(problems, &ShardError{Path: s.Path, Problem: Missing, Rows: m.rowsIn(t, i)})
		case err != nil:
			problems = append(problems, err)
		case size != s.Bytes:
			problems = append(problems, &ShardError{Path: s.Path, Problem: Altered,
				Err: fmt.Errorf("%d bytes instead of %d", size, s.Bytes), Rows: m.rowsIn(t, i)})
		case sum != s.SHA256:
			problems = append(problems, &ShardError{Path: s.Path, Problem: Altered,
				Err: errors.New("its SHA-256 is not the manifest's"), Rows: m.rowsIn(t, i)})
		}
	}
	return problems
}

// rowsIn are the rows of a table that the manifest has in its i-th shard.
func (m *Manifest) rowsIn(t *TableEntry, i int) Rows {
	r := Rows{First: 1}
	for _, s := range t.Shards[:i] {
		r.First += s.Rows
	}
	r.Last = r.First + t.Shards[i].Rows - 1
	end := t.Rows
	for _, c := range m.Corpora {
		end -= c.Rows[t.Name]
	}
	r.Shared = r.First <= end
	for _, c := range m.Corpora {
		start := end + 1
		end += c.Rows[t.Name]
		if max(start, r.First) <= min(end, r.Last) {
			r.Corpora = append(r.Corpora, c.ID)
		}
	}
	return r
}

func extraShards(t *TableEntry, files []os.DirEntry) []error {
	var problems []error
	for _, f := range files {
		path := t.Name + "/" + f.Name()
		listed := slices.ContainsFunc(t.Shards, func(s Shard) bool { return s.Path == path })
		if !listed && strings.HasSuffix(f.Name(), shardSuffix) {
			problems = append(problems, &ShardError{Path: path, Problem: Extra})
		}
	}
	return problems
}

// extraTables finds shards in folders of which the manifest has no table.
func extraTables(dir string, m *Manifest, what []Folder) ([]error, error) {
	var problems []error
	for _, f := range what {
		entries, err := os.ReadDir(filepath.Join(dir, string(f)))
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return nil, err
		}
		for _, e := range entries {
			name := string(f) + "/" + e.Name()
			if !e.IsDir() || m.Table(name) != nil {
				continue
			}
			files, err := os.ReadDir(filepath.Join(dir, filepath.FromSlash(name)))
			if err != nil {
				return nil, err
			}
			problems = append(problems, extraShards(&TableEntry{Name: name}, files)...)
		}
	}
	return problems, nil
}

func hashFile(name string) (size int64, sum string, err error) {
	f, err := os.Open(name)
	if err != nil {
		return 0, "", err
	}
	defer f.Close()
	h := sha256.New()
	size, err = io.Copy(h, f)
	return size, hex.EncodeToString(h.Sum(nil)), err
}
