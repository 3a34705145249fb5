package chat

import (
	"math/rand/v2"
	"testing"

	"memloom/prompts"
)

// BenchmarkDay reports the messages written in a second, over days of all acts
// in the words of a pack.
func BenchmarkDay(b *testing.B) {
	f, _ := packField(b, "technology")
	var days []prompts.DayIn
	for seed := range uint64(8) {
		days = append(days, makePlannedDay(f, 24, rand.New(rand.NewPCG(seed, 3)).IntN))
	}
	n := 0
	for b.Loop() {
		for _, in := range days {
			out, err := Day(in)
			if err != nil {
				b.Fatal(err)
			}
			n += len(out.Messages)
		}
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "messages/s")
}
