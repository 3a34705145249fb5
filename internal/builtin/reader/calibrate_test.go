package reader

import (
	"cmp"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"memloom/prompts"
)

// sample is a finding that is known to be right or wrong.
type sample struct {
	passage string // all of one are in one fold
	x       features
	right   bool
	weight  float64
	first   bool
	answer  string
}

// asked is a question with what was found, the samples of one choice.
type askedCase struct {
	passage  string
	kind     string
	label    string
	whole    bool // with its evidence
	want     bool // and it can be answered
	findings []sample
}

// TestCalibrate fits the weights anew and writes them where CALIBRATE is set.
func TestCalibrate(t *testing.T) {
	if os.Getenv("CALIBRATE") == "" {
		t.Skip("set CALIBRATE=1 to fit the weights")
	}
	var all, talks []askedCase
	for _, folder := range []string{"dev", "calibration"} {
		if paths, _ := filepath.Glob("testdata/" + folder + "/*.yaml"); len(paths) > 0 {
			for _, c := range readDev(t, folder) {
				talks = append(talks, gather(c, false))
				if c.Want != prompts.CannotDetermine {
					talks = append(talks, gather(c, true))
				}
			}
		}
	}
	for _, file := range []string{"solve", "talks", "asked", "described", "relations"} {
		for _, c := range readSolveCases(t, "testdata/"+file+".txt") {
			all = append(all, gatherPlain(file, c))
		}
	}
	for i, q := range skiQuestions {
		all = append(all, gatherPlain(fmt.Sprint(i), solveCase{question: q.question, want: q.want, msgs: said(t, skiClub...)}))
	}
	crossValidate(t, talks, all)
	m := fitted(talks, all)
	for i, n := range featureNames {
		t.Logf("%-18s %6.2f %6.2f", n, m.first[i], m.weight[i])
	}
	if os.Getenv("CALIBRATE") == "write" {
		write(t, m)
	}
}

var penalty = func() float64 { v, _ := strconv.ParseFloat(os.Getenv("PEN"), 64); return cmp.Or(v, 4) }()

const (
	trustAt   = .9
	ownWeight = 1
)

// fitted is the model of some questions: first of what can be trusted without a second
// opinion, then of what is left.
func fitted(talks, own []askedCase) model {
	m := model{threshold: .55, trusted: trustAt}
	m.first = fit(append(samplesOf(talks, 8, true), samplesOf(own, 1, true)...), penalty)
	left := slices.DeleteFunc(slices.Clone(own), m.trusts)
	m.weight = fit(append(samplesOf(talks, 1, false), samplesOf(left, ownWeight, false)...), penalty)
	return m
}

// trusts says that the strict reading is believed without asking the others.
func (m *model) trusts(c askedCase) bool {
	return slices.ContainsFunc(c.findings, func(s sample) bool { return s.first && m.trust(s.x) >= m.trusted })
}

// choose is what a model takes of the findings of a question.
func (m *model) choose(c askedCase) (p float64, right bool) {
	for _, s := range c.findings {
		if s.first {
			if q := m.trust(s.x); q >= m.trusted {
				return q, s.right
			}
		} else if q := m.probability(s.x); q > p {
			p, right = q, s.right
		}
	}
	return p, right
}

func write(t *testing.T, m model) {
	var b strings.Builder
	fmt.Fprintf(&b, "# Weights of the logistic model of whether a finding is right (rank_features.go),\n")
	fmt.Fprintf(&b, "# fitted by CALIBRATE=write go test -run TestCalibrate ./internal/builtin/reader\n")
	fmt.Fprintf(&b, "threshold %.2f\ntrusted %.2f\n\n", m.threshold, m.trusted)
	for i, n := range featureNames {
		fmt.Fprintf(&b, "%-18s %6.3f %6.3f\n", n, m.first[i], m.weight[i])
	}
	if err := os.WriteFile("weights.txt", []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

const folds = 8

func (c askedCase) fold() int {
	h := 0
	for _, b := range []byte(c.passage) {
		h = (h*31 + int(b)) % 1000003
	}
	return h % folds
}

type taken struct {
	p       float64
	right   bool
	trusted bool
	askedCase
}

func crossValidate(t *testing.T, talks, own []askedCase) {
	var picks, owns []taken
	for k := range folds {
		out := func(c askedCase) bool { return c.fold() == k }
		m := fitted(slices.DeleteFunc(slices.Clone(talks), out), slices.DeleteFunc(slices.Clone(own), out))
		for i, list := range [][]askedCase{talks, own} {
			for _, c := range list {
				if c.fold() != k {
					continue
				}
				p, right := m.choose(c)
				to := &picks
				if i == 1 {
					to = &owns
				}
				*to = append(*to, taken{p, right, m.trusts(c), c})
			}
		}
	}
	for name, list := range map[string][]taken{"talks": picks, "own": owns} {
		report(t, name, list)
	}
}

func report(t *testing.T, name string, picks []taken) {
	for _, p := range picks {
		if os.Getenv("SHOW") != "" && name == "talks" && slices.ContainsFunc(p.findings, func(f sample) bool { return f.right }) && (p.p < .6 || !p.right) {
			for _, f := range p.findings {
				if f.first {
					continue
				}
				var b strings.Builder
				for i, v := range f.x {
					if v != 0 && i > 0 {
						fmt.Fprintf(&b, " %s=%.2f", featureNames[i], v)
					}
				}
				t.Logf("%.2f whole=%v trusted=%v %s: first=%v %v %s | %s", p.p, p.whole, p.trusted, p.label, f.first, f.right, f.answer, b.String())
			}
		}
	}
	oracle, answerable, trusts, well := 0, 0, 0, 0
	for _, c := range picks {
		trusts += count(c.trusted && c.whole)
		well += count(c.trusted && c.right && c.whole)
		if c.whole && c.want {
			answerable++
			oracle += count(slices.ContainsFunc(c.findings, func(s sample) bool { return s.right }))
		}
	}
	t.Logf("%s: answerable %d, right one found %.3f, trusted %d, of them right %d", name, answerable, float64(oracle)/float64(answerable), trusts, well)
	for _, th := range []float64{.4, .5, .6, .7, .8, .9} {
		n, right, tried, blind, invented := 0, 0, 0, 0, 0
		bins := [10][3]float64{}
		for _, p := range picks {
			said := p.p >= th
			if !p.whole {
				blind++
				invented += count(said)
				continue
			}
			if !said {
				continue
			}
			n++
			right += count(p.right)
			tried += count(p.want)
			b := &bins[min(int(p.p*10), 9)]
			b[0], b[1], b[2] = b[0]+1, b[1]+p.p, b[2]+float64(count(p.right))
		}
		ece := 0.0
		for _, b := range bins {
			ece += math.Abs(b[1]-b[2]) / float64(max(n, 1))
		}
		t.Logf("from %.1f: n %d precision %.3f coverage %.3f invented %.3f ece %.3f", th, n, shareOf(right, n), shareOf(tried, answerable), shareOf(invented, blind), ece)
	}
}

// samplesOf are the findings of some questions, before or after the second opinion.
func samplesOf(cases []askedCase, weight float64, first bool) []sample {
	var out []sample
	for _, c := range cases {
		for _, s := range c.findings {
			if s.first == first {
				s.weight = weight
				out = append(out, s)
			}
		}
	}
	return out
}

// gather collects what is found of a question.
func gather(c devCase, blind bool) askedCase {
	in := c.in
	if blind {
		in = c.without()
	}
	a := askedCase{passage: c.passage, kind: c.Kind, label: c.ID + " " + c.Kind + " " + c.Question, whole: !blind, want: c.Want != prompts.CannotDetermine}
	for _, k := range heard(in) {
		a.findings = append(a.findings, sample{c.passage, k.x, !blind && c.right(k.out), 1, k.first, k.out.Answer})
	}
	return a
}

type heardOut struct {
	x     features
	out   prompts.SolveOut
	first bool // the strict reading, before any other way is asked
}

// heard are the findings of a question, with what is told of them.
func heard(in prompts.SolveIn) []heardOut {
	t := New(Options{}).listen(in.Messages, in.AskedAt)
	p := posed{text: in.Question, asker: in.Asker, on: askedOn(in), open: len(in.Options) == 0}
	q, f := t.answer(p)
	if len(in.Options) > 0 {
		out, by := t.choose(in, q, f)
		k, ok := t.rankChoice(in, p, q, out)
		if !ok || by == byRule {
			return nil
		}
		return []heardOut{{k.x, out, false}}
	}
	var all []heardOut
	r := t.ranking(p, q, &f)
	for _, k := range r.rank(r.findings(q, f, in.AskedAt != 0), true) {
		all = append(all, heardOut{k.x, t.out(k.finding), false})
	}
	if f.says() {
		all = append(all, heardOut{r.rank([]finding{f}, false)[0].x, t.out(f), true})
	}
	return all
}

func gatherPlain(file string, c solveCase) askedCase {
	a := askedCase{passage: c.msgs[0].Text, whole: true, want: c.want != "-"}
	for _, k := range heard(prompts.SolveIn{Messages: c.msgs, Question: c.question}) {
		got := result(k.out)
		right := got == c.want || got != "!" && c.want != "-" && c.want != "!" && sameAnswer(c.question, c.want, got) == verdictSame
		a.findings = append(a.findings, sample{"", k.x, right, .4, k.first, got})
	}
	return a
}

// fit finds the weights with a penalty on their squares. What would count the wrong way
// round does not count.
func fit(samples []sample, penalty float64) features {
	var off [nFeatures]bool
	for {
		w := newton(samples, penalty, off)
		wrong := false
		for i, v := range w {
			if v*featureSigns[i] < 0 {
				off[i], wrong = true, true
			}
		}
		if !wrong {
			return w
		}
	}
}

// newton fits the features that are not off.
func newton(samples []sample, penalty float64, off [nFeatures]bool) features {
	var w features
	for range 25 {
		var g [nFeatures]float64
		var h [nFeatures][nFeatures]float64
		for _, s := range samples {
			p := logistic(w, s.x)
			for i, v := range s.x {
				if v == 0 || off[i] {
					continue
				}
				g[i] += s.weight * (p - flag(s.right)) * v
				for j := range i + 1 {
					if !off[j] {
						h[i][j] += s.weight * p * (1 - p) * v * s.x[j]
					}
				}
			}
		}
		for i := range nFeatures {
			l := penalty
			if i == xAlways {
				l = .01
			}
			g[i] += l * w[i]
			h[i][i] += l
		}
		step := solveSymmetric(h, g)
		size := 0.0
		for i := range w {
			w[i] -= step[i]
			size += math.Abs(step[i])
		}
		if size < 1e-6 {
			break
		}
	}
	return w
}

// solveSymmetric solves h x = g by Cholesky's method; h's lower half is given.
func solveSymmetric(h [nFeatures][nFeatures]float64, g [nFeatures]float64) [nFeatures]float64 {
	for i := range nFeatures {
		for j := range i + 1 {
			s := h[i][j]
			for k := range j {
				s -= h[i][k] * h[j][k]
			}
			if i == j {
				h[i][i] = math.Sqrt(s)
			} else {
				h[i][j] = s / h[j][j]
			}
		}
	}
	for i := range nFeatures {
		for k := range i {
			g[i] -= h[i][k] * g[k]
		}
		g[i] /= h[i][i]
	}
	for i := nFeatures - 1; i >= 0; i-- {
		for k := i + 1; k < nFeatures; k++ {
			g[i] -= h[k][i] * g[k]
		}
		g[i] /= h[i][i]
	}
	return g
}

func TestDump(t *testing.T) {
	type acc struct{ n, r, b [2]float64 }
	for _, w := range []int{xViaReading, xViaOpen, xViaOption, xViaWhether} {
		var n [3]float64
		var sum [3]features
		for _, c := range readDev(t, "dev") {
			for _, blind := range []bool{false, true} {
				if blind && c.Want == prompts.CannotDetermine {
					continue
				}
				for _, s := range gather(c, blind).findings {
					if s.x[w] == 0 {
						continue
					}
					k := 0
					if s.right {
						k = 1
					}
					if blind {
						k = 2
					}
					n[k]++
					for i, v := range s.x {
						sum[k][i] += v
					}
				}
			}
		}
		t.Logf("way %s: wrong %v right %v blind %v", featureNames[w], n[0], n[1], n[2])
		for i, name := range featureNames {
			t.Logf("  %-18s wrong %.2f right %.2f blind %.2f", name, sum[0][i]/n[0], sum[1][i]/n[1], sum[2][i]/n[2])
		}
	}
}
