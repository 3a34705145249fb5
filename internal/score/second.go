package score

import (
	"fmt"
	"io"
	"slices"

	"memloom/internal/agreement"
	"memloom/internal/corpus"
	"memloom/internal/statistics"
	"memloom/internal/table"
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

// Sample draws n of the answers that a judge called right or wrong, in proportion to the strata of relation and label,
// and returns their places in the order of the entries. The draw is fixed: the same entries give the same sample.
func Sample(entries []Entry, n int) (sample []int, judged int) {
	of := map[string][]int{}
	for i := range entries {
		if e := &entries[i]; e.Correct != nil && (e.How == HowJudge || e.How == HowRelation || e.How == HowRubric) {
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

// Agree sets the second judge's results on a sample next to the first's; again has a result for each entry, of which
// those outside the sample count for nothing.
func Agree(first, second string, entries []Entry, sample []int, judged int, again []Result) *Opinions {
	o := &Opinions{First: first, Second: second, Judged: judged, Sample: len(sample)}
	strata, sum := Part{at: sample}.strata(entries, 4, func(i int) int {
		x, y := kindOf(entries[i].Correct), kindOf(again[i].Correct)
		if y < 0 {
			o.Undetermined++
			return -1
		}
		return 2*x + y
	})
	o.N, o.Matrix = len(sample)-o.Undetermined, [2][2]int{{sum[0], sum[1]}, {sum[2], sum[3]}}
	o.Observed = Count{sum[0] + sum[3], o.N}.Share()
	if o.N < agreement.Fewest {
		o.Says = agreement.SaysTooFew
		return o
	}
	kappa := func(n []int) (float64, bool) {
		return agreement.Cohen([][]int{n[:2], n[2:]}, agreement.Nominal)
	}
	k, ok := kappa(sum)
	if !ok {
		o.Says = agreement.SaysUndefined
		return o
	}
	o.Kappa, o.Interval = &k, stratified("kappa", strata, kappa)
	return o
}

// Text writes the agreement.
func (o *Opinions) Text(w io.Writer, width int) error {
	t := lines{Table: table.New(table.Words("two judges"), table.Numbers("second: wrong", "second: right"))}
	t.Row("first: wrong", fmt.Sprint(o.Matrix[0][0]), fmt.Sprint(o.Matrix[0][1]))
	t.Row("first: right", fmt.Sprint(o.Matrix[1][0]), fmt.Sprint(o.Matrix[1][1]))
	kappa := o.Says
	if o.Kappa != nil {
		kappa = fmt.Sprintf("%.3f", *o.Kappa)
	}
	if i := o.Interval; i != nil {
		kappa += fmt.Sprintf(" (%.3f to %.3f, bootstrap, answers drawn within their relations)", i.Low, i.High)
	}
	return t.noted(w, width, `first: %s; second: %s; %d of %d judged answers, drawn in proportion to relation and label
they agree on %s; Cohen's κ: %s; %s by the second judge, left out`,
		o.First, o.Second, o.Sample, o.Judged, Count{o.Matrix[0][0] + o.Matrix[1][1], o.N}.text(), kappa,
		plural(o.Undetermined, "answer undetermined", "answers undetermined"))
}
