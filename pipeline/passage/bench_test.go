package passage

import (
	"fmt"
	"testing"

	"memloom/prompts"
)

// BenchmarkLevels takes a day of 8 messages through all four levels with the
// built-in checker: 6,250 of them are the messages of a full-scale corpus. The
// text differs from day to day, so that no reading is remembered.
func BenchmarkLevels(b *testing.B) {
	in, good := plan(), written(b)
	day := dayOf(in, around())
	out := prompts.DayOut{Messages: make([]prompts.DayMessage, len(good.Messages))}
	for i := 0; b.Loop(); i++ {
		for k, m := range good.Messages {
			m.Text = fmt.Sprintf("%s %c%c%c", m.Text, 'a'+i%26, 'a'+i/26%26, 'a'+i/676%26)
			out.Messages[k] = m
		}
		if _, err := day.Check(b.Context(), Text{Messages: out.Messages}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N*len(in.Slots)), "µs/message")
}
