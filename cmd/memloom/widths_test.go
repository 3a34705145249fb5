package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"memloom/internal/app"
	"memloom/internal/table"
	"memloom/internal/thorough"
)

// leastWidth is the width from which on all lines keep to the terminal. In a narrower one numbers can take too much.
const leastWidth = 60

// terminals are what a command's output goes to. The first is so wide that few lines are folded.
var terminals = []struct {
	columns int  // 0: a pipe
	plain   bool // NO_COLOR is set
}{{300, false}, {160, false}, {100, true}, {60, false}, {40, false}, {0, false}}

// onTerminal runs a command in this process, on a terminal of so many columns or in a pipe.
func onTerminal(columns int, plain bool, args ...string) (out, errs string, code int) {
	var o, e bytes.Buffer
	code = run(context.Background(), args, app.Surroundings{
		Out: &o, Err: &e, Terminal: columns > 0, NoColor: plain, CPUs: 2, Now: time.Now,
		Width: func() int { return max(columns, app.LeastColumns) }, Columns: func() int { return columns },
	})
	return o.String(), e.String(), code
}

// TestOutput_AnyWidth: what commands print is no wider than the terminal, breaks no word and no number, and holds no
// colours in a pipe or under NO_COLOR and no requirement's number. By default a command has the widest terminal and
// every other one of the rest, in turn; with MEMLOOM_THOROUGH=1 it has all.
func TestOutput_AnyWidth(t *testing.T) {
	t.Parallel()
	from, _ := reference(t)
	dir, preview := copyOf(t, from), filepath.Join(t.TempDir(), "preview")
	answers := filepath.Join(t.TempDir(), "answers.jsonl")
	write(t, answers, []string{`{"item_id": "I022", "answer": "9"}`})
	must(t, memloom("preview", "--quiet", "--out", preview))
	for i, args := range [][]string{
		{"recipe", "list"}, {"domain", "list"}, {"domain", "show", "technology"}, {"plan"}, {"preview", "--out", preview},
		{"status", dir}, {"status", preview}, {"audit", "list", dir}, {"audit", "show", dir, "I067"},
		{"audit", "sample", dir}, {"audit", "agreement", dir},
		{"show", dir, "item"}, {"show", dir, "item", "I022"}, {"show", dir, "item", "I257", "--full"},
		{"show", dir, "day"}, {"show", dir, "day", "--plan"}, {"show", dir, "rejection"}, {"show", dir, "person"},
		{"show", dir, "fact"}, {"stats", dir}, {"stats", dir, "all"}, {"score", dir, "--baselines", "--zero-context"},
		{"score", dir, answers, "--allow-missing"},
		{"impact", dir, "M319"}, {"search", dir, "mandate"}, {"diff", dir, dir},
	} {
		var widest string
		for k, x := range terminals {
			if k > 0 && (i+k)%2 > 0 && !thorough.Wanted() {
				continue
			}
			out, errs, code := onTerminal(x.columns, x.plain, args...)
			if code != app.ExitOK {
				t.Fatalf("%q: exit %d: %s", args, code, errs)
			}
			if widest == "" {
				widest = out
			}
			if err := errors.Join(inWidth(out, x.columns), sameWords(out, widest),
				uncoloured(out, errs, x.plain || x.columns == 0), unnumbered(out)); err != nil {
				t.Errorf("%q, %d columns: %v", args, x.columns, err)
			}
		}
	}
}

// TestOutput_DataStaysWhole: what programs read is the same on a narrow terminal as in a pipe.
func TestOutput_DataStaysWhole(t *testing.T) {
	t.Parallel()
	dir := copied(t)
	ran(t, "audit", "decide", dir, firstAccepted(t, dir, "single_hop")[0], "reject", "--code", "unnatural", "--reviewer",
		"Ada")
	for _, args := range [][]string{
		{"recipe", "show", "quickstart"}, {"stats", dir, "--json"}, {"show", dir, "item", "--json"}, {"audit", "export", dir},
	} {
		pipe, errs, code := onTerminal(0, false, args...)
		if terminal, _, _ := onTerminal(leastWidth, false, args...); code != app.ExitOK || pipe == "" || terminal != pipe {
			t.Errorf("%q: exit %d: %s: the terminal has\n%.300s\nand the pipe\n%.300s", args, code, errs, terminal, pipe)
		}
	}
}

// inWidth says which line is wider than the terminal and no command for copying. In a pipe only tables are folded:
// lines of two gaps or more.
func inWidth(out string, columns int) error {
	row := regexp.MustCompile(`\S {2,}\S.*\S {2,}\S`)
	command := regexp.MustCompile("^ *`memloom [^`]*`\\S*$|^[^`]*: +memloom ")
	for _, line := range strings.Split(out, "\n") {
		n := table.StringWidth(line)
		terminal := columns >= leastWidth && n > columns && !command.MatchString(line)
		if terminal || columns == 0 && n > table.Width && row.MatchString(line) {
			return fmt.Errorf("%d columns: %s", n, line)
		}
	}
	return nil
}

// sameWords says which word of one output the other does not have. A link or a long key can be wider than its column,
// and is broken then.
func sameWords(out, widest string) error {
	broken := func(w string) bool { return table.StringWidth(w) > 30 }
	narrow, wide := strings.Fields(out), strings.Fields(widest)
	for _, w := range narrow {
		if !slices.ContainsFunc(wide, func(x string) bool { return x == w || broken(x) && strings.Contains(x, w) }) {
			return fmt.Errorf("%q is a part of a word, or a new one", w)
		}
	}
	for _, w := range wide {
		if !slices.Contains(narrow, w) && !broken(w) {
			return fmt.Errorf("%q is broken or lost", w)
		}
	}
	return nil
}

// uncoloured says which escape is in an output, and which colour in the progress of a terminal that is to have none.
func uncoloured(out, errs string, plain bool) error {
	found := regexp.MustCompile("\x1b.*").FindString(out)
	if plain {
		found += regexp.MustCompile("\x1b\\[[0-9;]*m.*").FindString(errs)
	}
	if found != "" {
		return fmt.Errorf("escapes: %q", found)
	}
	return nil
}

// unnumbered says which line has a requirement's number.
func unnumbered(out string) error {
	if found := requirementNumber.FindString(out); found != "" {
		return fmt.Errorf("a requirement's number: %s", found)
	}
	return nil
}
