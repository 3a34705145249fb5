package main

import (
	"bufio"
	"errors"
	"io"
	"math/rand/v2"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"memloom/internal/llm/mock"
	"memloom/internal/runstore"
	"memloom/internal/thorough"
)

// liveWorkers is how many units of a killed run are at work, and so how many
// requests may be under way, at most.
const liveWorkers = 6

// liveSpan is for how long after its first request a run may go on before it is
// killed; it takes several times as long.
const liveSpan = 300 * time.Millisecond

// TestLiveKills kills a run that asks models at random instants and lets it go
// on. It ends with the rows of a run that no one disturbed; no answer that was
// kept is asked for again; and what was asked twice, or answered without being
// kept, was under way at a kill.
func TestLiveKills(t *testing.T) {
	t.Parallel()
	want := smallCorpus(t)
	kills := 12
	if thorough.Wanted() {
		kills = 50
	}
	if testing.Short() {
		kills = 6
	}
	rng := rand.New(rand.NewPCG(50, 9))
	hits, runs, doubt := 0, 0, 0
	for hits < kills {
		if runs > kills {
			t.Fatalf("%d runs were killed %d times only", runs, hits)
		}
		k := newKilled(t)
		for hits < kills && k.begin(t).cut(t, hits%5 == 0, time.Duration(rng.Int64N(int64(liveSpan)))) {
			hits++
			k.inspect(t)
		}
		doubt += k.finish(t, want).InDoubt
		runs++
	}
	t.Logf("%d kills of %d runs left %d requests in doubt", hits, runs, doubt)
	if doubt < hits/2 {
		t.Errorf("%d requests were under way at %d kills: they hit nothing", doubt, hits)
	}
}

// killed is a run that is killed now and then.
type killed struct {
	server *live
	dir    string
	file   string
	cmd    *process
	done   bool
	kills  int

	kept map[request]int // requests whose answers were kept at the last kill → how often they had been sent
}

func newKilled(t *testing.T) *killed {
	server := serve(t, mock.Options{Latency: 50 * time.Millisecond})
	return &killed{server: server, dir: filepath.Join(t.TempDir(), "corpus"), file: liveCast{url: server.url}.file(t),
		kept: map[request]int{}}
}

// begin starts the run, or goes on with it.
func (k *killed) begin(t *testing.T) *killed {
	t.Helper()
	args := []string{"resume", k.dir}
	if carryOn(k.dir)[0] != "resume" {
		args = small("--force", "--out", k.dir, "--models", k.file)
	}
	k.cmd = &process{Cmd: withKey(liveKey, append(args, "--json", "--workers", strconv.Itoa(liveWorkers))...)}
	k.cmd.Stderr = &k.cmd.errs
	out, err := k.cmd.StdoutPipe()
	if err == nil {
		k.cmd.events = bufio.NewReader(out)
		err = k.cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// cut kills the run a while after it began, or else after its first request;
// false if it had ended by then.
func (k *killed) cut(t *testing.T, early bool, d time.Duration) bool {
	t.Helper()
	asked, ended := k.server.requests(), make(chan struct{})
	go func() {
		_, _ = io.Copy(io.Discard, k.cmd.events)
		close(ended)
	}()
	for waiting := !early; waiting; {
		select {
		case <-ended:
			waiting = false
		case <-time.After(time.Millisecond):
			waiting = k.server.requests() == asked
		}
	}
	time.Sleep(d)
	_ = k.cmd.Process.Kill()
	<-ended
	_ = k.cmd.Wait()
	if k.cmd.ProcessState.Exited() {
		k.ended(t)
		return false
	}
	k.kills++
	return true
}

// ended notes that the run came to its end by itself.
func (k *killed) ended(t *testing.T) {
	t.Helper()
	k.done = true
	if code := k.cmd.ProcessState.ExitCode(); code != 0 {
		t.Fatalf("after %d kills: exit %d: %s", k.kills, code, k.cmd.errs.String())
	}
}

// inspect looks at what a kill left.
func (k *killed) inspect(t *testing.T) {
	t.Helper()
	k.server.settled(t)
	intact(t, k.dir)
	k.unrepeated(t)
	for _, id := range keptAnswers(t, k.dir) {
		k.server.mu.Lock()
		asked, known := k.server.answerTo[id]
		times := k.server.arrived[asked]
		k.server.mu.Unlock()
		if !known {
			t.Fatalf("answer %s was kept, and the server never gave it", id)
		}
		if _, before := k.kept[asked]; !before {
			k.kept[asked] = times
		}
	}
}

// unrepeated fails the test if a request was sent again although its answer was
// kept when the program was killed.
func (k *killed) unrepeated(t *testing.T) {
	t.Helper()
	k.server.mu.Lock()
	defer k.server.mu.Unlock()
	for asked, times := range k.kept {
		if now := k.server.arrived[asked]; now != times {
			t.Fatalf("after %d kills a request whose answer was kept was sent %d times more", k.kills, now-times)
		}
	}
}

// finish lets the run end, and holds it to what was promised.
func (k *killed) finish(t *testing.T, want string) runstore.CallTotals {
	t.Helper()
	if !k.done {
		k.begin(t)
		k.cmd.finish()
		k.ended(t)
	}
	k.unrepeated(t)
	sameRows(t, k.dir, want)
	s := k.server.settled(t)
	counted(t, k.dir, s)
	c := totalsOf(t, k.dir)
	if s.Repeated > c.InDoubt || c.InDoubt > k.kills*liveWorkers || c.Kept != c.Answered {
		t.Errorf("%d requests were repeated, %d are in doubt after %d kills; %d answers kept to %d calls", s.Repeated,
			c.InDoubt, k.kills, c.Kept, c.Answered)
	}
	t.Logf("%d kills: %d answers kept, %d requests in doubt, the server answered %d, %d of them again", k.kills, c.Kept,
		c.InDoubt, s.Answered, s.AnsweredAgain)
	keylessFolder(t, k.dir)
	return c
}

// keptAnswers returns the ids of the answers that a run has kept.
func keptAnswers(t *testing.T, dir string) []string {
	t.Helper()
	store, err := runstore.OpenReader(dir)
	var none *runstore.NoRunError
	if errors.As(err, &none) {
		return nil
	}
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	var out []string
	err = store.EachCall(func(c runstore.CallRow) error {
		if !c.Answered {
			return nil
		}
		found, err := store.Lookup(t.Context(), c.Key)
		if err != nil {
			return err
		}
		m := answerID.FindSubmatch(found.Answer)
		if m == nil {
			return errors.New("an answer without an id: " + string(found.Answer))
		}
		out = append(out, string(m[1]))
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}
