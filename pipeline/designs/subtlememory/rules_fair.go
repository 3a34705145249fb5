package subtlememory

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"memloom/internal/artefacts"
	"memloom/internal/corpus"
	"memloom/internal/seeds"
	"memloom/internal/statistics"
	"memloom/output"
	"memloom/prompts"
	"memloom/validate/check/rule"
)

// even: the sides of a contradiction fall within a week, or both name one date, so that neither is the later one.
func even(v *view, expect rule.Expect) {
	for _, set := range v.sets {
		list := v.variants[set.SetID]
		if set.Subtype != string(seeds.Conflict) || len(list) != 2 || len(list[0].SessionIDs) == 0 ||
			len(list[1].SessionIDs) == 0 {
			continue
		}
		a, b := v.Session[list[0].SessionIDs[0]], v.Session[list[1].SessionIDs[0]]
		if a == nil || b == nil {
			continue
		}
		days := math.Abs(float64(a.Started-b.Started)) / (24 * 3600 * 1e6)
		dated := list[0].AsOf != nil && list[1].AsOf != nil && *list[0].AsOf == *list[1].AsOf
		expect(days <= 7 || dated, fmt.Sprintf("%.0f days between its sides", days),
			"seven at most, or one date on both sides", set.SetID)
	}
}

// signed: what shows a hidden variant is its sign, which shows nothing else of its attribute, and no message that has
// it names the value.
func signed(v *view, expect rule.Expect) {
	shows := map[string]string{} // attribute and sign → value
	for _, set := range v.sets {
		for _, x := range v.variants[set.SetID] {
			if !x.Hidden || x.Sign == nil || len(x.FactIDs) == 0 {
				expect(!x.Hidden, "no sign", "a sign and a fact of a hidden variant", x.VariantID)
				continue
			}
			f := v.Fact(x.FactIDs[0])
			if f == nil {
				continue // sets are of their relation
			}
			slot := f.SubjectID + "/" + f.Predicate + "/" + *x.Sign
			other := shows[slot]
			shows[slot] = f.Value.Text
			expect(other == "" || other == f.Value.Text, *x.Sign+" for "+other, "a sign of "+f.Value.Text+" alone", x.VariantID)
			for _, s := range v.Stating(f.ID) {
				named := strings.Contains(strings.ToLower(s.Message.Text), f.Value.Text)
				expect(s.Basis == corpus.BasisSign && strings.EqualFold(s.Surface, *x.Sign) && !named,
					fmt.Sprintf("%q", s.Message.Text),
					fmt.Sprintf("%q, and nowhere %q", *x.Sign, f.Value.Text), x.VariantID, s.Message.ID)
			}
		}
	}
}

// evenly: of the values that a form prints the history says as many, whatever the relation of the set: of the user or
// of others.
func evenly(v *view, expect rule.Expect) {
	said := map[string][]*corpus.Fact{} // by attribute
	for i := range v.Facts {
		if f := &v.Facts[i]; len(v.Stating(f.ID)) > 0 {
			said[f.Predicate] = append(said[f.Predicate], f)
		}
	}
	for _, set := range v.sets {
		for _, field := range set.Fields {
			values := map[string]bool{}
			for _, f := range said[field.Predicate] {
				about := v.Name(f.SubjectID)
				if slices.Contains(field.Values, f.Value.Text) && (about == *set.Thing || strings.HasSuffix(about,
					"'s "+*set.Thing)) {
					values[f.Value.Text] = true
				}
			}
			expect(len(values) == mentioned, fmt.Sprintf("%d values of %s", len(values), field.Noun),
				fmt.Sprintf("%d of those that the form prints", mentioned), set.SetID)
		}
	}
}

// The bound of a classifier that looks for evidence among the turns of users, and how many turns of either kind it
// needs.
const (
	mostShown   = 0.65
	fewestTurns = 100
)

// unshown trains a classifier on the words of users' turns of one half of the histories, or of every other session
// where there is one history, and lets it find those that state what is asked about in the other half.
func unshown(*output.Manifest) (func(*view, rule.Expect), func(*rule.Finding)) {
	index, histories := map[string]int{}, 0
	var examples []statistics.Example
	var history, session []int // of each turn
	return func(v *view, _ rule.Expect) {
			asked := map[string]bool{}
			for _, x := range v.variant {
				for _, id := range x.FactIDs {
					asked[id] = true
				}
			}
			for i := range v.Messages {
				m := &v.Messages[i]
				if m.AuthorRole != prompts.SideUser || v.Session[m.SessionID] == nil {
					continue
				}
				e := statistics.Example{Positive: slices.ContainsFunc(v.states[m.ID],
					func(f *corpus.Fact) bool { return asked[f.ID] })}
				for _, w := range slices.Sorted(maps.Keys(artefacts.Words(m.Text))) {
					if _, known := index[w]; !known {
						index[strings.Clone(w)] = len(index)
					}
					e.Features = append(e.Features, statistics.Feature{Index: index[w], Value: 1})
				}
				examples, history = append(examples, e), append(history, histories)
				session = append(session, int(v.Session[m.SessionID].Seq))
			}
			histories++
		}, func(f *rule.Finding) {
			var positive, negative []float64
			if histories == 1 {
				history = session
			}
			for i, score := range statistics.CrossValidated(examples, len(index), 2, func(i int) int { return history[i] % 2 }) {
				if examples[i].Positive {
					positive = append(positive, score)
				} else {
					negative = append(negative, score)
				}
			}
			f.Checked = len(examples)
			if min(len(positive), len(negative)) < fewestTurns {
				f.TooFew(fmt.Sprintf("a test needs %d turns of either kind", fewestTurns))
				return
			}
			auc := statistics.AUC(positive, negative)
			if f.Note = fmt.Sprintf("AUC %.2f", auc); auc > mostShown {
				f.Violate(f.Note, fmt.Sprintf("%.2f at most", mostShown))
			}
		}
}

// undoubled: no word is twice in a row.
func undoubled(v *view, expect rule.Expect) {
	for i := range v.Messages {
		m := &v.Messages[i]
		expect(!prompts.Doubled(m.Text), fmt.Sprintf("%q", m.Text), "no word twice in a row", m.ID)
	}
}
