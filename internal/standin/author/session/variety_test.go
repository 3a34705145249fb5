package session

import (
	"fmt"
	"math"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"memloom/internal/standin/author/authortest"
	"memloom/prompts"
)

// manySessions writes sessions of every type in turn.
func manySessions(t *testing.T, n int, seed uint64) ([]prompts.SessionIn, []prompts.SessionOut) {
	t.Helper()
	topics, kinds := sessionTopics(t), prompts.SessionTypes()
	var ins []prompts.SessionIn
	var outs []prompts.SessionOut
	for i := range n {
		in := makeSession(topics, kinds[i%len(kinds)], rand.New(rand.NewPCG(seed, uint64(i))))
		out, err := Write(in)
		if err != nil {
			t.Fatal(err)
		}
		ins, outs = append(ins, in), append(outs, out)
	}
	return ins, outs
}

// masked is a text in lower case with every phrase of the input as a single word.
func masked(in prompts.SessionIn, text string) string {
	list := slices.Concat([]string{in.Topic, in.Purpose, yours(in.Topic), yours(in.Purpose), shortTopic(in.Topic), yours(shortTopic(in.Topic))}, in.Details, in.Offers)
	for _, s := range in.Says {
		list = append(list, s.Clause)
	}
	for _, d := range slices.Concat(in.Details, list) {
		if g := gistOf(d); g != "" {
			list = append(list, g)
		}
	}
	for _, o := range in.Offers {
		if s := newOffer(o).short; s != "" {
			list = append(list, s)
		}
	}
	slices.SortFunc(list, func(a, b string) int { return len(b) - len(a) })
	text = strings.ToLower(text)
	for _, x := range list {
		text = strings.ReplaceAll(text, strings.ToLower(x), "name")
	}
	return text
}

// Four hundred sessions do not sound alike: words in runs of four, and the
// sentence that comes most often.
func TestSessionVariety(t *testing.T) {
	ins, outs := manySessions(t, 400, 7)
	var words []string
	sentences, messages := map[string]int{}, 0
	for i, out := range outs {
		for _, m := range out.Messages {
			text := masked(ins[i], m.Text)
			words = append(words, strings.Fields(foldedWords(text))...)
			messages++
			seen := map[string]bool{}
			for _, s := range regexp.MustCompile(`[.!?…]+\s+|\n+`).Split(text, -1) {
				if s = foldedWords(s); len(strings.Fields(s)) >= 6 && !seen[s] {
					seen[s] = true
					sentences[s]++
				}
			}
		}
	}
	const window = 20_000
	mean, n := 0.0, 0
	for at := 0; at+window <= len(words); at += window {
		runs := map[string]bool{}
		for i := at; i+4 <= at+window; i++ {
			runs[strings.Join(words[i:i+4], " ")] = true
		}
		mean, n = mean+float64(len(runs))/(window-3), n+1
	}
	common, most := "", 0
	for s, k := range sentences {
		if k > most {
			common, most = s, k
		}
	}
	t.Logf("%d words, %d messages, distinct-4 %.3f, commonest sentence in %.2f %%: %q", len(words), messages, mean/float64(n), 100*float64(most)/float64(messages), common)
	// 0.8 is the aim of a language model's text; the guard stands below what there is.
	if mean/float64(n) < 0.78 {
		t.Errorf("distinct-4 is %.3f", mean/float64(n))
	}
	if 100*most > messages {
		t.Errorf("%q stands in %d of %d messages", common, most, messages)
	}
}

// functionWords are what tells kinds of talk apart when the matter does not.
var functionWords = strings.Fields("the a it that this what which who where how why when if then so but and or not no than more less from to of for with by on in at your you i my me we they is are was do does would could can should first last next after before name only just still again keep read sort check order line list place people cause reason word words sentence way time day step fit rule")

// Types can be told by the words of the talk alone, whatever its matter.
func TestSessionTypesAreToldApart(t *testing.T) {
	ins, outs := manySessions(t, 400, 11)
	kinds := prompts.SessionTypes()
	count := func(i int) []float64 {
		text := ""
		for _, m := range outs[i].Messages {
			text += " " + m.Text
		}
		v := make([]float64, len(functionWords))
		for _, w := range strings.Fields(foldedWords(masked(ins[i], text))) {
			if k := slices.Index(functionWords, w); k >= 0 {
				v[k]++
			}
		}
		return v
	}
	trained := make([][]float64, len(kinds))
	for k := range trained {
		trained[k] = make([]float64, len(functionWords))
	}
	for i := range 300 {
		for j, c := range count(i) {
			trained[i%len(kinds)][j] += c
		}
	}
	right := 0
	for i := 300; i < 400; i++ {
		best, at := math.Inf(-1), 0
		v := count(i)
		for k, w := range trained {
			total, score := 0.0, 0.0
			for _, c := range w {
				total += c + 1
			}
			for j, c := range v {
				score += c * math.Log((w[j]+1)/total)
			}
			if score > best {
				best, at = score, k
			}
		}
		if at == i%len(kinds) {
			right++
		}
	}
	t.Logf("%d of 100 types are told", right)
	if right < 30 {
		t.Errorf("%d of 100 types are told by their function words: chance is 10", right)
	}
}

// Three sessions that have been read.
func TestGoldenSessions(t *testing.T) {
	topics := sessionTopics(t)
	var b strings.Builder
	for _, g := range goldenSessions() {
		in := makeSession(topics, g.kind, rand.New(rand.NewPCG(g.seed, 5)))
		in.Messages, in.Workflow = g.messages, g.flow
		out := checkSession(t, in)
		fmt.Fprintf(&b, "%s\n", transcript(in, out))
	}
	authortest.CompareGolden(t, "testdata/session.golden", b.String())
}

type goldenSession struct {
	kind           string
	flow, messages int
	seed           uint64
}

func goldenSessions() []goldenSession {
	return []goldenSession{
		{prompts.SessionTroubleshooting, 2, 8, 2},
		{prompts.SessionWorkflow, 1, 10, 11},
		{prompts.SessionProduction, 1, 8, 1},
	}
}
