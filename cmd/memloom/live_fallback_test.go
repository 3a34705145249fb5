package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"memloom/internal/app"
	"memloom/internal/llm/mock"
)

// fallbackFile is a models file in which the second address stands in for the
// first, in every role.
func fallbackFile(t *testing.T, first, second string) string {
	t.Helper()
	const model = "  %s: {provider: openai, model: builtin, builtin: true, base_url: %q, api_key_env: %s, " +
		"price: {input: 1, output: 2}, limits: {concurrency: 16}}\n"
	text := "models:\n" +
		fmt.Sprintf(model, "big", first+"/v1", liveEnv) + fmt.Sprintf(model, "local", second+"/v1", liveEnv) +
		"roles: {default: {model: big, fallback: [local]}, solver: builtin, judge: builtin, blind: [builtin, builtin, builtin]}\n"
	name := filepath.Join(t.TempDir(), "models.yaml")
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return name
}

// byModel counts the answers that a run kept, by the model of the row.
func byModel(t *testing.T, dir string) map[string]int {
	out := map[string]int{}
	for _, c := range stageTotals(t, dir) {
		out[c.Model] += c.Kept
	}
	return out
}

// TestFallback_EndpointDiesInTheMiddle: where a model's address is dead from some
// request on, another one answers the rest. The run comes to its end, its rows say
// who answered, and a replay takes the same way.
func TestFallback_EndpointDiesInTheMiddle(t *testing.T) {
	t.Parallel()
	big, local := serve(t, mock.Options{}), serve(t, mock.Options{})
	const alive = 30
	var n atomic.Int64
	big.setHook(func(http.ResponseWriter, []byte) bool {
		if n.Add(1) > alive {
			_ = big.http.Listener.Close()
			panic(http.ErrAbortHandler)
		}
		return false
	})
	dir := filepath.Join(t.TempDir(), "corpus")
	file := fallbackFile(t, big.url, local.url)
	must(t, asks(t, small("--quiet", "--budget-usd", "10", "--out", dir, "--models", file)...))
	for _, table := range []string{"data", "key", "scaffold"} {
		if !bytes.Equal(contentOf(t, dir, table), contentOf(t, smallCorpus(t), table)) {
			t.Errorf("%s is not what one model would have made", table)
		}
	}

	const first, other = "builtin (big)", "builtin (local) (fallback of builtin (big))"
	kept := byModel(t, dir)
	if kept[first] == 0 || kept[first] > alive || kept[other] == 0 || len(kept) != 2 {
		t.Errorf("the rows are of %v", kept)
	}
	rows := must(t, asks(t, "status", dir)).stdout
	if !strings.Contains(rows, "builtin (local)") || !strings.Contains(rows, "(fallback of") {
		t.Errorf("status does not name who stood in: %s", rows)
	}
	counted(t, dir, both(big.settled(t), local.settled(t)))
	asked, audit := local.requests(), contentOf(t, dir, "audit")
	must(t, asks(t, "resume", "--quiet", "--replay", dir))
	if !bytes.Equal(audit, contentOf(t, dir, "audit")) {
		t.Error("a replay has other verdicts, or other calls")
	}
	if again := byModel(t, dir); again[first] != kept[first] || again[other] != kept[other] || local.requests() != asked {
		t.Errorf("a replay has rows of %v, not of %v; %d requests were sent", again, kept, local.requests()-asked)
	}
}

// contentOf is what a folder of tables holds.
func contentOf(t *testing.T, dir, table string) []byte {
	t.Helper()
	sum := sha256.New()
	if err := filepath.WalkDir(filepath.Join(dir, table), func(path string, e os.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		b, err := os.ReadFile(path)
		fmt.Fprintln(sum, e.Name(), len(b))
		_, _ = sum.Write(b)
		return err
	}); err != nil {
		t.Fatal(err)
	}
	return sum.Sum(nil)
}

// both adds what two servers count.
func both(a, b mock.Stats) mock.Stats {
	a.Answered, a.Requests = a.Answered+b.Answered, a.Requests+b.Requests
	return a
}

// TestFallback_ModelsCheckAsksIt: a model that only is in is asked too, and
// what it lacks is told.
func TestFallback_ModelsCheckAsksIt(t *testing.T) {
	t.Parallel()
	big, local := serve(t, mock.Options{}), serve(t, mock.Options{Key: "sk-another-key-0123456789"})
	r := asks(t, "models", "check", "--models", fallbackFile(t, big.url, local.url))
	if r.code != app.ExitEnvironment || !strings.Contains(r.stdout, "default (fallback)") ||
		!strings.Contains(r.stdout, "local: answered 401") {
		t.Errorf("exit %d: %s%s", r.code, r.stdout, r.stderr)
	}
}
