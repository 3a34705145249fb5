package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memloom/internal/app"
	"memloom/internal/llm/mock"
	"memloom/internal/quality"
	"memloom/output"
	"memloom/prompts"
)

// judged is a models file of a judge that counts words which messages take up.
func judged(t *testing.T) (file string, server *live) {
	t.Helper()
	server = serve(t, mock.Options{})
	return liveCast{url: server.url}.file(t), server
}

// realChat is a file of a user's own chat: the messages of the reference corpus, without their groups' ids.
func realChat(t *testing.T) string {
	t.Helper()
	dir, _ := reference(t)
	c, _, err := output.Read(dir, output.Data)
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, m := range c.Messages {
		line, err := json.Marshal(map[string]string{"group": "our " + m.GroupID, "speaker": m.AuthorName,
			"time": m.At.String(), "text": m.Text})
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, string(line))
	}
	name := filepath.Join(t.TempDir(), "chat.jsonl")
	write(t, name, lines)
	return name
}

// TestQuality_JSON: six dimensions and their mean, each over all windows, on the scale (G13); the judge is asked once
// for each side of a window.
func TestQuality_JSON(t *testing.T) {
	t.Parallel()
	dir, _ := reference(t)
	file, server := judged(t)
	out := asks(t, "quality", dir, "--quiet", "--json", "--windows", "15", "--models", file, "--judge", "m")
	must(t, out)
	var r quality.Report
	if err := json.Unmarshal([]byte(out.stdout), &r); err != nil {
		t.Fatal(err)
	}
	if r.Judge != "builtin" || r.Scale != (prompts.Scale{From: 1, To: 5}) || r.Windows != 15 || r.Messages != 30 ||
		r.Failed != 0 {
		t.Errorf("%+v", r)
	}
	want := append(prompts.QualityDimensions(), quality.Mean)
	for i, row := range r.Rows {
		if row.Dimension != want[i] || row.Windows != 15 || row.Corpus < 1 || row.Corpus > 5 || row.Baseline < 1 ||
			row.Baseline > 5 || row.Real != nil {
			t.Errorf("row %d: %+v", i, row)
		}
	}
	if s := server.mock.Stats(); s.Answered != 30 {
		t.Errorf("%d answers", s.Answered)
	}
}

// TestQuality_PrintsAndWrites: the table, a line for each window, dimension and side, the same bytes by the same seed
// whatever the workers.
func TestQuality_PrintsAndWrites(t *testing.T) {
	dir, _ := reference(t)
	file, other := filepath.Join(t.TempDir(), "a.jsonl"), filepath.Join(t.TempDir(), "b.jsonl")
	models, _ := judged(t)
	args := []string{"quality", "--quiet", dir, "--windows", "4", "--messages", "20", "--scale", "0-5", "--real",
		realChat(t), "--models", models, "--judge", "m"}
	first := asks(t, append(args, "--out", file)...)
	must(t, first)
	out := first.stdout
	for _, want := range []string{"difference", "real chat\n", "contextual_relevance",
		"scores from 0 to 5 by builtin; windows of 20 messages, seed 1\n"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	if again := asks(t, append(args, "--out", other, "--workers", "1")...).stdout; again != out {
		t.Errorf("with one worker:\n%s\nwith two:\n%s", again, out)
	}
	a, errA := os.ReadFile(file)
	b, errB := os.ReadFile(other)
	if errA != nil || errB != nil || string(a) != string(b) {
		t.Errorf("the files differ: %v, %v", errA, errB)
	}
	sides := map[string]int{}
	for line := range strings.Lines(string(a)) {
		var l quality.Line
		if err := json.Unmarshal([]byte(line), &l); err != nil || l.Score == nil || l.GroupID == "" ||
			l.FirstMessageID == "" {
			t.Fatalf("%s: %v", line, err)
		}
		sides[string(l.Of)]++
	}
	if fmt.Sprint(sides) != "map[baseline:24 corpus:24 real:24]" {
		t.Errorf("lines by side: %v", sides)
	}
}

// TestQuality_Refuses: what cannot be scored is said before anyone is asked.
func TestQuality_Refuses(t *testing.T) {
	dir, _ := reference(t)
	chat := filepath.Join(t.TempDir(), "chat.jsonl")
	write(t, chat, []string{`{"speaker":"Ada","time":"2025-03-11T09:06","text":"alone"}`})
	bad := filepath.Join(t.TempDir(), "bad.jsonl")
	write(t, bad, []string{`{"speaker":"Ada"}`})
	for _, tt := range []struct {
		want string
		args []string
	}{
		{"--windows 0: expected a whole number from 1", []string{dir, "--windows", "0"}},
		{"--messages 1: expected a whole number from 2", []string{dir, "--messages", "1"}},
		{"--workers 0: expected a whole number from 1", []string{dir, "--workers", "0"}},
		{"--scale 1-10: expected 1-5 or 0-5", []string{dir, "--scale", "1-10"}},
		{"no group has 100000 messages; --messages N", []string{dir, "--messages", "100000"}},
		{"chat.jsonl: no group has 30 messages", []string{dir, "--real", chat}},
		{`bad.jsonl, line 1: "text" is missing`, []string{dir, "--real", bad}},
		{"no such file", []string{dir, "--real", chat + "x"}},
		{"would replace the chat", []string{dir, "--real", chat, "--out", chat}},
		{"name a file of models with --models FILE", []string{dir, "--judge", "big"}},
		{"name a file of models with --models FILE", []string{dir}},
		{"--templates", []string{dir, "--templates", chat}},
		{"none", []string{filepath.Join(t.TempDir(), "none")}},
	} {
		out, errs, code := here(append([]string{"quality", "--quiet"}, tt.args...)...)
		if code != app.ExitUsage || out != "" || !strings.Contains(errs, tt.want) {
			t.Errorf("%q: exit %d, %s%s, want %q", tt.args, code, out, errs, tt.want)
		}
	}
}
