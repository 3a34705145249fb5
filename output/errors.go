package output

import (
	"fmt"

	"memloom/internal/safetext"
)

// NotCorpusError says that a folder holds no finished corpus.
type NotCorpusError struct {
	Dir     string
	Missing bool // the folder itself is not there
	File    bool // a file is in its place
	Begun   bool // there is a run in it
}

// Error implements error.
func (e *NotCorpusError) Error() string {
	if e.Missing {
		return fmt.Sprintf("%s: no such folder", e.Dir)
	}
	if e.File {
		return fmt.Sprintf("%s is a file, not a corpus's folder", e.Dir)
	}
	if !e.Begun {
		return fmt.Sprintf("%s is not a corpus: no %s", e.Dir, ManifestName)
	}
	return fmt.Sprintf("%s is not a corpus: no %s; run `%s`", e.Dir, ManifestName, safetext.Command("resume", e.Dir))
}

// ManifestError says that a manifest cannot be understood.
type ManifestError struct {
	Path string
	Line int // of the mistake, 0 if unknown
	Err  error
}

// Error implements error.
func (e *ManifestError) Error() string {
	if e.Line > 0 {
		return fmt.Sprintf("%s, line %d: %v", e.Path, e.Line, e.Err)
	}
	return fmt.Sprintf("%s: %v", e.Path, e.Err)
}

// Unwrap returns the cause.
func (e *ManifestError) Unwrap() error { return e.Err }

// SchemaError says that a corpus has the tables of another memloom.
type SchemaError struct {
	Path  string
	Found int // schema version of the manifest
}

// Error implements error.
func (e *SchemaError) Error() string {
	return fmt.Sprintf("%s has schema %d, and this memloom reads schema %d: the memloom that made it reads it", e.Path,
		e.Found, SchemaVersion)
}

// Problem is what is wrong with a shard.
type Problem string

// The problems of shards.
const (
	Missing Problem = "missing" // listed in the manifest, not in the folder
	Altered Problem = "altered" // its bytes, rows or columns are not those that were published
	Extra   Problem = "extra"   // in the folder, not listed in the manifest
	Damaged Problem = "damaged" // listed and unaltered, but not readable as Parquet

	// Misplaced is of a row that does not be where the manifest says that rows of its corpus stand. The error's path
	// is the table's.
	Misplaced Problem = "misplaced"

	// Dangling is of a row that names an id which its corpus does not have. The error's path is the table's.
	Dangling Problem = "dangling"
)

// ShardError says that a file of a table, or the rows of one, are not what the manifest says.
type ShardError struct {
	Path    string // within the published folder
	Problem Problem
	Err     error // what was found, where there is more to say
	Rows    Rows  // those that the manifest has in the shard; none where it is not of one
}

// Rows are rows of a table that lie together.
type Rows struct {
	First, Last int64 // counted from 1; 0: there are none
	Shared      bool  // some belong to all corpora
	Corpora     []string
}

// String says which rows they are and to which corpora they belong, as in "rows 5 to 8 of the table, of corpora c1 to
// c3".
func (r Rows) String() string {
	text := fmt.Sprintf("rows %d to %d of the table, of ", r.First, r.Last)
	if r.Shared {
		text += "the run"
		if len(r.Corpora) > 0 {
			text += " and "
		}
	}
	switch n := len(r.Corpora); n {
	case 0:
		return text
	case 1:
		return text + "corpus " + r.Corpora[0]
	default:
		return text + "corpora " + r.Corpora[0] + " to " + r.Corpora[n-1]
	}
}

// Error implements error.
func (e *ShardError) Error() string {
	text := ""
	switch e.Problem {
	case Missing:
		text = fmt.Sprintf("%s is missing: the manifest lists it", e.Path)
	case Extra:
		text = fmt.Sprintf("%s is extra: the manifest does not list it", e.Path)
	case Misplaced, Dangling:
		return fmt.Sprintf("table %s, %v", e.Path, e.Err)
	default:
		text = fmt.Sprintf("%s is %s", e.Path, e.Problem)
	}
	if e.Err != nil {
		text += ": " + e.Err.Error()
	}
	if e.Rows.Last > 0 {
		text += "; it is to hold " + e.Rows.String()
	}
	return text
}

// Unwrap returns the cause.
func (e *ShardError) Unwrap() error { return e.Err }
