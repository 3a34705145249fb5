package reader

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// The weights of the choice among findings are fitted by
//
//	make calibrate
//
// to be run whenever a way of reading has changed; with CALIBRATE=1 instead of
// CALIBRATE=write they are only printed. It first prints what a model does with passages that it was not fitted on.

// How much the sets count. The rules were made for the development set and for the
// examples, so that they do better on them than elsewhere.
const (
	devWeight   = .4
	ownWeight   = 1
	ownOther    = .2  // of the other ways on examples of the strict reading
	mostWeight  = 200 // of an example that is not met
	talksFirst  = 16
	talksStrict = 10
	trustAt     = .9
	answerAt    = .5
	folds       = 8
)

// weighed is a question with what all ways find.
type weighed struct {
	set      string
	passage  string // all questions of one are in one fold
	whole    bool   // with its evidence
	want     bool   // and there is an answer
	weight   float64
	findings []sample
}

// talkSets are the sets of everyday talk that the weights are fitted on.
var talkSets = []string{"dev", "calibration"}

// TestCalibrate fits the weights anew.
func TestCalibrate(t *testing.T) {
	if os.Getenv("CALIBRATE") == "" {
		t.Skip("set CALIBRATE to fit the weights")
	}
	talks, own := everydayTalk(t), examples(t)
	var picks []taken
	for k := range folds {
		here := func(c weighed) bool { return c.fold() == k }
		m := fitted(slices.DeleteFunc(slices.Clone(talks), here), slices.DeleteFunc(slices.Clone(own), here))
		for _, c := range slices.Concat(talks, own) {
			if here(c) {
				p, right := m.choose(c)
				picks = append(picks, taken{c, p, right})
			}
		}
	}
	for _, set := range append(talkSets, "examples") {
		report(t, set, picks)
	}
	m := fitted(talks, own)
	for _, c := range own {
		if !m.meets(c) {
			t.Errorf("an example is not met: %s", c.passage)
		}
	}
	text := m.write(picks)
	t.Log("\n" + text)
	if os.Getenv("CALIBRATE") == "write" {
		if err := os.WriteFile("weights.txt", []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// everydayTalk are the development set and the one for calibration, with and without
// the evidence.
func everydayTalk(t *testing.T) []weighed {
	var out []weighed
	for _, set := range talkSets {
		if paths, _ := filepath.Glob("testdata/" + set + "/*.yaml"); len(paths) == 0 {
			continue
		}
		weight := 1.0
		if set == "dev" {
			weight = devWeight
		}
		for _, c := range readDev(t, set) {
			known := c.Want != prompts.CannotDetermine
			out = append(out, weighed{set, c.passage, true, known, weight, found(c.in, c.right)})
			if known {
				out = append(out, weighed{set, c.passage, false, true, weight, found(c.without(), func(prompts.SolveOut) bool { return false })})
			}
		}
	}
	return out
}

// examples are the passages of the other tests: what the strict reading is made for.
func examples(t *testing.T) []weighed {
	var cases []solveCase
	for _, file := range []string{"solve", "talks", "asked", "described", "relations", "weighed"} {
		cases = append(cases, readSolveCases(t, "testdata/"+file+".txt")...)
	}
	for _, q := range skiQuestions {
		cases = append(cases, solveCase{question: q.question, want: q.want, msgs: said(t, skiClub...)})
	}
	var out []weighed
	for _, c := range cases {
		in := prompts.SolveIn{Messages: c.msgs, Question: c.question}
		if who, rest, ok := strings.Cut(c.kind+" "+c.question, "|"); ok { // of asked.txt
			stamp, question, _ := strings.Cut(rest, " ")
			in.Asker, in.Question = who, question
			in.AskedAt, _ = corpus.ParseStamp(stamp)
		}
		out = append(out, weighed{"examples", c.msgs[0].Text, true, c.want != "-", ownWeight, found(in, func(o prompts.SolveOut) bool {
			got := result(o)
			return got == c.want || got != "!" && c.want != "-" && c.want != "!" && sameAnswer(in.Question, c.want, got) == verdictSame
		})})
	}
	for _, c := range barnOptions {
		out = append(out, chosen(c.question, c.want, said(t, barnParty...), options(c.opts...)))
	}
	for _, c := range fairOptions {
		out = append(out, chosen(c.question, c.want, said(t, fair...), options(c.opts...)))
	}
	return out
}

// chosen is an example with options, of which there are few, so that each counts for more.
func chosen(question, want string, msgs []prompts.Shown, opts []corpus.Option) weighed {
	in := prompts.SolveIn{Messages: msgs, Question: question, Options: opts}
	return weighed{"examples", question, true, want != "", ownWeight / ownOther, found(in, func(o prompts.SolveOut) bool { return o.Letter == want })}
}

// found are the findings of a question, with what is told of them.
func found(in prompts.SolveIn, right func(prompts.SolveOut) bool) []sample {
	t := New(Options{}).listen(in.Messages, in.AskedAt)
	p := posed{text: in.Question, asker: in.Asker, on: askedOn(in), open: len(in.Options) == 0}
	q, f := t.answer(p)
	if len(in.Options) > 0 {
		out, by := t.choose(in, q, f)
		if k, ok := t.rankChoice(in, p, q, out); ok && by != byRule {
			return []sample{{k.x, right(out), 1, false}}
		}
		return nil
	}
	var all []sample
	r := t.ranking(p, q, &f)
	for _, k := range r.rank(r.findings(q, f, in.AskedAt != 0), true) {
		all = append(all, sample{k.x, right(t.out(k.finding)), 1, false})
	}
	if f.says() {
		all = append(all, sample{r.rank([]finding{f}, false)[0].x, right(t.out(f)), 1, true})
	}
	return all
}

// fitted is the model of some questions: of what can be trusted without a second opinion
// first, then of what is left. Examples that it does not meet count for more, until it does.
func fitted(talks, own []weighed) model {
	own = slices.Clone(own)
	m := model{threshold: answerAt, trusted: trustAt}
	first := func(s sample) bool { return s.first }
	strict := func(s sample) bool { return !s.first && s.x[xViaReading] > 0 }
	other := func(s sample) bool { return s.x[xViaReading] == 0 }
	for range 20 {
		m.first = fit(append(samplesOf(talks, talksFirst, first), samplesOf(own, 1, first)...))
		left := slices.DeleteFunc(slices.Clone(own), m.trusts)
		m.reading = fit(append(samplesOf(talks, talksStrict, strict), samplesOf(left, 1, strict)...))
		m.other = fit(append(samplesOf(talks, 1, other), samplesOf(left, ownOther, other)...))
		met := true
		for i := range own {
			if !m.meets(own[i]) {
				own[i].weight = min(1.5*own[i].weight, mostWeight)
				met = false
			}
		}
		if met {
			break
		}
	}
	return m
}

func samplesOf(cases []weighed, weight float64, of func(sample) bool) []sample {
	var out []sample
	for _, c := range cases {
		for _, s := range c.findings {
			if of(s) {
				s.weight = weight * c.weight
				out = append(out, s)
			}
		}
	}
	return out
}

// trusts says that the strict reading is believed without asking the others.
func (m *model) trusts(c weighed) bool {
	return slices.ContainsFunc(c.findings, func(s sample) bool { return s.first && m.trust(s.x) >= m.trusted })
}

// choose is what a model takes of the findings of a question.
func (m *model) choose(c weighed) (p float64, right bool) {
	for _, s := range c.findings {
		if s.first && m.trust(s.x) >= m.trusted {
			return m.trust(s.x), s.right
		}
	}
	for _, s := range c.findings {
		if q := m.probability(s.x); !s.first && q > p {
			p, right = q, s.right
		}
	}
	return p, right
}

// meets says that a model answers an example rightly, or not at all where none can.
func (m *model) meets(c weighed) bool {
	p, right := m.choose(c)
	if !slices.ContainsFunc(c.findings, func(s sample) bool { return s.right }) {
		return p < m.threshold
	}
	return right && p >= m.threshold
}

func (m *model) write(picks []taken) string {
	var b strings.Builder
	b.WriteString(`# The logistic model of whether a finding is right (rank_model.go): a weight for each
# feature (rank_features.go) of the strict reading before the other ways are asked, of the
# strict reading beside what they find, and of what they find. Fitted by calibrate_test.go on
# the sets of testdata that are named below and the examples of the other tests.
# From the threshold on a finding is an answer, from trusted on nobody else is asked.
`)
	for _, set := range append(talkSets, "examples") {
		fmt.Fprintf(&b, "# On passages of %s that it was not fitted on: %s", set, scaleOf(set, picks).at(m.threshold))
	}
	fmt.Fprintf(&b, "\nthreshold %.2f\ntrusted   %.2f\n\n", m.threshold, m.trusted)
	for i, n := range featureNames {
		fmt.Fprintf(&b, "%-18s %7.3f %7.3f %7.3f\n", n, m.first[i], m.reading[i], m.other[i])
	}
	return b.String()
}

func (c weighed) fold() int {
	h := 0
	for _, b := range []byte(c.passage) {
		h = (h*31 + int(b)) % 1000003
	}
	return h % folds
}

// taken is what was chosen of a question's findings.
type taken struct {
	weighed
	p     float64
	right bool
}

// report prints what comes of thresholds.
func report(t *testing.T, set string, picks []taken) {
	answerable, found := 0, 0
	for _, c := range picks {
		if c.set == set && c.whole && c.want {
			answerable++
			found += count(slices.ContainsFunc(c.findings, func(s sample) bool { return s.right }))
		}
	}
	all := scaleOf(set, picks)
	t.Logf("%s: the right answer is among the findings of %.3f of %d\n%sexpected calibration error from %.1f: %.3f", set, shareOf(found, answerable), answerable, all, answerAt, all.from(answerAt).error())
}

func scaleOf(set string, picks []taken) (all scale) {
	for _, c := range picks {
		if c.set == set {
			all = append(all, sureness{c.p, c.right, c.want, c.whole})
		}
	}
	return all
}
