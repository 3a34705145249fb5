package main

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var updateReadme = flag.Bool("update-readme", false, "write what the commands of README.md print into it")

// times are what may differ between two runs of a command.
var times = regexp.MustCompile(`\d+(\.\d+)? (m?s|min)\b`)

// TestReadme_CommandsPrintWhatItShows: every command of a console block is run, in the order of the page and in one
// folder, and prints what is below it. A line … leaves out the rest of what a command prints.
func TestReadme_CommandsPrintWhatItShows(t *testing.T) {
	raw, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	page := strings.Split(string(raw), "\n")
	if n := len(page) - 1; n > 150 {
		t.Errorf("README.md has %d lines, at most 150", n)
	}
	dir := t.TempDir()
	reader := &readme{t: t, dir: dir}
	must(t, reader.run("memloom generate --quiet"))
	reader.write("answers.jsonl", `{"item_id": "I022", "answer": "9"}`+"\n")
	var out []string
	for i := 0; i < len(page); i++ {
		out = append(out, page[i])
		switch page[i] {
		case "```yaml": // the models file
			end := fence(page, i+1)
			reader.write("models.yaml", strings.Join(page[i+1:end], "\n"))
		case "```console":
			end := fence(page, i+1)
			out = append(out, reader.block(page[i+1:end])...)
			i = end - 1
		}
	}
	reader.overrule(string(raw))
	if *updateReadme {
		if err := os.WriteFile("../../README.md", []byte(strings.Join(out, "\n")), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// fence returns the line of the end of a code block.
func fence(page []string, from int) int {
	for from < len(page) && page[from] != "```" {
		from++
	}
	return from
}

// readme runs the commands of the page.
type readme struct {
	t   *testing.T
	dir string
}

func (r *readme) write(name, text string) {
	if err := os.WriteFile(filepath.Join(r.dir, name), []byte(text), 0o600); err != nil {
		r.t.Fatal(err)
	}
}

// overrule takes in the rejected item of the page by the line that the page has for it: the corpus is published and
// verified.
func (r *readme) overrule(page string) {
	r.t.Helper()
	item := regexp.MustCompile(`(?m)^(I\d+) .* rejected `).FindStringSubmatch(page)
	line := regexp.MustCompile("(?s)`(memloom audit decide quickstart-1 [^`]*)`").FindStringSubmatch(page)
	if item == nil || line == nil {
		r.t.Fatalf("README.md has no rejected item (%q) or no line that decides (%q)", item, line)
	}
	decide := strings.NewReplacer("ITEM", item[1], "NAME", "Ada", "CODE", "too_easy", "\n", " ").Replace(line[1])
	for _, command := range []string{decide, "memloom audit apply quickstart-1", "memloom check quickstart-1"} {
		must(r.t, r.run(command))
	}
}

func (r *readme) run(command string) result {
	if strings.HasPrefix(command, "memloom generate") { // as a reader has it, who made none before
		if err := os.RemoveAll(filepath.Join(r.dir, "quickstart-1")); err != nil {
			r.t.Fatal(err)
		}
	}
	cmd := exec.Command("bash", "-c", command)
	cmd.Dir = r.dir
	return collect(cmd)
}

// block runs the commands of a console block and returns it as it should be.
func (r *readme) block(lines []string) (out []string) {
	for i := 0; i < len(lines); {
		command := lines[i]
		i++
		var shown []string
		for i < len(lines) && !strings.HasPrefix(lines[i], "$ ") {
			shown = append(shown, lines[i])
			i++
		}
		got := r.run(strings.TrimPrefix(command, "$ "))
		printed := strings.Split(strings.TrimRight(got.stdout+got.stderr, "\n"), "\n")
		if n := len(shown) - 1; n >= 0 && shown[n] == "…" && n < len(printed) {
			printed = append(printed[:n:n], "…")
		}
		if want, have := plain(shown), plain(printed); want != have && !*updateReadme {
			r.t.Errorf("%s prints\n%s\nand README.md shows\n%s", command, have, want)
		}
		out = append(append(out, command), printed...)
	}
	return out
}

func plain(lines []string) string { return times.ReplaceAllString(strings.Join(lines, "\n"), "N s") }
