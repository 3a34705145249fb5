package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"memloom/internal/app"
	"memloom/internal/corpus"
	"memloom/internal/lock"
	"memloom/internal/lock/locktest"
	"memloom/internal/thorough"
)

// writtenTo is a folder that commands write into: an item of it, decisions that are to be merged, and where an export
// of it goes.
type writtenTo struct{ dir, item, decisions, kit string }

// copiedToWrite is a copy of the shared corpus with a decision that waits to be applied.
func copiedToWrite(t *testing.T) writtenTo {
	t.Helper()
	dir := copied(t)
	parent := filepath.Dir(dir)
	w := writtenTo{dir: dir, item: firstAccepted(t, dir, "single_hop")[0], decisions: filepath.Join(parent,
		"decisions.jsonl"),
		kit: filepath.Join(parent, "kit")}
	ran(t, "audit", "decide", dir, w.item, "reject", "--code", "unnatural", "--reviewer", "Ada")
	others := strings.ReplaceAll(ran(t, "audit", "export", dir), `"Ada"`, `"Cleo"`)
	if err := os.WriteFile(w.decisions, []byte(others), 0o644); err != nil {
		t.Fatal(err)
	}
	return w
}

// writers are the commands that write into the folder, by name.
func (w writtenTo) writers() map[string][]string {
	return map[string][]string{
		"apply":  {"audit", "apply", w.dir},
		"merge":  {"audit", "merge", w.dir, w.decisions},
		"filter": {"filter", w.dir, "--quiet", "--items", "rejected"},
		"report": {"report", w.dir},
		"score":  {"score", w.dir, "--baselines", "--quiet"},
		"quality": {"quality", w.dir, "--quiet", "--windows", "2", "--out", filepath.Join(w.dir, "quality.jsonl"),
			"--models", "none.yaml"},
		"resume":   {"resume", w.dir, "--quiet"},
		"generate": {"generate", "--force", "--quiet", "--out", w.dir},
		"preview":  {"preview", "--force", "--quiet", "--out", w.dir},
	}
}

// While a command writes into a folder, each other one that would is refused at once, with who holds it, and leaves
// everything as it is. What only reads works.
func TestWriters_FolderIsHeld(t *testing.T) {
	t.Parallel()
	w := copiedToWrite(t)
	before, err := publishedFiles(w.dir)
	if err != nil {
		t.Fatal(err)
	}
	held := locktest.Take(t, w.dir)
	want := fmt.Sprintf("%s is in use by process %d (%s, since ", w.dir, os.Getpid(), t.Name())
	refused := func(name string, errs string, code int) {
		t.Helper()
		if code != app.ExitEnvironment || !strings.Contains(errs, want) || !strings.Contains(errs,
			"wait until it has ended") {
			t.Errorf("%s: exit %d: %s, want %s…", name, code, errs, want)
		}
	}
	args := w.writers()
	args["report --out"] = []string{"report", w.dir, "--out", filepath.Join(w.dir, "page.html")}
	for name, args := range args {
		_, errs, code := inProcess(args...)
		refused(name, errs, code)
	}
	cast := liveCast{url: "http://127.0.0.1:1"}.file(t)
	pilot := asks(t, "plan", "--pilot", "1", "--force", "--out", w.dir, "--models", cast)
	refused("pilot", pilot.stderr, pilot.code)
	for _, args := range [][]string{
		{"check", w.dir}, {"stats", w.dir}, {"status", w.dir}, {"show", w.dir, "day"}, {"search", w.dir, "the"},
		{"audit", "list", w.dir}, {"audit", "apply", w.dir, "--dry-run"}, {"filter", w.dir, "--dry-run"},
		{"report", w.dir, "--out", filepath.Join(filepath.Dir(w.dir), "page.html")},
		{"export", "hub", w.dir, "--out", w.kit}, {"audit", "decide", w.dir, w.item, "unsure", "--reviewer", "Bo"},
	} {
		ran(t, args...)
	}
	sameFiles(t, w.dir, before)
	if err := held.Release(); err != nil {
		t.Fatal(err)
	}
	ran(t, args["report"]...)
}

// The folder of an export and that of a release elsewhere are held as well. What a killed process left of its lock
// keeps no one out.
func TestWriters_OtherFolders(t *testing.T) {
	t.Parallel()
	w := copiedToWrite(t)
	kit, err := lock.NextTo(w.kit, "memloom export hub")
	if err != nil {
		t.Fatal(err)
	}
	released := filepath.Join(filepath.Dir(w.dir), "released")
	release := locktest.Take(t, released)
	commands := map[string][]string{
		w.kit: {"export", "hub", w.dir, "--out", w.kit}, released: {"audit", "apply", w.dir, "--out", released},
	}
	for out, args := range commands {
		want := fmt.Sprintf("%s is in use by process %d (", out, os.Getpid())
		if _, errs, code := inProcess(args...); code != app.ExitEnvironment || !strings.Contains(errs, want) {
			t.Errorf("%s: exit %d: %s, want %s…", args[0], code, errs, want)
		}
	}
	if err := errors.Join(kit.Release(), release.Release()); err != nil {
		t.Fatal(err)
	}
	left := filepath.Join(filepath.Dir(w.kit), ".kit.lock") // of a process that was killed
	for _, file := range []string{left, filepath.Join(w.dir, ".run", "lock")} {
		if err := os.WriteFile(file, []byte("1\nmemloom export hub\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, args := range commands {
		ran(t, args...)
	}
	if _, err := os.Stat(left); err == nil {
		t.Error("the export leaves its lock behind")
	}
	_, errs, code := inProcess(commands[released]...)
	if code != app.ExitUsage || !strings.Contains(errs, "holds a corpus already") {
		t.Errorf("a second release into the folder: exit %d: %s", code, errs)
	}
}

// pairs are those writers that are started together: few, some, or all of them, several times.
func pairs() (out [][2]string, times int) {
	names := []string{"apply", "merge", "filter", "report", "score", "resume", "generate", "preview", "decide",
		"export"}
	switch {
	case thorough.Wanted():
		for i, a := range names {
			for _, b := range names[i:] {
				out = append(out, [2]string{a, b})
			}
		}
		return out, 3
	case testing.Short():
		return [][2]string{{"apply", "apply"}, {"report", "apply"}}, 1
	}
	return [][2]string{
		{"apply", "apply"}, {"report", "apply"}, {"filter", "apply"}, {"resume", "apply"}, {"generate", "apply"},
		{"decide", "apply"}, {"merge", "merge"}, {"report", "report"}, {"export", "export"},
	}, 1
}

// Two commands that write into a folder and start within 90 ms: one is refused with the name of the other, or both do
// their work one after the other. Then the folder is a sound corpus, and the one that was refused does its work when it
// is started again.
func TestWriters_TwoAtOnce(t *testing.T) {
	t.Parallel()
	list, times := pairs()
	for _, pair := range list {
		t.Run(pair[0]+"_"+pair[1], func(t *testing.T) {
			t.Parallel()
			rng := rand.New(rand.NewPCG(41, uint64(len(pair[0])+100*len(pair[1]))))
			for range times {
				if rng.IntN(2) == 0 {
					pair[0], pair[1] = pair[1], pair[0]
				}
				twoAtOnce(t, pair, time.Duration(rng.Int64N(int64(90*time.Millisecond))))
			}
		})
	}
}

func twoAtOnce(t *testing.T, pair [2]string, apart time.Duration) {
	t.Helper()
	w := copiedToWrite(t)
	args := w.writers()
	args["decide"] = []string{"audit", "decide", w.dir, w.item, "accept", "--code", "misread", "--reviewer", "Bo"}
	args["export"] = []string{"export", "hub", w.dir, "--force", "--out", w.kit}
	if slices.Contains(pair[:], "resume") && !slices.Contains(pair[:], "export") { // which refuses what is altered
		if err := os.WriteFile(filepath.Join(w.dir, "README.md"), []byte("lost"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	first := exec.Command("memloom", args[pair[0]]...)
	second := exec.Command("memloom", args[pair[1]]...)
	ended := make(chan result)
	go func() { ended <- collect(first) }()
	time.Sleep(apart)
	other := collect(second)
	results := [2]result{<-ended, other}
	for i, r := range results {
		holder := [2]*exec.Cmd{second, first}[i].ProcessState.Pid()
		switch refused, err := refusal(r, holder), complaint(r); {
		case err != nil:
			t.Error(err)
		case r.code == app.ExitOK || refused && results[1-i].code == app.ExitOK:
		default:
			t.Errorf("%s, %s after or before %s: exit %d: %s", pair[i], apart, pair[1-i], r.code, r.stderr)
		}
	}
	for i, r := range results {
		if r.code != app.ExitOK {
			must(t, memloom(args[pair[i]]...))
		}
	}
	must(t, memloom("check", "--quiet", w.dir))
	merged := 0
	for _, d := range lines[corpus.Decision](t, "audit", "export", w.dir) {
		if d.Reviewer == "Cleo" {
			merged++
		}
	}
	if merged > 1 {
		t.Errorf("the decision that was merged is there %d times", merged)
	}
}

// refused is what a command says that another one keeps from its work.
var refused = regexp.MustCompile(`(is in use by|holds no corpus yet:) process (\d+) \(memloom [a-z ]+, since 2`)

// refusal says whether a command was refused because a process is at work.
func refusal(r result, holder int) bool {
	m := refused.FindStringSubmatch(r.stderr)
	return m != nil && m[2] == fmt.Sprint(holder)
}
