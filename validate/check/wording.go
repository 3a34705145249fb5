package check

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"memloom/internal/artefacts"
	"memloom/internal/corpus"
	"memloom/internal/statistics"
)

// wordingRules look for what the words of a question tell of its family. Names, values and attributes are masked.
func wordingRules() []rule {
	questions := &maskedQuestions{}
	needs := tables(needItems, []string{tabGold})
	tells := func(name string, told, alike func(*corpus.Item) bool) rule {
		return rule{Blind, name, "items and their look-alikes", Tested, needs,
			&familyTold{questions: questions, told: told, alike: alike}}
	}
	plain := func(it *corpus.Item) bool {
		return it.AskerID == "" && (it.Family == "single_hop" || it.Family == "any_one")
	}
	bound := func(it *corpus.Item) bool {
		return it.AskerID != "" && slices.Contains([]string{"pivot", "knowledge_update", "term_ambiguity", "user_implicit"},
			it.Family)
	}
	disputed := &familyTold{questions: questions, alike: plain, ofOne: true,
		told: func(it *corpus.Item) bool { return it.Family == "contradictory" }}
	return []rule{
		{Blind, "questions do not tell what is contradictory", "items and their look-alikes", Tested, needs, disputed},
		tells("questions do not tell what nobody said",
			func(it *corpus.Item) bool { return it.Family == "abstention" && it.AskerID == "" }, plain),
		tells("questions do not tell what nobody said to the asker",
			func(it *corpus.Item) bool { return it.Family == "abstention" && it.AskerID != "" }, bound),
		{Blind, "templates are many", "accepted items", Proved, needs, &templates{questions: questions}},
	}
}

// maskedQuestions masks the questions of a corpus, once for all rules.
type maskedQuestions struct {
	last *world
	text map[*corpus.Item]string
}

func (q *maskedQuestions) of(w *world) map[*corpus.Item]string {
	if q.last == w {
		return q.text
	}
	q.last, q.text = w, make(map[*corpus.Item]string, len(w.Accepted()))
	names := w.masks()
	for _, it := range w.Accepted() {
		q.text[it] = maskedQuestion(it, names)
	}
	return q.text
}

// masks replaces the names of people, tasks, projects and matters, and the words that tasks are named by.
func (w *world) masks() *strings.Replacer {
	of := map[string]string{}
	for _, name := range w.c.Names() {
		of[name] = "NAME"
	}
	for i := range w.c.Tasks {
		of[w.c.Tasks[i].Component], of[w.c.Tasks[i].Deliverable] = "COMPONENT", "DELIVERABLE"
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
	for i := range it.Gold {
		if words := strings.ReplaceAll(it.Gold[i].Predicate, "_", " "); len(words) > 3 && containsWord(text, words) {
			text = strings.ReplaceAll(text, words, "ATTRIBUTE")
		}
	}
	runes := []rune(text)
	var out strings.Builder
	at := 0
	for _, s := range corpus.Scan(text, it.AskedAt.Date(), nil) {
		if s.Start < at || len(s.Values) == 0 {
			continue
		}
		out.WriteString(string(runes[at:s.Start]) + strings.ToUpper(string(s.Values[0].Kind)))
		at = s.End
	}
	out.WriteString(string(runes[at:]))
	return out.String()
}

// mostTold is how well a classifier may tell a family from its look-alikes by words alone: the chance that it puts a
// question of the family before one of the others.
const mostTold = 0.60

// familyTold trains a classifier on the words of questions that are of a family, and of those that look like it.
type familyTold struct {
	questions   *maskedQuestions
	told, alike func(*corpus.Item) bool
	ofOne       bool // look-alikes ask for an attribute that a question of the family asks for: two reviewers may both be right
	index       map[string]int
	examples    []statistics.Example
	attributes  []string // that the examples ask for
}

func (t *familyTold) add(w *world, _ *Finding) { t.pool(w) }

func (t *familyTold) pool(w *world) {
	if t.index == nil {
		t.index = map[string]int{}
	}
	text := t.questions.of(w)
	for _, it := range w.Accepted() {
		told := t.told(it)
		if !told && !t.alike(it) {
			continue
		}
		e := statistics.Example{Positive: told}
		for _, word := range slices.Sorted(maps.Keys(artefacts.Words(text[it]))) {
			at, known := t.index[word]
			if !known {
				at = len(t.index)
				t.index[strings.Clone(word)] = at
			}
			e.Features = append(e.Features, statistics.Feature{Index: at, Value: 1})
		}
		t.examples = append(t.examples, e)
		t.attributes = append(t.attributes, attributeOf(it))
	}
}

// attributeOf is what an item asks for; empty where its gold has no operand.
func attributeOf(it *corpus.Item) string {
	i := slices.IndexFunc(it.Gold, func(g corpus.GoldAtom) bool { return g.Part == corpus.PartOperand })
	if i < 0 {
		return ""
	}
	return strings.Clone(it.Gold[i].Predicate)
}

// alone leaves out look-alikes that ask for an attribute for which no question of the family asks.
func (t *familyTold) alone() {
	asked := map[string]bool{}
	for i, e := range t.examples {
		asked[t.attributes[i]] = asked[t.attributes[i]] || e.Positive
	}
	kept := t.examples[:0]
	for i, e := range t.examples {
		if asked[t.attributes[i]] {
			kept = append(kept, e)
		}
	}
	t.examples = kept
}

func (t *familyTold) conclude(_ *run, f *Finding) {
	if t.ofOne {
		t.alone()
	}
	told := 0
	for _, e := range t.examples {
		if e.Positive {
			told++
		}
	}
	if told == 0 {
		return
	}
	f.Checked = len(t.examples)
	if min(told, f.Checked-told) < fewestOfKind {
		f.tooFew(fmt.Sprintf("a test needs %d on either side", fewestOfKind))
		return
	}
	auc := t.auc()
	f.Note = fmt.Sprintf("AUC %.2f", auc)
	if auc > mostTold {
		f.violate(f.Note, fmt.Sprintf("%.2f at most", mostTold))
	}
}

// auc scores every fifth question by what was learned from the others.
func (t *familyTold) auc() float64 {
	var positive, negative []float64
	for fold := range folds {
		var learn []statistics.Example
		for i, e := range t.examples {
			if i%folds != fold {
				learn = append(learn, e)
			}
		}
		learned := statistics.FitLogistic(learn, len(t.index))
		for i, e := range t.examples {
			switch score := learned.Score(e.Features); {
			case i%folds != fold:
			case e.Positive:
				positive = append(positive, score)
			default:
				negative = append(negative, score)
			}
		}
	}
	return statistics.AUC(positive, negative)
}

// The bounds of templates, of families with fewestOfKind items or more.
const (
	fewestTemplates   = 30
	mostOfOneTemplate = 0.08
)

// templates counts the different masked questions of each family.
type templates struct {
	questions *maskedQuestions
	of        map[string]map[string]int // by family
}

func (t *templates) add(w *world, _ *Finding) { t.pool(w) }

func (t *templates) pool(w *world) {
	if t.of == nil {
		t.of = map[string]map[string]int{}
	}
	for it, text := range t.questions.of(w) {
		if t.of[it.Family] == nil {
			t.of[strings.Clone(it.Family)] = map[string]int{}
		}
		t.of[it.Family][strings.ToLower(text)]++
	}
}

func (t *templates) conclude(_ *run, f *Finding) {
	items := 0
	for _, family := range slices.Sorted(maps.Keys(t.of)) {
		n, most := 0, 0
		for _, times := range t.of[family] {
			n, most = n+times, max(most, times)
		}
		items += n
		if n < fewestOfKind {
			continue
		}
		f.Checked += n
		if kinds := len(t.of[family]); kinds < fewestTemplates {
			f.violate(fmt.Sprintf("%s: %d templates", family, kinds), fmt.Sprintf("%d at least", fewestTemplates))
		}
		if share := fraction(most, n); share > mostOfOneTemplate {
			f.violate(fmt.Sprintf("%s: one template in %s of the items", family, perCent(share)),
				perCent(mostOfOneTemplate)+" at most")
		}
	}
	if f.Checked == 0 {
		f.Checked = items
		f.tooFew(fmt.Sprintf("a family needs %d", fewestOfKind))
	}
}
