package runstore

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// finished returns the path of a closed run with some hundred records.
func finished(t *testing.T) (dir, path string) {
	t.Helper()
	dir = t.TempDir()
	s := open(t, dir)
	for i := range 60 {
		u := unitOf("text", fmt.Sprint(i), 1, fmt.Sprint("k", i))
		u.Records[0].Data = noise(i, 2000)
		commit(t, s, u)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	return dir, filepath.Join(dir, runFolder, fileName)
}

func TestDamagedFiles(t *testing.T) {
	cut := func(keep int) func([]byte) []byte {
		return func(b []byte) []byte { return b[:keep] }
	}
	for name, change := range map[string]func([]byte) []byte{
		"text":            func([]byte) []byte { return []byte("not a database at all\n") },
		"long text":       func([]byte) []byte { return bytes.Repeat([]byte("not a database at all\n"), 1000) },
		"header cut":      cut(60),
		"first page cut":  cut(2000),
		"half":            func(b []byte) []byte { return b[:len(b)/2] },
		"last byte gone":  func(b []byte) []byte { return b[:len(b)-1] },
		"last page gone":  func(b []byte) []byte { return b[:len(b)-4096] },
		"schema zeroed":   func(b []byte) []byte { clear(b[100:4096]); return b },
		"pages zeroed":    func(b []byte) []byte { clear(b[4096 : len(b)-4096]); return b },
		"pages scrambled": func(b []byte) []byte { copy(b[4096:], noise(1, len(b)-4096)); return b },
	} {
		t.Run(name, func(t *testing.T) {
			dir, path := finished(t)
			content, err := os.ReadFile(path)
			if err == nil {
				err = os.WriteFile(path, change(content), 0o644)
			}
			if err != nil {
				t.Fatal(err)
			}
			_, readErr := OpenReader(dir)
			_, writeErr := Open(dir, Options{})
			for _, err := range []error{readErr, writeErr} {
				var damaged *DamagedError
				if !errors.As(err, &damaged) || damaged.Path != path || !strings.Contains(err.Error(), "restore it") {
					t.Errorf("got %v", err)
				}
				if err != nil && strings.Contains(err.Error(), "\n") {
					t.Errorf("more than one line: %q", err)
				}
			}
		})
	}
}

func TestForeignDatabaseIsLeftAlone(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, runFolder, fileName)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	db, err := openPool(path, "rwc", 1)
	if err == nil {
		_, err = db.Exec("CREATE TABLE recipes (id INTEGER)")
	}
	if err = errors.Join(err, db.Close()); err != nil {
		t.Fatal(err)
	}
	before, _ := os.ReadFile(path)
	var damaged *DamagedError
	if _, err := Open(dir, Options{}); !errors.As(err, &damaged) || !strings.Contains(err.Error(),
		"not a run of memloom") {
		t.Errorf("got %v", err)
	}
	if after, _ := os.ReadFile(path); !bytes.Equal(before, after) {
		t.Error("somebody else's database was changed")
	}
}

func TestOtherSchema(t *testing.T) {
	for _, found := range []int{schema - 1, schema + 1} {
		dir, path := finished(t)
		db, err := openPool(path, "rw", 1)
		if err == nil {
			_, err = db.Exec(fmt.Sprintf("PRAGMA user_version = %d", found))
		}
		if err = errors.Join(err, db.Close()); err != nil {
			t.Fatal(err)
		}
		_, readErr := OpenReader(dir)
		_, writeErr := Open(dir, Options{})
		for _, err := range []error{readErr, writeErr} {
			var other *SchemaError
			if !errors.As(err, &other) || other.Found != found {
				t.Fatalf("got %v", err)
			}
			want := fmt.Sprintf("has schema %d, and this memloom reads schema %d: the memloom that made it reads it", found,
				schema)
			if !strings.Contains(err.Error(), want) {
				t.Errorf("%q does not say %q", err, want)
			}
		}
	}
}

// TestFlippedBits changes bytes at random places: whatever happens, it is an
// error of the package or the true content, never a panic or another content.
func TestFlippedBits(t *testing.T) {
	dir, path := finished(t)
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 2))
	noticed := 0
	for range 60 {
		changed := bytes.Clone(whole)
		for range 1 + r.IntN(20) {
			changed[r.IntN(len(changed))] ^= byte(1 + r.IntN(255))
		}
		if err := os.WriteFile(path, changed, 0o644); err != nil {
			t.Fatal(err)
		}
		if err := readAll(dir); err != nil {
			noticed++
			var io *IOError
			if !isTyped(err) || errors.As(err, &io) {
				t.Fatalf("got %T %v", err, err)
			}
		}
	}
	if noticed < 30 {
		t.Errorf("only %d of 60 damaged files were noticed", noticed)
	}
}

// readAll reads every record and compares it with what finished wrote.
func readAll(dir string) error {
	s, err := OpenReader(dir)
	if err != nil {
		return err
	}
	defer s.Close()
	for i := range 60 {
		data, err := s.Get(fmt.Sprint("k", i))
		if err != nil {
			return err
		}
		if !bytes.Equal(data, noise(i, 2000)) {
			return fmt.Errorf("record %d has another content", i)
		}
	}
	return s.Dump(io.Discard)
}

func TestFullDisk(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	commit(t, s, unitOf("text", "before", 1, "before"))
	if _, err := s.write.conn.ExecContext(context.Background(), "PRAGMA max_page_count = 40"); err != nil {
		t.Fatal(err)
	}
	want := dump(t, s)
	big := unitOf("text", "big", 1, "big")
	big.Records[0].Data = noise(1, 1_000_000)
	var full *IOError
	if err := s.Commit(context.Background(), big); !errors.As(err, &full) || !strings.Contains(err.Error(), "full") {
		t.Fatalf("committing to a full disk: %v", err)
	}
	if err := s.Commit(context.Background(), unitOf("text", "small", 1, "small")); !errors.As(err, &full) {
		t.Errorf("committing after a failed write: %v", err)
	}
	if got := dump(t, s); got != want {
		t.Errorf("what was committed has changed: %s", got)
	}
}
