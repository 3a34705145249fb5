package score

import (
	"context"
	"fmt"
	"io"
	"slices"

	"memloom/internal/agreement"
	"memloom/internal/corpus"
	"memloom/internal/statistics"
	"memloom/internal/workers"
)

// Opinions is how far two judges agree about a sample of answers (S8).
type Opinions struct {
	First  string `json:"first"` // judges
	Second string `json:"second"`
	Judged int    `json:"judged"` // answers that the first judge called right or wrong
	Sample int    `json:"sample"` // of these, put to the second judge
	// Undetermined were put to the second judge, who could not tell or failed; they are left out of n.
	Undetermined int `json:"undetermined"`
	N            int `json:"n"`
	// Matrix counts the answers: rows are the first judge's wrong and right, columns the second's.
	Matrix   [2][2]int `json:"matrix"`
	Observed float64   `json:"observed"` // share on which they agree
	Kappa    *float64  `json:"kappa"`    // Cohen's; nil where Says tells why
	Interval *Interval `json:"interval"` // bootstrap, answers drawn within their relations
	Says     string    `json:"says,omitempty"`
}

// stratumOf is the relation of an answer and the first judge's label.
func stratumOf(e *Entry) string { return e.Relation + "/" + fmt.Sprint(kindOf(e.Correct)) }

// Sample draws n of the answers that a judge called right or wrong, in proportion to the strata of relation and label, and
// returns their places in the order of the entries. The draw is fixed: the same entries give the same sample.
func Sample(entries []Entry, n int) (sample []int, judged int) {
	of := map[string][]int{}
	for i := range entries {
		if e := &entries[i]; e.Correct != nil && (e.How == HowJudge || e.How == HowRelation) {
			of[stratumOf(e)] = append(of[stratumOf(e)], i)
			judged++
		}
	}
	names := sortedKeys(of)
	sizes := make([]int, len(names))
	for k, name := range names {
		sizes[k] = len(of[name])
	}
	for k, quota := range statistics.Apportion(sizes, min(n, judged)) {
		drawn := corpus.Shuffled(corpus.Rand(bootstrapSeed, names[k], "second judge"), of[names[k]])
		sample = append(sample, drawn[:quota]...)
	}
	slices.Sort(sample)
	return sample, judged
}

// Again marks the answers to some items of a corpus, by id, with another judge.
func (s *Sheet) Again(ctx context.Context, m Marker, c *corpus.Corpus, wanted map[string]bool, o Options) (map[string]Result, error) {
	items := slices.DeleteFunc(Accepted(c), func(it corpus.Item) bool { return !wanted[it.ID] })
	list := make([]Result, len(items))
	err := workers.Each(ctx, o.Workers, len(items), o.Observe, func(ctx context.Context, i int) error {
		var err error
		list[i], err = m.one(ctx, items[i], s.byItem[items[i].ID], o)
		return err
	})
	out := map[string]Result{}
	for _, r := range list {
		out[r.ItemID] = r
	}
	return out, err
}

// Agree sets the second judge's results on a sample beside the first's.
func Agree(first, second string, entries []Entry, sample []int, judged int, again map[string]Result) *Opinions {
	o := &Opinions{First: first, Second: second, Judged: judged, Sample: len(sample)}
	strata := map[string][]int{} // by relation, counts of the four cells
	for _, i := range sample {
		e := &entries[i]
		x, y := kindOf(e.Correct), kindOf(again[e.ItemID].Correct)
		if y < 0 {
			o.Undetermined++
			continue
		}
		o.N++
		o.Matrix[x][y]++
		if strata[e.Relation] == nil {
			strata[e.Relation] = make([]int, 4)
		}
		strata[e.Relation][2*x+y]++
	}
	o.Observed = Count{o.Matrix[0][0] + o.Matrix[1][1], o.N}.Share()
	if o.N < agreement.Fewest {
		o.Says = agreement.SaysTooFew
		return o
	}
	kappa := func(n []int) (float64, bool) {
		return agreement.Cohen([][]int{n[:2], n[2:]}, agreement.Nominal)
	}
	k, ok := kappa([]int{o.Matrix[0][0], o.Matrix[0][1], o.Matrix[1][0], o.Matrix[1][1]})
	if !ok {
		o.Says = agreement.SaysUndefined
		return o
	}
	var list [][]int
	for _, name := range sortedKeys(strata) {
		list = append(list, strata[name])
	}
	o.Kappa, o.Interval = &k, stratified("kappa", list, kappa)
	return o
}

// Text writes the agreement.
func (o *Opinions) Text(w io.Writer) error {
	var t table
	t.add("two judges", "second: wrong", "second: right")
	t.add("first: wrong", fmt.Sprint(o.Matrix[0][0]), fmt.Sprint(o.Matrix[0][1]))
	t.add("first: right", fmt.Sprint(o.Matrix[1][0]), fmt.Sprint(o.Matrix[1][1]))
	if err := t.write(w); err != nil {
		return err
	}
	kappa := o.Says
	if o.Kappa != nil {
		kappa = fmt.Sprintf("%.3f", *o.Kappa)
		if o.Interval != nil {
			kappa += fmt.Sprintf(" (%.3f to %.3f, bootstrap, answers drawn within their relations)", o.Interval.Low, o.Interval.High)
		}
	}
	_, err := fmt.Fprintf(w, `
first: %s; second: %s; %d of %d judged answers, drawn in proportion to relation and label
they agree on %s; Cohen's κ: %s
`, o.First, o.Second, o.Sample, o.Judged, Count{o.Matrix[0][0] + o.Matrix[1][1], o.N}.text(), kappa)
	if err == nil && o.Undetermined > 0 {
		_, err = fmt.Fprintf(w, "%s by the second judge, left out\n", plural(o.Undetermined, "answer undetermined", "answers undetermined"))
	}
	return err
}
