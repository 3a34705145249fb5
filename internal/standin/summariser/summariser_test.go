package summariser

import (
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/prompts"
)

var march11 = corpus.NewDate(2025, 3, 11)

func fact11(attribute string, v corpus.Value, surface string, changed bool) prompts.SummaryFact {
	return prompts.SummaryFact{Attribute: attribute, Value: v, Surface: surface, Changed: changed, On: march11}
}

func TestLines(t *testing.T) {
	limit := fact11("retry limit", corpus.CountValue(5), "5", true)
	reason := fact11("obstacle", corpus.TextValue(corpus.KindText, "the key is lost"), "the key is lost", false)
	for _, c := range []struct {
		kind  string
		entry prompts.SummaryEntry
		want  string
	}{
		{"weekly", prompts.SummaryEntry{Subject: "card vault", Person: "Mara Olsen",
			Dates: []prompts.SummaryDate{{What: "started", Date: march11.Add(-1)}}, Facts: []prompts.SummaryFact{limit, reason}},
			"card vault: started on 10 March 2025 by Mara Olsen. As of 11 March 2025, the retry limit is now 5. Obstacle: the key is lost."},
		{"monthly", prompts.SummaryEntry{Subject: "card vault", Dates: []prompts.SummaryDate{{What: "decided",
			Date: march11}}, Facts: []prompts.SummaryFact{limit}},
			"card vault: decided on 11 March 2025. The retry limit is now 5."},
		{"weekly", prompts.SummaryEntry{Subject: "card vault", Person: "Mara Olsen", Facts: []prompts.SummaryFact{reason,
			reason}},
			"card vault (Mara Olsen): As of 11 March 2025, obstacle: the key is lost. Obstacle: the key is lost."},
		{"weekly", prompts.SummaryEntry{Subject: "card vault", Person: "Mara Olsen",
			Dates: []prompts.SummaryDate{{What: "started", Date: march11.Add(-3)}, {What: "finished", Date: march11}}},
			"card vault: started on 8 March 2025 and finished on 11 March 2025 by Mara Olsen."},
		{"weekly", prompts.SummaryEntry{Subject: "card vault"}, "card vault: nothing new."},
		{prompts.KindLeaderLog, prompts.SummaryEntry{Subject: "card vault", Person: "Mara Olsen",
			Kind: string(corpus.MethodGuidance), Dates: []prompts.SummaryDate{{What: "said", Date: march11}},
			Facts: []prompts.SummaryFact{reason}},
			"On 11 March 2025, Mara Olsen gave guidance on the card vault. Obstacle: the key is lost."},
	} {
		c.entry.N = 1
		out, err := Summarise(prompts.SummaryIn{Kind: c.kind, Entries: []prompts.SummaryEntry{c.entry}})
		if err != nil || len(out.Lines) != 1 || out.Lines[0].Text != c.want {
			t.Errorf("got %+v, %v\nwant %q", out.Lines, err, c.want)
		}
	}
}

func TestMessagesAreRefusedInOneSentence(t *testing.T) {
	_, err := Summarise(prompts.SummaryIn{Messages: []prompts.Shown{{Text: "Hello."}}})
	if err == nil || strings.Contains(err.Error(), ". ") || !strings.Contains(err.Error(), "scaffold.from") {
		t.Errorf("got %v", err)
	}
}
