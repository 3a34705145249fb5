package journal

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"memloom/internal/llm"
	"memloom/internal/llm/money"
	"memloom/internal/runstore"
)

// BenchmarkCall measures what journal and store add to a call of a 1 KB prompt
// and a 1 KB answer with 512 under way: "bare" is the same without them. Paced
// calls take 200 ms each, as a model would.
func BenchmarkCall(b *testing.B) {
	for _, how := range []struct {
		name      string
		journaled bool
		delay     time.Duration
	}{
		{"bare", false, 0}, {"journaled", true, 0},
		{"bare-paced", false, 200 * time.Millisecond}, {"journaled-paced", true, 200 * time.Millisecond},
	} {
		b.Run(how.name, func(b *testing.B) {
			body, _ := json.Marshal(tinyAnswer{Text: strings.Repeat("some words of an answer, ", 40), In: 250, Out: 250})
			p := newTiny("http://tiny.example", instant{how.delay, body})
			m := llm.Model(p)
			if how.journaled {
				s, err := runstore.Open(b.TempDir(), runstore.Options{})
				if err != nil {
					b.Fatal(err)
				}
				defer s.Close()
				j, _ := Open(s, Options{})
				m = j.Model(ModelOptions{Name: "tiny", Identity: "tiny", Provider: p, Next: Read(p),
					Price: &money.Price{Input: money.Dollar, Output: money.Dollar}})
			}
			benchmark(b, m)
		})
	}
}

func benchmark(b *testing.B, m llm.Model) {
	const atOnce = 512
	filler := strings.Repeat("some words of a prompt. ", 42)
	ctx := llm.ForUnit(context.Background(), llm.Unit{Stage: "text", Name: "text/p1.g1/2025-03-14"})
	var next atomic.Int64
	var wg sync.WaitGroup
	before := processor()
	b.ResetTimer()
	for range atOnce {
		wg.Go(func() {
			for i := int(next.Add(1)); i <= b.N; i = int(next.Add(1)) {
				c := ask(fmt.Sprint(i, " ", filler))
				ans, err := m.Complete(ctx, c)
				if err != nil {
					b.Error(err)
					return
				}
				if ans.Mark != nil {
					ans.Mark(llm.RungDecoded)
				}
			}
		})
	}
	wg.Wait()
	b.StopTimer()
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "calls/s")
	b.ReportMetric(float64((processor()-before).Microseconds())/float64(b.N), "cpu-µs/call")
}

// processor returns the time that this process has had of the processors.
func processor() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
