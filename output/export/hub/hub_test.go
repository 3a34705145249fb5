package hub

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/output/export"
)

const answer = "fourteen paper lanterns"

// published is a corpus with one question, in a folder of its own.
func published(t *testing.T, change func(*output.Manifest)) string {
	t.Helper()
	day, _ := corpus.ParseDate("2025-03-03")
	at := day.At(9, 30)
	c := &corpus.Corpus{
		ID: "c1", First: day, Last: day,
		People: []corpus.Person{{ID: "P1", Name: "Ines Okafor"}},
		Groups: []corpus.Group{{ID: "G1", CorpusID: "c1", Name: "Lanterns", Kind: corpus.GroupChat,
			MemberIDs: []string{"P1"}}},
		Messages: []corpus.Message{{ID: "M1", CorpusID: "c1", GroupID: "G1", Seq: 1, At: at, AuthorID: "P1",
			AuthorName: "Ines Okafor",
			Text:       "We bought fourteen of them.", Tokens: 6}},
		Items: []corpus.Item{{ID: "I1", CorpusID: "c1", Format: "open", Question: "What did Ines buy?",
			AskedAt: day.At(18, 0), Split: "test",
			Family: "single_hop", Category: "recall", Answer: answer, Status: corpus.Accepted, Quality: "kept",
			Evidence: []corpus.Evidence{{MessageID: "M1", Role: corpus.RoleAnswer, Set: 1}}}},
	}
	m := output.Manifest{Program: output.Program{Name: "memloom", Version: "test"}, Recipe: "lanterns", Scale: 1, Seed: 7,
		TimeZone: "UTC",
		License:  "CC-BY-4.0", Models: []output.RoleModel{{Role: "author", Model: "builtin"},
			{Role: "blind-1", Model: "builtin-blind-1"}}}
	if change != nil {
		change(&m)
	}
	dir := filepath.Join(t.TempDir(), "corpus")
	if err := output.Publish(dir, c, m, output.Options{}); err != nil {
		t.Fatal(err)
	}
	return dir
}

// made writes a kit and returns its files.
func made(t *testing.T, dir string, k Kit) map[string]string {
	t.Helper()
	out := filepath.Join(t.TempDir(), "kit")
	if err := write(dir, out, k, false); err != nil {
		t.Fatal(err)
	}
	return files(t, out)
}

func write(dir, out string, k Kit, force bool) error {
	src, err := export.Open(dir, nil)
	if err != nil {
		return err
	}
	return export.Write(Format{}, &k, src, out, force, "test")
}

func files(t *testing.T, dir string) map[string]string {
	t.Helper()
	out := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := os.ReadFile(path)
		name, _ := filepath.Rel(dir, path)
		out[filepath.ToSlash(name)] = string(b)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func names(files map[string]string) []string {
	var out []string
	for name := range files {
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}

func TestKit_IsTheCorpusWithALicence(t *testing.T) {
	dir := published(t, nil)
	if err := os.WriteFile(filepath.Join(dir, "notes.txt"), []byte("mine"), 0o600); err != nil {
		t.Fatal(err)
	}
	kit := made(t, dir, Kit{Repo: "acme/lanterns", Date: "2026-03-01"})
	want := []string{"LICENSE", "PUBLISH.md", "README.md", "croissant.json", "data/groups/part-00000.parquet",
		"data/items/part-00000.parquet",
		"data/messages/part-00000.parquet", "data/people/part-00000.parquet", "key/items/part-00000.parquet", "manifest.json",
		"scaffold/calendar/part-00000.parquet", "scaffold/people/part-00000.parquet"}
	if diff := cmp.Diff(want, names(kit)); diff != "" {
		t.Errorf("files -want +got:\n%s", diff)
	}
	source := files(t, dir)
	for name, content := range kit {
		if strings.HasSuffix(name, ".parquet") && content != source[name] {
			t.Errorf("%s is another than in the corpus", name)
		}
	}
	for name, says := range map[string]string{
		"LICENSE": "Creative Commons", "README.md": `license: "cc-by-4.0"`, "croissant.json": `"datePublished": "2026-03-01"`,
		"manifest.json": `"repository": "acme/lanterns"`,
		"PUBLISH.md":    "hf upload acme/lanterns . . --repo-type dataset --private",
	} {
		if !strings.Contains(kit[name], says) {
			t.Errorf("%s does not say %s", name, says)
		}
	}
}

func TestKit_EqualSettingsGiveEqualBytes(t *testing.T) {
	dir := published(t, nil)
	for _, k := range []Kit{{}, {Repo: "a/b", Date: "2026-03-01", License: "MIT"}, {HideKey: true}} {
		if diff := cmp.Diff(made(t, dir, k), made(t, dir, k)); diff != "" {
			t.Errorf("%+v: %s", k, diff)
		}
	}
}

// A kit is a corpus: its files are those of its manifest, and the rows are read.
func TestKit_IsReadAsACorpus(t *testing.T) {
	dir := published(t, nil)
	out := filepath.Join(t.TempDir(), "kit")
	if err := write(dir, out, Kit{HideKey: true}, false); err != nil {
		t.Fatal(err)
	}
	for folder, absent := range map[string]int{publicFolder: 3, privateFolder: 0} {
		at := filepath.Join(out, folder)
		m, err := output.ReadManifest(at)
		if err != nil {
			t.Fatal(err)
		}
		if known, err := output.VerifySeals(at, m); known != 3 || err != nil {
			t.Errorf("%s: %d seals, %v", folder, known, err)
		}
		if got, err := output.Verify(at, m); len(got) != absent || err != nil {
			t.Errorf("%s: absent %v, %v", folder, got, err)
		}
		if c, _, err := output.Read(at); err != nil || len(c.Messages) != 1 || len(c.Items) != 1 {
			t.Errorf("%s is not read (%v)", folder, err)
		}
	}
}

func TestKit_HiddenKeyIsNowhereInPublic(t *testing.T) {
	kit := made(t, published(t, nil), Kit{HideKey: true, Repo: "acme/lanterns"})
	for name, content := range kit {
		if !strings.HasPrefix(name, "public/") {
			continue
		}
		if strings.Contains(content, answer) || strings.HasPrefix(name, "public/key/") || strings.Contains(name, "report") {
			t.Errorf("%s gives the answer away", name)
		}
	}
	for name, says := range map[string]string{
		"public/README.md": "What is withheld", "public/manifest.json": `"withheld"`,
		"private/manifest.json":                `"acme/lanterns-private"`,
		"private/key/items/part-00000.parquet": "PAR1", "public/LICENSE": "Creative Commons",
		"PUBLISH.md": "**No language model took part in this corpus: whoever knows its recipe and\nseed",
	} {
		if !strings.Contains(kit[name], says) {
			t.Errorf("%s does not say %s", name, says)
		}
	}
	if strings.Contains(kit["public/README.md"], "key_items") || strings.Contains(kit["public/croissant.json"],
		"key/items/part") {
		t.Error("public offers what it does not have")
	}
}

func TestKit_Licence(t *testing.T) {
	terms := filepath.Join(t.TempDir(), "Our Terms.txt")
	empty, binary := filepath.Join(t.TempDir(), "empty"), filepath.Join(t.TempDir(), "binary")
	for name, text := range map[string]string{terms: "You may look.\n", empty: " \n", binary: "\xff\xfe"} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for name, test := range map[string]struct {
		own    string
		kit    Kit
		header string // lines of the card
		text   string // of LICENSE
		err    string
	}{
		"the recipe's":     {"Apache-2.0", Kit{}, `license: "apache-2.0"`, "Apache License", ""},
		"in small letters": {"CC-BY-4.0", Kit{License: "cc0-1.0"}, `license: "cc0-1.0"`, "CC0 1.0 Universal", ""},
		"other": {"CC-BY-4.0", Kit{License: "other", LicenseFile: terms},
			"license: \"other\"\nlicense_name: \"our-terms\"\nlicense_link: \"LICENSE\"", "You may look.", ""},
		"of another name": {"CC-BY-4.0", Kit{License: "ODbL-1.0", LicenseFile: terms},
			"license: \"other\"\nlicense_name: \"odbl-1.0\"\nlicense_link: \"LICENSE\"", "You may look.", ""},
		"none": {"other", Kit{}, "", "",
			"--license: the corpus names no licence, and a release needs one: CC-BY-4.0, "},
		"other, no text": {"CC-BY-4.0", Kit{License: "other"}, "", "",
			`--license: memloom has no text of "other"; give it with --license-file FILE`},
		"recipe's, no text": {"ODbL-1.0", Kit{}, "", "", `memloom has no text of "ODbL-1.0"`},
		"two texts": {"CC-BY-4.0", Kit{LicenseFile: terms}, "", "",
			"--license-file: memloom has the text of CC-BY-4.0"},
		"empty":   {"other", Kit{License: "other", LicenseFile: empty}, "", "", "is empty; it is to hold the licence's text"},
		"no text": {"other", Kit{License: "other", LicenseFile: binary}, "", "", "is no text in UTF-8"},
		"no file": {"other", Kit{License: "other", LicenseFile: terms + "x"}, "", "", "no such file"},
	} {
		t.Run(name, func(t *testing.T) {
			dir := published(t, func(m *output.Manifest) { m.License = test.own })
			if test.err != "" {
				out := filepath.Join(t.TempDir(), "kit")
				err := write(dir, out, test.kit, false)
				var setting *export.SettingError
				if !errors.As(err, &setting) || !strings.Contains(err.Error(), test.err) {
					t.Errorf("got %v, want %s", err, test.err)
				}
				if left := files(t, filepath.Dir(out)); len(left) > 0 {
					t.Errorf("%v is left", names(left))
				}
				return
			}
			kit := made(t, dir, test.kit)
			if !strings.Contains(kit["README.md"], test.header+"\n") || !strings.Contains(kit["LICENSE"], test.text) {
				t.Errorf("header\n%.400s\nlicence %.80s", kit["README.md"], kit["LICENSE"])
			}
		})
	}
}

func TestKit_OtherSettingsAreHeld(t *testing.T) {
	dir := published(t, nil)
	for want, k := range map[string]Kit{
		"--repo: \"lanterns\" is no name of a dataset; one is ORG/NAME": {Repo: "lanterns"},
		"--repo: \"a/b c\" is no name":                                  {Repo: "a/b c"},
		"--date: \"1 March\" is no day; one is YYYY-MM-DD":              {Date: "1 March"},
		"--date: \"2026-02-30\" is no day":                              {Date: "2026-02-30"},
	} {
		if err := write(dir, filepath.Join(t.TempDir(), "kit"), k, false); err == nil || !strings.Contains(err.Error(),
			want) {
			t.Errorf("got %v, want %s", err, want)
		}
	}
}

// Nothing that an earlier recipe is called breaks out of the guide, and it is no command either.
func TestKit_HostileNameIsText(t *testing.T) {
	kit := made(t, published(t, func(m *output.Manifest) { m.Recipe = "x`\n```sh\nrm -rf /\n# \x1b[31m \"" }), Kit{})
	if strings.Contains(kit["PUBLISH.md"], "\nrm -rf") || strings.ContainsRune(kit["PUBLISH.md"], '\x1b') {
		t.Errorf("%s", kit["PUBLISH.md"])
	}
}

func TestWrite_ReplacesItsOwnKitsAlone(t *testing.T) {
	dir, out := published(t, nil), filepath.Join(t.TempDir(), "kit")
	if err := write(dir, out, Kit{}, false); err != nil {
		t.Fatal(err)
	}
	first := files(t, out)
	err := write(dir, out, Kit{License: "MIT"}, false)
	if err == nil || !strings.Contains(err.Error(), "--force replaces it") || cmp.Diff(first, files(t, out)) != "" {
		t.Errorf("without force: %v", err)
	}
	if err := write(dir, out, Kit{License: "MIT"}, true); err != nil || !strings.Contains(files(t, out)["LICENSE"],
		"MIT License") {
		t.Errorf("with force: %v", err)
	}
	if err := write(dir, out, Kit{License: "nothing"}, true); err == nil || !strings.Contains(files(t, out)["LICENSE"],
		"MIT License") {
		t.Errorf("a failed export replaced the kit (%v)", err)
	}
	others := filepath.Join(t.TempDir(), "others")
	if err := os.MkdirAll(filepath.Join(others, "deep"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := write(dir, others, Kit{}, true); err == nil || !strings.Contains(err.Error(),
		"is no such export; nothing was removed") {
		t.Errorf("a folder of somebody else's: %v", err)
	}
	if err := write(dir, filepath.Join(dir, "data", "kit"), Kit{}, false); err == nil || !strings.Contains(err.Error(),
		"is in the corpus's folder") {
		t.Errorf("inside: %v", err)
	}
	if left, _ := filepath.Glob(filepath.Join(filepath.Dir(out), ".kit*")); len(left) > 0 {
		t.Errorf("%v is left", left)
	}
}

func TestOpen_TakesWholeUnalteredCorporaAlone(t *testing.T) {
	for name, test := range map[string]struct {
		damage func(dir string) error
		want   string
	}{
		"a shard": {func(dir string) error {
			return os.WriteFile(filepath.Join(dir, "data/items/part-00000.parquet"), []byte("PAR1"), 0o600)
		}, "data/items/part-00000.parquet is altered"},
		"croissant.json": {func(dir string) error {
			return os.WriteFile(filepath.Join(dir, output.CroissantName), []byte("{}"), 0o600)
		}, "croissant.json is altered"},
		"a part": {func(dir string) error { return os.RemoveAll(filepath.Join(dir, "key/items")) },
			"is a part of a corpus: key/items is not there"},
		"no corpus": {func(dir string) error { return os.Remove(filepath.Join(dir, output.ManifestName)) },
			"is not a corpus"},
	} {
		t.Run(name, func(t *testing.T) {
			dir := published(t, nil)
			if err := test.damage(dir); err != nil {
				t.Fatal(err)
			}
			if _, err := export.Open(dir, nil); err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("got %v, want %s", err, test.want)
			}
		})
	}
}
