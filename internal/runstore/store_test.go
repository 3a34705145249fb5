package runstore

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func open(t testing.TB, dir string) *Store {
	t.Helper()
	s, err := Open(dir, Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Errorf("closing: %v", err)
		}
	})
	return s
}

// unitOf returns a unit whose records hold their own keys and the version.
func unitOf(stage, name string, version byte, keys ...string) Unit {
	u := Unit{UnitID: UnitID{stage, name}, Hash: Hash{version}}
	for _, key := range keys {
		u.Records = append(u.Records, Record{Key: key, Data: fmt.Appendf(nil, "%s@%d", key, version)})
	}
	return u
}

// noise returns bytes that do not compress.
func noise(seed, n int) []byte {
	r := rand.New(rand.NewPCG(uint64(seed), 0))
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(r.Uint32())
	}
	return b
}

func commit(t testing.TB, s *Store, units ...Unit) {
	t.Helper()
	for _, u := range units {
		if err := s.Commit(context.Background(), u); err != nil {
			t.Fatal(err)
		}
	}
}

func dump(t testing.TB, s *Store) string {
	t.Helper()
	var b strings.Builder
	if err := s.Dump(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestRecordsComeBackAsTheyWere(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a folder? with #odd% signs")
	bodies := map[string][]byte{
		"empty": {}, "nil": nil, "short": []byte("x"), "zeros": make([]byte, 5000),
		"text":  bytes.Repeat([]byte("the invoice went out on Thursday "), 200),
		"noise": noise(1, 70_000), "threshold": make([]byte, compressAbove), "above": make([]byte, compressAbove+1),
		"key with\nnewline and \x00": []byte("odd key"), "invalid \xff utf-8": []byte("odder key"),
	}
	check := func(s *Store) {
		t.Helper()
		for key, want := range bodies {
			got, err := s.Get(key)
			if err != nil || !bytes.Equal(got, want) {
				t.Errorf("Get(%q): %d bytes, %v; want %d bytes", key, len(got), err, len(want))
			}
			if hash, err := s.Hash(key); err != nil || hash != Sum(want) {
				t.Errorf("Hash(%q) = %v, %v", key, hash, err)
			}
		}
	}
	s := open(t, dir)
	u := Unit{UnitID: UnitID{"text", "u"}}
	for key, data := range bodies {
		u.Records = append(u.Records, Record{key, data})
	}
	commit(t, s, u)
	check(s)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	check(open(t, dir))
}

func TestMissingRecord(t *testing.T) {
	s := open(t, t.TempDir())
	if _, err := s.Get("nowhere"); !errors.Is(err, ErrNotFound) || !strings.Contains(err.Error(), "nowhere") {
		t.Errorf("Get: %v", err)
	}
	if _, err := s.Hash("nowhere"); !errors.Is(err, ErrNotFound) {
		t.Errorf("Hash: %v", err)
	}
}

func TestCommitReplacesAUnitWhole(t *testing.T) {
	s := open(t, t.TempDir())
	commit(t, s, unitOf("text", "a", 1, "a/1", "a/2", "a/3"), unitOf("text", "b", 1, "b/1"))
	commit(t, s, unitOf("text", "a", 2, "a/2", "a/4"))
	keys, err := s.Keys("text")
	if diff := cmp.Diff([]string{"a/2", "a/4", "b/1"}, keys); diff != "" || err != nil {
		t.Fatal(diff, err)
	}
	if got, _ := s.Get("a/2"); string(got) != "a/2@2" {
		t.Errorf("a/2 is %q, want the second commit's", got)
	}
	units, err := s.Units("text")
	if diff := cmp.Diff(map[string]Hash{"a": {2}, "b": {1}}, units); diff != "" || err != nil {
		t.Error(diff, err)
	}
	if n := count(t, s, "bodies"); n != 3 {
		t.Errorf("%d bodies are kept for 3 records", n)
	}
}

func count(t *testing.T, s *Store, table string) (n int) {
	t.Helper()
	if err := s.readers.QueryRow("SELECT count(*) FROM " + table).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

func TestKeyConflictLeavesTheRestOfTheBatchUnharmed(t *testing.T) {
	s := open(t, t.TempDir())
	commit(t, s, unitOf("text", "owner", 7, "shared"))
	const producers = 40
	errs := make([]error, producers)
	var wg sync.WaitGroup
	for i := range producers {
		wg.Go(func() {
			keys := []string{fmt.Sprint("k", i)}
			if i%4 == 0 {
				keys = append(keys, "shared")
			}
			errs[i] = s.Commit(context.Background(), unitOf("text", fmt.Sprint("u", i), 1, keys...))
		})
	}
	wg.Wait()
	for i, err := range errs {
		var conflict *KeyConflictError
		switch {
		case i%4 != 0 && err != nil:
			t.Errorf("unit %d: %v", i, err)
		case i%4 == 0 && !errors.As(err, &conflict):
			t.Errorf("unit %d: %v, want a conflict", i, err)
		case i%4 == 0 && (conflict.Owner != UnitID{"text", "owner"} || conflict.OwnerHash != Hash{7} ||
			conflict.Key != "shared"):
			t.Errorf("unit %d: %+v", i, conflict)
		}
	}
	if units, _ := s.Units("text"); len(units) != 1+producers*3/4 {
		t.Errorf("%d units are committed", len(units))
	}
	twice := unitOf("text", "twice", 1, "t", "t")
	var conflict *KeyConflictError
	if err := s.Commit(context.Background(), twice); !errors.As(err, &conflict) || conflict.Owner != twice.UnitID {
		t.Errorf("a unit that gives a key twice: %v", err)
	}
}

func TestRemoveHonoursTheHash(t *testing.T) {
	s := open(t, t.TempDir())
	commit(t, s, unitOf("text", "a", 1, "a"), unitOf("text", "b", 2, "b"), unitOf("plan", "a", 1, "c"))
	err := s.Remove(context.Background(), map[UnitID]Hash{{"text", "a"}: {1}, {"text", "b"}: {1}, {"text", "x"}: {1}})
	if err != nil {
		t.Fatal(err)
	}
	if units, _ := s.Units("text"); len(units) != 1 || units["b"] != (Hash{2}) {
		t.Errorf("units left: %v", units)
	}
	if _, err := s.Get("a"); !errors.Is(err, ErrNotFound) {
		t.Errorf("the record of a removed unit: %v", err)
	}
	if _, err := s.Get("c"); err != nil {
		t.Errorf("another stage's unit of the same name: %v", err)
	}
}

func TestFailuresAreCountedUntilSuccess(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	commit(t, s, unitOf("text", "a", 1, "a"))
	for _, message := range []string{"first", "second"} {
		if err := s.Fail(ctx, UnitID{"text", "a"}, message); err != nil {
			t.Fatal(err)
		}
	}
	failures, err := s.Failures()
	want := []Failure{{UnitID{"text", "a"}, 1, "first"}, {UnitID{"text", "a"}, 2, "second"}}
	if diff := cmp.Diff(want, failures); diff != "" || err != nil {
		t.Error(diff, err)
	}
	if _, err := s.Get("a"); !errors.Is(err, ErrNotFound) {
		t.Errorf("the out-of-date record of a failed unit can be read: %v", err)
	}
	commit(t, s, unitOf("text", "a", 2, "a"))
	if failures, _ = s.Failures(); len(failures) != 0 {
		t.Errorf("after success: %v", failures)
	}
}

func TestMetaIsWrittenOnce(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	meta := map[string]string{"recipe": "name: quickstart\n", "seed": "1"}
	for _, models := range []string{"a", "b"} {
		if err := s.Begin(ctx, meta, map[string]string{"models": models}); err != nil {
			t.Fatal(err)
		}
	}
	for name, other := range map[string]map[string]string{
		"another value": {"recipe": "name: quickstart\n", "seed": "2"},
		"a key less":    {"seed": "1"},
		"another key":   {"recipe": "name: quickstart\n", "scale": "1"},
	} {
		if err := s.Begin(ctx, other, map[string]string{"models": "c"}); !errors.Is(err, ErrMetaWritten) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if kept, err := s.Kept(); kept["models"] != "b" || err != nil {
		t.Errorf("Kept() = %v, %v: what a refused run was to keep is there", kept, err)
	}
	if got, err := s.Meta(); !cmp.Equal(got, meta) || err != nil {
		t.Errorf("Meta() = %v, %v", got, err)
	}
	commit(t, s, unitOf("text", "a", 1, "a")) // a refused write must not stop the store
}

func TestProgressReachesAReader(t *testing.T) {
	dir, ctx := t.TempDir(), context.Background()
	s := open(t, dir)
	commit(t, s, unitOf("people", "a", 1, "a"))
	r := reader(t, dir)
	s.SetProgress(Progress{Stage: "people", Done: 1, Total: 2})
	s.SetProgress(Progress{Stage: "text", Total: 9})
	s.SetProgress(Progress{Stage: "people", Done: 2, Total: 2, Accepted: 3, Rejected: 4})
	if got, err := r.Progress(); len(got) != 0 || err != nil {
		t.Errorf("before a commit: %v, %v", got, err)
	}
	if err := s.Flush(ctx); err != nil {
		t.Fatal(err)
	}
	s.SetProgress(Progress{Stage: "text", Done: 1, Total: 9})
	commit(t, s, unitOf("text", "t", 1, "t"))
	want := []Progress{{Stage: "people", Done: 2, Total: 2, Accepted: 3, Rejected: 4}, {Stage: "text", Done: 1, Total: 9}}
	got, err := r.Progress()
	if diff := cmp.Diff(want, got); diff != "" || err != nil {
		t.Error(diff, err)
	}
	s.SetProgress(Progress{Stage: "text", Done: 5, Total: 9})
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if got, err = r.Progress(); err != nil || got[1].Done != 5 {
		t.Errorf("what was pending at Close: %v, %v", got, err)
	}
}

func TestContextEndsAWaitingCommit(t *testing.T) {
	s := open(t, t.TempDir())
	cause := errors.New("enough")
	ctx, cancel := context.WithCancelCause(context.Background())
	cancel(cause)
	if err := s.Commit(ctx, unitOf("text", "a", 1, "a")); !errors.Is(err, cause) {
		t.Errorf("a commit under an ended context: %v", err)
	}
	if units, _ := s.Units("text"); len(units) != 0 {
		t.Errorf("it was committed: %v", units)
	}
}

func TestAClosedStoreSaysSo(t *testing.T) {
	s := open(t, t.TempDir())
	for range 2 {
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Commit(context.Background(), unitOf("text", "a", 1, "a")); !errors.Is(err, ErrClosed) {
		t.Errorf("Commit: %v", err)
	}
	if _, err := s.Get("a"); !errors.Is(err, ErrClosed) {
		t.Errorf("Get: %v", err)
	}
}

func TestDump(t *testing.T) {
	s := open(t, t.TempDir())
	if err := s.Begin(context.Background(), map[string]string{"seed": "1"}, nil); err != nil {
		t.Fatal(err)
	}
	commit(t, s, unitOf("text", "b", 2), unitOf("text", "a", 1, "a/2", "a/1"))
	zeros := strings.Repeat("00", 31)
	want := "meta seed 1\n" +
		"unit text a 01" + zeros + "\n" +
		"  a/1 5 " + Sum([]byte("a/1@1")).String() + "\n" +
		"  a/2 5 " + Sum([]byte("a/2@1")).String() + "\n" +
		"unit text b 02" + zeros + "\n"
	if diff := cmp.Diff(want, dump(t, s)); diff != "" {
		t.Error(diff)
	}
}

// TestDumpIgnoresOrder commits the same units in many orders, with
// replacements on the way.
func TestDumpIgnoresOrder(t *testing.T) {
	var want string
	for seed := range 3 {
		s := open(t, t.TempDir())
		r := rand.New(rand.NewPCG(uint64(seed), 1))
		var wg sync.WaitGroup
		for _, i := range r.Perm(50) {
			wg.Go(func() {
				if i%3 == seed {
					commit(t, s, unitOf("text", fmt.Sprint(i), 1, fmt.Sprint(i, "old")))
				}
				commit(t, s, unitOf("text", fmt.Sprint(i), 2, fmt.Sprint(i, "new")))
			})
		}
		wg.Wait()
		if got := dump(t, s); want == "" {
			want = got
		} else if diff := cmp.Diff(want, got); diff != "" {
			t.Fatal(diff)
		}
	}
}

func reader(t testing.TB, dir string) *Store {
	t.Helper()
	r, err := OpenReader(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := r.Close(); err != nil {
			t.Errorf("closing the reader: %v", err)
		}
	})
	return r
}

func TestReader(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	commit(t, s, unitOf("text", "a", 1, "a"))
	want := dump(t, s)

	r := reader(t, dir)
	if got := dump(t, r); got != want {
		t.Errorf("beside a writer: %s", got)
	}
	var io *IOError
	if err := r.Commit(context.Background(), unitOf("text", "b", 1, "b")); !errors.As(err, &io) {
		t.Errorf("a reader commits: %v", err)
	}
	commit(t, s, unitOf("text", "b", 1, "b"))
	want = dump(t, s)
	if got := dump(t, r); got != want {
		t.Errorf("after another commit: %s", got)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if got := dump(t, reader(t, dir)); got != want {
		t.Errorf("after the writer: %s", got)
	}
	s = open(t, dir) // a writer may come back next to idle readers
	commit(t, s, unitOf("text", "c", 1, "c"))
	want = dump(t, s)
	if got := dump(t, r); got != want {
		t.Errorf("after the writer's return: %s", got)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}

	for _, leftover := range []string{"-wal", "-shm"} {
		if err := os.Remove(filepath.Join(dir, runFolder, fileName+leftover)); err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
	}
	if got := dump(t, reader(t, dir)); got != want {
		t.Errorf("without a log: %s", got)
	}
}

func TestReadersLeaveNothingBehind(t *testing.T) {
	dir, _ := finished(t)
	if err := readAll(dir); err != nil {
		t.Fatal(err)
	}
	entries, err := os.ReadDir(filepath.Join(dir, runFolder))
	if err != nil || len(entries) != 2 { // run.db and lock
		t.Errorf("the folder holds %v, %v", entries, err)
	}
}

func TestReaderOfNothing(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	empty := filepath.Join(dir, "empty")
	if err := errors.Join(os.WriteFile(file, nil, 0o644), os.MkdirAll(filepath.Join(empty, runFolder), 0o755),
		os.WriteFile(filepath.Join(empty, runFolder, fileName), nil, 0o644)); err != nil {
		t.Fatal(err)
	}
	for _, place := range []string{dir, filepath.Join(dir, "absent"), file, empty} {
		var none *NoRunError
		if _, err := OpenReader(place); !errors.As(err, &none) || none.Dir != place {
			t.Errorf("OpenReader(%s): %v", place, err)
		}
		if _, err := Open(place, Options{MustExist: true}); !errors.As(err, &none) || none.Dir != place {
			t.Errorf("Open(%s): %v", place, err)
		}
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 2 {
		t.Errorf("looking left something behind: %v", entries)
	}
}
