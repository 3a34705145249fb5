package output

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memloom/internal/thorough"
)

// altered says whether a folder is seen to be altered: its manifest cannot be read, or a seal is broken.
func altered(dir string) bool {
	m, err := ReadManifest(dir)
	if err != nil {
		return true
	}
	_, err = VerifySeals(dir, m)
	return err != nil
}

// Every flipped bit of card and manifest is seen, in every 17th byte and in all of the last two hundred. By default one
// in five of them is flipped, with MEMLOOM_THOROUGH=1 all.
func TestSeals_EveryFlipIsSeen(t *testing.T) {
	dir := t.TempDir()
	if err := Publish(dir, tinyCorpus(), tinyManifest(), Options{FS: unsynced{}}); err != nil {
		t.Fatal(err)
	}
	if altered(dir) {
		t.Fatal("a fresh corpus is altered")
	}
	runs := thorough.OneIn(5)
	for _, name := range []string{CardName, CroissantName, ManifestName} {
		path := filepath.Join(dir, name)
		b, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for at := 0; at < len(b); at++ {
			if at%17 != 0 && at < len(b)-200 || !runs() {
				continue
			}
			bit := byte(1) << (at % 8)
			b[at] ^= bit
			if err := os.WriteFile(path, b, 0o600); err != nil {
				t.Fatal(err)
			}
			if !altered(dir) {
				t.Errorf("%s: bit %d of byte %d (%q) flipped, and nothing is seen", name, at%8, at, b[at]^bit)
			}
			b[at] ^= bit
		}
		if err := os.WriteFile(path, b, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// A manifest without a digest of itself is altered.
func TestSeals_ManifestWithoutDigest(t *testing.T) {
	dir := t.TempDir()
	if err := Publish(dir, tinyCorpus(), tinyManifest(), Options{FS: unsynced{}}); err != nil {
		t.Fatal(err)
	}
	m, err := ReadManifest(dir)
	if err != nil {
		t.Fatal(err)
	}
	m.OwnSHA256 = ""
	b, err := m.Encode()
	if err != nil || strings.Contains(string(b), "manifest_sha256") {
		t.Fatalf("%s %v", b, err)
	}
	if err := os.WriteFile(filepath.Join(dir, ManifestName), b, 0o600); err != nil {
		t.Fatal(err)
	}
	if m, err = ReadManifest(dir); err != nil {
		t.Fatal(err)
	}
	var shard *ShardError
	if _, err := VerifySeals(dir, m); !errors.As(err, &shard) || shard.Path != ManifestName || shard.Problem != Altered {
		t.Errorf("got %v", err)
	}
}
