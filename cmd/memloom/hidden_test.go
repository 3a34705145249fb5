package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"memloom/internal/app"
	"memloom/internal/safetext"
)

// hostileName is what a terminal would act on: it clears the screen, sets its title, turns text around.
const hostileName = "\x1b[2J\x1b]0;owned\x07 \u202egnp\u009b31m"

// Whatever a command is given, nothing of it reaches the screen but as an escape.
func TestHiddenCharacters_NoCommandPrintsThem(t *testing.T) {
	corpus := smallCorpus(t)
	t.Chdir(t.TempDir()) // a name that a command takes for a folder to write is of this one
	file := filepath.Join(t.TempDir(), hostileName+".yaml")
	if err := os.WriteFile(file, []byte("name: \""+`\x1b[2J`+"\"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	// any text, any name of a new folder, any text
	accepts := map[string]bool{"help": true, "templates": true, "search": true}
	var walk func(c *cobra.Command, path []string)
	walk = func(c *cobra.Command, path []string) {
		for _, sub := range c.Commands() {
			walk(sub, append(path[:len(path):len(path)], sub.Name()))
		}
		if len(path) == 0 {
			return
		}
		for _, more := range [][]string{{hostileName}, {file}, {corpus, hostileName}, {corpus, "person", hostileName},
			{"--" + hostileName}, {"--models", file}, {"--domain", file}, {"--seed", hostileName}} {
			out, errs, code := inProcess(append(path[:len(path):len(path)], more...)...)
			if r, found := safetext.Hidden(out + errs); found {
				t.Errorf("%q %q prints %q: %q", path, more, r, out+errs)
			}
			if code == app.ExitOK && !accepts[path[len(path)-1]] && path[0] != "completion" {
				t.Errorf("%q %q: exit %d: %s", path, more, code, out)
			}
		}
	}
	walk(rootOf(&app.Console{}), nil)
}

// A pack, recipe, models file or script with a hidden character in it, written out or as an escape, is refused by line.
func TestHiddenCharacters_FilesAreRefused(t *testing.T) {
	t.Parallel()
	for _, args := range [][]string{{"domain", "check"}, {"plan"}, {"models", "check", "--models"},
		{"mock-server", "--addr", "127.0.0.1:0", "--script"}} {
		for text, want := range map[string]string{
			"# one\nname: a\u202eb\n":    `2: holds the hidden character \u202e`,
			"name: \"a\\x1b[2Jb\"\n":     `1: holds the hidden character \x1b`,
			"# one\r\nname: a\n# \x9b\n": "UTF-8",
		} {
			file := filepath.Join(t.TempDir(), "given.yaml")
			if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
			out, errs, code := inProcess(append(args[:len(args):len(args)], file)...)
			if _, found := safetext.Hidden(out + errs); found || code != app.ExitUsage || !strings.Contains(errs, want) {
				t.Errorf("%q, %q: exit %d: %s%s", args, text, code, out, errs)
			}
		}
	}
}
