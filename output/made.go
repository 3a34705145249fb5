package output

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"memloom/internal/bounded"
)

// InTheWayError says that something is in a corpus's folder where the corpus has to be, and that memloom did not
// make it. Nothing is removed then.
type InTheWayError struct {
	Path string // of what is in the way
	Why  string // what it is
}

// Error implements error.
func (e *InTheWayError) Error() string {
	return fmt.Sprintf("%s is in the way: it is %s; nothing was removed. Move it elsewhere, or choose another folder with --out", e.Path, e.Why)
}

// placedName is the file in which a publication notes, before it touches a folder, what it removes and places, and
// afterwards what it has placed.
var placedName = filepath.Join(".run", "placed.json")

// made is what memloom has put into a corpus's folder.
type made struct {
	Files []string `json:"files"` // shards and the report, by path within the folder with slashes
	any   bool     // there is a record at all, and so card and manifest are the corpus's
}

// Replaceable says whether what is in dir can be replaced by a corpus: memloom made all that would be removed. It
// goes by the manifest and by what the last publication noted, follows no symbolic link, and changes nothing.
// Errors: an *InTheWayError, or those of the file system.
func Replaceable(dir string) error {
	_, err := survey(dir)
	return err
}

// survey returns what memloom made in dir, or an *InTheWayError for what it did not.
func survey(dir string) (made, error) {
	if err := ordinary(filepath.Join(dir, ".run"), fs.ModeDir); err != nil {
		return made{}, err
	}
	ours, err := recorded(dir)
	if err != nil {
		return made{}, err
	}
	for _, f := range Folders() {
		if err := ours.surveyFolder(dir, string(f)); err != nil {
			return made{}, err
		}
	}
	for _, name := range []string{CardName, CroissantName} {
		path := filepath.Join(dir, name)
		if err := ordinary(path, 0); err != nil {
			return ours, err
		}
		if there(dir, name) && !ours.any {
			return ours, &InTheWayError{path, "a file that memloom did not make"}
		}
	}
	return ours, ours.surveyReport(filepath.Join(dir, ReportName))
}

// recorded reads what the manifest and the last publication say.
func recorded(dir string) (made, error) {
	var ours made
	path := filepath.Join(dir, placedName)
	if err := ordinary(path, 0); err != nil {
		return ours, err
	}
	b, err := bounded.File(path, bounded.Manifest)
	if err == nil {
		ours.any = json.Unmarshal(b, &ours) == nil
	} else if !errors.Is(err, fs.ErrNotExist) {
		return ours, fmt.Errorf("reading what the last publication noted: %w", err)
	}
	path = filepath.Join(dir, ManifestName)
	if err := ordinary(path, 0); err != nil {
		return ours, err
	}
	m, err := ReadManifest(dir)
	var none *NotCorpusError
	switch {
	case errors.As(err, &none):
		return ours, nil
	case err != nil && ours.any: // damaged, but in its place
		return ours, nil
	case err != nil:
		return ours, &InTheWayError{path, "no manifest that this memloom wrote (" + err.Error() + ")"}
	}
	ours.add(m)
	return ours, nil
}

// add adds what a manifest lists.
func (o *made) add(m *Manifest) {
	o.any = true
	for _, t := range m.Tables {
		for _, s := range t.Shards {
			o.Files = append(o.Files, s.Path)
		}
	}
	if m.ReportSHA256 != "" {
		o.Files = append(o.Files, ReportName)
	}
}

// surveyFolder goes through one of the four folders.
func (o *made) surveyFolder(dir, folder string) error {
	return filepath.WalkDir(filepath.Join(dir, folder), func(path string, e fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		if err != nil {
			return err
		}
		within, err := filepath.Rel(dir, path)
		name := filepath.ToSlash(within)
		switch {
		case err != nil:
			return err
		case name == folder && !e.IsDir():
			return &InTheWayError{path, kindOf(e)}
		case name == folder, e.IsDir() && o.holds(name+"/"), e.Type().IsRegular() && slices.Contains(o.Files, name):
			return nil
		}
		return &InTheWayError{path, kindOf(e) + " that memloom did not make"}
	})
}

// holds says whether a file below a folder is recorded.
func (o *made) holds(prefix string) bool {
	return slices.ContainsFunc(o.Files, func(f string) bool { return strings.HasPrefix(f, prefix) })
}

// ReportMark stands near the start of every report that memloom writes. By it a report is known that no manifest lists.
const ReportMark = `<meta name="generator" content="memloom report">`

// surveyReport refuses a report that is neither recorded nor says that memloom wrote it.
func (o *made) surveyReport(path string) error {
	if err := ordinary(path, 0); err != nil {
		return err
	}
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	defer f.Close()
	head := make([]byte, 512)
	n, _ := io.ReadFull(f, head)
	if slices.Contains(o.Files, ReportName) || o.any && bytes.Contains(head[:n], []byte(ReportMark)) {
		return nil
	}
	return &InTheWayError{path, "a file that memloom did not make"}
}

// ordinary refuses a symbolic link, and anything else than a folder or, with kind 0, a file. What is not there is fine.
func ordinary(path string, kind fs.FileMode) error {
	info, err := os.Lstat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return err
	case info.Mode().Type() != kind:
		return &InTheWayError{path, kindOf(fs.FileInfoToDirEntry(info))}
	}
	return nil
}

func kindOf(e fs.DirEntry) string {
	switch {
	case e.Type()&fs.ModeSymlink != 0:
		return "a symbolic link"
	case e.IsDir():
		return "a folder"
	case e.Type().IsRegular():
		return "a file"
	}
	return "no ordinary file"
}
