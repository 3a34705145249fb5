package output

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "write the golden files")

func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(got)); diff != "" {
		t.Errorf("%s (-want +got), -update accepts it:\n%s", path, diff)
	}
}

func TestSchemaOfAllTables(t *testing.T) {
	var b strings.Builder
	for _, table := range Tables() {
		fmt.Fprintf(&b, "%s: %s\n", table.Path(), table.About)
		for _, c := range table.Columns {
			null := ""
			if c.Optional {
				null = "?"
			}
			fmt.Fprintf(&b, "  %s %s%s\n", c.Name, c.Type, null)
			if c.About == "" {
				t.Errorf("%s.%s has no description", table.Path(), c.Name)
			}
			if c.Visible != (table.Folder == Data) {
				t.Errorf("%s.%s: a system may see %v", table.Path(), c.Name, c.Visible)
			}
		}
	}
	golden(t, "schema.txt", []byte(b.String()))
}

// someTables keeps goldens readable.
func someTables(paths ...string) []Table {
	var out []Table
	for _, t := range Tables() {
		for _, p := range paths {
			if t.Path() == p {
				out = append(out, t)
			}
		}
	}
	return out
}

func TestCardAndManifestOfATinyCorpus(t *testing.T) {
	dir := t.TempDir()
	o := Options{FS: unsynced{}, tables: someTables("data/messages", "data/items", "key/items")}
	if err := Publish(dir, tinyCorpus(), tinyManifest(), o); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{CardName, CroissantName, ManifestName} {
		b, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		golden(t, "tiny_"+name, b)
	}
}

func TestCardHeaderOffersEveryTableWithRows(t *testing.T) {
	dir := publishTiny(t)
	m, err := ReadManifest(dir)
	if err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(filepath.Join(dir, CardName))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(b), "---\n")
	header, _, ok := strings.Cut(rest, "---\n")
	if !ok {
		t.Fatal("no YAML header")
	}
	type config struct {
		Name    string                         `yaml:"config_name"`
		Default bool                           `yaml:"default"`
		Files   []struct{ Split, Path string } `yaml:"data_files"`
	}
	var h struct {
		Configs []config `yaml:"configs"`
	}
	if err := yaml.Unmarshal([]byte(header), &h); err != nil {
		t.Fatal(err)
	}
	for _, table := range Tables() {
		name := string(table.Folder) + "_" + table.Name
		at := slices.IndexFunc(h.Configs, func(c config) bool { return c.Name == name })
		switch rows := m.Table(table.Path()).Rows; {
		case rows == 0 && at >= 0:
			t.Errorf("%s has no rows and is offered", name)
		case rows > 0 && at < 0:
			t.Errorf("%s is not offered", name)
		case rows > 0 && (len(h.Configs[at].Files) != 1 || h.Configs[at].Files[0].Path != table.Path()+"/*.parquet"):
			t.Errorf("%s has the files %+v", name, h.Configs[at].Files)
		case rows > 0 && h.Configs[at].Default != (name == "data_items"):
			t.Errorf("%s is default: %v", name, h.Configs[at].Default)
		}
	}
}

func TestCardSaysWhoWroteIt(t *testing.T) {
	for name, test := range map[string]struct {
		models []RoleModel
		want   string
		not    string
	}{
		"built-in": {[]RoleModel{{"author", BuiltinModel}}, "No language model took part", "Models by role"},
		"mixed": {[]RoleModel{{"author", "big"}, {"solver", BuiltinModel}},
			"texts by templates, or verdicts computed from the record of facts", "No language model took part"},
		"chat": {[]RoleModel{{"author", "big"}}, "Models by role: author big.", "built-in model"},
	} {
		m := tinyManifest()
		m.Models = test.models
		b, err := Card(&m)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(b), test.want) || strings.Contains(string(b), test.not) {
			t.Errorf("%s: the card should say %q and not %q", name, test.want, test.not)
		}
	}
}

func TestCardSaysHowToReadOneCorpus(t *testing.T) {
	b, err := os.ReadFile(filepath.Join(publishSeveral(t, 3), CardName))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"| Corpora | 3, of up to 3 messages |", "There are 3 corpora, c1 to c3.", `one = [("corpus_id", "==", "c1")]`,
		`on=["corpus_id", "item_id"]`, "USING (corpus_id, item_id)", "WHERE corpus_id = 'c1'", "the messages of one corpus",
	} {
		if !strings.Contains(string(b), want) {
			t.Errorf("the card does not say %q", want)
		}
	}
}
