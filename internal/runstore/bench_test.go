package runstore

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
)

// BenchmarkCommit measures durable commits of units with one record of 1 KB.
func BenchmarkCommit(b *testing.B) {
	for _, producers := range []int{1, 64} {
		b.Run(fmt.Sprintf("producers=%d", producers), func(b *testing.B) {
			s := open(b, b.TempDir())
			data := make([][]byte, 64)
			for i := range data {
				data[i] = noise(i, 1024)
			}
			var next atomic.Int64
			var wg sync.WaitGroup
			b.ResetTimer()
			for range producers {
				wg.Go(func() {
					for i := int(next.Add(1)); i <= b.N; i = int(next.Add(1)) {
						name := fmt.Sprintf("text/p1/g1/%07d", i)
						u := Unit{UnitID{"text", name}, Hash{1}, []Record{{name, data[i%64]}}}
						if err := s.Commit(context.Background(), u); err != nil {
							b.Error(err)
							return
						}
					}
				})
			}
			wg.Wait()
			b.StopTimer()
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "commits/s")
		})
	}
}
