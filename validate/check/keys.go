package check

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/parquet-go/parquet-go"

	"memloom/internal/secrets"
	"memloom/output"
)

// EnvKey is a variable of the environment that holds a provider's key.
type EnvKey struct {
	Name  string
	Value string // empty: it is not set
}

// noKeysRule reads the files itself and so needs no rows.
const noKeysRule = "no key of the environment"

func keyRules() []rule {
	return []rule{{Clean, noKeysRule, "files and text columns", Proved, nil, once(noKeys)}}
}

// noKeys looks for every key that was handed in, in every file of the folder but those of the run, which are never
// published. What it found is named, never shown.
func noKeys(r *run, f *Finding) {
	if r.in.Dir == "" {
		f.uncheckable("no folder was given")
		return
	}
	var looked, unset, short []string
	var keys []grep
	for _, k := range r.in.Keys {
		switch {
		case k.Value == "":
			unset = append(unset, k.Name)
		case len(k.Value) < secrets.MinLength:
			short = append(short, k.Name)
		default:
			looked = append(looked, k.Name)
			keys = append(keys, grep{k.Name, secrets.New(k.Value)})
		}
	}
	passed := ""
	if len(short) > 0 {
		passed = fmt.Sprintf("; passed over: %s, shorter than %d bytes, which a text may hold by chance",
			strings.Join(short, ", "), secrets.MinLength)
	}
	if len(keys) == 0 {
		f.uncheckable("no key is in the environment (" + strings.Join(append(unset, short...), ", ") + ")" + passed)
		return
	}
	f.Note = "looked for " + strings.Join(looked, ", ") + passed
	if err := grepFolder(r.in.Dir, keys, f); err != nil {
		f.violate(err.Error(), "files that can be read")
	}
}

// hide takes keys out of what a finding quotes: a report is shown to others.
func (f *Finding) hide(keys []EnvKey) {
	if len(f.Examples) == 0 && f.Note == "" {
		return
	}
	var values []string
	for _, k := range keys {
		values = append(values, k.Value)
	}
	set := secrets.New(values...)
	f.Note = set.Text(f.Note)
	for i := range f.Examples {
		v := &f.Examples[i]
		v.Found, v.Expected = set.Text(v.Found), set.Text(v.Expected)
		for n := range v.IDs {
			v.IDs[n] = set.Text(v.IDs[n])
		}
	}
}

// grep looks for one key.
type grep struct {
	name string
	set  *secrets.Set
}

// grepFolder looks through a folder's files. No link is followed.
func grepFolder(dir string, keys []grep, f *Finding) error {
	return filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(dir, path)
		if err != nil {
			return err
		}
		if d.IsDir() {
			if name == ".run" {
				return filepath.SkipDir
			}
			return nil
		}
		if !d.Type().IsRegular() {
			return nil
		}
		if err := grepFile(path, filepath.ToSlash(name), keys, f); err != nil {
			return err
		}
		if strings.HasSuffix(name, ".parquet") {
			return grepTable(path, filepath.ToSlash(name), keys, f)
		}
		return nil
	})
}

// grepFile looks through a file's name and bytes.
func grepFile(path, name string, keys []grep, f *Finding) error {
	f.look()
	for _, k := range keys {
		file, err := os.Open(path)
		if err != nil {
			return err
		}
		found, err := k.set.HoldsIn(file)
		_ = file.Close() // nothing was written
		if err != nil {
			return err
		}
		if found || k.set.Holds([]byte(name)) {
			f.violate("the key in "+k.name, "no key: revoke it, and publish the folder without it", k.set.Text(name))
		}
	}
	return nil
}

// grepTable looks through the decoded text columns of a table's file. One that cannot be decoded is noted here, and
// the rule of shards tells it.
func grepTable(path, name string, keys []grep, f *Finding) (err error) {
	unread := func(why any) { f.Note += fmt.Sprintf("; columns of %s were not read: %v", name, why) }
	defer func() {
		if p := recover(); p != nil { // the library panics on some damaged files
			unread(p)
		}
	}()
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	defer file.Close()
	table, err := output.OpenShard(file)
	if err != nil {
		unread(err)
		return nil
	}
	columns := table.Schema().Columns()
	for _, group := range table.RowGroups() {
		for i, chunk := range group.ColumnChunks() {
			if chunk.Type().Kind() != parquet.ByteArray {
				continue
			}
			f.look()
			for _, k := range keys {
				found, err := inColumn(chunk, k.set)
				if err != nil {
					unread(err)
				}
				if found {
					f.violate("the key in "+k.name, "no key: revoke it, and publish the folder without it", name,
						strings.Join(columns[i], "."))
				}
			}
		}
	}
	return nil
}

// inColumn says whether a value of a column holds a key.
func inColumn(chunk parquet.ColumnChunk, key *secrets.Set) (bool, error) {
	pages := chunk.Pages()
	defer pages.Close()
	for {
		page, err := pages.ReadPage()
		if errors.Is(err, io.EOF) {
			return false, nil
		}
		if err != nil {
			return false, err
		}
		found, err := inPage(page, key)
		parquet.Release(page)
		if found || err != nil {
			return found, err
		}
	}
}

// inPage says whether a value of a page holds a key.
func inPage(page parquet.Page, key *secrets.Set) (bool, error) {
	values := make([]parquet.Value, 256)
	for reader := page.Values(); ; {
		n, err := reader.ReadValues(values)
		for _, v := range values[:n] {
			if !v.IsNull() && key.Holds(v.ByteArray()) {
				return true, nil
			}
		}
		if errors.Is(err, io.EOF) {
			return false, nil
		}
		if err != nil {
			return false, err
		}
	}
}
