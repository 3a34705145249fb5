package graph

import (
	"fmt"
	"runtime"
	"testing"
)

// BenchmarkMillion appends messages with a parent drawn for each: 400 to a task,
// as in table 6, where time and memory a message do not depend on their number;
// and all to one task, the worst case, where the number of reply classes grows.
func BenchmarkMillion(b *testing.B) {
	for _, n := range []int{100_000, 1_000_000} {
		for _, tasks := range []int{n / 400, 1} {
			w := gridWorld(b, 1, 1, tasks, 12, 6, sameStart)
			b.Run(fmt.Sprintf("messages=%d/tasks=%d", n, tasks), func(b *testing.B) {
				bytes := 0.0
				for b.Loop() {
					bytes = fill(b, w, tasks, n)
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(n)/float64(b.N), "ns/message")
				b.ReportMetric(bytes, "B/message")
			})
		}
	}
}

// fill returns the bytes that a message takes, in log and sampler.
func fill(b *testing.B, w *World, tasks, n int) float64 {
	rng := newRand(1)
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	s := samplerOver(b, w, Paper())
	for i := range n {
		task := TaskRef(i % tasks)
		m := Message{Author: UserRef(i % 12), Task: task, Minute: int64(i), Parent: None}
		if parent := s.Parent(task, rng); parent != None && rng.IntN(5) > 0 {
			m.Path, m.Parent = Reply, parent
		}
		if _, err := s.log.Append(m); err != nil {
			b.Fatal(err)
		}
	}
	runtime.GC()
	runtime.ReadMemStats(&after)
	runtime.KeepAlive(s)
	return float64(after.HeapAlloc-before.HeapAlloc) / float64(n)
}

// BenchmarkNext draws whole paths in a corpus of table 6's size.
func BenchmarkNext(b *testing.B) {
	s := runTech(b, 1, 30_000)
	rng := newRand(2)
	for b.Loop() {
		if _, err := s.Next(Scope{}, Clock{}, rng); err != nil {
			b.Fatal(err)
		}
	}
}
