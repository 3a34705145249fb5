package exec

import (
	"context"
	"fmt"
	"sync"
	"testing"
	"time"

	"memloom/internal/runstore"
)

// BenchmarkRestart measures the time from opening a run of 100,000 units, half
// of them committed, to the start of its first new unit. It has to stay under
// 5 s.
func BenchmarkRestart(b *testing.B) {
	const units = 100_000
	dir := b.TempDir()
	stages := []Stage{{Name: "plan"}, {Name: "text", Version: 1}}
	firstNew := make(chan struct{}, 1)
	for i := range units {
		plan, text := fmt.Sprintf("plan/p1/g1/%06d", i), fmt.Sprintf("text/p1/g1/%06d", i)
		body := noise(uint64(i), 600)
		stages[0].Units = append(stages[0].Units, Unit{Name: plan, Run: func(context.Context, Getter) ([]Record, error) {
			return []Record{{Key: plan, Data: body[:300]}}, nil
		}})
		stages[1].Units = append(stages[1].Units, Unit{Name: text, Inputs: []string{plan}, Params: []byte("template"),
			Run: func(ctx context.Context, _ Getter) ([]Record, error) {
				if i < units/2 {
					return []Record{{Key: text, Data: body}}, nil
				}
				select {
				case firstNew <- struct{}{}:
				default:
				}
				<-ctx.Done()
				return nil, ctx.Err()
			}})
	}
	prepareHalf(b, dir, stages)
	b.ResetTimer()
	for range b.N {
		ctx, cancel := context.WithCancel(context.Background())
		var run sync.WaitGroup
		s, err := runstore.Open(dir, runstore.Options{MustExist: true})
		if err != nil {
			b.Fatal(err)
		}
		run.Go(func() {
			e := New(s, Options{Workers: 4})
			for _, stage := range stages {
				_, _ = e.Run(ctx, stage)
			}
		})
		<-firstNew
		b.StopTimer()
		cancel()
		run.Wait()
		if err := s.Close(); err != nil {
			b.Fatal(err)
		}
		select {
		case <-firstNew:
		default:
		}
		b.StartTimer()
	}
	b.ReportMetric(b.Elapsed().Seconds()/float64(b.N), "s/restart")
}

// prepareHalf commits the first stage and half of the second.
func prepareHalf(b *testing.B, dir string, stages []Stage) {
	b.Helper()
	s := openStore(b, dir)
	e := New(s, Options{Workers: 64})
	mustRun(b, e, stages[0])
	half := stages[1]
	half.Units = half.Units[:len(half.Units)/2]
	mustRun(b, e, half)
	if err := s.Close(); err != nil {
		b.Fatal(err)
	}
}

// BenchmarkExecutor measures units per second that compute nothing: what the
// executor and the store cost.
func BenchmarkExecutor(b *testing.B) {
	for _, workers := range []int{1, 64} {
		b.Run(fmt.Sprintf("workers=%d", workers), func(b *testing.B) {
			s := openStore(b, b.TempDir())
			stage := Stage{Name: "text"}
			for i := range b.N {
				name := fmt.Sprintf("text/%07d", i)
				stage.Units = append(stage.Units, Unit{Name: name, Run: func(context.Context, Getter) ([]Record, error) {
					return []Record{{Key: name, Data: []byte(name)}}, nil
				}})
			}
			b.ResetTimer()
			start := time.Now()
			mustRun(b, New(s, Options{Workers: workers}), stage)
			b.ReportMetric(float64(b.N)/time.Since(start).Seconds(), "units/s")
		})
	}
}
