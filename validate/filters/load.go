package filters

import "memloom/internal/corpus"

// The kinds of what judging an item takes of models.
const (
	LoadPanel         = iota // calls of the blind panel
	LoadBlindOptions         // options before it
	LoadMarks                // answers that the judge marks
	LoadKeys                 // references that it marks
	LoadSolves               // calls of the solver
	LoadShown                // messages before it
	LoadSolvedOptions        // options before it
	LoadHard                 // items that the baseline tries
	LoadUnique               // items whose uniqueness is tested
	LoadUniqueChoices        // of these, those with options
	Loads                    // how many kinds there are
)

// Load is what judging items takes of models, by kind.
type Load [Loads]float64

// Plus returns the sum of two loads.
func (l Load) Plus(m Load) Load {
	for i, x := range m {
		l[i] += x
	}
	return l
}

// Foreseen is what the load of a filter follows from, before any item is judged.
type Foreseen struct {
	Item    corpus.Item
	Mode    string
	Choices float64 // options that the item will have
	Panel   float64 // members of the blind panel
	Askings float64 // times that the evidence is shown: to every verifier as often as each is asked
	Segment float64 // messages of a segment
	Shown   float64 // messages that are shown of the item's evidence
}

// open is 1 for an item without options, whose answers have to be marked.
func (f Foreseen) open() float64 {
	if f.Choices > 0 {
		return 0
	}
	return 1
}

// Solves is the load of asking the solver so many times, of so many messages each; marked is the share of answers to open
// questions that the judge is asked about.
func (f Foreseen) Solves(times, messages, marked float64) Load {
	return Load{LoadSolves: times, LoadShown: times * messages, LoadSolvedOptions: times * f.Choices,
		LoadMarks: times * marked * f.open()}
}
