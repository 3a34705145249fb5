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
		if !there(dir, t.Name) {
			if t.Rows > 0 { // one without rows has no folder
				absent = append(absent, t.Name)
			}
			continue
		}
		problems = append(problems, verifyShards(dir, m, t)...)
	}
	for _, f := range what {
		shards, err := fs.Glob(os.DirFS(dir), string(f)+"/*/*"+shardSuffix)
		if err != nil {
			return nil, err
		}
		for _, path := range shards {
			if !m.lists(path) {
				problems = append(problems, &ShardError{Path: path, Problem: Extra})
			}
		}
	}
	return absent, errors.Join(problems...)
}

// lists says whether the manifest has a shard.
func (m *Manifest) lists(path string) bool {
	return slices.ContainsFunc(m.Tables, func(t TableEntry) bool {
		return slices.ContainsFunc(t.Shards, func(s Shard) bool { return s.Path == path })
	})
}

func folderOf(t *TableEntry) Folder {
	folder, _, _ := strings.Cut(t.Name, "/")
	return Folder(folder)
}

func verifyShards(dir string, m *Manifest, t *TableEntry) []error {
	var problems []error
	for i, s := range t.Shards {
		e := &ShardError{Path: s.Path, Problem: Altered, Rows: m.rowsIn(t, i)}
		size, sum, err := hashFile(filepath.Join(dir, filepath.FromSlash(s.Path)))
		switch {
		case errors.Is(err, fs.ErrNotExist):
			e.Problem = Missing
		case err != nil:
			problems = append(problems, err)
			continue
		case size != s.Bytes:
			e.Err = fmt.Errorf("%d bytes instead of %d", size, s.Bytes)
		case sum != s.SHA256:
			e.Err = errors.New("its SHA-256 is not the manifest's")
		default:
			continue
		}
		problems = append(problems, e)
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
