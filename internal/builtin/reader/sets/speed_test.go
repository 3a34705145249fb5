package sets_test

import (
	"testing"

	"memloom/internal/builtin/reader/sets"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// BenchmarkSolve answers a form over three sessions of twelve messages of about 55 words.
func BenchmarkSolve(b *testing.B) {
	l := likings[0]
	var list [][]string
	for k := range 3 {
		var of []string
		for n := range 8 {
			of = append(of, l.say(traits[(n+k)%5], l.fields[k][1], "")+" "+neutral[n]+" "+neutral[n+1]+" "+neutral[n+2]+" "+neutral[k]+" "+neutral[k+4])
		}
		list = append(list, of)
	}
	messages := sessions(list, false)
	for name, q := range map[string]string{"form": l.form("", 0, 1, 2), "plain": "As of 1 May 1900, which city is the capital of Brazil?",
		"order": "Put the cello, the harp and the mandolin in the order of their numbers of strings, the fewest first."} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				sets.Solve(prompts.SolveIn{AskedAt: corpus.NewDate(2026, 1, 1).At(9, 0), Messages: messages, Question: q})
			}
		})
	}
}
