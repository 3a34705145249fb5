package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"memloom/internal/app"
)

// printed are the commands that a text offers for copying: in backquotes, or at the end of a line.
var printed = regexp.MustCompile("`(memloom [^`]+)`|(?m:^\\S[^`\n]*: +(memloom .+)$)")

// shellWords are the words that bash makes of a command.
func shellWords(t *testing.T, line string) []string {
	t.Helper()
	out, err := exec.Command("bash", "-c", `printf '%s\0' `+line).Output()
	if err != nil {
		t.Fatalf("bash does not take %q: %v", line, err)
	}
	return strings.Split(strings.TrimSuffix(string(out), "\x00"), "\x00")
}

// TestPrintedCommands_FolderNeedsQuoting: whatever a folder is called, a printed command names it as one word.
func TestPrintedCommands_FolderNeedsQuoting(t *testing.T) {
	if _, err := exec.LookPath("bash"); err != nil {
		t.Skip("no bash to ask")
	}
	corpus, _ := reference(t)
	dir := filepath.Join(t.TempDir(), `it's "my" $HOME corpus;*`)
	if err := os.CopyFS(dir, os.DirFS(corpus)); err != nil {
		t.Fatal(err)
	}
	half := dir + " half"
	p, err := start("generate", "--workers", "1", "--out", half)
	if err != nil {
		t.Fatal(err)
	}
	if err := p.until("text"); err != nil {
		t.Fatal(err)
	}
	p.kill()
	for _, c := range []struct {
		folder string
		want   int // commands
		args   []string
	}{
		{half, 1, []string{"generate", "--out", half}},
		{half, 1, []string{"check", half}},
		{half, 1, []string{"status", half}},
		{half, 2, []string{"resume", half, "--quiet"}},
		{dir, 1, []string{"show", dir, "thread"}},
		{dir, 1, []string{"show", dir, "thread", "M0"}},
		{dir, 1, []string{"show", dir, "person", "Nobody"}},
		{dir, 1, []string{"show", dir, "item", "I0"}},
		{dir, 1, []string{"show", dir, "fact", "F0"}},
		{dir, 1, []string{"show", dir, "rejection"}},
	} {
		r := memloom(c.args...)
		found := printed.FindAllStringSubmatch(r.stdout+r.stderr, -1)
		if len(found) != c.want {
			t.Errorf("%q prints %d commands, want %d:\n%s%s", c.args, len(found), c.want, r.stdout, r.stderr)
		}
		for _, m := range found {
			if words := shellWords(t, m[1]+m[2]); !slices.Contains(words, c.folder) {
				t.Errorf("%q prints %s, which is %q to a shell", c.args, m[0], words)
			}
		}
	}
}

// TestMistyped_NearNameIsOffered: of what has a list of names, the nearest is offered.
func TestMistyped_NearNameIsOffered(t *testing.T) {
	dir := tinyCorpus(t)
	models := filepath.Join(t.TempDir(), "models.yaml")
	if err := os.WriteFile(models, []byte("models:\n  m: {provder: openai, model: x}\nroles: {default: m, judg: m}\n"),
		0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ line, want string }{
		{"genrate", "did you mean generate?"},
		{"genrate --seed 3", "did you mean generate?"},
		{"stauts " + dir, "did you mean status?"},
		{"recipe shwo quickstart", "did you mean show?"},
		{"domain chekc technology", "did you mean check?"},
		{"models chek", "did you mean check?"},
		{"generate quikstart", "did you mean quickstart?"},
		{"plan workpalce", "did you mean workplace?"},
		{"generate --domain tecnology", "did you mean technology?"},
		{"domain show helthcare", "did you mean healthcare?"},
		{"generate --sceed 3", "did you mean --seed?"},
		{"show " + dir + " day --plam", "did you mean --plan?"},
		{"generate --set dialogue.wrods=20", "did you mean dialogue.words?"},
		{"generate --set questions.families.tempora=20", "did you mean temporal?"},
		{"generate --set filters.uniqueness=exhaustiv", "did you mean exhaustive?"},
		{"generate --stage-budget-usd txt=3 --models " + models, "did you mean provider?"},
		{"show " + dir + " persn", "did you mean person?"},
		{"show " + dir + " day Gaet", "did you mean Gate?"},
		{"show " + dir + " person Ada Lnd", "did you mean Ada Lind?"},
		{"ask --task solv x", "did you mean solve?"},
		{"mock-server --script everithing", "did you mean everything?"},
	} {
		_, errs, code := inProcess(strings.Fields(c.line)...)
		if code != app.ExitUsage || !strings.Contains(errs, c.want) {
			t.Errorf("%s: exit %d: %s; want %q", c.line, code, errs, c.want)
		}
	}
	for _, line := range []string{"xyzzy", "generate nowhere", "generate --frobnicate", "show " + dir + " zebra",
		"generate --domain astronomy"} {
		if _, errs, code := inProcess(strings.Fields(line)...); code != app.ExitUsage || strings.Contains(errs,
			"did you mean") {
			t.Errorf("%s: exit %d: %s", line, code, errs)
		}
	}
}

// TestNumbers_ErrorSaysWhichAreTaken: a number out of range, or what is none, is answered with the range.
func TestNumbers_ErrorSaysWhichAreTaken(t *testing.T) {
	whole := "a whole number from 1"
	seed := "expected a whole number from 0 to 18446744073709551615"
	for _, c := range []struct{ line, want string }{
		{"generate --seed -1", "--seed -1: " + seed},
		{"generate --seed 1e9", "--seed 1e9: " + seed + ", written in digits: --seed 1000000000"},
		{"generate --seed 18446744073709551616", seed},
		{"generate --seed 1.5", "--seed 1.5: " + seed},
		{"generate --seed many", "--seed many: " + seed},
		{"mock-server --seed -1", "--seed -1: " + seed},
		{"generate --scale big", "--scale big: expected a number above 0"},
		{"generate --scale -2", "--scale -2: expected a number above 0"},
		{"generate --scale 0", "--scale 0: expected a number above 0"},
		{"generate --scale NaN", "--scale NaN: expected a number above 0"},
		{"recipe show quickstart --scale 0", "--scale 0: expected a number above 0"},
		{"generate --workers 0", "--workers 0: expected " + whole},
		{"generate --workers 2.5", "--workers 2.5: expected " + whole},
		{"generate --workers -3", "--workers -3: expected " + whole},
		{"resume x --workers 0", "--workers 0: expected " + whole},
		{"ask x --workers 0", "--workers 0: expected " + whole},
		{"score x --k 0 y", "--k 0: expected " + whole},
		{"score x y --workers 0", "--workers 0: expected " + whole},
		{"plan --pilot -1", "--pilot -1: expected " + whole},
		{"plan --pilot few", "--pilot few: expected " + whole},
		{"mock-server --latency -1s", "--latency -1s: expected a time from 0"},
		{"mock-server --latency 5", "--latency 5: expected a time from 0"},
		{"generate --budget-usd much", "--budget-usd much: expected dollars from 0"},
		{"generate --budget-usd -3", "--budget-usd -3: expected dollars from 0"},
		{"generate --budget-usd 1e3", "--budget-usd 1e3: expected dollars from 0"},
		{"generate --stage-budget-usd text=-3", "--stage-budget-usd text=-3: expected a stage and dollars from 0"},
		{"generate --stage-budget-usd txt=3", "did you mean text?"},
	} {
		_, errs, code := inProcess(strings.Fields(c.line)...)
		if code != app.ExitUsage || !strings.Contains(errs, c.want) {
			t.Errorf("%s: exit %d: %s; want %q", c.line, code, errs, c.want)
		}
	}
}
