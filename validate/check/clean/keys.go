package clean

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/parquet-go/parquet-go"

	"memloom/internal/secrets"
	"memloom/output"
	"memloom/validate/check/rule"
)

// noKeys looks for every key that was handed in, in every file of the folder but those of the run, which are never
// published. What it found is named, never shown.
func noKeys(r *rule.Run, f *rule.Finding) {
	if r.Dir == "" {
		f.Uncheckable("no folder was given")
		return
	}
	var looked, unset, short []string
	s := search{finding: f}
	for _, k := range r.Keys {
		switch {
		case k.Value == "":
			unset = append(unset, k.Name)
		case len(k.Value) < secrets.MinLength:
			short = append(short, k.Name)
		default:
			looked = append(looked, k.Name)
			s.keys = append(s.keys, secrets.New(k.Value))
		}
	}
	passed := ""
	if len(short) > 0 {
		passed = fmt.Sprintf("; passed over: %s, shorter than %d bytes, which a text may hold by chance",
			strings.Join(short, ", "), secrets.MinLength)
	}
	if len(looked) == 0 {
		f.Uncheckable("no key is in the environment (" + strings.Join(append(unset, short...), ", ") + ")" + passed)
		return
	}
	f.Note = "looked for " + strings.Join(looked, ", ") + passed
	s.names = looked
	if err := filepath.WalkDir(r.Dir, s.visit(r.Dir)); err != nil {
		f.Violate(err.Error(), "files that can be read")
	}
}

// search looks for keys in files.
type search struct {
	finding *rule.Finding
	names   []string       // of the keys
	keys    []*secrets.Set // one each
}

// visit returns what looks through a file of a folder. No link is followed.
func (s *search) visit(dir string) fs.WalkDirFunc {
	return func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(dir, path)
		switch {
		case err != nil:
			return err
		case d.IsDir() && name == ".run":
			return filepath.SkipDir
		case !d.Type().IsRegular():
			return nil
		}
		file, err := os.Open(path)
		if err != nil {
			return err
		}
		defer file.Close()
		name = filepath.ToSlash(name)
		err = s.look(func(key *secrets.Set) (bool, error) {
			if _, err := file.Seek(0, io.SeekStart); err != nil {
				return false, err
			}
			found, err := key.HoldsIn(file)
			return found || key.Holds([]byte(name)), err
		}, name)
		if err == nil && strings.HasSuffix(name, ".parquet") {
			if why := s.table(file, name); why != nil { // the rule of shards reports it
				s.finding.Note += fmt.Sprintf("; columns of %s were not read: %v", name, why)
			}
		}
		return err
	}
}

// look counts a place and violates for every key that is in it.
func (s *search) look(in func(*secrets.Set) (bool, error), ids ...string) error {
	s.finding.Look()
	for i, key := range s.keys {
		found, err := in(key)
		if err != nil {
			return err
		}
		if found {
			ids = slices.Clone(ids)
			ids[0] = key.Text(ids[0])
			s.finding.Violate("the key in "+s.names[i], "no key: revoke it, and publish the folder without it", ids...)
		}
	}
	return nil
}

// table looks through the decoded text columns of a table's file. The library panics on some damaged files.
func (s *search) table(file *os.File, name string) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%v", p)
		}
	}()
	table, err := output.OpenShard(file)
	if err != nil {
		return err
	}
	columns := table.Schema().Columns()
	for _, group := range table.RowGroups() {
		for i, chunk := range group.ColumnChunks() {
			if chunk.Type().Kind() != parquet.ByteArray {
				continue
			}
			column := func(key *secrets.Set) (bool, error) { return inColumn(chunk, key) }
			if err := s.look(column, name, strings.Join(columns[i], ".")); err != nil {
				return err
			}
		}
	}
	return nil
}

// inColumn says whether a value of a column holds a key.
func inColumn(chunk parquet.ColumnChunk, key *secrets.Set) (found bool, err error) {
	pages := chunk.Pages()
	defer pages.Close()
	for !found {
		page, err := pages.ReadPage()
		if errors.Is(err, io.EOF) {
			return false, nil
		}
		if err != nil {
			return false, err
		}
		_, err = parquet.CopyValues(parquet.ValueWriterFunc(func(values []parquet.Value) (int, error) {
			for _, v := range values {
				found = found || !v.IsNull() && key.Holds(v.ByteArray())
			}
			return len(values), nil
		}), page.Values())
		parquet.Release(page)
		if err != nil {
			return found, err
		}
	}
	return found, nil
}
