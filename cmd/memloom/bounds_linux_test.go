package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"memloom/internal/app"
)

// mostMemory is what the program may take for any input.
const mostMemory = 300 << 20 // bytes, of the resident set at its peak

// hostile are files that are to be refused, by the command that reads them.
func hostile() map[string]struct {
	args []string // the file comes last
	text func(io.Writer)
	want string // in what is said
} {
	pack := []string{"domain", "check"}
	recipe := []string{"plan"}
	models := []string{"models", "check", "--models"}
	script := []string{"mock-server", "--addr", "127.0.0.1:0", "--script"}
	repeat := func(s string, n int) func(io.Writer) {
		return func(w io.Writer) {
			for range n {
				_, _ = io.WriteString(w, s)
			}
		}
	}
	keys := func(n int) func(io.Writer) {
		return func(w io.Writer) {
			for i := range n {
				fmt.Fprintf(w, "k%d: [a, b, c, d]\n", i)
			}
		}
	}
	out := map[string]struct {
		args []string
		text func(io.Writer)
		want string
	}{}
	for kind, args := range map[string][]string{"pack": pack, "recipe": recipe, "models": models, "script": script} {
		for name, text := range map[string]func(io.Writer){
			"nested lists":   repeat("[", 60_000),
			"nested maps":    repeat("{a: ", 12_000),
			"a list a line":  repeat("[\n", 30_000),
			"block lists":    repeat("- ", 30_000),
			"complex keys":   repeat("? ", 30_000),
			"one long line":  repeat("x", 4<<20),
			"many keys":      keys(200_000),
			"keys to bounds": keys(2_600),
			"documents":      repeat("a: 1\n---\n", 3_000),
			"billion laughs": func(b io.Writer) {
				fmt.Fprintln(b, "a0: &a0 [x, x, x, x, x, x, x, x, x]")
				for i := range 12 {
					fmt.Fprintf(b, "a%d: &a%d [%s]\n", i+1, i+1, strings.TrimSuffix(strings.Repeat(fmt.Sprintf("*a%d, ", i), 9), ", "))
				}
			},
		} {
			out[kind+", "+name] = struct {
				args []string
				text func(io.Writer)
				want string
			}{args, text, ""}
		}
	}
	score := []string{"score", "CORPUS"}
	for name, c := range map[string]struct {
		text func(io.Writer)
		want string
	}{
		"no line end":  {repeat("x", 200<<20), "is a line end missing?"},
		"bad lines":    {repeat("x\n", 20<<20), "more bad lines"},
		"many answers": {repeat(`{"item_id":"a","answer":"b"}`+"\n", 500_001), "more than"},
		"NaN": {repeat(`{"item_id": "i1", "answer": NaN}`+"\n", 1),
			`line 1: not a JSON object: {"item_id": "i1", "answer": NaN}`},
		"nested": {repeat(`{"item_id":`, 90_000), "not a JSON object"},
	} {
		out["answers, "+name] = struct {
			args []string
			text func(io.Writer)
			want string
		}{score, c.text, c.want}
	}
	for name, args := range map[string][]string{"questions": {"ask", "--models", "MODELS"}, "decisions": {"audit", "merge",
		"CORPUS"}, "labels": {"audit", "score", "CORPUS", "--labels"}} {
		out[name+", no line end"] = struct {
			args []string
			text func(io.Writer)
			want string
		}{args, repeat("x", 200<<20), "is a line end missing?"}
	}
	return out
}

func init() { maps.Copy(helperPrograms, map[string]func(){"memloom-measured": measured}) }

// measured runs memloom and writes the bytes that it held at its peak to the file that the first argument names. What
// a process holds when it starts another counts in the other's peak: so the tests, which hold much, start this.
func measured() {
	cmd := exec.Command("memloom", os.Args[2:]...)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	err := cmd.Run()
	if cmd.ProcessState == nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(100)
	}
	peak := cmd.ProcessState.SysUsage().(*syscall.Rusage).Maxrss << 10
	if err := os.WriteFile(os.Args[1], strconv.AppendInt(nil, peak, 10), 0o600); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(100)
	}
	os.Exit(cmd.ProcessState.ExitCode())
}

// peakOf runs memloom for a minute at most and returns the bytes that it held at its peak, what it said, and its exit
// code.
func peakOf(t *testing.T, args ...string) (peak int64, said string, code int) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	peakFile := filepath.Join(t.TempDir(), "peak")
	cmd := exec.CommandContext(ctx, "memloom-measured", append([]string{peakFile}, args...)...)
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	_ = cmd.Run()
	measured, err := os.ReadFile(peakFile)
	if err != nil {
		t.Fatal(err, out.String())
	}
	if peak, err = strconv.ParseInt(string(measured), 10, 64); err != nil {
		t.Fatal(err)
	}
	return peak, out.String(), cmd.ProcessState.ExitCode()
}

// What a run of 120,000 messages takes is foreseen with the text of one domain in memory at a time.
func TestPlan_MemoryOfDomains(t *testing.T) {
	thoroughly(t)
	const most = 700 << 20
	if peak, said, code := peakOf(t, "plan", "groupmembench"); code != app.ExitOK || peak > most {
		t.Errorf("exit %d, %d MB, at most %d: %.300s", code, peak>>20, most>>20, said)
	}
}

// Whatever is given to it, the program refuses it in a few lines, in little memory and time.
func TestHostileInput_RefusedInBounds(t *testing.T) {
	thoroughly(t)
	t.Parallel()
	corpus, cast := smallCorpus(t), modelsFile(t, &served{url: "http://127.0.0.1:1"}, "")
	for name, c := range hostile() {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "hostile.yaml")
			f, err := os.Create(file)
			if err != nil {
				t.Fatal(err)
			}
			w := bufio.NewWriter(f)
			c.text(w)
			if err := errors.Join(w.Flush(), f.Close()); err != nil {
				t.Fatal(err)
			}
			var args []string
			for _, a := range append(c.args, file) {
				args = append(args, strings.NewReplacer("CORPUS", corpus, "MODELS", cast).Replace(a))
			}
			started := time.Now()
			peak, said, code := peakOf(t, args...)
			t.Logf("%d MB, %s: %.200s", peak>>20, time.Since(started).Round(time.Millisecond), said)
			if code != app.ExitUsage {
				t.Errorf("exit %d", code)
			}
			if peak > mostMemory {
				t.Errorf("%d MB, at most %d", peak>>20, mostMemory>>20)
			}
			if len(said) > 8000 || strings.Contains(said, "goroutine ") || !strings.Contains(said, c.want) {
				t.Errorf("said %d bytes, want %q: %.300s", len(said), c.want, said)
			}
		})
	}
}
