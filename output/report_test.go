package output

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memloom/internal/lock/locktest"
)

// tinyReport stands for a report: it says of a manifest what a real one would.
func tinyReport(m *Manifest) ([]byte, error) {
	return fmt.Appendf(nil, "<!DOCTYPE html>\n%s\n%d messages in %d tables\n", ReportMark, m.Counts.Messages,
		len(m.Tables)), nil
}

func overwrite(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// publishReported publishes the tiny corpus with a report.
func publishReported(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	if err := Publish(dir, tinyCorpus(), tinyManifest(), Options{FS: unsynced{}, Report: tinyReport}); err != nil {
		t.Fatal(err)
	}
	return dir
}

// seals reads a manifest and says how many digests it has, and what is wrong with the files that they are of.
func seals(t *testing.T, dir string) (known int, err error) {
	t.Helper()
	m, err := ReadManifest(dir)
	if err != nil {
		t.Fatal(err)
	}
	return VerifySeals(dir, m)
}

func TestReport_IsSealed(t *testing.T) {
	dir := publishReported(t)
	if known, err := seals(t, dir); known != 4 || err != nil {
		t.Fatalf("%d known, %v", known, err)
	}
	path := filepath.Join(dir, ReportName)
	b, err := os.ReadFile(path)
	if err != nil || !strings.Contains(string(b), fmt.Sprintf("%d messages", len(tinyCorpus().Messages))) {
		t.Fatalf("%q, %v", b, err)
	}
	overwrite(t, path, string(b)+" ")
	var shard *ShardError
	if _, err := seals(t, dir); !errors.As(err, &shard) || shard.Path != ReportName {
		t.Errorf("altered: %v", err)
	}
	if err := os.Remove(path); err != nil { // as the one who publishes the questions alone does
		t.Fatal(err)
	}
	if known, err := seals(t, dir); known != 3 || err != nil {
		t.Errorf("left out: %d known, %v", known, err)
	}
}

func TestReport_ErrorLeavesTheOldCorpus(t *testing.T) {
	dir := publishReported(t)
	before := snapshot(t, dir)
	failing := func(*Manifest) ([]byte, error) { return nil, errInjected }
	if err := Publish(dir, tinyCorpus(), tinyManifest(), Options{FS: unsynced{}, Report: failing}); !errors.Is(err,
		errInjected) {
		t.Fatal(err)
	}
	if after := snapshot(t, dir); len(after) != len(before) || after[ReportName] != before[ReportName] {
		t.Error("the old corpus is not as it was")
	}
}

// A publication without a report removes the old one: it would be of other tables.
func TestReport_OfTheOldCorpusGoes(t *testing.T) {
	dir := publishReported(t)
	if err := Publish(dir, tinyCorpus(), tinyManifest(), Options{FS: unsynced{}}); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(dir, ReportName)); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the old report: %v", err)
	}
	if known, err := seals(t, dir); known != 3 || err != nil {
		t.Errorf("%d known, %v", known, err)
	}
}

// A report.html that memloom did not make is not replaced; one of its own is, whether or not the manifest lists it.
func TestReport_OfOthersIsInTheWay(t *testing.T) {
	dir := publishTiny(t)
	path := filepath.Join(dir, ReportName)
	overwrite(t, path, "<html>my own notes</html>")
	held := locktest.Take(t, dir)
	var in *InTheWayError
	if err := Replaceable(dir); !errors.As(err, &in) || in.Path != path {
		t.Errorf("publishing again: %v", err)
	}
	if err := ReplaceReport(held, []byte("x")); !errors.As(err, &in) {
		t.Errorf("writing anew: %v", err)
	}
	own, _ := tinyReport(&Manifest{})
	overwrite(t, path, string(own))
	if err := Replaceable(dir); err != nil {
		t.Errorf("a report of memloom's own: %v", err)
	}
	if err := errors.Join(os.RemoveAll(path), os.Symlink(filepath.Join(dir, CardName), path)); err != nil {
		t.Skip(err)
	}
	if err := ReplaceReport(held, own); !errors.As(err, &in) {
		t.Errorf("a link: %v", err)
	}
}

func TestReplaceReport_SealsTheNewOne(t *testing.T) {
	for name, publish := range map[string]func(*testing.T) string{
		"of a corpus with one": publishReported, "of one without": func(t *testing.T) string { return publishTiny(t) },
	} {
		dir := publish(t)
		before := snapshot(t, dir)
		report := []byte(ReportMark + "anew")
		if err := ReplaceReport(locktest.Take(t, dir), report); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if known, err := seals(t, dir); known != 4 || err != nil {
			t.Errorf("%s: %d known, %v", name, known, err)
		}
		after := snapshot(t, dir)
		if after[ReportName] != string(report) {
			t.Errorf("%s: the report is %q", name, after[ReportName])
		}
		for file, content := range before {
			if file != ReportName && file != ManifestName && after[file] != content {
				t.Errorf("%s: %s is not as it was", name, file)
			}
		}
		if _, _, err := Read(dir); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// An altered manifest is not sealed anew.
func TestReplaceReport_AlteredManifest(t *testing.T) {
	dir := publishReported(t)
	edit(t, dir, ManifestName, func(b []byte) []byte {
		return []byte(strings.Replace(string(b), `"seed": `, `"seed": 1`,
			1))
	})
	var shard *ShardError
	if err := ReplaceReport(locktest.Take(t, dir), []byte(ReportMark)); !errors.As(err, &shard) ||
		shard.Path != ManifestName {
		t.Error(err)
	}
}
