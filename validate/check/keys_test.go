package check

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memloom/output"
	"memloom/validate/check/rule"
)

// keyFinding checks a folder against keys and returns what came of the rule.
func keyFinding(t *testing.T, dir string, keys ...EnvKey) Finding {
	t.Helper()
	in, err := Open(dir, Source{Requirements: requirements()})
	must0(t, err)
	in.Keys = keys
	r := Check(in)
	if strings.Contains(render(t, r), "sk/live+key=1234") {
		t.Error("the report shows the key")
	}
	for _, f := range r.Findings {
		if f.Rule == "no key of the environment" {
			return f
		}
	}
	t.Fatal("the rule is not in the report")
	return Finding{}
}

func TestNoKeys_FindsKeyWhereverItStands(t *testing.T) {
	const key = "sk/live+key=1234"
	set := EnvKey{Name: "MY_KEY", Value: key}
	for name, c := range map[string]struct {
		change func(t *testing.T, dir string)
		where  string
	}{
		"in the card": {func(t *testing.T, dir string) { add(t, dir, "README.md", "the key "+key) }, "README.md"},
		"in the manifest": {func(t *testing.T, dir string) {
			c := fixture()
			m := fixtureManifest(c)
			m.Limits = append(m.Limits, "made with "+key)
			must0(t, output.Publish(dir, c, *m, output.Options{}))
		}, output.ManifestName},
		"escaped": {func(t *testing.T, dir string) {
			add(t, dir, "notes.json",
				`{"key": "sk\/live\u002Bkey\u003d1234"}`)
		}, "notes.json"},
		"in a file beside them": {func(t *testing.T, dir string) {
			add(t, dir, "notes/log.txt",
				"?k=sk%2Flive%2bkey%3D1234")
		}, "notes/log.txt"},
		"in a column": {func(t *testing.T, dir string) {
			c := fixture()
			for i := range c.Messages { // so often that it is compressed
				c.Messages[i].Text += " " + key
			}
			must0(t, output.Publish(dir, c, *fixtureManifest(c), output.Options{}))
		}, "data/messages/part-00000.parquet, text"},
	} {
		t.Run(name, func(t *testing.T) {
			dir := publish(t)
			if f := keyFinding(t, dir, set, EnvKey{Name: "OTHER"}); f.Status != OK || f.Proof != Proved || f.Checked < 20 {
				t.Fatalf("before: %+v", f)
			}
			if name == "in a column" || name == "in the manifest" {
				dir = t.TempDir()
			}
			c.change(t, dir)
			f := keyFinding(t, dir, set)
			if f.Status != Violated || f.Violations == 0 || !strings.Contains(f.Examples[len(f.Examples)-1].String(), "MY_KEY") {
				t.Fatalf("%+v", f)
			}
			places := ""
			for _, e := range f.Examples {
				places += strings.Join(e.IDs, ", ") + "\n"
			}
			if !strings.Contains(places, c.where) {
				t.Errorf("found at %q, want %s", places, c.where)
			}
		})
	}
}

func TestNoKeys_SaysWhatItPassedOver(t *testing.T) {
	dir := publish(t)
	add(t, dir, ".run/log", "sk/live+key=1234") // never published
	add(t, dir, "README.md", "ollama")
	for name, c := range map[string]struct {
		keys   []EnvKey
		proof  rule.Proof
		status Status
		note   string
	}{
		"none":    {nil, NotCheckable, Unverified, "no key is in the environment"},
		"not set": {[]EnvKey{{Name: "OPENAI_API_KEY", Value: ""}}, NotCheckable, Unverified, "OPENAI_API_KEY"},
		"short": {[]EnvKey{{Name: "LOCAL", Value: "ollama"}}, NotCheckable, Unverified,
			"passed over: LOCAL, shorter than 8"},
		"short and long": {[]EnvKey{{Name: "LOCAL", Value: "ollama"}, {Name: "BIG", Value: "sk/live+key=1234"}}, Proved, OK,
			"looked for BIG; passed over: LOCAL"},
	} {
		t.Run(name, func(t *testing.T) {
			if f := keyFinding(t, dir, c.keys...); f.Proof != c.proof || f.Status != c.status || !strings.Contains(f.Note,
				c.note) {
				t.Errorf("%+v", f)
			}
		})
	}
}

// add adds to a file of a folder.
func add(t *testing.T, dir, name, text string) {
	t.Helper()
	path := filepath.Join(dir, filepath.FromSlash(name))
	must0(t, os.MkdirAll(filepath.Dir(path), 0o755))
	f, err := os.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	must0(t, err)
	_, err = f.WriteString(text + "\n")
	must0(t, err)
	must0(t, f.Close())
}
