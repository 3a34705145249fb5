package stats

import (
	"cmp"
	"maps"
	"os"
	"slices"
	"testing"

	"memloom/output"
)

// Bounds of the built-in author's prose at full size, short of the aims (in
// brackets): whatever falls behind them has lost what it had.
const (
	leastDistinct2  = .33 // (0.40)
	leastDistinct4  = .64 // (0.80)
	mostShared      = .86 // (0.15)
	mostSentence    = .02 // (0.005)
	mostRepeats     = .02 // (0.01)
	leastRecognised = 3.0 // times chance
)

// TestProseOfCorpus holds the prose of the corpus in the folder PROSE against
// the bounds, and prints its commonest runs of eight words: what to mend first.
func TestProseOfCorpus(t *testing.T) {
	dir := os.Getenv("PROSE")
	if dir == "" {
		t.Skip("set PROSE to the folder of a corpus")
	}
	c, manifest, err := output.Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	report := Compute(Input{Corpus: c, Absent: manifest.Absent, Recipe: manifest.Recipe, Scale: manifest.Scale})
	for _, b := range []struct {
		section, figure string
		least, most     float64
	}{
		{"prose", "distinct-2", leastDistinct2, 1},
		{"prose", "distinct-4", leastDistinct4, 1},
		{"prose", "messages of 8 words or more that share 8 in a row with another", 0, mostShared},
		{"prose", "messages with the commonest sentence of 6 words or more", 0, mostSentence},
		{"prose", "messages over 6 words that repeat an earlier one", 0, mostRepeats},
		{"voices", "times chance", leastRecognised, 1000},
	} {
		s := part(t, report, b.section)
		i := slices.IndexFunc(s.Figures, func(f Figure) bool { return f.Name == b.figure })
		if i < 0 {
			t.Fatalf("%s: no figure %q", b.section, b.figure)
		}
		f := s.Figures[i]
		t.Logf("%.3f %s %s", f.Value, f.Name, f.Note)
		if f.Value < b.least || f.Value > b.most {
			t.Errorf("%s is %.3f, not between %g and %g", f.Name, f.Value, b.least, b.most)
		}
	}
	k := newMasker(lexicon(c))
	r := newReading(c, k)
	starts, size := spread(len(r.words), stretchWords)
	for _, x := range r.commonestRuns(r.stretch(starts[len(starts)/2], starts[len(starts)/2]+size), 40) {
		t.Logf("%4d %s", x.messages, k.phrase(x.words))
	}
}

// run is a run of words and how many messages have it.
type run struct {
	words    []uint32
	messages int
}

// commonestRuns returns the runs of eight words that most messages have. Of
// those that overlap only one is told.
func (r *reading) commonestRuns(messages []readMessage, most int) []run {
	in := map[[sharedRun]uint32]map[int]int{} // run → message → where
	for i, x := range messages {
		for at := x.from; at+sharedRun <= x.to; at++ {
			key := [sharedRun]uint32(r.words[at : at+sharedRun])
			if in[key] == nil {
				in[key] = map[int]int{}
			}
			in[key][i] = at
		}
	}
	keys := slices.SortedFunc(maps.Keys(in), func(a, b [sharedRun]uint32) int {
		return cmp.Or(cmp.Compare(len(in[b]), len(in[a])), slices.Compare(a[:], b[:]))
	})
	told := map[int]bool{} // words
	var out []run
	for _, key := range keys {
		overlaps := false
		for _, at := range in[key] {
			for w := at; w < at+sharedRun; w++ {
				overlaps = overlaps || told[w]
				told[w] = true
			}
		}
		if !overlaps {
			out = append(out, run{key[:], len(in[key])})
		}
		if len(out) == most || len(in[key]) < 2 {
			break
		}
	}
	return out
}
