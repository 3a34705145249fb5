package journal

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"memloom/internal/llm"
	"memloom/internal/runstore"
)

// childRole makes the test program a run that asks the provider at a URL.
const childRole = "JOURNAL_TEST_CHILD"

func TestMain(m *testing.M) {
	if url, dir, ok := strings.Cut(os.Getenv(childRole), " "); ok {
		if err := run(url, dir); err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
		return
	}
	goleak.VerifyTestMain(m)
}

const (
	runCalls  = 600
	runAtOnce = 32
)

// run makes all calls, so many at once.
func run(url, dir string) error {
	store, err := runstore.Open(dir, runstore.Options{})
	if err != nil {
		return err
	}
	j, err := Open(store, Options{})
	if err != nil {
		return err
	}
	p := newTiny(url, nil)
	m := j.Model(ModelOptions{Name: "big", Identity: "tiny", Provider: p, Next: retrying{Read(p), 5}, Price: price()})
	var next atomic.Int64
	var wg sync.WaitGroup
	errs := make(chan error, runAtOnce)
	for range runAtOnce {
		wg.Go(func() {
			for i := next.Add(1); i <= runCalls; i = next.Add(1) {
				ctx := llm.ForUnit(context.Background(), llm.Unit{Stage: "text", Name: fmt.Sprintf("text/%04d", i)})
				c := ask(fmt.Sprint("prompt ", i))
				ans, err := m.Complete(ctx, c)
				if err != nil || ans.Text != fmt.Sprint("to prompt ", i) {
					errs <- fmt.Errorf("call %d: %q, %w", i, ans.Text, err)
					return
				}
				ans.Mark(llm.RungDecoded)
			}
		})
	}
	wg.Wait()
	if err := store.Close(); err != nil {
		return err
	}
	close(errs)
	return <-errs
}

// TestKilledRuns kills a run at random instants and resumes it, while the
// provider loses connections and fails: no answer that was kept is paid again,
// no more is repeated than was under way, and the provider's own count lies
// where the journal says.
func TestKilledRuns(t *testing.T) {
	var answers atomic.Int64 // as the provider counts them, before they leave
	var mu sync.Mutex
	committed := map[string]bool{}
	s := serve(t, func(w http.ResponseWriter, prompt string, n int) {
		mu.Lock()
		if committed[prompt] {
			t.Errorf("%s is asked again", prompt)
		}
		mu.Unlock()
		var number int
		_, _ = fmt.Sscanf(prompt, "prompt %d", &number)
		time.Sleep(time.Duration(5+number%20) * time.Millisecond)
		switch {
		case n == 1 && number%50 == 7:
			w.WriteHeader(503)
		case n == 1 && number%50 == 8:
			answers.Add(1)
			panic(http.ErrAbortHandler) // charged, and lost
		case n == 1 && number%50 == 9:
			answers.Add(1)
			fmt.Fprint(w, "<html>")
		default:
			answers.Add(1)
			echo(w, prompt, n)
		}
	})
	dir := t.TempDir()
	r := rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 1))
	kills := 0
	for finished := false; !finished; {
		after := time.Duration(20+r.IntN(250)) * time.Millisecond
		if kills >= 10 {
			after = time.Minute
		}
		finished = runAndKill(t, s.URL, dir, after)
		if !finished {
			kills++
		}
		time.Sleep(50 * time.Millisecond) // let requests of the dead end at the provider
		keptNow(t, dir, int(answers.Load()), func(number int) {
			mu.Lock()
			// One that was kept and not read before the kill may prove to be garbage.
			committed[fmt.Sprint("prompt ", number)] = number%50 != 9
			mu.Unlock()
		})
	}
	if kills == 0 {
		t.Error("no run was killed")
	}
	checkRepeats(t, s, kills)
	s.Close()
	if err := run(s.URL, dir); err != nil {
		t.Errorf("with the provider gone: %v", err)
	}
}

// runAndKill says whether a run ended before it was killed.
func runAndKill(t *testing.T, url, dir string, after time.Duration) bool {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), childRole+"="+url+" "+dir)
	var out strings.Builder
	cmd.Stdout, cmd.Stderr = &out, &out
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	timer := time.AfterFunc(after, func() { _ = cmd.Process.Kill() })
	defer timer.Stop()
	err := cmd.Wait()
	if err != nil && cmd.ProcessState.ExitCode() != -1 {
		t.Fatalf("%v: %s", err, out.String())
	}
	return err == nil
}

// keptNow checks the journal's totals against the provider's count, and names
// the calls whose answers are kept.
func keptNow(t *testing.T, dir string, counted int, named func(number int)) {
	t.Helper()
	if _, err := os.Stat(dir + "/.run/run.db"); err != nil {
		return // killed before it began
	}
	store, err := runstore.Open(dir, runstore.Options{}) // a reader would do; this also takes over the dead one's lock
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	list, err := store.CallTotals()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range list {
		if c.Kept > counted || counted > c.Kept+c.InDoubt {
			t.Errorf("the provider counts %d answers, the journal holds %d and doubts %d", counted, c.Kept, c.InDoubt)
		}
	}
	err = store.EachCall(func(r runstore.CallRow) error {
		if r.Answered {
			var i int
			_, err := fmt.Sscanf(r.Unit, "text/%d", &i)
			named(i)
			return err
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// checkRepeats bounds what was sent more than once: what was under way at the
// kills, and what the provider itself spoilt.
func checkRepeats(t *testing.T, s *server, kills int) {
	t.Helper()
	repeats := 0
	for i := 1; i <= runCalls; i++ {
		n := s.times(fmt.Sprint("prompt ", i))
		if n == 0 {
			t.Errorf("prompt %d was never asked", i)
		}
		if k := i % 50; k == 7 || k == 8 || k == 9 {
			n--
		}
		repeats += n - 1
	}
	if repeats > kills*runAtOnce {
		t.Errorf("%d requests were repeated after %d kills with %d under way", repeats, kills, runAtOnce)
	}
	t.Logf("%d kills, %d repeats", kills, repeats)
}
