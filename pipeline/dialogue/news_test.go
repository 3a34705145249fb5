package dialogue_test

import (
	"strings"
	"testing"

	"memloom/internal/corpus"
)

// TestNewsIsOfThreeKindsEvenly: on every evening of a year each kind has come as often as the others, give or take a
// piece, however many frames of it the pack has (E16).
func TestNewsIsOfThreeKindsEvenly(t *testing.T) {
	roomy(t, func(t *testing.T, p project) {
		told := map[corpus.NewsKind]int{}
		uneven := func() bool {
			a, b, c := told[corpus.NewsIndustry], told[corpus.NewsPolicy], told[corpus.NewsCurrent]
			return max(a, b, c)-min(a, b, c) > 1
		}
		var day corpus.Date
		for _, s := range p.slots {
			if s.At.Date() != day && uneven() {
				t.Errorf("news by kind at the end of %s: %v", day, told)
			}
			day = s.At.Date()
			if s.Act == corpus.ActNews {
				told[p.News[p.fact[s.FactIDs[0]].SubjectID].OfKind()]++
			}
		}
		t.Logf("%v", told)
		if told[corpus.NewsPolicy] < 100 || uneven() {
			t.Errorf("news by kind: %v", told)
		}
	})
}

// TestNewsIsNew: over a year with more pieces of news than the pack has frames,
// no sentence comes twice and a frame rests 20 workdays; now and then a person
// reacts, and never with a report (E16).
func TestNewsIsNew(t *testing.T) {
	roomy(t, func(t *testing.T, p project) {
		last, said := map[string]corpus.Date{}, map[string]string{}
		told, reactions := 0, 0
		for _, s := range p.slots {
			if parent := p.slot[s.ParentKey]; parent.Act == corpus.ActNews {
				reactions++
				if s.Act != corpus.ActAcknowledge && s.Act != corpus.ActBanter && s.Act != corpus.ActMistake {
					t.Errorf("%s reacts to news with a %s", s.Key, s.Act)
				}
			}
			if s.Act != corpus.ActNews {
				continue
			}
			told++
			frame := p.News[p.fact[s.FactIDs[0]].SubjectID].Sentence
			if before, ok := last[frame]; ok && p.blueprint.Calendar.WorkdaysBetween(before, s.At.Date()) <= 20 {
				t.Errorf("%s: %q comes on %s and before on %s", s.Key, frame, s.At.Date(), before)
			}
			last[frame] = s.At.Date()
			values := []string{frame}
			for _, id := range s.FactIDs {
				values = append(values, p.fact[id].Value.Canonical())
			}
			sentence := strings.Join(values, "|")
			if said[sentence] != "" {
				t.Errorf("%s says what %s said: %s", s.Key, said[sentence], sentence)
			}
			said[sentence] = s.Key
		}
		t.Logf("%d pieces of news from %d frames, %d reactions", told, len(last), reactions)
		if told < 405 || told > 543 || told <= len(p.pack.News) || reactions < told/6 || reactions > told/2 {
			t.Errorf("%d pieces of news and %d reactions", told, reactions)
		}
	})
}
