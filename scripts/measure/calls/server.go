//go:build unix

package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"time"
)

// server is memloom mock-server in a process of its own.
type server struct {
	cmd *exec.Cmd
	url string
}

// serve starts a server that gives every question the same answer after the latency.
func serve(ctx context.Context, memloom string, latency time.Duration) (*server, error) {
	cmd := exec.CommandContext(ctx, memloom, "mock-server", "--quiet", "--addr", "127.0.0.1:0", "--canned", "--latency",
		latency.String())
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	s := &server{cmd: cmd}
	line, err := bufio.NewReader(out).ReadString('\n')
	if s.url = strings.TrimSpace(line); err != nil {
		s.stop()
		return nil, fmt.Errorf("the server did not say where it listens: %w", err)
	}
	return s, nil
}

// answered is the server's own count of answers, and of connections at once.
func (s *server) answered() (answers, most int, err error) {
	resp, err := http.Get(s.url + "/stats")
	if err != nil {
		return 0, 0, err
	}
	defer resp.Body.Close()
	var n struct {
		Answered int `json:"answered"`
		Most     int `json:"most_in_flight"`
	}
	err = json.NewDecoder(resp.Body).Decode(&n)
	return n.Answered, n.Most, err
}

// stop ends the server, if it still runs, and returns the processor's time that it took from its start on.
func (s *server) stop() time.Duration {
	_ = s.cmd.Process.Kill()
	_ = s.cmd.Wait() // it was killed
	return s.cmd.ProcessState.UserTime() + s.cmd.ProcessState.SystemTime()
}
