package lexicon

import (
	"embed"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"sync"
)

//go:embed *.txt
var files embed.FS

// Lexicon is the tables of all files. It is never changed.
type Lexicon struct {
	groups map[string]map[string][]string
}

// Embedded returns the lexicon of the program, which is read when it is first needed and once a process. It panics
// if the files are faulty; the tests of this package read them.
var Embedded = sync.OnceValue(func() *Lexicon {
	l, err := Read(files)
	if err != nil {
		panic(fmt.Sprintf("the lexicon of the built-in author: %v", err))
	}
	return l
})

// Read reads the *.txt files of a folder. The error joins an *Error for every fault that was found.
func Read(folder fs.FS) (*Lexicon, error) {
	names, err := fs.Glob(folder, "*.txt")
	if err != nil {
		return nil, err
	}
	r := newResolver()
	for _, name := range names {
		src, err := fs.ReadFile(folder, name)
		if err != nil {
			return nil, err
		}
		r.read(name, string(src))
	}
	groups := r.resolve()
	if err := r.faults.join(); err != nil {
		return nil, err
	}
	return &Lexicon{groups: groups}, nil
}

// Group returns the tables of a group by their names. Nobody may change them.
func (l *Lexicon) Group(group string) map[string][]string { return l.groups[group] }

// Groups returns the names of the groups, sorted.
func (l *Lexicon) Groups() []string { return slices.Sorted(maps.Keys(l.groups)) }

// Table returns the lines of a table, nil where there is none. Nobody may change them.
func (l *Lexicon) Table(group, name string) []string { return l.groups[group][name] }
