package output

import (
	"archive/tar"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/corpus"
)

// version2 unpacks the tiny corpus as the last program of schema version 2 published it.
func version2(t *testing.T) string { return earlier(t, "testdata/version2.tar.gz") }

// version3 is version2 for schema version 3.
func version3(t *testing.T) string { return earlier(t, "testdata/version3.tar.gz") }

func earlier(t *testing.T, archive string) string {
	t.Helper()
	f, err := os.Open(archive)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return dir
		}
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(dir, filepath.FromSlash(h.Name))
		if h.FileInfo().IsDir() {
			err = os.MkdirAll(path, 0o755)
		} else {
			var b []byte
			if b, err = io.ReadAll(r); err == nil {
				err = os.WriteFile(path, b, 0o600)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// ofVersion2 is the tiny corpus without what version 2 could not hold.
func ofVersion2() *corpus.Corpus {
	c := tinyCorpus()
	c.Passages = nil
	return c
}

// laterTables lists the tables that the manifest of a folder of version 2 does not have.
func laterTables(t *testing.T, dir string) []string {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(dir, ManifestName))
	if err != nil {
		t.Fatal(err)
	}
	had := strings.ReplaceAll(string(b), flaggedDays, flaggedPassages)
	var out []string
	for _, table := range Tables() {
		if !strings.Contains(had, `"`+table.Path()+`"`) {
			out = append(out, table.Path())
		}
	}
	return out
}

// Version 3 had no ages, acts and faults; everything else is read as it is.
func TestVersion3_IsReadWithoutAges(t *testing.T) {
	got, m, err := Read(version3(t))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(tinyCorpus(), got); diff != "" {
		t.Errorf("-published +read:\n%s", diff)
	}
	if m.SchemaVersion != 3 || len(m.Absent) > 0 {
		t.Errorf("version %d, absent %v", m.SchemaVersion, m.Absent)
	}
}

// Version 8 did not say which facts were implanted.
func TestVersion8_IsReadWithoutImplants(t *testing.T) {
	got, m, err := Read(earlier(t, "testdata/version8.tar.gz"))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(aged(tinyCorpus()), got); diff != "" {
		t.Errorf("-published +read:\n%s", diff)
	}
	if m.SchemaVersion != 8 || len(m.Absent) > 0 {
		t.Errorf("version %d, absent %v", m.SchemaVersion, m.Absent)
	}
}

// Version 7 had no canary.
func TestVersion7_IsReadWithoutCanary(t *testing.T) {
	dir := earlier(t, "testdata/version7.tar.gz")
	got, m, err := Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(aged(tinyCorpus()), got); diff != "" {
		t.Errorf("-published +read:\n%s", diff)
	}
	if m.SchemaVersion != 7 || m.Canary != "" || len(m.Absent) > 0 {
		t.Errorf("version %d, canary %q, absent %v", m.SchemaVersion, m.Canary, m.Absent)
	}
	if known, err := VerifySeals(dir, m); known != 2 || err != nil {
		t.Errorf("seals: %d, %v", known, err)
	}
}

func TestVersion2_IsReadAsOneCorpus(t *testing.T) {
	dir := version2(t)
	got, m, err := Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(ofVersion2(), got); diff != "" {
		t.Errorf("-published +read:\n%s", diff)
	}
	later := laterTables(t, dir)
	absent := slices.DeleteFunc(slices.Clone(later), func(path string) bool { return tableAt(path).since > 0 }) // no one misses what came later
	if diff := cmp.Diff(absent, m.Absent); diff != "" || !slices.Contains(later, "scaffold/passages") {
		t.Errorf("absent: %s", diff)
	}
	for _, table := range Tables() {
		entry := m.Table(table.Path())
		rows := m.Corpora[0].Rows[table.Path()]
		switch {
		case slices.Contains(later, table.Path()):
			if entry != nil {
				t.Errorf("version 2 has %s", table.Path())
			}
		case table.scope == ofRun || table.Path() == "audit/calls":
			if rows != 0 {
				t.Errorf("%s: %d rows are the corpus's own", table.Path(), rows)
			}
		case entry == nil || entry.Rows != rows:
			t.Errorf("%s: %d rows of %+v", table.Path(), rows, entry)
		}
	}
	if m.SchemaVersion != 2 || m.Altered || m.Table("audit/flagged_passages").Rows != 1 {
		t.Errorf("version %d, altered %v", m.SchemaVersion, m.Altered)
	}
	if known, err := VerifySeals(dir, m); known != 2 || err != nil {
		t.Errorf("seals: %d, %v", known, err)
	}
	if err := os.RemoveAll(filepath.Join(dir, flaggedDays)); err != nil {
		t.Fatal(err)
	}
	if _, m, err = Read(dir); err != nil || !slices.Contains(m.Absent, flaggedPassages) || len(m.Absent) != len(absent)+1 {
		t.Errorf("without the table of another name: absent %v (%v)", m.Absent, err)
	}
	corpora, shared, err := collect(dir)
	if err != nil || len(corpora) != 1 || corpora[0].ID != "c1" || len(shared.Calls) != 2 || len(corpora[0].Calls) != 0 {
		t.Errorf("%d corpora (%v)", len(corpora), err)
	}
}

func TestVersion2_DamageIsFound(t *testing.T) {
	for name, test := range map[string]struct {
		damage func(t *testing.T, dir string)
		want   string
	}{
		"a shard": {func(t *testing.T, dir string) {
			edit(t, dir, "audit/flagged_days/part-00000.parquet", func(b []byte) []byte { b[20]++; return b })
		}, "audit/flagged_days/part-00000.parquet is altered"},
		"a digest": {func(t *testing.T, dir string) {
			reseal(t, dir, func(m *Manifest) {
				m.Corpora = nil
				m.Table("scaffold/facts").Digest = strings.Repeat("0", 64)
			})
		}, "scaffold/facts is altered: the digest of its rows is not the manifest's"},
		"other columns": {func(t *testing.T, dir string) {
			b, err := os.ReadFile(filepath.Join(publishTiny(t), "data/groups/part-00000.parquet"))
			if err != nil {
				t.Fatal(err)
			}
			edit(t, dir, "data/groups/part-00000.parquet", func([]byte) []byte { return b })
			vouchFor(t, dir, "data/groups/part-00000.parquet")
		}, "data/groups/part-00000.parquet is damaged: its columns are not those of the table"},
	} {
		t.Run(name, func(t *testing.T) {
			dir := version2(t)
			test.damage(t, dir)
			if _, _, err := Read(dir); err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("got %v, want %s", err, test.want)
			}
		})
	}
}

// Publishing into a folder of version 2 replaces it, the table with another name too.
func TestVersion2_IsReplaced(t *testing.T) {
	dir := version2(t)
	if err := Publish(dir, tinyCorpus(), tinyManifest(), Options{FS: unsynced{}}); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(dir, flaggedDays)); err == nil {
		t.Error("audit/flagged_days is left")
	}
	if diff := cmp.Diff(snapshot(t, publishTiny(t)), snapshot(t, dir)); diff != "" {
		t.Error(diff)
	}
}

func TestReadManifest_OtherVersionsAreRefused(t *testing.T) {
	for version, want := range map[int]string{
		1:  "has schema version 1, of an older memloom; this program reads 2 to 12:",
		13: "has schema version 13, this program reads up to 12: a newer memloom is needed",
		99: "has schema version 99, this program reads up to 12: a newer memloom is needed",
	} {
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, ManifestName), fmt.Appendf(nil, `{"schema_version": %d, "shape": {}}`, version), 0o600); err != nil {
			t.Fatal(err)
		}
		var other *VersionError
		if _, err := Open(dir); !errors.As(err, &other) || !strings.Contains(err.Error(), want) {
			t.Errorf("version %d: got %v, want %q", version, err, want)
		}
	}
}

// Digests taken from records are those of the manifest, in the columns of its version.
func TestDigests_OfWhatWasRead(t *testing.T) {
	for name, dir := range map[string]string{"version 2": version2(t), "version 3": version3(t), "version 7": earlier(t, "testdata/version7.tar.gz"), "version 8": earlier(t, "testdata/version8.tar.gz"), "one corpus": publishTiny(t), "three corpora": publishSeveral(t, 3)} {
		corpora, shared, err := collect(dir)
		if err != nil {
			t.Fatal(err)
		}
		m, err := ReadManifest(dir)
		if err != nil {
			t.Fatal(err)
		}
		d := NewDigests(m, shared)
		for _, c := range corpora {
			if err := d.Add(c); err != nil {
				t.Fatal(err)
			}
		}
		for _, table := range Tables() {
			entry := m.Table(table.Path())
			switch got, err := d.Of(table.Path()); {
			case entry == nil && err == nil:
				t.Errorf("%s: %s is no table of it", name, table.Path())
			case entry != nil && (err != nil || got != entry.Digest):
				t.Errorf("%s, %s: %s instead of %s (%v)", name, table.Path(), got, entry.Digest, err)
			}
		}
		corpora[0].Messages[0].Text = "\xff"
		if d = NewDigests(m, shared); d.Add(corpora[0]) != nil {
			t.Error("the corpus as a whole is refused")
		}
		if _, err := d.Of("data/messages"); err == nil || !strings.Contains(err.Error(), "row 1: column text: not valid UTF-8") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
