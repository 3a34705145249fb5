package output

import (
	"strings"
	"testing"
)

// Digests taken from records are those of the manifest.
func TestDigests_OfWhatWasRead(t *testing.T) {
	for name, dir := range map[string]string{"one corpus": publishTiny(t), "three corpora": publishSeveral(t, 3)} {
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
		if _, err := d.Of("data/messages"); err == nil || !strings.Contains(err.Error(),
			"row 1: column text: not valid UTF-8") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
