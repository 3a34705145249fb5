package main

import (
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memloom/internal/app"
)

// TestProxy_DeadOneIsNamed: where the proxy of the environment does not answer, it
// is said so, with its address and without its password, and nothing is in doubt.
func TestProxy_DeadOneIsNamed(t *testing.T) {
	t.Parallel()
	const password = "pass4711word"
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	dead := l.Addr().String()
	l.Close()
	for scheme, variable := range map[string]string{"http": "HTTP_PROXY", "https": "HTTPS_PROXY"} {
		says := "the proxy http://" + dead + " of " + variable + " does not answer"
		file := liveCast{url: scheme + "://models.example"}.file(t)
		command := func(args ...string) result {
			cmd := withKey(liveKey, args...)
			cmd.Env = append(cmd.Env, "HTTP_PROXY=", "HTTPS_PROXY=", "http_proxy=", "https_proxy=", "NO_PROXY=", "no_proxy=",
				variable+"=http://user:"+password+"@"+dead)
			return collect(cmd)
		}
		dir := filepath.Join(t.TempDir(), "corpus")
		for _, r := range []result{
			command("models", "check", "--models", file),
			command(small("--quiet", "--budget-usd", "1", "--out", dir, "--models", file)...),
		} {
			said := r.stdout + r.stderr
			if r.code != app.ExitEnvironment || !strings.Contains(said, says) ||
				!strings.Contains(said, "NO_PROXY") || strings.Contains(said, password) {
				t.Errorf("%s: exit %d, want %d and %q: %s", variable, r.code, app.ExitEnvironment, says, said)
			}
		}
		if sum := totalsOf(t, dir); sum.Doubt != 0 || sum.Sends != 0 {
			t.Errorf("%d nano-dollars are in doubt after %d requests that nobody got", sum.Doubt, sum.Sends)
		}
		if b, err := os.ReadFile(filepath.Join(dir, ".run", "run.db")); err != nil || strings.Contains(string(b), password) {
			t.Errorf("the run's store holds the proxy's password, or cannot be read: %v", err)
		}
	}
}
