package pack

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"path"
	"slices"
	"strings"

	"memloom/domains"
	"memloom/internal/bounded"
	"memloom/internal/nearest"
)

// Load reads a pack and checks it. The name is what errors call the file. A pack with problems gives *Error with all of
// them. The meaning of the packs that come with the program is checked when it is built, by its tests.
func Load(name string, r io.Reader) (*Pack, error) {
	src, err := io.ReadAll(io.LimitReader(r, bounded.Pack+1)) // one that is longer is a problem of the pack
	if err != nil {
		return nil, fmt.Errorf("reading pack %s: %w", name, err)
	}
	src = bounded.Unmarked(src)
	p, problems := read(src, !embedded(src))
	if len(problems) > 0 {
		return nil, &Error{Name: name, Problems: problems}
	}
	p.Hash = Hash(src)
	return p, nil
}

// Validate returns every problem of a pack's bytes, in the order of their lines. A file that is no YAML, or whose keys
// and kinds are wrong, is not looked at for its meaning.
func Validate(src []byte) []Problem {
	_, problems := read(src, true)
	return problems
}

// Hash returns the SHA-256 of a pack's bytes in hexadecimal, as the manifest has it.
func Hash(src []byte) string {
	sum := sha256.Sum256(src)
	return hex.EncodeToString(sum[:])
}

// LoadFile reads the pack in a file.
func LoadFile(file string) (*Pack, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, fmt.Errorf("reading pack: %w", err)
	}
	defer f.Close()
	return Load(file, f)
}

// Builtin returns the pack of that name that comes with the program.
func Builtin(name string) (*Pack, error) {
	src, err := domains.Files.ReadFile(name + ".yaml")
	if err != nil {
		return nil, fmt.Errorf("there is no built-in domain %q; choose one of %s, or give the path of a file%s",
			name, strings.Join(BuiltinNames(), ", "), nearest.Hint(name, BuiltinNames()))
	}
	return Load("domains/"+name+".yaml", strings.NewReader(string(src)))
}

// embedded says whether the bytes are those of a pack that comes with the program.
func embedded(src []byte) bool {
	return slices.ContainsFunc(BuiltinNames(), func(name string) bool {
		own, err := domains.Files.ReadFile(name + ".yaml")
		return err == nil && bytes.Equal(own, src)
	})
}

// BuiltinNames returns the names of the embedded packs, sorted.
func BuiltinNames() []string {
	entries, err := domains.Files.ReadDir(".")
	if err != nil { // an embedded folder can always be read
		return nil
	}
	names := make([]string, 0, len(entries))
	for _, e := range entries {
		names = append(names, strings.TrimSuffix(e.Name(), path.Ext(e.Name())))
	}
	return names
}
