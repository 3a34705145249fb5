package main

import (
	"bufio"
	"encoding/json"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// served is a mock server in a process of its own.
type served struct {
	*exec.Cmd
	url string
	out *bufio.Reader
}

// serveMock starts a server on a free port; it is ended with the test at the latest.
func serveMock(t *testing.T, args ...string) *served {
	t.Helper()
	s := &served{Cmd: exec.Command("memloom", append([]string{"mock-server", "--addr", "127.0.0.1:0", "--json"},
		args...)...)}
	s.Stderr = os.Stderr
	out, err := s.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Process.Kill() })
	s.out = bufio.NewReader(out)
	var hello struct{ URL string }
	if err := s.read(&hello); err != nil || !strings.HasPrefix(hello.URL, "http://127.0.0.1:") {
		t.Fatalf("%+v, %v", hello, err)
	}
	s.url = hello.URL
	return s
}

// read decodes the next line of output.
func (s *served) read(v any) error {
	line, err := s.out.ReadBytes('\n')
	if err != nil {
		return err
	}
	return json.Unmarshal(line, v)
}

// The server says where it listens, answers, counts, takes another script, and
// ends well on Ctrl-C with its count.
func TestMockServer(t *testing.T) {
	s := serveMock(t, "--canned", "--key", "sk-test")
	ask := func(key string) int {
		req, err := http.NewRequest(http.MethodPost, s.url+"/v1/chat/completions",
			strings.NewReader(`{"model":"builtin","messages":[{"role":"user","content":"Hello?"}]}`))
		if err != nil {
			t.Fatal(err)
		}
		req.Header.Set("Authorization", "Bearer "+key)
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		resp.Body.Close()
		return resp.StatusCode
	}
	play := func(script string) int {
		resp, err := http.Post(s.url+"/script", "application/yaml", strings.NewReader(script))
		if err != nil {
			t.Fatal(err)
		}
		resp.Body.Close()
		return resp.StatusCode
	}
	for i, c := range []struct{ got, want int }{
		{ask("sk-test"), 200}, {ask("sk-other"), 401}, {play("rules: [{fault: throttled}]"), 204}, {ask("sk-test"), 429},
		{play("rules: 7"), 400}, {ask("sk-test"), 429},
	} {
		if c.got != c.want {
			t.Errorf("step %d: status %d, want %d", i, c.got, c.want)
		}
	}
	type count struct {
		Requests, Answered int
		Statuses           map[string]int
	}
	check := func(where string, c count) {
		if c.Requests != 4 || c.Answered != 1 || c.Statuses["429"] != 2 || c.Statuses["401"] != 1 {
			t.Errorf("%s: %+v", where, c)
		}
	}
	resp, err := http.Get(s.url + "/stats")
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	var now, last count
	if err := json.NewDecoder(resp.Body).Decode(&now); err != nil {
		t.Fatal(err)
	}
	check("GET /stats", now)
	if err := s.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	if err := s.read(&last); err != nil {
		t.Fatal(err)
	}
	check("at the end", last)
	if err := s.Wait(); err != nil {
		t.Errorf("ended by Ctrl-C: %v", err)
	}
}

// An address without a host is on loopback, and a page of another origin cannot replace the script.
func TestMockServer_AddressWithoutHostIsLoopback(t *testing.T) {
	t.Parallel()
	s := serveMock(t, "--addr", ":0")
	req, err := http.NewRequest(http.MethodPost, s.url+"/script", strings.NewReader("faults: []\n"))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Origin", "http://pages.example")
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusForbidden {
		t.Errorf("a page of another origin: %s, want 403", resp.Status)
	}
}
