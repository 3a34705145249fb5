package output

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/parquet-go/parquet-go"

	"memloom/internal/corpus"
)

func manifestOf(t *testing.T, change func(*corpus.Corpus)) *Manifest {
	t.Helper()
	dir, c := t.TempDir(), tinyCorpus()
	change(c)
	if err := Publish(dir, c, tinyManifest(), Options{FS: unsynced{}}); err != nil {
		t.Fatal(err)
	}
	m, err := ReadManifest(dir)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestCanary_FollowsFromDataAlone(t *testing.T) {
	first := manifestOf(t, func(*corpus.Corpus) {})
	if !regexp.MustCompile(`^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`).MatchString(
		first.Canary) {
		t.Errorf("%q is no UUIDv5", first.Canary)
	}
	if got := CanaryOf(first.Tables); got != first.Canary {
		t.Errorf("computed again: %s, not %s", got, first.Canary)
	}
	if m := manifestOf(t, func(c *corpus.Corpus) { c.Facts[0].Value = c.Facts[1].Value }); m.Canary != first.Canary {
		t.Error("a fact changes it")
	}
	if m := manifestOf(t, func(c *corpus.Corpus) { c.Messages[0].Text += "!" }); m.Canary == first.Canary {
		t.Error("a message does not change it")
	}
}

// The canary is in card, manifest, croissant.json, every Parquet file and every key, and in nothing that a system sees.
func TestCanary_StandsBesideTheKey(t *testing.T) {
	for name, dir := range map[string]string{"one corpus": publishTiny(t), "three corpora": publishSeveral(t, 3)} {
		m, err := ReadManifest(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range []string{CardName, ManifestName, CroissantName} {
			b, err := os.ReadFile(filepath.Join(dir, file))
			if err != nil || !bytes.Contains(b, []byte(m.Canary)) {
				t.Errorf("%s: not in %s (%v)", name, file, err)
			}
		}
		for _, table := range m.Tables {
			for _, s := range table.Shards {
				if got := metadataOf(t, filepath.Join(dir, s.Path)); got != m.Canary {
					t.Errorf("%s: %s has the canary %q", name, s.Path, got)
				}
			}
		}
		type keyRow struct {
			ItemID string `parquet:"item_id"`
			Canary string `parquet:"canary"`
		}
		rows, err := parquet.ReadFile[keyRow](filepath.Join(dir, "key/items/part-00000.parquet"))
		if err != nil || len(rows) == 0 {
			t.Fatalf("%d rows (%v)", len(rows), err)
		}
		for _, r := range rows {
			if r.Canary != m.Canary {
				t.Errorf("%s: the key of %s has the canary %q", name, r.ItemID, r.Canary)
			}
		}
		corpora, _, err := collect(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range corpora {
			for _, x := range c.Messages {
				if strings.Contains(x.Text, m.Canary) {
					t.Errorf("%s: message %s has it", name, x.ID)
				}
			}
		}
	}
}

func metadataOf(t *testing.T, file string) string {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	f, err := parquet.OpenFile(bytes.NewReader(b), int64(len(b)))
	if err != nil {
		t.Fatal(err)
	}
	got, _ := f.Lookup(canaryKey)
	return got
}

// A text that looks like the placeholder of the canary is left as it is.
func TestCanary_PlaceholderInATextStays(t *testing.T) {
	dir, c := t.TempDir(), tinyCorpus()
	c.Messages[2].Text = noCanary
	if err := Publish(dir, c, tinyManifest(), Options{FS: unsynced{}}); err != nil {
		t.Fatal(err)
	}
	got, m, err := Read(dir)
	if err != nil || got.Messages[2].Text != noCanary {
		t.Errorf("%q (%v)", got.Messages[2].Text, err)
	}
	if at := filepath.Join(dir, "data/messages/part-00000.parquet"); metadataOf(t, at) != m.Canary {
		t.Error("the file's metadata has no canary")
	}
}

// Rows that wait for the canary are as safe as others: whatever step fails, nothing half-written stays.
func TestCanary_FailureAtEveryStepOfRowsThatWait(t *testing.T) {
	t.Parallel()
	o := Options{tables: someTables("data/groups", "key/items"), layout: layout{batch: 1, own: 1, group: 1, shard: 1}}
	publish := func(dir string, fs FS) error {
		o := o
		o.FS = fs
		return Publish(dir, tinyCorpus(), tinyManifest(), o)
	}
	fresh := t.TempDir()
	if err := publish(fresh, &faulty{}); err != nil {
		t.Fatal(err)
	}
	for at := 1; ; at++ {
		dir, broken := t.TempDir(), &faulty{failAt: at}
		err := publish(dir, broken)
		if broken.steps < at {
			if err != nil || at < 20 {
				t.Errorf("%d steps (%v)", at, err)
			}
			return
		}
		if _, m := os.Stat(filepath.Join(dir, ManifestName)); err == nil || !errors.Is(err, errInjected) {
			t.Fatalf("step %d: %v, manifest %v", at, err, m)
		}
		if err := publish(dir, &faulty{}); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(snapshot(t, fresh), snapshot(t, dir)); diff != "" {
			t.Fatalf("step %d, again: %s", at, diff)
		}
	}
}

// A release keeps the canaries of those before it, each once; one that changes no data has the canary of the last.
func TestCanary_ReleasesKeepEarlierOnes(t *testing.T) {
	publish := func(c *corpus.Corpus, after *Manifest) *Manifest {
		dir, m := t.TempDir(), tinyManifest()
		if after != nil {
			m.Follow(after)
		}
		if err := Publish(dir, c, m, Options{FS: unsynced{}}); err != nil {
			t.Fatal(err)
		}
		read, err := ReadManifest(dir)
		if err != nil {
			t.Fatal(err)
		}
		return read
	}
	changed := tinyCorpus()
	changed.Messages[0].Text += "!"
	first := publish(tinyCorpus(), nil)
	same := publish(tinyCorpus(), first)
	second := publish(changed, same)
	third := publish(tinyCorpus(), second)
	for i, test := range []struct {
		m    *Manifest
		want []string
	}{{first, nil}, {same, nil}, {second, []string{first.Canary}}, {third, []string{second.Canary}}} {
		if diff := cmp.Diff(test.want, test.m.Earlier, cmpopts.EquateEmpty()); diff != "" {
			t.Errorf("release %d: %s", i+1, diff)
		}
	}
}
