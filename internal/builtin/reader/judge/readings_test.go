package judge

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/prompts"
)

const (
	latencyQ = "What is the latency limit of the token broker?"
	sizeQ    = "How large may an upload to the token broker be?"
	daysQ    = "How many working days did the token broker take?"
)

// readingPairs are answers in forms that people write and conversations do not.
var readingPairs = []struct{ question, gold, cand, want string }{
	{doneQ, "26 March 2025", "26.03.2025", prompts.Correct},
	{doneQ, "26 March 2025", "26.3.2025", prompts.Correct},
	{doneQ, "26 March 2025", "26.3.25", prompts.Correct},
	{doneQ, "26 March 2025", "26/03/2025", prompts.Correct},
	{doneQ, "26 March 2025", "26-03-2025", prompts.Correct},
	{doneQ, "26 March 2025", "2025-03-26", prompts.Correct},
	{doneQ, "26 March 2025", "2025/03/26", prompts.Correct},
	{doneQ, "26 March 2025", "03/26/2025", prompts.Correct},
	{doneQ, "26 March 2025", "It was finished on 26.03.2025.", prompts.Correct},
	{doneQ, "26 March 2025", "Wednesday, 26.03.2025", prompts.Correct},
	{doneQ, "26 March 2025", "27.03.2025", prompts.Wrong},
	{doneQ, "26 March 2025", "26.04.2025", prompts.Wrong},
	{doneQ, "26 March 2025", "26/03/2024", prompts.Wrong},
	{doneQ, "26 March 2025", "03/27/2025", prompts.Wrong},
	{doneQ, "26 March 2025", "03/2025", prompts.Wrong},
	{doneQ, "26 March 2025", "26.03.2025 or 27.03.2025", prompts.Wrong},
	{doneQ, "26 March 2025", "not on 26.03.2025", prompts.Wrong},
	{doneQ, "5 March 2025", "05.03.2025", prompts.Correct},
	{doneQ, "5 March 2025", "03.05.2025", prompts.Wrong},
	{doneQ, "5 March 2025", "05/03/2025", prompts.Unclear},
	{doneQ, "5 March 2025", "03/05/2025", prompts.Unclear},
	{doneQ, "5 March 2025", "03/05/2025 (MM/DD/YYYY)", prompts.Correct},
	{doneQ, "5 March 2025", "05/03/2025 (DD/MM/YYYY)", prompts.Correct},
	{doneQ, "5 March 2025", "05/03/2025, month first", prompts.Wrong},
	{doneQ, "5 March 2025", "05/03/2025, that is 5 March 2025", prompts.Correct},
	{doneQ, "5 March 2025", "06/03/2025", prompts.Wrong},
	{doneQ, "5 May 2025", "05/05/2025", prompts.Correct},
	{"In which month was the token broker finished?", "March 2025", "03/2025", prompts.Correct},
	{"In which month was the token broker finished?", "March 2025", "04/2025", prompts.Wrong},

	{daysQ, "1 working day", "one", prompts.Correct},
	{daysQ, "1 working day", "One.", prompts.Correct},
	{daysQ, "1 working day", "a single working day", prompts.Correct},
	{daysQ, "1 working day", "1", prompts.Correct},
	{daysQ, "1 working day", "just one working day", prompts.Correct},
	{daysQ, "1 working day", "It took one day.", prompts.Correct},
	{daysQ, "1 working day", "a working day", prompts.Correct},
	{daysQ, "1 working day", "a single calendar day", prompts.Wrong},
	{daysQ, "1 working day", "two", prompts.Wrong},
	{daysQ, "1 working day", "one or two", prompts.Wrong},
	{daysQ, "2 working days", "one", prompts.Wrong},
	{daysQ, "2 working days", "a single working day", prompts.Wrong},
	{"How many times was the token broker delayed?", "2", "twice", prompts.Correct},
	{"How many times was the token broker delayed?", "1", "once", prompts.Correct},
	{"How many times was the token broker delayed?", "2", "once", prompts.Wrong},
	{"How many times was the token broker delayed?", "0", "none", prompts.Correct},
	{"How many times was the token broker delayed?", "0", "zero", prompts.Correct},

	{latencyQ, "760 ms", "0.76 s", prompts.Correct},
	{latencyQ, "760 ms", "0.76 seconds", prompts.Correct},
	{latencyQ, "760 ms", "0,76 s", prompts.Correct},
	{latencyQ, "760 ms", "760 milliseconds", prompts.Correct},
	{latencyQ, "760 ms", "760", prompts.Correct},
	{latencyQ, "760 ms", "7.6 s", prompts.Wrong},
	{latencyQ, "760 ms", "760 s", prompts.Wrong},
	{latencyQ, "90 min", "1.5 hours", prompts.Correct},
	{latencyQ, "90 min", "1.5 min", prompts.Wrong},
	{latencyQ, "2 h", "120 minutes", prompts.Correct},
	{sizeQ, "1.5 GB", "1500 MB", prompts.Correct},
	{sizeQ, "2 GB", "2048 MB", prompts.Correct},
	{sizeQ, "2 GB", "2,000 MB", prompts.Correct},
	{sizeQ, "2 GB", "2048 KB", prompts.Wrong},
	{sizeQ, "2 GB", "2100 MB", prompts.Wrong},
	{sizeQ, "500 KB", "0.5 MB", prompts.Correct},
	{sizeQ, "2 GB", "2 MB", prompts.Wrong},
	{sizeQ, "2 GB", "2", prompts.Correct},

	{feeQ, "32,000 EUR", "32,000", prompts.Correct},
	{feeQ, "32,000 EUR", "32000", prompts.Correct},
	{feeQ, "32,000 EUR", "32 000 EUR", prompts.Correct},
	{feeQ, "32,000 EUR", "32.000 EUR", prompts.Correct},
	{feeQ, "32,000 EUR", "€32k", prompts.Correct},
	{feeQ, "32,000 EUR", "The fee is 32,000.", prompts.Correct},
	{feeQ, "32,000 EUR", "32,000 USD", prompts.Wrong},
	{feeQ, "32,000 EUR", "32", prompts.Wrong},
	{feeQ, "32,000 EUR", "23,000", prompts.Wrong},
	{feeQ, "32,000 EUR", "32,000 invoices", prompts.Wrong},

	{ownerQ, "Sanjay Marchetti", "Sanjay Marchetti, not Luca", prompts.Correct},
	{ownerQ, "Sanjay Marchetti", "Sanjay Marchetti, not Luca Brandt.", prompts.Correct},
	{ownerQ, "Sanjay Marchetti", "not Luca but Sanjay Marchetti", prompts.Correct},
	{ownerQ, "Sanjay Marchetti", "Sanjay rather than Luca", prompts.Correct},
	{ownerQ, "Sanjay Marchetti", "Sanjay Marchetti instead of Luca", prompts.Correct},
	{ownerQ, "Sanjay Marchetti", "Luca, not Sanjay Marchetti", prompts.Wrong},
	{ownerQ, "Sanjay Marchetti", "not Luca", prompts.Wrong},
	{ownerQ, "Sanjay Marchetti", "Luca instead of Sanjay Marchetti", prompts.Wrong},
	{ownerQ, "Sanjay Marchetti", "Sanjay Patel, not Luca", prompts.Wrong},
	{retriesQ, "14", "14, not 12", prompts.Correct},
	{retriesQ, "14", "14 instead of 12", prompts.Correct},
	{retriesQ, "14", "12, not 14", prompts.Wrong},
	{retriesQ, "14", "12 instead of 14", prompts.Wrong},
	{retriesQ, "14", "12 rather than 14", prompts.Wrong},
	{retriesQ, "14", "14, in one go", prompts.Correct},
	{retriesQ, "14", "14, and no one objected", prompts.Correct},
	{retriesQ, "2", "one or two", prompts.Wrong},
	{retriesQ, "14", "not 12 but 14", prompts.Correct},
	{doneQ, "26 March 2025", "on 26 March 2025, not on 27 March", prompts.Correct},
	{obstacleQ, "the certificate had expired", "the certificate had expired, not the licence", prompts.Correct},
	{obstacleQ, "the certificate had expired", "the licence had expired, not the certificate", prompts.Wrong},
}

func TestReadings(t *testing.T) {
	for _, tc := range readingPairs {
		judged(t, tc.question, tc.gold, tc.cand, tc.want)
	}
}

// TestFiguresProperty: a date in figures is right with points and as ISO has
// it; with strokes it is right, or unclear where the day may be a month.
func TestFiguresProperty(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := corpus.NewDate(2024, 1, 1).Add(rapid.IntRange(0, 900).Draw(t, "days"))
		gold := d.Time().Format("2 January 2006")
		for layout, want := range map[string]string{"02.01.2006": prompts.Correct, "2006-01-02": prompts.Correct, "02/01/2006": "", "01/02/2006": ""} {
			out := Mark(prompts.JudgeIn{Question: doneQ, Gold: gold, Candidate: d.Time().Format(layout)})
			if day, month := d.Time().Day(), int(d.Time().Month()); want == "" && day <= 12 && day != month {
				want = prompts.Unclear
			} else if want == "" {
				want = prompts.Correct
			}
			if out.Verdict != want {
				t.Fatalf("%s against %s: %s (%s), want %s", d.Time().Format(layout), gold, out.Verdict, out.Reason, want)
			}
		}
	})
}

// TestJudgeNeverFails: whatever is written gets a verdict, and an answer that
// is the gold word for word is right.
func TestJudgeNeverFails(t *testing.T) {
	pieces := []string{"not", "no one", "said", "14", "05/03/2025", "one", "instead of", "rather than", "Priya", ",", "but", "n't", "unknown", "nothing", "in", "the messages", "a single", "day", "1.5 GB", "0,76 s", "32 000 EUR", "(", "\n", "so", "is"}
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.Map(rapid.SliceOfN(rapid.SampledFrom(pieces), 1, 8), func(w []string) string { return strings.Join(w, " ") })
		gold, cand := text.Draw(t, "gold"), text.Draw(t, "cand")
		if out := Mark(prompts.JudgeIn{Question: retriesQ, Gold: gold, Candidate: cand}); out.Verdict == "" {
			t.Fatalf("%q against %q has no verdict", cand, gold)
		}
		own := Mark(prompts.JudgeIn{Question: retriesQ, Gold: gold, Candidate: gold})
		if strings.TrimSpace(gold) != "" && own.Verdict != prompts.Correct {
			t.Fatalf("%q against itself: %s (%s)", gold, own.Verdict, own.Reason)
		}
	})
}
