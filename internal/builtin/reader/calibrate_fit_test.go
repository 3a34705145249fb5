package reader

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
)

// sample is a finding that is known to be right or wrong.
type sample struct {
	x      features
	right  bool
	weight float64
	first  bool // of the strict reading, before the others are asked
}

// penalty on the squares of the weights.
const penalty = 2

// fit finds the weights. What would count the wrong way round does not count.
func fit(samples []sample) features {
	var off [nFeatures]bool
	for {
		w, wrong := newton(samples, off), false
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

// newton fits the features that are not off, by Newton's method.
func newton(samples []sample, off [nFeatures]bool) (w features) {
	for range 25 {
		var g features
		var h [nFeatures]features
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
		for i := range w {
			l := float64(penalty)
			if i == xAlways {
				l = .01
			}
			g[i] += l * w[i]
			h[i][i] += l
		}
		size := 0.0
		for i, v := range solveSymmetric(h, g) {
			w[i] -= v
			size += math.Abs(v)
		}
		if size < 1e-6 {
			break
		}
	}
	return w
}

// solveSymmetric solves h x = g by Cholesky's method; h's lower half is given.
func solveSymmetric(h [nFeatures]features, g features) features {
	for i := range h {
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
	for i := range h {
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

// sureness is how sure one was of a question, and whether rightly.
type sureness struct {
	p     float64
	right bool
	want  bool // there is an answer
	whole bool // the evidence is there
}

// scale tells what comes of thresholds.
type scale []sureness

func (all scale) String() string {
	var b strings.Builder
	for _, from := range []float64{.5, .6, .7, .8, .9} {
		b.WriteString(all.at(from))
	}
	for low := 0; low < 100; low += 10 {
		n, right, believed := 0, 0, 0.0
		for _, r := range all {
			if r.whole && r.p > 0 && min(int(10*r.p), 9) == low/10 {
				n, right, believed = n+1, right+count(r.right), believed+r.p
			}
		}
		if n > 0 {
			fmt.Fprintf(&b, "believed %.2f: right %.3f of %d\n", believed/float64(n), shareOf(right, n), n)
		}
	}
	return b.String()
}

// at tells what comes of a threshold.
func (all scale) at(from float64) string {
	answered, right, tried, answerable, blind, invented := 0, 0, 0, 0, 0, 0
	for _, r := range all {
		said := r.p >= from
		if !r.whole {
			blind++
			invented += count(said)
			continue
		}
		answerable += count(r.want)
		answered += count(said)
		right += count(said && r.right)
		tried += count(said && r.want)
	}
	return fmt.Sprintf("from %.1f: precision %.3f, coverage %.3f, invented %.3f\n", from, shareOf(right, answered), shareOf(tried, answerable), shareOf(invented, blind))
}

// from keeps what is answered from a threshold on.
func (all scale) from(p float64) scale {
	return slices.DeleteFunc(slices.Clone(all), func(r sureness) bool { return r.p < p })
}

// error is the expected calibration error: by how much what is believed of the answers
// of a tenth of the scale misses the share of them that is right.
func (all scale) error() float64 {
	var bins [10]struct{ believed, right float64 }
	n := 0
	for _, r := range all {
		if r.whole && r.p > 0 {
			b := &bins[min(int(10*r.p), 9)]
			b.believed, b.right, n = b.believed+r.p, b.right+flag(r.right), n+1
		}
	}
	missed := 0.0
	for _, b := range bins {
		missed += math.Abs(b.believed - b.right)
	}
	return missed / float64(max(n, 1))
}

// TestFit finds the weights that made some samples, and no weight where it would count
// the wrong way round.
func TestFit(t *testing.T) {
	var samples []sample
	for i := range 4000 {
		var x features
		x[xAlways] = 1
		x[xCovered] = float64(i%10) / 10
		x[xDenies] = float64(i / 10 % 2)
		p := logistic(features{xAlways: -1, xCovered: 3}, x)
		samples = append(samples, sample{x, float64(i*7919%1000)/1000 < p, 1, false})
	}
	w := fit(samples)
	if math.Abs(w[xAlways]+1) > .3 || math.Abs(w[xCovered]-3) > .4 || math.Abs(w[xDenies]) > .3 {
		t.Errorf("always %.2f, covered %.2f, denies %.2f; want about -1, 3, 0", w[xAlways], w[xCovered], w[xDenies])
	}
	for i := range samples {
		samples[i].right = samples[i].x[xDenies] > 0 // as if a denial spoke for it
	}
	if w := fit(samples); w[xDenies] != 0 {
		t.Errorf("denies %.2f, want 0", w[xDenies])
	}
}
