package main

import (
	"encoding/json"
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"memloom/internal/llm/mock"
)

// status says of a run at work that it is, since when and in which process, and of
// one that was killed that it was interrupted and how it goes on.
func TestStatus_LiveAndDeadRun(t *testing.T) {
	t.Parallel()
	server := serve(t, mock.Options{Script: &mock.Script{Rules: []mock.Rule{{Fault: "hang", From: 12}}}})
	dir := filepath.Join(t.TempDir(), "my corpus") // to be quoted in commands
	cmd := withKey(liveKey, small("--models", liveCast{url: server.url}.file(t), "--out", dir)...)
	begun := time.Now().Add(-time.Second)
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	killed := false
	kill := func() { killed = true; _ = cmd.Process.Kill(); _ = cmd.Wait() }
	defer func() {
		if !killed {
			kill()
		}
	}()
	live := statusWith(t, dir, "scaffold: ")
	if want := fmt.Sprintf(" in process %d; scaffold: ", cmd.Process.Pid); !strings.Contains(live,
		dir+": at work since 20") || !strings.Contains(live, want) || !strings.Contains(live, "last progress ") {
		t.Errorf("of a run at work: %s", live)
	}
	var told struct {
		Running *struct {
			Process int
			Since   time.Time
		}
		Last time.Time `json:"last_progress"`
	}
	if err := json.Unmarshal([]byte(must(t, memloom("status", "--json", dir)).stdout), &told); err != nil {
		t.Fatal(err)
	}
	if told.Running == nil || told.Running.Process != cmd.Process.Pid || told.Running.Since.Before(begun) ||
		told.Last.Before(told.Running.Since.Add(-time.Second)) {
		t.Errorf("as JSON: %+v", told)
	}
	kill()
	for range 2 { // looking changes nothing
		dead := strings.SplitN(must(t, memloom("status", dir)).stdout, "\n", 2)[0]
		if !strings.Contains(dead, "unfinished: interrupted; scaffold: ") || !strings.Contains(dead, "`memloom resume '"+dir+
			"'` goes on") || strings.Contains(dead, "at work") {
			t.Errorf("of a run that was killed: %s", dead)
		}
	}
}

// statusWith waits until the first line of status has a text.
func statusWith(t *testing.T, dir, want string) (line string) {
	t.Helper()
	for end := time.Now().Add(30 * time.Second); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		r := collect(exec.Command("memloom", "status", dir))
		if line = strings.SplitN(r.stdout, "\n", 2)[0]; strings.Contains(line, want) {
			return line
		}
	}
	t.Fatalf("status never says %q but %q", want, line)
	return ""
}
