package blind

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"memloom/internal/artefacts"
	"memloom/internal/corpus"
	"memloom/internal/statistics"
	"memloom/validate/check/rule"
)

// questions masks names, values and attributes in the questions of a corpus, once for all rules that look for what the
// words of a question say of its family.
type questions struct {
	last *rule.World
	text map[*corpus.Item]string
}

func (q *questions) of(w *rule.World) map[*corpus.Item]string {
	if q.last != w {
		q.last, q.text = w, make(map[*corpus.Item]string, len(w.Accepted()))
		names := masks(w)
		for _, it := range w.Accepted() {
			q.text[it] = maskedQuestion(it, names)
		}
	}
	return q.text
}

// masks replaces the names of people, tasks, projects and matters, and the words that tasks are named by.
func masks(w *rule.World) *strings.Replacer {
	of := map[string]string{}
	for _, name := range w.Names() {
		of[name] = "NAME"
	}
	for t := range rule.All(w.Tasks) {
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
		if words := strings.ReplaceAll(g.Predicate, "_", " "); len(words) > 3 && rule.ContainsWord(text, words) {
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

// plain items are look-alikes of those that ask for what is disputed, or never said. Of sets all relations are whose questions
// have one form.
func plain(it *corpus.Item) bool {
	set := it.SetID != "" && (it.Family == "as_of" || it.Family == "contextual")
	return it.AskerID == "" && (it.Family == "single_hop" || it.Family == "any_one" || set)
}

// bound items are look-alikes of those that ask for what their asker was never told.
func bound(it *corpus.Item) bool {
	return it.AskerID != "" && slices.Contains([]string{"pivot", "knowledge_update", "term_ambiguity", "user_implicit"},
		it.Family)
}

// mostTold is how well a classifier may separate a family from its look-alikes by words alone: the chance that it puts
// a question of the family before one of the others.
const mostTold = 0.60

// told trains a classifier on the words of questions that are of a family, and of those that look like it. Look-alikes
// of one attribute ask for one that a question of the family asks for: two reviewers may both be right.
func (q *questions) told(name string, ofOne bool, family, alike func(*corpus.Item) bool) rule.Rule {
	return rule.Over(name, "items and their look-alikes", rule.Items+"key/gold", func(*rule.Run) rule.Check {
		index := vocabulary{}
		var examples []statistics.Example
		var attributes []string // that the examples ask for
		var about []int         // of each example, by number: questions of one set are learned from or tried together
		asked := map[string]bool{}
		return rule.Check{
			Add: func(w *rule.World, _ *rule.Finding) {
				text, sets := q.of(w), map[string]int{}
				for _, it := range w.Accepted() {
					e := statistics.Example{Positive: family(it)}
					if !e.Positive && !alike(it) {
						continue
					}
					for _, word := range slices.Sorted(maps.Keys(artefacts.Words(text[it]))) {
						e.Features = append(e.Features, index.feature(word, 1))
					}
					attribute := ""
					if i := slices.IndexFunc(it.Gold, func(g corpus.GoldAtom) bool { return g.Part == corpus.PartOperand }); i >= 0 {
						attribute = strings.Clone(it.Gold[i].Predicate)
					}
					n, again := sets[it.SetID]
					if !again || it.SetID == "" {
						n = len(examples)
						sets[it.SetID] = n
					}
					examples, attributes, about = append(examples, e), append(attributes, attribute), append(about, n)
					asked[attribute] = asked[attribute] || e.Positive
				}
			},
			Conclude: func(f *rule.Finding) {
				var kept []statistics.Example
				var fold []int
				for i, e := range examples {
					if !ofOne || asked[attributes[i]] {
						kept, fold = append(kept, e), append(fold, about[i]%folds)
					}
				}
				separable(kept, len(index), fold, f)
			},
		}
	}).By(rule.Tested).Pooling()
}

// separable violates where a classifier separates positive examples from others, each fifth by what it learned from the
// rest.
func separable(examples []statistics.Example, features int, fold []int, f *rule.Finding) {
	var positive, negative []float64
	for _, e := range examples {
		if e.Positive {
			positive = append(positive, 0)
		}
	}
	if len(positive) == 0 {
		return
	}
	f.Checked = len(examples)
	if min(len(positive), f.Checked-len(positive)) < fewestOfKind {
		f.TooFew(fmt.Sprintf("a test needs %d on either side", fewestOfKind))
		return
	}
	positive = nil
	for i, score := range statistics.CrossValidated(examples, features, folds, func(i int) int { return fold[i] }) {
		if examples[i].Positive {
			positive = append(positive, score)
		} else {
			negative = append(negative, score)
		}
	}
	auc := statistics.AUC(positive, negative)
	if f.Note = fmt.Sprintf("AUC %.2f", auc); auc > mostTold {
		f.Violate(f.Note, fmt.Sprintf("%.2f at most", mostTold))
	}
}

// The bounds of templates, of families with fewestOfKind items or more.
const (
	fewestTemplates   = 30
	mostOfOneTemplate = 0.08
)

// templates counts the different masked questions of each family.
func (q *questions) templates(*rule.Run) rule.Check {
	of := map[string]map[string]int{} // by family
	return rule.Check{
		Add: func(w *rule.World, _ *rule.Finding) {
			for it, text := range q.of(w) {
				if of[it.Family] == nil {
					of[strings.Clone(it.Family)] = map[string]int{}
				}
				of[it.Family][strings.ToLower(text)]++
			}
		},
		Conclude: func(f *rule.Finding) {
			items := 0
			for _, family := range slices.Sorted(maps.Keys(of)) {
				n := 0
				for _, times := range of[family] {
					n += times
				}
				if items += n; n < fewestOfKind {
					continue
				}
				f.Checked += n
				if kinds := len(of[family]); kinds < fewestTemplates {
					f.Violate(fmt.Sprintf("%s: %d templates", family, kinds), fmt.Sprintf("%d at least", fewestTemplates))
				}
				if share := rule.Fraction(slices.Max(slices.Collect(maps.Values(of[family]))), n); share > mostOfOneTemplate {
					f.Violate(fmt.Sprintf("%s: one template in %s of the items", family, rule.PerCent(share)),
						rule.PerCent(mostOfOneTemplate)+" at most")
				}
			}
			if f.Checked == 0 {
				f.Checked = items
				f.TooFew(fmt.Sprintf("a family needs %d", fewestOfKind))
			}
		},
	}
}
