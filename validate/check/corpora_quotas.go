package check

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"memloom/internal/corpus"
	"memloom/output"
)

// corpusQuotas compares what each corpus got with what the recipe asks for it: items in all, and items of a stratum.
// What a corpus has otherwise must be what the manifest names: shares that moved, as counted, or shortfalls.
type corpusQuotas struct {
	accepted [][]stratum // of each corpus
}

// stratum is how many accepted items there are of a family and subcategory.
type stratum struct {
	family, subcategory string
	items               int
}

func (q *corpusQuotas) add(w *world, _ *Finding) {
	var list []stratum
	for _, it := range w.Accepted() {
		i := slices.IndexFunc(list, func(s stratum) bool {
			return s.family == it.Family && s.subcategory == it.Subcategory
		})
		if i < 0 {
			i = len(list)
			list = append(list, stratum{it.Family, it.Subcategory, 0})
		}
		list[i].items++
	}
	q.accepted = append(q.accepted, list)
}

// askedOfCorpora returns what the recipe asks of each corpus: items in all, and items by stratum. Recipes without the
// keys, or with others in their places, ask for nothing.
func askedOfCorpora(m *output.Manifest) (all []int, strata map[string][]int) {
	var recipe struct {
		Questions struct {
			Corpora, ByCorpus json.RawMessage
			Written           json.RawMessage `json:"by_corpus"`
		}
	}
	if json.Unmarshal(m.Parameters, &recipe) != nil {
		return nil, nil
	}
	if json.Unmarshal(recipe.Questions.Corpora, &all) != nil {
		all = nil
	}
	for _, b := range []json.RawMessage{recipe.Questions.ByCorpus, recipe.Questions.Written} {
		if json.Unmarshal(b, &strata) == nil && len(strata) > 0 {
			return all, strata
		}
	}
	return all, nil
}

func (q *corpusQuotas) conclude(r *run, f *Finding) {
	all, strata := askedOfCorpora(r.in.Manifest)
	for _, m := range r.in.Manifest.Moved {
		i := slices.Index(r.corpora, m.CorpusID)
		got := -1
		if i >= 0 {
			got = acceptedOf(q.accepted[i], m.Stratum)
		}
		f.expect(got == m.Got, fmt.Sprintf("%d of %s named as moved in %s", m.Got, m.Stratum, m.CorpusID),
			fmt.Sprintf("the %d that there are", got), m.Stratum)
	}
	if len(all) > 0 {
		q.compare(r, f, "", all)
	}
	for _, name := range slices.Sorted(maps.Keys(strata)) {
		q.compare(r, f, name, strata[name])
	}
}

// compare holds the corpora to their quotas of a stratum, of all items if it is empty.
func (q *corpusQuotas) compare(r *run, f *Finding, of string, wanted []int) {
	what := of
	if what == "" {
		what = "items"
	}
	if len(wanted) != len(q.accepted) {
		f.violate(fmt.Sprintf("quotas of %s for %d corpora", what, len(wanted)),
			fmt.Sprintf("one for each of %d", len(q.accepted)), what)
		return
	}
	named := 0
	for _, s := range r.in.Manifest.Shortfalls {
		if of == "" && isQuota(r.in.Manifest, s) || s.Stratum == of || inStratum(&corpus.Item{Family: of}, s.Stratum) {
			named += s.Wanted - s.Got
		}
	}
	if len(r.in.Manifest.Moved) > 0 {
		named = 0 // they name it by corpus
	}
	for i, list := range q.accepted {
		got, wanted := acceptedOf(list, of), wanted[i]
		for _, m := range r.in.Manifest.Moved {
			if m.CorpusID == r.corpora[i] && (of == "" || m.Stratum == of) {
				wanted += m.Got - m.Wanted
			}
		}
		f.look()
		if missing := wanted - got; missing < 0 || missing > named {
			f.violate(fmt.Sprintf("%d %s accepted in %s", got, what, r.corpora[i]),
				fmt.Sprintf("%d with what the manifest names as moved, or fewer by the %d that shortfalls name", wanted, named), what)
		} else {
			named -= missing
		}
	}
}

// acceptedOf adds up the accepted items of a stratum, of all if it is empty.
func acceptedOf(list []stratum, of string) int {
	n := 0
	for _, s := range list {
		if of == "" || inStratum(&corpus.Item{Family: s.family, Subcategory: s.subcategory}, of) {
			n += s.items
		}
	}
	return n
}
