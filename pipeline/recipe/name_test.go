package recipe

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestLoad_NameThatIsNoName(t *testing.T) {
	for name, want := range map[string]string{
		"talkative-2":               "",
		"../../etc/cron.d/x":        "write etc-cron-d-x",
		"My Recipe":                 "write my-recipe",
		"a; rm -rf ~":               "write a-rm-rf",
		"<b>":                       "write b",
		"-x":                        "write x",
		"é":                         "write my-recipe",
		strings.Repeat("long", 100): "write longlong",
	} {
		file := filepath.Join(t.TempDir(), "r.yaml")
		if err := os.WriteFile(file, []byte("# a recipe\nname: \""+name+"\"\nextends: quickstart\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := Load(file, nil, 1)
		if want == "" && err == nil {
			continue
		}
		if want == "" || err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(),
			"line 2: name:") {
			t.Errorf("%q: %v, want %q", name, err, want)
		}
	}
}
