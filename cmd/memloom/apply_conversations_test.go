package main

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/parquet-go/parquet-go"

	"memloom/pipeline/designs/convomem/category"
	"memloom/pipeline/sessions"
)

// TestApply_Haystacks: a release asks over haystacks what it holds, and nothing else; it keeps the tables of its
// design. One without decisions has the rows of the run.
func TestApply_Haystacks(t *testing.T) {
	t.Parallel()
	recipe, dir := filepath.Join(t.TempDir(), "conversing.yaml"), filepath.Join(t.TempDir(), "corpus")
	text := fmt.Sprintf(conversing, quotasOf(map[string]bool{"user_facts/1": true, "changing_facts/2": true,
		"abstention/1": true, "preferences/1": true}))
	if err := os.WriteFile(recipe, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	must(t, memloom("generate", recipe, "--quiet", "--out", dir, "--set", "conversations.wording=pack"))
	asked := rowsOf[category.Ask](t, dir, category.TableAsks)
	out := asked[0].ItemID
	must(t, memloom("audit", "decide", dir, out, "reject", "--code", "duplicate", "--reviewer", "ann", "--quiet"))
	release := filepath.Join(t.TempDir(), "release")
	must(t, memloom("audit", "apply", dir, "--quiet", "--out", release))
	must(t, memloom("check", release))
	after := rowsOf[category.Ask](t, release, category.TableAsks)
	for _, a := range after {
		if a.ItemID == out {
			t.Errorf("%s is asked over %s", out, a.HaystackID)
		}
	}
	if len(after) != len(asked)-1 {
		t.Errorf("%d asks, %d before", len(after), len(asked))
	}
	if got, want := len(rowsOf[sessions.Session](t, release, sessions.TableSessions)),
		len(rowsOf[sessions.Session](t, dir, sessions.TableSessions)); got != want {
		t.Errorf("%d conversations, want %d", got, want)
	}
	must(t, memloom("audit", "decide", dir, out, "withdraw", "--reviewer", "ann", "--quiet"))
	release = filepath.Join(t.TempDir(), "again")
	must(t, memloom("audit", "apply", dir, "--quiet", "--out", release))
	for _, table := range []string{category.TableAsks, category.TableHaystacks, category.TableCores} {
		if got, want := partOf(t, release, table), partOf(t, dir, table); got != want {
			t.Errorf("%s differs from the run's", table)
		}
	}
}

// partOf is the first file of a table.
func partOf(t testing.TB, dir, table string) string {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(table), "part-00000.parquet"))
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// rowsOf reads a table of one file.
func rowsOf[T any](t testing.TB, dir, table string) []T {
	t.Helper()
	rows, err := parquet.ReadFile[T](filepath.Join(dir, filepath.FromSlash(table), "part-00000.parquet"))
	if err != nil || len(rows) == 0 {
		t.Fatalf("%s: %d rows, %v", table, len(rows), err)
	}
	return rows
}
