package output

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/lock/locktest"
)

// fullDisk takes so many bytes and no more. What is removed makes no room: others fill it at once.
type fullDisk struct {
	unsynced
	room, written int
}

func (d *fullDisk) Create(name string) (File, error) {
	f, err := d.unsynced.Create(name)
	return &fullFile{f, d}, err
}

type fullFile struct {
	File
	disk *fullDisk
}

// Write writes what there is room for.
func (f *fullFile) Write(p []byte) (int, error) {
	fits := min(len(p), f.disk.room-f.disk.written)
	n, err := f.File.Write(p[:fits])
	f.disk.written += n
	if err == nil && fits < len(p) {
		err = syscall.ENOSPC
	}
	return n, err
}

// The disk fills at any byte of the 40th of 42 corpora, in a folder that holds older ones: the error says so and where,
// the older ones stand, nothing half-written stays, and the next try with room succeeds.
func TestPublish_DiskIsFullInTheFortiethCorpus(t *testing.T) {
	t.Parallel()
	const corpora, late = 42, 40
	shared := tinyShared()
	all := severalCorpora(t, corpora, shared)
	options := func(fs FS) Options {
		return Options{FS: fs, Report: tinyReport, tables: faultTables(), layout: layout{batch: 2, own: 4, group: 4,
			shard: 8}}
	}
	count := &fullDisk{room: 1 << 30}
	p, err := Begin(locktest.Take(t, t.TempDir()), shared, options(count))
	if err != nil {
		t.Fatal(err)
	}
	before := 0
	for _, c := range all[:late] {
		before = count.written
		if err := p.Add(c); err != nil {
			t.Fatal(err)
		}
	}
	p.Abort()
	after := count.written
	if after-before < 100 {
		t.Fatalf("%d bytes of the corpus", after-before)
	}

	dir, fresh := t.TempDir(), t.TempDir()
	if err := errors.Join(publishFaulty(t, dir, &faulty{}, corpora, older), publishFaulty(t, fresh, &faulty{}, corpora,
		nil)); err != nil {
		t.Fatal(err)
	}
	old := snapshot(t, dir)
	for room := before; room < after; room += 1 + (after-before)/40 {
		err := publishAll(dir, shared, all, options(&fullDisk{room: room}))
		if !errors.Is(err, syscall.ENOSPC) || !strings.Contains(err.Error(), dir) {
			t.Fatalf("room for %d bytes: %v", room, err)
		}
		if diff := cmp.Diff(old, snapshot(t, dir)); diff != "" {
			t.Fatalf("room for %d bytes: the older corpora are others\n%s", room, diff)
		}
		if _, err := os.Stat(filepath.Join(dir, stagingDir)); err == nil {
			t.Fatalf("room for %d bytes: staged files are left", room)
		}
	}
	if err := publishAll(dir, shared, all, options(&fullDisk{room: 1 << 30})); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(snapshot(t, fresh), snapshot(t, dir)); diff != "" {
		t.Errorf("with room: other corpora\n%s", diff)
	}
}
