package score

import (
	"cmp"
	"fmt"
	"io"

	"memloom/internal/table"
)

// Waterfall says where right answers are lost (S8): from the raw sessions (oracle) to what a system stored of them
// (perfect retrieval) to what it finds by itself (default). What is right in a later setting counts only if it is right
// in all settings before it.
type Waterfall struct {
	Oracle  string `json:"oracle"` // files
	Perfect string `json:"perfect"`
	Default string `json:"default"`
	LeftOut int    `json:"left_out"` // items for which not all three files have a line
	Parts   []Step `json:"parts"`
}

// Step is the waterfall of some items.
type Step struct {
	Part
	N            int `json:"n"`
	Undetermined int `json:"undetermined"` // in one of the settings at least, left out of n
	// Oracle, Preserved and Retrieved are the sizes of S_O, S_P and S_D, each a part of the one before.
	Oracle    int `json:"oracle"`
	Preserved int `json:"preserved"`
	Retrieved int `json:"retrieved"`
	// Late are right in a later setting and wrong in an earlier one; they are in no later set.
	Late int `json:"late"`

	Preserve *Rated `json:"p_preserve"` // |S_P|/|S_O|; nil where S_O is empty
	Retrieve *Rated `json:"p_retrieve"` // |S_D|/|S_P|; nil where S_P is empty
}

// Rated is a share with its interval: bootstrap, items drawn within their relations, or Wilson's where nothing varies.
type Rated struct {
	Share    float64   `json:"share"`
	Interval *Interval `json:"interval"`
}

// The kinds of items of a waterfall: how far each is right from the oracle on.
const (
	fallsAtOracle = iota
	fallsAtPerfect
	fallsAtDefault
	neverFalls
	stepKinds
)

// Cascade sets three files over the same items in the same order next to one another: oracle, perfect and default.
func Cascade(names [3]string, files [3][]Entry) (*Waterfall, error) {
	w := &Waterfall{Oracle: names[0], Perfect: names[1], Default: names[2]}
	var kept [3][]Entry
	for i := range files[0] {
		if !files[0][i].Answered || !files[1][i].Answered || !files[2][i].Answered {
			w.LeftOut++
			continue
		}
		for k := range kept {
			kept[k] = append(kept[k], files[k][i])
		}
	}
	if len(kept[0]) == 0 {
		return nil, ErrNothingShared
	}
	for i := range kept[0] {
		kept[0][i].Prompt = ""
	}
	for _, p := range partsOf(kept[0]) {
		w.Parts = append(w.Parts, p.step(kept))
	}
	return w, nil
}

func (p Part) step(files [3][]Entry) Step {
	s := Step{Part: p}
	strata, sum := p.strata(files[0], stepKinds, func(i int) int {
		o, x, d := kindOf(files[0][i].Correct), kindOf(files[1][i].Correct), kindOf(files[2][i].Correct)
		if min(o, x, d) < 0 {
			s.Undetermined++
			return -1
		}
		if o < max(x, d) || x < d {
			s.Late++
		}
		return o + o*x + o*x*d
	})
	for _, n := range sum {
		s.N += n
	}
	s.Oracle, s.Preserved, s.Retrieved = s.N-sum[fallsAtOracle], sum[fallsAtDefault]+sum[neverFalls], sum[neverFalls]
	s.Preserve = rated("preserve", strata, sum, func(n []int) Count {
		kept := n[fallsAtDefault] + n[neverFalls]
		return Count{kept, kept + n[fallsAtPerfect]}
	})
	s.Retrieve = rated("retrieve", strata, sum, func(n []int) Count {
		return Count{n[neverFalls], n[fallsAtDefault] +
			n[neverFalls]}
	})
	return s
}

// rated is a share of counts; resamples without a whole are left out of its interval.
func rated(name string, strata [][]int, sum []int, of func([]int) Count) *Rated {
	c := of(sum)
	if c.N == 0 {
		return nil
	}
	r := &Rated{Share: c.Share()}
	if c.Right > 0 && c.Right < c.N {
		r.Interval = stratified(name, strata, func(n []int) (float64, bool) { c := of(n); return c.Share(), c.N > 0 })
	}
	r.Interval = cmp.Or(r.Interval, Wilson(c))
	return r
}

func (r *Rated) cells() []string {
	if r == nil {
		return []string{"–", "–"}
	}
	return []string{percent(&r.Share), r.Interval.marked()}
}

// Text writes the waterfall.
func (w *Waterfall) Text(to io.Writer, width int) error {
	t := lines{Table: table.New(table.Words("per cent"), table.Numbers("n", "S_O", "S_P", "S_D", "P(preserve)", "95 %",
		"P(retrieve)", "95 %",
		"late", "undet."))}
	for _, s := range w.Parts {
		cells := []string{fmt.Sprint(s.N), fmt.Sprint(s.Oracle), fmt.Sprint(s.Preserved), fmt.Sprint(s.Retrieved)}
		cells = append(append(cells, s.Preserve.cells()...), s.Retrieve.cells()...)
		t.part(s.Part, append(cells, count(s.Late), count(s.Undetermined))...)
	}
	return t.noted(to, width, `S_O: right from the raw sessions (%s); S_P: of these, right from what was stored (%s); S_D: of these, right by default (%s)
late: right in a later setting and wrong in an earlier one, in none of the later sets; %s without a line in all three files, left out
b: bootstrap, %d resamples, items drawn within their relations; Wilson's where nothing varies`,
		w.Oracle, w.Perfect, w.Default, plural(w.LeftOut, "item", "items"), Resamples)
}
