package reader

import (
	"os"
	"slices"
	"strings"
	"testing"

	"memloom/prompts"
)

// TestWordRecall prints which share of the content words of questions has a match in the
// messages that are their evidence: what the vocabulary knows of how people talk.
func TestWordRecall(t *testing.T) {
	if os.Getenv("DEV") == "" {
		t.Skip("only prints figures: DEV=1")
	}
	for _, folder := range []string{"dev", "calibration", "held/dev"} {
		var evidence, anywhere, heavy matched
		for _, c := range readDev(t, folder) {
			if c.Want != prompts.Answered || len(c.Cites) == 0 {
				continue
			}
			talk := New(Options{}).listen(c.in.Messages, c.in.AskedAt)
			f := talk.wordsOf(posed{text: c.in.Question, asker: c.in.Asker, on: askedOn(c.in), open: true})
			said, elsewhere := make([]bool, len(f.match.words)), make([]bool, len(f.match.words))
			var cited []string
			for i := range talk.msgs {
				in := elsewhere
				if slices.Contains(c.Cites, talk.msgs[i].ID) {
					in = said
					cited = append(cited, talk.msgs[i].Text)
				}
				for k, how := range f.match.hits(talk, i).how {
					in[k] = in[k] || how >= kindred
				}
			}
			var lost []string
			for k, w := range f.match.words {
				if w.name != "" || w.day != nil {
					continue
				}
				evidence.add(said[k])
				anywhere.add(said[k] || elsewhere[k])
				if w.unit.weight == 1 {
					heavy.add(said[k])
					if !said[k] && !elsewhere[k] {
						lost = append(lost, f.p.quote(w.at))
					}
				}
			}
			if len(lost) > 0 && folder != "held/dev" {
				t.Logf("%s %s\n\tlost %q\n\tin   %s", c.ID, c.Question, lost, strings.Join(cited, "\n\t     "))
			}
		}
		t.Logf("%s: of the words of questions %.3f are in the evidence, of those that say much %.3f; %.3f are in the passage",
			folder, evidence.share(), heavy.share(), anywhere.share())
	}
}

type matched struct{ of, n int }

func (m *matched) add(ok bool) { m.of, m.n = m.of+1, m.n+count(ok) }

func (m matched) share() float64 { return shareOf(m.n, m.of) }
