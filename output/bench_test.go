package output

import (
	"fmt"
	"reflect"
	"runtime"
	"sync/atomic"
	"testing"
	"time"

	"memloom/internal/corpus"
	"memloom/internal/lock/locktest"
)

// BenchmarkMillionMessages streams 1,000,000 generated messages into shards
// and reports rows per second and the largest heap seen. Its second half must
// not be slower than its first: linear time, bounded memory.
func BenchmarkMillionMessages(b *testing.B) {
	const rows = 1_000_000
	for b.Loop() {
		peak, stop := watchHeap()
		w := newWriter(tableAt("data/messages"), &stager{fs: Disk{}, dir: b.TempDir(), layout: defaultLayout})
		start := time.Now()
		var half time.Duration
		var m corpus.Message
		for i := range rows {
			if i == rows/2 {
				half = time.Since(start)
			}
			m = generatedMessage(i)
			if err := w.put("c1", "", reflect.ValueOf(&m).Elem()); err != nil {
				b.Fatal(err)
			}
		}
		entry, err := w.finish(noCanary)
		if err != nil || entry.Rows != rows || len(entry.Shards) != 4 {
			b.Fatal(entry.Rows, len(entry.Shards), err)
		}
		whole := time.Since(start)
		stop()
		b.ReportMetric(rows/whole.Seconds(), "rows/s")
		b.ReportMetric(float64(peak.Load())/(1<<20), "peak-heap-MB")
		b.ReportMetric((whole-half).Seconds()/half.Seconds(), "second/first-half")
	}
}

// BenchmarkCorporaOfMessages publishes five corpora of 80,000 messages each and nothing else, digest included, and
// reports the time of a message and how the last corpus compares with the first.
func BenchmarkCorporaOfMessages(b *testing.B) {
	const corpora, messages = 5, 80_000
	var all []*corpus.Corpus
	for k := range corpora {
		all = append(all, talk(fmt.Sprint("c", k+1), k*messages, messages))
	}
	for b.Loop() {
		start := time.Now()
		p, err := Begin(locktest.Take(b, b.TempDir()), &corpus.Corpus{}, Options{})
		if err != nil {
			b.Fatal(err)
		}
		var took [corpora]time.Duration
		for k, c := range all {
			before := time.Now()
			if err := p.Add(c); err != nil {
				b.Fatal(err)
			}
			took[k] = time.Since(before)
		}
		if err := p.Finish(Manifest{}); err != nil {
			b.Fatal(err)
		}
		b.ReportMetric(time.Since(start).Seconds()*1e6/(corpora*messages), "µs/message")
		b.ReportMetric(took[corpora-1].Seconds()/took[0].Seconds(), "last/first-corpus")
	}
}

// watchHeap samples the heap until it is stopped.
func watchHeap() (peak *atomic.Uint64, stop func()) {
	peak = new(atomic.Uint64)
	done, ended := make(chan struct{}), make(chan struct{})
	runtime.GC()
	go func() {
		defer close(ended)
		for {
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			peak.Store(max(peak.Load(), m.HeapInuse))
			select {
			case <-done:
				return
			case <-time.After(20 * time.Millisecond):
			}
		}
	}()
	return peak, func() { close(done); <-ended }
}

func generatedMessage(i int) corpus.Message {
	words := []string{"rollback", "plan", "merged", "threshold", "Thursday", "ward", "please", "review", "cache",
		"latency"}
	author := fmt.Sprintf("P%03d", i*7%300)
	return corpus.Message{
		ID: fmt.Sprintf("M%07d", i), CorpusID: "C1", GroupID: fmt.Sprintf("G%d", i%12), Seq: i / 12,
		At: corpus.Stamp(28_000_000 + i), AuthorID: author, AuthorName: "Name of " + author,
		Text: fmt.Sprintf("%s %s %d %s is at %d ms, %s %s by %s", words[i%10], words[i/10%10], i, words[i/100%10],
			i*31%997, words[i/3%10], words[i/7%10], words[i/11%10]),
		ReplyTo: fmt.Sprintf("M%07d", i-i%5), Mentions: []string{author}, Tokens: 20,
	}
}
