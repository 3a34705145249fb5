package fleet_test

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"memloom/internal/llm"
	"memloom/internal/llm/fleet"
)

const heldURL = "MEMLOOM_TEST_LONG_ANSWERS" // set in the process that is measured

// meeting returns a function that returns once so many have called it.
func meeting(together int) func() {
	var left atomic.Int64
	left.Store(int64(together))
	all := make(chan struct{})
	return func() {
		if left.Add(-1) == 0 {
			close(all)
		}
		<-all
	}
}

// long serves answers of so many bytes, all at once: none ends before so many have
// begun.
func long(t *testing.T, bytes, together int) *httptest.Server {
	t.Helper()
	met := meeting(together)
	h := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		w.Header().Set("Content-Type", "application/json")
		_, _ = io.WriteString(w, `{"choices":[{"finish_reason":"stop","message":{"role":"assistant","content":"`)
		met()
		piece := strings.Repeat("so and ", 4096)
		for n := 0; n < bytes; n += len(piece) {
			if _, err := io.WriteString(w, piece); err != nil {
				return // the client has had enough
			}
		}
		_, _ = io.WriteString(w, `"}}],"usage":{"prompt_tokens":100,"completion_tokens":100}}`)
	}))
	t.Cleanup(h.Close)
	return h
}

// TestMemory_LongAnswersAtOnce: whatever so many answers weigh, a process that is
// sent them all at once stays small, and the questions fail by themselves.
func TestMemory_LongAnswersAtOnce(t *testing.T) {
	if at := os.Getenv(heldURL); at != "" {
		askAtOnce(t, at, func(err error) bool {
			var invalid *llm.InvalidAnswerError
			return errors.As(err, &invalid)
		})
		return
	}
	if testing.Short() {
		t.Skip("the race detector, which runs short tests, takes memory of its own")
	}
	for _, c := range []struct{ kilobytes, together int }{{31 << 10, 8}, {1900, 32}} {
		t.Run(fmt.Sprintf("%dx%dkB", c.together, c.kilobytes), func(t *testing.T) {
			s := long(t, c.kilobytes<<10, c.together)
			peak := childsPeak(t, c.together, s.URL)
			t.Logf("%d answers of %d kB: %d MB", c.together, c.kilobytes, peak)
			if peak > 300 {
				t.Errorf("%d answers of %d kB took %d MB", c.together, c.kilobytes, peak)
			}
		})
	}
}

// childsPeak runs the running test in a process that asks a server so many questions at once, and returns the most
// memory that it had, in MB.
func childsPeak(t *testing.T, together int, url string) int {
	t.Helper()
	test, _, _ := strings.Cut(t.Name(), "/")
	cmd := exec.Command(os.Args[0], "-test.run=^"+test+"$", "-test.v")
	cmd.Env = append(os.Environ(), heldURL+"="+strconv.Itoa(together)+" "+url)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%.4000s", err, out)
	}
	var peak int
	if _, after, found := strings.Cut(string(out), "peak "); !found {
		t.Fatalf("no figure in %.4000s", out)
	} else if _, err := fmt.Sscan(after, &peak); err != nil {
		t.Fatal(err)
	}
	return peak
}

// askAtOnce asks all at once, says which errors are as expected, and prints the most memory that the process had, in
// MB.
func askAtOnce(t *testing.T, at string, expected func(error) bool) {
	count, url, _ := strings.Cut(at, " ")
	n, err := strconv.Atoi(count)
	if err != nil {
		t.Fatal(err)
	}
	file := parse(t, url, "m model: local, "+pricedAt)
	f := open(t, fleet.Options{File: file, Journal: kept(t, false), Once: true,
		Start: map[string]int{file.Models["m"].Endpoint(): 64}})
	var wg sync.WaitGroup
	for i := range n {
		wg.Go(func() {
			if err := judge(t, f.Model("m"), i); !expected(err) {
				t.Errorf("got %v", err)
			}
		})
	}
	wg.Wait()
	t.Logf("peak %d", peakMemory())
}

// peakMemory is the most that the process held, in MB: as Linux counts it, or
// else what the runtime took from the system.
func peakMemory() int {
	status, _ := os.ReadFile("/proc/self/status")
	if _, after, found := strings.Cut(string(status), "VmHWM:"); found {
		var kB int
		if _, err := fmt.Sscan(after, &kB); err == nil {
			return kB >> 10
		}
	}
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int(m.Sys >> 20)
}
