package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"memloom/internal/app"
	work "memloom/internal/app/run"
	"memloom/internal/llm/mock"
)

// TestInterruptKeepsWhatIsOnItsWay stops a run with Ctrl-C while calls are under
// way: it waits for their answers, and nothing is asked twice.
func TestInterruptKeepsWhatIsOnItsWay(t *testing.T) {
	t.Parallel()
	server := serve(t, mock.Options{Latency: 300 * time.Millisecond})
	dir, file := filepath.Join(t.TempDir(), "corpus"), liveCast{url: server.url}.file(t)
	cmd := withKey(liveKey, small("--quiet", "--out", dir, "--models", file)...)
	var said bytes.Buffer
	cmd.Stderr = &said
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	for server.requests() < 30 {
		time.Sleep(time.Millisecond)
	}
	under := server.mock.Stats().InFlight
	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	_ = cmd.Wait() // its exit code says how it went
	if code := cmd.ProcessState.ExitCode(); code != app.ExitPaused || !strings.Contains(said.String(), "stopping: ") {
		t.Errorf("exit %d: %s", code, said.String())
	}
	first := totalsOf(t, dir)
	if under == 0 || first.InDoubt != 0 || first.Kept != first.Sends {
		t.Errorf("%d were under way; then %+v", under, first)
	}
	must(t, asks(t, "resume", "--quiet", dir))
	if got := totalsOf(t, dir); got.Sends != got.Calls || server.requests() != got.Calls {
		t.Errorf("%d calls took %d requests, %d of which left", got.Calls, got.Sends, server.requests())
	}
	sameRows(t, dir, smallCorpus(t))
}

// spendingNow is what status says of a run's cost, and of the runs before it.
func spendingNow(t *testing.T, dir string) (now, before int64, requests int) {
	t.Helper()
	var s work.Standing
	if err := json.Unmarshal([]byte(must(t, memloom("status", "--json", dir)).stdout), &s); err != nil {
		t.Fatal(err)
	}
	if s.Earlier != nil {
		before = s.Earlier.NanoDollars
	}
	return s.Asked.NanoDollars, before, s.Asked.Requests
}

// TestEveryRunPaysForItself replaces a run in its folder twice: what it costs,
// and what its budget is held to, is its own; what was asked before costs nothing.
func TestEveryRunPaysForItself(t *testing.T) {
	thoroughly(t)
	t.Parallel()
	server := serve(t, mock.Options{})
	dir, file := filepath.Join(t.TempDir(), "corpus"), liveCast{url: server.url}.file(t)
	must(t, asks(t, small("--quiet", "--out", dir, "--models", file)...))
	first, before, sent := spendingNow(t, dir)
	if first == 0 || before != 0 || sent != server.requests() {
		t.Fatalf("the first run cost %d after %d, with %d requests", first, before, sent)
	}
	// More than any of the runs costs, and less than two of them do.
	budget := fmt.Sprintf("%.9f", 1.5*float64(first)/dollar)
	must(t, asks(t, small("--quiet", "--force", "--seed", "2", "--budget-usd", budget, "--out", dir, "--models", file)...))
	second, before, more := spendingNow(t, dir)
	if second == 0 || before != first || sent+more != server.requests() {
		t.Errorf("the second cost %d after %d, with %d requests", second, before, more)
	}
	must(t, asks(t, small("--quiet", "--force", "--budget-usd", budget, "--out", dir, "--models", file)...))
	if third, before, again := spendingNow(t, dir); third != 0 || before != first+second || again != 0 ||
		sent+more != server.requests() {
		t.Errorf("the first once more cost %d after %d, with %d requests", third, before, again)
	}
	want, err := publishedFiles(dir)
	if err != nil {
		t.Fatal(err)
	}
	must(t, asks(t, small("--quiet", "--force", "--replay", "--out", dir, "--models", file)...))
	if third, before, again := spendingNow(t, dir); third != 0 || before != first+second || again != 0 {
		t.Errorf("replayed it cost %d after %d, with %d requests", third, before, again)
	}
	sameFiles(t, dir, want)
}
