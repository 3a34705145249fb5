package main

import (
	"bytes"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

// TestScripts runs testdata/script. Every script finds a default corpus, with
// its run, in $WORK/corpus, and the domain file of testdata/domains in
// $WORK/library.yaml. Commands beyond testscript's own:
//
//	exits CODE ARG...      runs memloom; the code must be this one, and a failure be told in one sentence
//	refused CODE ARG...    the same, and the sentence is all that is printed
//	jsonlines FILE [KEY]   every line is a JSON value; each object has the key
//	interrupted DIR ARG... leaves a run that was killed while it wrote texts
//	same DIR DIR           the published files of two folders have the same bytes
//	first NAME REGEXP      sets $NAME to the first match (its group, if any) in stdout
//	truncate FILE PERCENT  cuts the end off a file, leaving so much
//	garble FILE PERCENT    overwrites 64 bytes from there on
//	schemaversion FILE N   sets the schema version of a run.db
func TestScripts(t *testing.T) {
	corpus, _ := reference(t)
	library, err := os.ReadFile("../../testdata/domains/library.yaml")
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		ContinueOnError:     true,
		Setup: func(env *testscript.Env) error {
			return errors.Join(
				os.CopyFS(filepath.Join(env.WorkDir, "corpus"), os.DirFS(corpus)),
				os.WriteFile(filepath.Join(env.WorkDir, "library.yaml"), library, 0o644),
			)
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"exits":         affirm("exits CODE ARG...", 1, scriptExits),
			"refused":       affirm("refused CODE ARG...", 2, scriptRefused),
			"jsonlines":     affirm("jsonlines FILE [KEY]", 1, scriptJSONLines),
			"interrupted":   affirm("interrupted DIR ARG...", 1, scriptInterrupted),
			"same":          affirm("same DIR DIR", 2, scriptSame),
			"first":         affirm("first NAME REGEXP", 2, scriptFirst),
			"truncate":      affirm("truncate FILE PERCENT", 2, scriptTruncate),
			"garble":        affirm("garble FILE PERCENT", 2, scriptGarble),
			"schemaversion": affirm("schemaversion FILE N", 2, scriptSchemaVersion),
		},
	})
}

// affirm wraps a command that cannot be negated.
func affirm(usage string, atLeast int, run func(*testscript.TestScript, []string)) func(*testscript.TestScript, bool,
	[]string) {
	return func(ts *testscript.TestScript, neg bool, args []string) {
		if neg || len(args) < atLeast {
			ts.Fatalf("usage: %s", usage)
		}
		run(ts, args)
	}
}

func scriptExits(ts *testscript.TestScript, args []string) { exits(ts, args) }

// exits runs memloom, whose exit code must be the first of the arguments.
func exits(ts *testscript.TestScript, args []string) result {
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	r := scripted(ts, args[1:])
	fmt.Fprint(ts.Stdout(), r.stdout)
	fmt.Fprint(ts.Stderr(), r.stderr)
	if r.code != want {
		ts.Fatalf("exit code %d, want %d", r.code, want)
	}
	ts.Check(complaint(r))
	return r
}

// scripted runs memloom in this process, if it needs neither the script's folder nor its input: a file or folder of the
// script is named by its whole path, and in what is printed by the name in the script.
func scripted(ts *testscript.TestScript, args []string) result {
	if len(args) == 0 || slices.Contains([]string{"generate", "plan", "preview"}, args[0]) || slices.Contains(args, "-") {
		var exit *exec.ExitError
		err, code := ts.Exec("memloom", args...), 0
		if errors.As(err, &exit) {
			err, code = nil, exit.ExitCode()
		}
		ts.Check(err)
		return result{code, ts.ReadFile("stdout"), ts.ReadFile("stderr")}
	}
	at := ts.Getenv("WORK") + string(filepath.Separator)
	whole := slices.Clone(args)
	for i, arg := range args {
		flag, value, given := strings.Cut(arg, "=")
		if !given {
			flag, value = "", arg
		}
		_, err := os.Stat(at + value)
		if named := i > 0 && slices.Contains(fileFlags, args[i-1]); value != "" && !filepath.IsAbs(value) &&
			(err == nil || named) {
			whole[i] = strings.TrimPrefix(flag+"="+at+value, "=")
		}
	}
	r := memloom(whole...)
	return result{r.code, strings.ReplaceAll(r.stdout, at, ""), strings.ReplaceAll(r.stderr, at, "")}
}

// fileFlags are the flags that name a file or folder that need not be there.
var fileFlags = []string{"--out", "--html", "--models", "--answers", "--against", "--labels", "--with", "--templates",
	"--domain"}

func scriptRefused(ts *testscript.TestScript, args []string) {
	r := exits(ts, args)
	if r.stdout != "" {
		ts.Fatalf("stdout is not empty")
	}
	if strings.Count(r.stderr, "\n") != 1 || len(r.stderr) > 400 {
		ts.Fatalf("stderr is not one sentence")
	}
}

func scriptJSONLines(ts *testscript.TestScript, args []string) {
	text := strings.TrimSuffix(ts.ReadFile(args[0]), "\n")
	if text == "" {
		ts.Fatalf("%s is empty", args[0])
	}
	for i, line := range strings.Split(text, "\n") {
		var v any
		if err := json.Unmarshal([]byte(line), &v); err != nil {
			ts.Fatalf("line %d is not JSON: %v", i+1, err)
		}
		if object, ok := v.(map[string]any); len(args) > 1 && (!ok || object[args[1]] == nil) {
			ts.Fatalf("line %d has no %q", i+1, args[1])
		}
	}
}

func scriptInterrupted(ts *testscript.TestScript, args []string) {
	p, err := start(append([]string{"generate", "--workers", "1", "--out", ts.MkAbs(args[0])}, args[1:]...)...)
	ts.Check(err)
	err = p.until("text")
	if !p.kill() {
		ts.Fatalf("the run ended before it could be killed: %s", p.errs.String())
	}
	ts.Check(err)
}

func scriptSame(ts *testscript.TestScript, args []string) {
	got, err := publishedFiles(ts.MkAbs(args[0]))
	ts.Check(err)
	want, err := publishedFiles(ts.MkAbs(args[1]))
	ts.Check(err)
	if list := differences(got, want); len(list) > 0 || len(want) == 0 {
		ts.Fatalf("%d files; %s", len(want), strings.Join(list, ", "))
	}
}

func scriptFirst(ts *testscript.TestScript, args []string) {
	pattern, err := regexp.Compile("(?m)" + args[1])
	ts.Check(err)
	m := pattern.FindStringSubmatch(ts.ReadFile("stdout"))
	if m == nil {
		ts.Fatalf("nothing in stdout matches %s", args[1])
	}
	ts.Setenv(args[0], m[len(m)-1])
}

// place returns a file and the offset that a percentage of it means.
func place(ts *testscript.TestScript, args []string) (name string, offset int64) {
	name = ts.MkAbs(args[0])
	percent, err := strconv.ParseInt(args[1], 10, 64)
	ts.Check(err)
	info, err := os.Stat(name)
	ts.Check(err)
	return name, info.Size() * percent / 100
}

func scriptTruncate(ts *testscript.TestScript, args []string) {
	ts.Check(os.Truncate(place(ts, args)))
}

func scriptGarble(ts *testscript.TestScript, args []string) {
	name, offset := place(ts, args)
	f, err := os.OpenFile(name, os.O_WRONLY, 0)
	ts.Check(err)
	_, err = f.WriteAt(bytes.Repeat([]byte("\xa5\x00mlm"), 13)[:64], offset)
	ts.Check(errors.Join(err, f.Close()))
}

func scriptSchemaVersion(ts *testscript.TestScript, args []string) {
	version, err := strconv.Atoi(args[1])
	ts.Check(err)
	db, err := sql.Open("sqlite", ts.MkAbs(args[0]))
	ts.Check(err)
	_, err = db.Exec(fmt.Sprintf("PRAGMA user_version = %d", version))
	ts.Check(errors.Join(err, db.Close()))
}
