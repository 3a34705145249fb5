package main

import (
	"maps"
	"net"
	"net/http"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"memloom/internal/app"
	"memloom/internal/llm/mock"
	"memloom/internal/runstore"
	"memloom/internal/thorough"
)

// undisturbed makes a small run in one sitting.
func undisturbed(t *testing.T) (server *live, file string, total runstore.CallTotals) {
	t.Helper()
	server = serve(t, mock.Options{})
	dir, file := filepath.Join(t.TempDir(), "undisturbed"), liveCast{url: server.url}.file(t)
	must(t, asks(t, small("--quiet", "--out", dir, "--models", file)...))
	return server, file, totalsOf(t, dir)
}

// dollar is one, in nano-dollars.
const dollar = 1_000_000_000

// TestBudget caps what a run may cost: it pauses below the cap, and with a
// higher one comes to the same end at the same price.
func TestBudget(t *testing.T) {
	t.Parallel()
	server, file, whole := undisturbed(t)
	if whole.Cost < dollar/10 || whole.Unknown != 0 {
		t.Fatalf("a run costs %d nano-dollars, %d answers of unknown cost", whole.Cost, whole.Unknown)
	}
	dir := filepath.Join(t.TempDir(), "corpus")
	r := asks(t, small("--quiet", "--budget-usd", "0.05", "--out", dir, "--models", file)...)
	pausedWell(t, r, app.ExitPaused, dir)
	if !strings.Contains(r.stderr, "--budget-usd") {
		t.Errorf("it does not name the cap: %s", r.stderr)
	}
	if n := strings.Count(r.stderr, "resume"); n != 1 {
		t.Errorf("it says %d times how to go on: %s", n, r.stderr)
	}
	first := totalsOf(t, dir)
	if first.Cost == 0 || first.Cost+first.Doubt > dollar/20 {
		t.Errorf("%d nano-dollars were spent, %d are in doubt, under a cap of %d", first.Cost, first.Doubt, dollar/20)
	}
	keylessFolder(t, dir)

	asked := server.requests()
	pausedWell(t, asks(t, "resume", "--quiet", "--budget-usd", "0.05", dir), app.ExitPaused, dir)
	if again := totalsOf(t, dir); again.Cost > dollar/20 {
		t.Errorf("the second sitting went on to %d nano-dollars under the cap of both", again.Cost)
	}
	must(t, asks(t, "resume", "--quiet", "--budget-usd", "2", dir))
	sameRows(t, dir, smallCorpus(t))
	if end := totalsOf(t, dir); end.Cost != whole.Cost || end.Kept != whole.Kept || end.InDoubt != 0 {
		t.Errorf("in three sittings %d answers cost %d, in one %d cost %d", end.Kept, end.Cost, whole.Kept, whole.Cost)
	}
	if n := server.requests() - asked; n != whole.Kept-first.Kept {
		t.Errorf("%d requests were sent after the pause, want %d", n, whole.Kept-first.Kept)
	}
}

// TestStageBudget caps what one stage may cost; others are not held to it.
func TestStageBudget(t *testing.T) {
	thoroughly(t)
	if testing.Short() {
		t.Skip("much like the cap of a run")
	}
	t.Parallel()
	_, file, whole := undisturbed(t)
	dir := filepath.Join(t.TempDir(), "corpus")
	r := asks(t, small("--quiet", "--stage-budget-usd", "text=0.03", "--out", dir, "--models", file)...)
	pausedWell(t, r, app.ExitPaused, dir)
	if !strings.Contains(r.stderr, "stage text") {
		t.Errorf("it does not name the stage: %s", r.stderr)
	}
	if cost := stageCost(t, dir, "text"); cost == 0 || cost > dollar*3/100 {
		t.Errorf("the stage cost %d nano-dollars under a cap of %d", cost, dollar*3/100)
	}
	must(t, asks(t, "resume", "--quiet", "--stage-budget-usd", "text=1", dir))
	if end := totalsOf(t, dir); end.Cost != whole.Cost {
		t.Errorf("in two sittings it cost %d, in one %d", end.Cost, whole.Cost)
	}
}

func stageCost(t *testing.T, dir, stage string) (cost int64) {
	t.Helper()
	for _, c := range stageTotals(t, dir) {
		if c.Stage == stage {
			cost += c.Cost
		}
	}
	return cost
}

// unplug lets no answer of a server out any more: connections break.
func unplug(w http.ResponseWriter) bool {
	conn, _, err := http.NewResponseController(w).Hijack()
	if err != nil {
		panic(http.ErrAbortHandler)
	}
	if tcp, ok := conn.(*net.TCPConn); ok {
		_ = tcp.SetLinger(0)
	}
	_ = conn.Close()
	return true
}

// fault500 is a provider whose models fail, though it is there.
func fault500(w http.ResponseWriter) bool {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(http.StatusInternalServerError)
	_, _ = w.Write([]byte(`{"error": {"message": "The server had an error while processing your request", "type": "server_error", "code": 500}}`))
	return true
}

// TestOutage has a provider go down in the middle of a run: it pauses and says
// how to go on, loses nothing, and goes on when the provider is back.
func TestOutage(t *testing.T) {
	t.Parallel()
	for name, down := range map[string]func(http.ResponseWriter) bool{"connections break": unplug,
		"every answer is a 500": fault500} {
		t.Run(name, func(t *testing.T) {
			if !thorough.Wanted() && name == "connections break" {
				t.Skip("much like the other")
			}
			server := serve(t, mock.Options{})
			var arrived atomic.Int32
			server.setHook(func(w http.ResponseWriter, _ []byte) bool { return arrived.Add(1) > 40 && down(w) })
			dir := filepath.Join(t.TempDir(), "corpus")
			r := asks(t, small("--quiet", "--out", dir, "--models", liveCast{url: server.url}.file(t))...)
			pausedWell(t, r, app.ExitEnvironment, dir)
			if !strings.Contains(r.stderr, "the run can be resumed once the provider answers again") {
				t.Errorf("it does not say what is to happen first: %s", r.stderr)
			}
			c := totalsOf(t, dir)
			if c.Kept < 20 || c.GivenUp != 0 {
				t.Errorf("%d answers were kept, %d calls given up for an outage", c.Kept, c.GivenUp)
			}
			keylessFolder(t, dir)
			server.setHook(nil)
			must(t, asks(t, "resume", "--quiet", dir))
			sameRows(t, dir, smallCorpus(t))
			s := server.settled(t)
			counted(t, dir, s)
			if s.Repeated != 0 {
				t.Errorf("%d requests were answered and sent again", s.Repeated)
			}
			t.Log(r.stderr)
		})
	}
}

// TestPoison has a provider fail on a prompt for good: the last of a run, when
// no other person asks that could tell it from an outage, or several at the end of a
// stage. The run passes them over, also when one is the first thing that a
// resumed run asks.
func TestPoison(t *testing.T) {
	thoroughly(t)
	t.Parallel()
	server := serve(t, mock.Options{})
	file := liveCast{url: server.url}.file(t)
	var mu sync.Mutex
	var last string
	asked := map[string]bool{} // prompts for questions
	server.setHook(func(_ http.ResponseWriter, body []byte) bool {
		mu.Lock()
		defer mu.Unlock()
		if last = string(body); strings.Contains(last, `task=\"question.ask\"`) {
			asked[last] = true
		}
		return false
	})
	must(t, asks(t, small("--quiet", "--workers", "1", "--out", filepath.Join(t.TempDir(), "whole"), "--models", file)...))
	poison := last

	t.Run("last of a run", func(t *testing.T) {
		server.setHook(func(w http.ResponseWriter, body []byte) bool { return string(body) == poison && fault500(w) })
		dir := filepath.Join(t.TempDir(), "corpus")
		passedOver(t, asks(t, small("--quiet", "--workers", "1", "--out", dir, "--models", file)...), dir, 1)
	})
	t.Run("several at the end of a stage", func(t *testing.T) {
		bad := slices.Sorted(maps.Keys(asked))[:3]
		server.setHook(func(w http.ResponseWriter, body []byte) bool {
			return slices.Contains(bad, string(body)) && fault500(w)
		})
		dir := filepath.Join(t.TempDir(), "corpus")
		passedOver(t, asks(t, small("--quiet", "--out", dir, "--models", file)...), dir, 3)
	})
	t.Run("first of a resumed run", func(t *testing.T) {
		var met atomic.Bool // from the poison on all is silent, as in an outage
		server.setHook(func(w http.ResponseWriter, body []byte) bool {
			met.Store(met.Load() || string(body) == poison)
			return met.Load() && fault500(w)
		})
		dir := filepath.Join(t.TempDir(), "corpus")
		pausedWell(t, asks(t, small("--quiet", "--workers", "1", "--out", dir, "--models", file)...), app.ExitEnvironment,
			dir)
		server.setHook(func(w http.ResponseWriter, body []byte) bool { return string(body) == poison && fault500(w) })
		passedOver(t, asks(t, "resume", "--quiet", dir), dir, 1)
	})
}

// passedOver fails the test unless a run came to an end with so many calls given up.
func passedOver(t *testing.T, r result, dir string, calls int) {
	t.Helper()
	if r.code != app.ExitOK && r.code != app.ExitShort {
		t.Fatalf("exit %d: %s", r.code, r.stderr)
	}
	if is, err := whole(dir); !is || err != nil {
		t.Fatalf("no corpus: %v", err)
	}
	if c := totalsOf(t, dir); c.GivenUp != calls {
		t.Errorf("%d calls were given up, want %d", c.GivenUp, calls)
	}
	keylessFolder(t, dir)
}
