package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"runtime/debug"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"memloom/internal/llm/mock"
)

// mockFlags are the flags of mock-server.
type mockFlags struct {
	addr, key, keyEnv, script string
	latency                   time.Duration
	seed                      uint64
	canned                    bool
}

func (a *app) mockServer() *cobra.Command {
	var f mockFlags
	cmd := &cobra.Command{
		Use:   "mock-server",
		Short: "Serve the built-in model as providers serve theirs, with faults by a script",
		Long: `Serve the built-in model in the formats of OpenAI (Azure's paths too) and Gemini, so that whatever asks a
provider can be tried without a key, a bill or a network. It answers to any model name; builtin-blind-1, builtin-blind-2 …
are members of the blind panel.

The first line on the standard output is the server's URL, which is OpenAI's base URL with /v1 and Gemini's without. Ctrl-C
ends the server; it then prints its own count of requests and answers, which GET /stats gives at any time.

--script says what goes wrong: a YAML file (docs/mock-server.md), or one of ` + strings.Join(mock.ScriptNames(), ", ") + `.`,
		Example: `  memloom mock-server --script everything --seed 7
  memloom mock-server --addr 127.0.0.1:0 --latency 200ms --canned --json`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return a.serveMock(cmd.Context(), f) },
	}
	flags := cmd.Flags()
	flags.StringVar(&f.addr, "addr", "127.0.0.1:8089",
		"address to listen on: HOST:PORT; without a host this machine alone, with 0.0.0.0 all; port 0 takes a free one")
	flags.StringVar(&f.script, "script", "none", "what goes wrong: a file, or a script's name")
	flags.Uint64Var(&f.seed, "seed", 1, "seed of the script's draws")
	flags.DurationVar(&f.latency, "latency", 0, "time before every answer, such as 200ms")
	flags.BoolVar(&f.canned, "canned", false, "give every prompt of a task the same answer, without computing")
	flags.StringVar(&f.key, "key", "", "refuse requests without this key")
	flags.StringVar(&f.keyEnv, "key-env", "", "the same, with the key in this environment variable")
	return cmd
}

// options checks the flags.
func (f mockFlags) options() (mock.Options, error) {
	o := mock.Options{Key: f.key, Latency: f.latency, Seed: f.seed, Canned: f.canned}
	switch {
	case f.key != "" && f.keyEnv != "":
		return o, usage("--key and --key-env: give one of them")
	case f.keyEnv != "" && os.Getenv(f.keyEnv) == "":
		return o, usage("--key-env %s: the variable is empty", f.keyEnv)
	case f.keyEnv != "":
		o.Key = os.Getenv(f.keyEnv)
	}
	if f.latency < 0 {
		return o, outOfRange("latency", f.latency)
	}
	script, err := mock.LoadScript(f.script)
	var bad *mock.ScriptError
	if errors.As(err, &bad) {
		return o, usage("%v", bad)
	}
	o.Script = script
	return o, unreadable(err)
}

// lazily is how much the heap of a canned server may grow before garbage is collected, in per cent. What lives is
// little beside what comes and goes, and every collection walks the stacks of all requests that wait.
const lazily = 800

// serveMock serves until the command is interrupted, which is its normal end.
func (a *app) serveMock(ctx context.Context, f mockFlags) error {
	options, err := f.options()
	if err != nil {
		return err
	}
	server, err := mock.New(options)
	if err != nil {
		return err
	}
	listener, err := a.listen(f.addr)
	if err != nil {
		return err
	}
	h := &http.Server{Handler: mock.Guard(server, f.named(listener)), ReadHeaderTimeout: 10 * time.Second}
	if f.canned {
		debug.SetGCPercent(lazily)
	}
	stop := context.AfterFunc(ctx, func() { _ = h.Close() })
	defer stop()
	if err := a.announce(listener.Addr().String()); err != nil {
		_ = listener.Close()
		return err
	}
	if err := h.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return fmt.Errorf("serving on %s: %w", f.addr, err)
	}
	if a.json {
		return a.encode(server.Stats())
	}
	return server.Stats().Text(a.out)
}

// loopback is where the server listens when an address names no host.
const loopback = "127.0.0.1"

// listen opens the address. One without a host is on loopback; one that other machines can reach is said to be.
func (a *app) listen(addr string) (net.Listener, error) {
	host, port, err := net.SplitHostPort(addr)
	if err != nil {
		return nil, usage("--addr %s: %v; write HOST:PORT, such as 127.0.0.1:8089", addr, plainNet(err))
	}
	if host == "" {
		host = loopback
	}
	listener, err := net.Listen("tcp", net.JoinHostPort(host, port))
	if err != nil {
		return nil, usage("--addr %s: %v", addr, plainNet(err))
	}
	if !mock.OnlyLoopback(host) && !a.quiet {
		fmt.Fprintf(a.err, "listening on %s: other machines can reach this server, replace its script and see what it is asked\n",
			listener.Addr())
	}
	return listener, nil
}

// named is the address that the server was told to listen at, with the port that it got.
func (f mockFlags) named(l net.Listener) string {
	host, _, _ := net.SplitHostPort(f.addr)
	if host == "" {
		host = loopback
	}
	_, port, _ := net.SplitHostPort(l.Addr().String())
	return net.JoinHostPort(host, port)
}

// announce says where the server listens.
func (a *app) announce(addr string) error {
	url := "http://" + addr
	if a.json {
		return a.encode(map[string]string{"address": addr, "url": url})
	}
	if !a.quiet {
		fmt.Fprintf(a.err, "the mock server answers as builtin; OpenAI's base URL is %s/v1, Gemini's %s; Ctrl-C ends it\n", url, url)
	}
	_, err := fmt.Fprintln(a.out, url)
	return err
}

// plainNet is the reason of a network error without its address, which is told already.
func plainNet(err error) error {
	var op *net.OpError
	if errors.As(err, &op) {
		return op.Err
	}
	return err
}
