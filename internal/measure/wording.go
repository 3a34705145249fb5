package measure

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"memloom/internal/artefacts"
	"memloom/internal/corpus"
	"memloom/internal/statistics"
)

// fewestWorded is how many items of a family, or of a side, its wording is measured of at least.
const fewestWorded = 100

// folds is in how many parts examples are cut: each is tried by what was learned of the others.
const folds = 5

// wording counts the different masked questions of each family, and tries how well the words of a question tell
// families that must not be told from their look-alikes.
func wording() counting {
	tries := []*telling{
		{name: "contradictory", ofOne: true, family: func(it *corpus.Item) bool { return it.Family == corpus.Contradictory },
			alike: unasked},
		{name: "abstention", family: func(it *corpus.Item) bool { return it.Family == "abstention" && it.AskerID == "" },
			alike: unasked},
		{name: "abstention to an asker", family: func(it *corpus.Item) bool {
			return it.Family == "abstention" &&
				it.AskerID != ""
		},
			alike: bound},
	}
	return counting{add: func(w *world, c *Counts) {
		names := masks(w)
		for _, it := range w.Accepted() {
			text := maskedQuestion(it, names)
			c.of("family", it.Family)
			c.of("template_"+it.Family, strings.ToLower(text))
			for _, t := range tries {
				t.add(it, text)
			}
		}
	}, end: func(p *part) {
		for _, family := range p.counts.valuesOf("family") {
			if p.counts.n("family", family) >= fewestWorded {
				p.counts.of("large", family)
			}
		}
		for _, t := range tries {
			if auc, ok := t.auc(); ok {
				p.counts.of("told", t.name)
				p.counts.numbers["auc_"+t.name] = auc
			}
		}
	}}
}

// masks replaces the names of people, tasks, projects and matters, and the words that tasks are named by.
func masks(w *world) *strings.Replacer {
	of := map[string]string{}
	for _, name := range w.Names() {
		of[name] = "NAME"
	}
	for _, t := range w.Tasks {
		of[t.Component], of[t.Deliverable] = "COMPONENT", "DELIVERABLE"
	}
	delete(of, "")
	longest := slices.SortedFunc(maps.Keys(of), func(a, b string) int {
		return cmp.Or(cmp.Compare(len(b), len(a)), cmp.Compare(a, b))
	})
	var pairs []string
	for _, name := range longest {
		pairs = append(pairs, name, of[name])
	}
	return strings.NewReplacer(pairs...)
}

// maskedQuestion is a question without names, values and the words of the attributes that its gold is about.
func maskedQuestion(it *corpus.Item, names *strings.Replacer) string {
	text := names.Replace(it.Question)
	for _, g := range it.Gold {
		if words := strings.ReplaceAll(g.Predicate, "_", " "); len(words) > 3 && corpus.ContainsWord(text, words) {
			text = strings.ReplaceAll(text, words, "ATTRIBUTE")
		}
	}
	runes, at := []rune(text), 0
	var out strings.Builder
	for _, s := range corpus.Scan(text, it.AskedAt.Date(), nil) {
		if s.Start >= at && len(s.Values) > 0 {
			out.WriteString(string(runes[at:s.Start]) + strings.ToUpper(string(s.Values[0].Kind)))
			at = s.End
		}
	}
	return out.String() + string(runes[at:])
}

// unasked items are look-alikes of those that ask for what is disputed, or never said. Of sets all relations are whose
// questions have one form.
func unasked(it *corpus.Item) bool {
	set := it.SetID != "" && (it.Family == "as_of" || it.Family == "contextual")
	return it.AskerID == "" && (it.Family == "single_hop" || it.Family == "any_one" || set)
}

// bound items are look-alikes of those that ask for what their asker was never told.
func bound(it *corpus.Item) bool {
	return it.AskerID != "" && slices.Contains([]string{"pivot", "knowledge_update", "term_ambiguity", "user_implicit"},
		it.Family)
}

// telling gathers the words of questions that are of a family, and of those that look like it. With ofOne, look-alikes
// ask for an attribute that a question of the family asks for: two reviewers may both be right.
type telling struct {
	name          string
	ofOne         bool
	family, alike func(*corpus.Item) bool

	words      map[string]int // features
	examples   []statistics.Example
	attributes []string // that the examples ask for
	asked      map[string]bool
	sets       map[string]int // the first example of each set
	about      []int          // of each example: questions of one set are learned from or tried together
}

func (t *telling) add(it *corpus.Item, text string) {
	e := statistics.Example{Positive: t.family(it)}
	if !e.Positive && !t.alike(it) {
		return
	}
	if t.words == nil {
		t.words, t.asked, t.sets = map[string]int{}, map[string]bool{}, map[string]int{}
	}
	for _, word := range slices.Sorted(maps.Keys(artefacts.Words(text))) {
		at, known := t.words[word]
		if !known {
			at = len(t.words)
			t.words[strings.Clone(word)] = at
		}
		e.Features = append(e.Features, statistics.Feature{Index: at, Value: 1})
	}
	attribute := ""
	if i := slices.IndexFunc(it.Gold, func(g corpus.GoldAtom) bool { return g.Part == corpus.PartOperand }); i >= 0 {
		attribute = strings.Clone(it.Gold[i].Predicate)
	}
	about, again := t.sets[it.SetID]
	if !again || it.SetID == "" {
		about = len(t.examples)
		t.sets[strings.Clone(it.SetID)] = about
	}
	t.about = append(t.about, about)
	t.examples, t.attributes = append(t.examples, e), append(t.attributes, attribute)
	t.asked[attribute] = t.asked[attribute] || e.Positive
}

// auc is the chance that a classifier puts a question of the family before one of the others, each fifth by what it
// learned from the rest; ok is false where there are too few of either.
func (t *telling) auc() (v float64, ok bool) {
	var kept []statistics.Example
	var positive, negative []float64
	var about []int
	own := 0
	for i, e := range t.examples {
		if !t.ofOne || t.asked[t.attributes[i]] {
			kept, own = append(kept, e), own+one(e.Positive)
			about = append(about, t.about[i])
		}
	}
	if min(own, len(kept)-own) < fewestWorded {
		return 0, false
	}
	for i, score := range statistics.CrossValidated(kept, len(t.words), folds,
		func(i int) int { return about[i] % folds }) {
		if kept[i].Positive {
			positive = append(positive, score)
		} else {
			negative = append(negative, score)
		}
	}
	return statistics.AUC(positive, negative), true
}
