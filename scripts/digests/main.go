// Digests prints the digest of every table of a list of runs, a line each, so that a change that must not touch the
// rows can be seen not to. It takes the binary and, to compare with, a file that it printed before.
//
//	go run ./scripts/digests BINARY > scripts/digests/rows.txt
//	go run ./scripts/digests BINARY scripts/digests/rows.txt [RECIPE...]
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// list has the runs: recipe, scale, first and last seed.
var list = []struct {
	recipe, scale string
	from, to      int
}{
	{"quickstart", "1", 1, 10}, {"workplace", "0.2", 1, 1}, {"evermembench", "0.2", 1, 1}, {"groupmembench", "0.1", 1, 1},
	{"subtlememory", "0.2", 1, 1}, {"convomem", "0.01", 1, 1}, {"streammembench", "1", 1, 5},
}

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "digests:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) == 0 {
		return fmt.Errorf("usage: digests BINARY [FILE [RECIPE...]]")
	}
	binary, err := filepath.Abs(args[0])
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "digests")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	var out bytes.Buffer
	for _, l := range list {
		if len(args) > 2 && !slices.Contains(args[2:], l.recipe) {
			continue
		}
		for seed := l.from; seed <= l.to; seed++ {
			to := filepath.Join(dir, l.recipe+"-"+strconv.Itoa(seed))
			cmd := exec.Command(binary, "generate", l.recipe, "--scale", l.scale, "--seed", strconv.Itoa(seed), "--quiet",
				"--out", to)
			if said, err := cmd.CombinedOutput(); cmd.ProcessState.ExitCode() > 1 { // 1: less than the recipe asks for
				return fmt.Errorf("%s: %w\n%s", cmd, err, said)
			}
			if err := digests(&out, fmt.Sprintf("%s %s seed %d", l.recipe, l.scale, seed), to); err != nil {
				return err
			}
		}
	}
	if len(args) == 1 {
		_, err := os.Stdout.Write(out.Bytes())
		return err
	}
	return compare(args[1], out.String(), args[2:])
}

// digests writes a line for each table of a corpus.
func digests(out *bytes.Buffer, name, dir string) error {
	b, err := os.ReadFile(filepath.Join(dir, "manifest.json"))
	if err != nil {
		return err
	}
	var m struct {
		Tables []struct{ Name, Digest string }
	}
	if err := json.Unmarshal(b, &m); err != nil {
		return err
	}
	for _, t := range m.Tables {
		fmt.Fprintf(out, "%s %s %.16s\n", name, t.Name, t.Digest)
	}
	return nil
}

// compare fails where a line of these recipes, or of all, is not in a file, or no longer there.
func compare(file, now string, recipes []string) error {
	b, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	before, changed := "", 0
	for line := range strings.Lines(string(b)) {
		if recipe, _, _ := strings.Cut(line, " "); len(recipes) == 0 || slices.Contains(recipes, recipe) {
			before += line
		}
	}
	for line := range strings.Lines(now) {
		if !strings.Contains(before, line) {
			fmt.Print("changed: ", line)
			changed++
		}
	}
	if n := strings.Count(before, "\n") - strings.Count(now, "\n"); changed > 0 || n != 0 {
		return fmt.Errorf("%d tables changed, %d are gone", changed, n)
	}
	fmt.Println("no table changed")
	return nil
}
