package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/parquet-go/parquet-go"

	"memloom/internal/stream"
)

// The table of borders has the same rows as lines and as Parquet, holds every accepted item once, and the summary
// counts them.
func TestStream_TableOfBorders(t *testing.T) {
	t.Parallel()
	dir, to := copied(t), t.TempDir()
	lines, columns := filepath.Join(to, "b.jsonl"), filepath.Join(to, "b.parquet")
	var s stream.Summary
	if err := json.Unmarshal([]byte(must(t, asks(t, "stream", dir, "--messages", "6", "--out", lines, "--json")).stdout),
		&s); err != nil {
		t.Fatal(err)
	}
	text := must(t, asks(t, "stream", dir, "--messages", "6", "--out", columns)).stdout
	rows, err := parquet.ReadFile[stream.Row](columns)
	if err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(lines)
	if err != nil {
		t.Fatal(err)
	}
	list := strings.Split(strings.TrimSpace(string(b)), "\n")
	if len(rows) != len(list) || len(rows) != s.Episodes || !strings.Contains(text, "2.06 / 2.84") {
		t.Fatalf("%d rows, %d lines, %+v, %s", len(rows), len(list), s, text)
	}
	seen := map[string]int{}
	for i, line := range list {
		var e stream.Episode
		if err := json.Unmarshal([]byte(line), &e); err != nil || e.First != rows[i].First ||
			e.Evidence != int(rows[i].Evidence) {
			t.Fatalf("row %d: %+v, %s, %v", i+1, rows[i], line, err)
		}
		for _, id := range rows[i].Items {
			seen[id]++
		}
	}
	shown := strings.Count(must(t, asks(t, "show", dir, "items")).stdout, "accepted")
	if len(seen) != s.Items || s.Items < 10 || shown > 0 && shown < len(seen) {
		t.Errorf("%d items in rows, %d counted, %d shown", len(seen), s.Items, shown)
	}
	for id, n := range seen {
		if n != 1 {
			t.Errorf("%s stands in %d rows", id, n)
		}
	}
}

// What cannot be asked for is refused, and nothing is written.
func TestStream_RefusesWhatIsNone(t *testing.T) {
	t.Parallel()
	dir := copied(t)
	for want, args := range map[string][]string{
		"an episode has 2 to": {"--messages", "1"}, "end it in .jsonl or .parquet": {"--out", filepath.Join(t.TempDir(),
			"b.csv")},
	} {
		got := asks(t, append([]string{"stream", dir}, args...)...)
		if got.code == 0 || !strings.Contains(got.stderr, want) {
			t.Errorf("%v: %d, %s", args, got.code, got.stderr)
		}
	}
}
