package session

import (
	"fmt"
	"math"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"memloom/internal/standin/standintest"
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
	list := slices.Concat([]string{in.Topic, in.Purpose, yours(in.Topic), yours(in.Purpose), shortTopic(in.Topic),
		yours(shortTopic(in.Topic))}, in.Details, in.Offers)
	for _, s := range in.Says {
		list = append(list, s.Clause)
	}
	slices.SortFunc(list, func(a, b string) int { return len(b) - len(a) })
	text = strings.ToLower(text)
	for _, x := range list {
		text = strings.ReplaceAll(text, strings.ToLower(x), "name")
	}
	return text
}

// TestSessions_RepeatFewMessages: of the messages of more than six words, less than 2 % repeat an earlier one.
func TestSessions_RepeatFewMessages(t *testing.T) {
	_, outs := manySessions(t, 600, 7)
	seen, long, again := map[string]bool{}, 0, 0
	for _, out := range outs {
		for _, m := range out.Messages {
			if prompts.TurnWords(m.Text) <= 6 {
				continue
			}
			long++
			if seen[m.Text] {
				again++
			}
			seen[m.Text] = true
		}
	}
	t.Logf("%d of %d messages repeat an earlier one", again, long)
	if 50*again >= long {
		t.Errorf("%d of %d messages repeat an earlier one", again, long)
	}
}

var words = regexp.MustCompile(`[a-z']+`)

var functionWords = strings.Fields(
	"the a it that this what which who where how why when if then so but and or not no than more less from to of for with by on in at your you i my me we they is are was do does would could can should first last next after before name only just still again keep read sort check order line list place people cause reason word words sentence way time day step fit rule")

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
		for _, w := range words.FindAllString(masked(ins[i], text), -1) {
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
	standintest.CompareGolden(t, "testdata/session.golden", b.String())
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
