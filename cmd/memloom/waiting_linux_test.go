package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"memloom/internal/llm/mock"
)

// terminal returns both ends of a new terminal of so many columns.
func terminal(t *testing.T, columns uint16) (user, program *os.File) {
	t.Helper()
	user, err := os.OpenFile("/dev/ptmx", os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	fd := int(user.Fd())
	if err := unix.IoctlSetPointerInt(fd, unix.TIOCSPTLCK, 0); err != nil {
		t.Fatal(err)
	}
	n, err := unix.IoctlGetInt(fd, unix.TIOCGPTN)
	if err != nil {
		t.Fatal(err)
	}
	if program, err = os.OpenFile("/dev/pts/"+strconv.Itoa(n), os.O_RDWR|unix.O_NOCTTY, 0); err != nil {
		t.Fatal(err)
	}
	if err := unix.IoctlSetWinsize(int(program.Fd()), unix.TIOCSWINSZ, &unix.Winsize{Row: 24, Col: columns}); err != nil {
		t.Fatal(err)
	}
	return user, program
}

// stuck are faults of providers that come no further after a few answers, with
// what is said of them.
var stuck = map[string]struct {
	fault mock.Rule
	says  string
}{
	"throttled": {mock.Rule{Fault: "throttled", From: 12, RetryAfter: 40 * time.Second}, " × 429"},
	"hanging":   {mock.Rule{Fault: "hang", From: 12}, " not answered"},
}

// A throttled or hanging provider leaves a line that lives: on a terminal, in a
// pipe and in the events.
func TestGenerate_StuckProvider(t *testing.T) {
	t.Parallel()
	for name, c := range stuck {
		fault, says := c.fault, c.says
		t.Run(name+"/terminal", func(t *testing.T) {
			t.Parallel()
			shown := runStuck(t, fault, func(t *testing.T, cmd *exec.Cmd, shown *heard) {
				user, program := terminal(t, 120)
				t.Cleanup(func() { user.Close(); program.Close() })
				cmd.Stdout, cmd.Stderr = program, program
				go func() {
					buf := make([]byte, 1<<12)
					for {
						n, err := user.Read(buf)
						if err != nil {
							return
						}
						_, _ = shown.Write(buf[:n])
					}
				}()
			}, "waiting 4.")
			if !strings.Contains(shown, " for builtin") || !strings.Contains(shown, says) {
				t.Errorf("the terminal does not say %q:\n%q", says, shown)
			}
		})
		t.Run(name+"/pipe", func(t *testing.T) {
			t.Parallel()
			shown := runStuck(t, fault, func(_ *testing.T, cmd *exec.Cmd, shown *heard) {
				cmd.Stdout, cmd.Stderr = shown,
					shown
			}, "waiting ")
			if !strings.Contains(shown, " for builtin") || !strings.Contains(shown, says) ||
				strings.Count(shown, "waiting") != 1 {
				t.Errorf("the pipe does not say %q once:\n%s", says, shown)
			}
		})
		t.Run(name+"/json", func(t *testing.T) {
			t.Parallel()
			shown := runStuck(t, fault, func(_ *testing.T, cmd *exec.Cmd, shown *heard) { cmd.Stdout = shown },
				`"event":"waiting"`, "--json")
			lines := strings.Split(strings.TrimSpace(shown), "\n")
			var event struct {
				Stage   string
				Waiting []struct {
					Model     string
					Seconds   float64
					Throttled int
					InFlight  int `json:"requests_in_flight"`
				}
			}
			if err := json.Unmarshal([]byte(lines[len(lines)-1]), &event); err != nil {
				t.Fatal(err)
			}
			if len(event.Waiting) == 0 || event.Waiting[0].Seconds < 10 || event.Waiting[0].Throttled+
				event.Waiting[0].InFlight == 0 || event.Stage == "" {
				t.Errorf("%s", lines[len(lines)-1])
			}
		})
	}
}

// runStuck runs memloom until it says that it waits, and returns what it said by then.
func runStuck(t *testing.T, fault mock.Rule, connect func(*testing.T, *exec.Cmd, *heard), until string,
	flags ...string) string {
	t.Helper()
	server := serve(t, mock.Options{Script: &mock.Script{Rules: []mock.Rule{fault}}})
	models := liveCast{url: server.url}.file(t)
	cmd := withKey(liveKey, append(small("--models", models, "--out", filepath.Join(t.TempDir(), "c")), flags...)...)
	cmd.Args[1] = "1s" // the usual patience: hurried gives the provider up
	shown := &heard{}
	connect(t, cmd, shown)
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() { _ = cmd.Process.Kill(); _ = cmd.Wait() }()
	shown.says(t, until, 40*time.Second)
	return shown.text()
}
