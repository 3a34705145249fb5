package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"runtime/debug"
	"time"

	"memloom/internal/app"
	"memloom/internal/llm/mock"
)

type mockIn struct {
	Addr    string        `flag:"addr"`
	Script  string        `flag:"script"`
	Seed    uint64        `flag:"seed"`
	Latency time.Duration `flag:"latency"`
	Canned  bool          `flag:"canned"`
	Key     string        `flag:"key"`
	KeyEnv  string        `flag:"key-env"`
}

// options checks the flags.
func (in mockIn) options() (mock.Options, error) {
	o := mock.Options{Key: in.Key, Latency: in.Latency, Seed: in.Seed, Canned: in.Canned}
	switch {
	case in.Key != "" && in.KeyEnv != "":
		return o, app.Usage("--key and --key-env: give one of them")
	case in.KeyEnv != "" && os.Getenv(in.KeyEnv) == "":
		return o, app.Usage("--key-env %s: the variable is empty", in.KeyEnv)
	case in.KeyEnv != "":
		o.Key = os.Getenv(in.KeyEnv)
	}
	if in.Latency < 0 {
		return o, app.OutOfRange("latency", in.Latency)
	}
	script, err := mock.LoadScript(in.Script)
	if bad, ok := errors.AsType[*mock.ScriptError](err); ok {
		return o, app.Usage("%v", bad)
	}
	o.Script = script
	return o, app.Unreadable(err)
}

// lazily is how much the heap of a canned server may grow before garbage is collected, in per cent. What lives is
// little compared with what comes and goes, and every collection walks the stacks of all requests that wait.
const lazily = 800

// mockStats is the server's count of requests and answers.
type mockStats struct{ mock.Stats }

// Text prints the count.
func (s *mockStats) Text(c *app.Console) { _ = s.Stats.Text(c.Out) }

// runMock serves until the command is interrupted, which is its normal end.
func runMock(ctx context.Context, in mockIn, c *app.Console) (*mockStats, error) {
	options, err := in.options()
	if err != nil {
		return nil, err
	}
	server, err := mock.New(options)
	if err != nil {
		return nil, err
	}
	// An address without a host is on loopback; one that other machines can reach is said to be.
	host, port, err := net.SplitHostPort(in.Addr)
	if err != nil {
		return nil, app.Usage("--addr %s: %v; write HOST:PORT, such as 127.0.0.1:8089", in.Addr, plainNet(err))
	}
	if host == "" {
		host = "127.0.0.1"
	}
	listener, err := net.Listen("tcp", net.JoinHostPort(host, port))
	if err != nil {
		return nil, app.Usage("--addr %s: %v", in.Addr, plainNet(err))
	}
	if !mock.OnlyLoopback(host) && !c.Quiet {
		c.Note("listening on %s: other machines can reach this server, replace its script and see what it is asked\n",
			listener.Addr())
	}
	_, port, _ = net.SplitHostPort(listener.Addr().String()) // that it got
	h := &http.Server{Handler: mock.Guard(server, net.JoinHostPort(host, port)), ReadHeaderTimeout: 10 * time.Second}
	if in.Canned {
		debug.SetGCPercent(lazily)
	}
	defer context.AfterFunc(ctx, func() { _ = h.Close() })()
	announce(c, listener.Addr().String())
	if err := h.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return nil, fmt.Errorf("serving on %s: %w", in.Addr, err)
	}
	return &mockStats{server.Stats()}, nil
}

// announce says where the server listens.
func announce(c *app.Console, addr string) {
	url := "http://" + addr
	if c.JSON {
		c.Encode(map[string]string{"address": addr, "url": url})
		return
	}
	if !c.Quiet {
		c.Note("the mock server answers as builtin; OpenAI's base URL is %s/v1, Gemini's %s; Ctrl-C ends it\n", url, url)
	}
	c.Printf("%s\n", url)
}

// plainNet is the reason of a network error without its address, which is said already.
func plainNet(err error) error {
	if op, ok := errors.AsType[*net.OpError](err); ok {
		return op.Err
	}
	return err
}
