package repair

import (
	"fmt"
	"testing"

	"memloom/prompts"
	"memloom/validate/daycheck"
)

// BenchmarkLevels takes a day of 8 messages through all four levels with the
// built-in checker: 6,250 of them are the messages of a full-scale corpus. The
// text differs from day to day, so that no reading is remembered.
func BenchmarkLevels(b *testing.B) {
	in, good, c, desk := plan(), written(b), around(), bench()
	out := prompts.DayOut{Messages: make([]prompts.DayMessage, len(good.Messages))}
	for i := 0; b.Loop(); i++ {
		for k, m := range good.Messages {
			m.Text = fmt.Sprintf("%s %c%c%c", m.Text, 'a'+i%26, 'a'+i/26%26, 'a'+i/676%26)
			out.Messages[k] = m
		}
		m := &mending{repairer: desk, day: daycheck.Day{In: in, Out: out, Context: c}}
		if _, err := m.check(b.Context()); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N*len(in.Slots)), "µs/message")
}
