package main

import (
	"encoding/json"
	"math"
	"path/filepath"
	"testing"

	"memloom/internal/app"
	work "memloom/internal/app/run"
	"memloom/internal/llm/mock"
	"memloom/output"
)

// costlyFaults lose requests, refuse them, and have answers asked again.
const costlyFaults = `
rules:
  - {fault: reset, chance: 0.1, first: 2, at: body}
  - {fault: hang, chance: 0.03, first: 1, for: 100ms}
  - {fault: throttled, chance: 0.1, first: 2}
  - {fault: server_error, chance: 0.1, first: 2}
  - {fault: bad_envelope, chance: 0.05, first: 2}
  - {fault: broken_json, chance: 0.1, first: 2}
  - {fault: refusal, chance: 0.03}
`

// statusNow reads what status says of a run.
func statusNow(t testing.TB, dir string) work.Standing {
	t.Helper()
	var s work.Standing
	if err := json.Unmarshal([]byte(must(t, asks(t, "status", "--json", dir)).stdout), &s); err != nil {
		t.Fatal(err)
	}
	return s
}

// TestCalls_CostsAddUpToStatus: audit/calls has a cost for every call, those of lost requests next to it, and both add
// up to what status shows, to the nano-dollar.
func TestCalls_CostsAddUpToStatus(t *testing.T) {
	t.Parallel()
	for _, provider := range []string{"openai", "gemini"} {
		t.Run(provider, func(t *testing.T) {
			server := serve(t, mock.Options{Script: script(t, costlyFaults), Seed: 11})
			dir, file := filepath.Join(t.TempDir(), "corpus"), liveCast{provider: provider, url: server.url}.file(t)
			for sitting := range 2 { // the second is served what the first had asked
				args := small("--quiet", "--out", dir, "--models", file)
				if sitting > 0 {
					args = append(args, "--force")
				}
				if r := asks(t, args...); r.code != app.ExitOK && r.code != app.ExitShort {
					t.Fatalf("exit %d: %s", r.code, r.stderr)
				}
				addsUp(t, dir, sitting)
			}
		})
	}
}

func addsUp(t *testing.T, dir string, sitting int) {
	t.Helper()
	asked := statusNow(t, dir).Asked
	c, _, err := output.Read(dir, output.Data, output.Audit)
	if err != nil {
		t.Fatal(err)
	}
	var cost, doubt int64
	attempts, hits, lost := 0, 0, 0
	for _, x := range c.Calls {
		if x.NanoDollars == nil {
			t.Fatalf("a call of %s has no cost: %+v", x.Unit, x)
		}
		cost, doubt, attempts, hits = cost+*x.NanoDollars, doubt+x.NanosInDoubt, attempts+x.Attempts, hits+x.Hits
		if x.NanosInDoubt > 0 {
			lost++
		}
	}
	if cost != asked.NanoDollars || doubt != asked.DoubtfulNanos || attempts != asked.Requests || hits != asked.Hits {
		t.Errorf("sitting %d: the table says $%d and %d in doubt for %d requests and %d hits; status %+v", sitting, cost,
			doubt, attempts, hits, asked)
	}
	if sitting == 0 && (lost == 0 || cost == 0 || asked.Retries == 0) || sitting > 0 && hits == 0 {
		t.Errorf("sitting %d met too little: %d lost, cost %d, %+v", sitting, lost, cost, asked)
	}
}

// TestUsage_LyingProviderSpoilsNothing makes a corpus with a provider whose usage is wrong in every way: no answer is
// lost for it, and status, resume and budgets go on.
func TestUsage_LyingProviderSpoilsNothing(t *testing.T) {
	thoroughly(t)
	t.Parallel()
	for _, provider := range []string{"openai", "gemini"} {
		t.Run(provider, func(t *testing.T) {
			rules := "rules:\n"
			for _, how := range mock.UsageHows() {
				rules += "  - {fault: usage, chance: 0.2, how: " + how + "}\n"
			}
			server := serve(t, mock.Options{Script: script(t, rules), Seed: 3})
			dir := filepath.Join(t.TempDir(), "corpus")
			file := liveCast{provider: provider, url: server.url}.file(t)
			must(t, asks(t, small("--quiet", "--out", dir, "--models", file, "--budget-usd", "100")...))
			sameRows(t, dir, smallCorpus(t))
			addsUpInDoubt(t, dir)
			must(t, asks(t, "status", dir))
			must(t, asks(t, "resume", "--quiet", "--replay", dir))
			addsUpInDoubt(t, dir)
			s := server.settled(t)
			if n := totalsOf(t, dir); s.Requests != n.Calls || n.Answered != n.Calls {
				t.Errorf("%d requests for %d questions, of which %d were answered", s.Requests, n.Calls, n.Answered)
			}
			if got := len(s.Faults); got == 0 || s.Faults["usage"] < 50 {
				t.Errorf("few lies: %v", s.Faults)
			}
		})
	}
}

// addsUpInDoubt holds what a lying provider's run is said to have cost to bounds of sense.
func addsUpInDoubt(t *testing.T, dir string) {
	t.Helper()
	s := statusNow(t, dir)
	a := s.Asked
	if a.NanoDollars <= 0 || a.DoubtfulNanos <= 0 || a.Unknown == 0 || a.NanoDollars > 5e9 || a.DoubtfulNanos > 5e9 ||
		a.DoubtfulNanos == math.MaxInt64 {
		t.Errorf("%+v", a)
	}
	if a.Tokens.In <= 0 || a.Tokens.Out <= 0 || a.Tokens.Out > 1<<30 || a.Tokens.Cached > a.Tokens.In {
		t.Errorf("tokens %+v", a.Tokens)
	}
}
