package subtlememory

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/seeds"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/relational"
	"memloom/pipeline/sessions"
	"memloom/prompts"
	"memloom/validate/check/rule"
	"memloom/validate/filters"
)

// families are the question families by what they ask about (S5).
var families = map[string]string{"multi_evidence": "multi_evidence", "any_one": "any_one", "temporal": "as_of",
	"contextual": "contextual", "contradictory": "contradictory"}

// due is how many questions a set has (S7), each of another place: of a temporal one the difficulties, of a contextual
// one the contexts.
func due(set sessions.Set) (most int, difficulties []string) {
	switch seeds.Subtype(set.Subtype) {
	case seeds.Temporal:
		if set.Origin == corpus.OfUser {
			return 2, []string{relational.Easy, relational.Hard}
		}
		return 3, []string{relational.Easy, relational.Medium, relational.Hard}
	case seeds.Contextual:
		return 2, nil
	}
	return 1, nil
}

// placed: a set has as many questions as its subtype asks for, each about another of its cases or times; and fewer only
// where the family has all that the recipe asks for, or the manifest says that it fell short.
func placed(v *view, expect rule.Expect) {
	for _, set := range v.sets {
		list, family := v.items[set.SetID], families[set.Subtype]
		most, difficulties := due(set)
		holds := len(list) <= most && (len(list) == most || !v.request.unmet(family) || v.request.short(family))
		seen := map[string]bool{}
		for _, it := range list {
			place := it.Difficulty
			if set.Subtype == string(seeds.Contextual) {
				for _, g := range v.operands(it) {
					place = strings.Join(g.FactIDs, " ")
				}
			}
			holds = holds && !seen[place] && (difficulties == nil || slices.Contains(difficulties, it.Difficulty)) &&
				it.Relation == set.Relation && it.Subtype == set.Subtype && it.Subcategory == set.Origin
			seen[place] = true
		}
		expect(holds, fmt.Sprintf("%d questions about %d cases of a %s set", len(list), len(seen), set.Subtype),
			fmt.Sprintf("%d, each of another case or difficulty, as the manifest has it", most), set.SetID)
	}
	for id, list := range v.items {
		if _, known := v.set[id]; !known {
			expect(false, "set "+id, "a set of the table", list[0].ID)
		}
	}
}

// keyed: items about sets have three right and three wrong references, where the recipe asks for them, but for those
// that the filter of references took.
func keyed(v *view, expect rule.Expect) {
	if !v.request.keyed {
		return
	}
	for _, set := range v.sets {
		for _, it := range v.items[set.SetID] {
			right, wrong := len(distinct(it.CorrectAnswers)), len(distinct(it.IncorrectAnswers))
			full := func(n int, probe string) bool {
				kept := func(x *corpus.Verdict) bool {
					return x.Filter != filters.NameAnswerKeys || x.Outcome == corpus.Yes || x.Probe != probe
				}
				return n > 0 && n+len(slices.DeleteFunc(slices.Clone(v.Verdicts(it.ID)), kept)) == questions.PerSide
			}
			expect(full(right, filters.ProbeCorrect) && full(wrong, filters.ProbeIncorrect),
				fmt.Sprintf("%d right and %d wrong references", right, wrong),
				fmt.Sprintf("%d of each, or fewer by those that a filter took", questions.PerSide), it.ID)
		}
	}
}

// sheeted: the lines below a question are the fields of the form, or the things with what they have, and of the things
// that one is marked right which has the value of every operand.
func sheeted(v *view, expect rule.Expect) {
	for _, set := range v.sets {
		for _, it := range v.items[set.SetID] {
			if it.Form == "" {
				continue
			}
			var lines []string
			right := ""
			if it.Form == prompts.FormArrange {
				lines, right = v.thingLines(it)
			} else {
				lines = fieldLines(set)
			}
			_, sheet, _ := strings.Cut(it.Question, "\n")
			expect("\n"+sheet == prompts.SheetText(lines) && len(lines) > 0 && right == "", fmt.Sprintf("%q%s", sheet, right),
				fmt.Sprintf("%q", strings.Join(lines, "\n")), it.ID)
		}
	}
}

func fieldLines(set sessions.Set) []string {
	var out []string
	for _, f := range set.Fields {
		out = append(out, f.Noun+": "+strings.Join(f.Values, " / "))
	}
	return out
}

// thingLines are the lines of the things of an item; problem says what is wrong with their marks.
func (v *view) thingLines(it *corpus.Item) (lines []string, problem string) {
	fitting := 0
	for _, t := range it.Resources {
		var has []string
		for _, f := range t.Features {
			has = append(has, f.Value)
		}
		lines = append(lines, t.Name+": "+strings.Join(has, ", "))
		fits := len(v.differing(it, t)) == 0
		if fits {
			fitting++
		}
		if fits != t.Right {
			problem = ", " + t.Name + " is marked wrongly"
		}
	}
	if fitting != 1 {
		problem = fmt.Sprintf(", %d things fit", fitting)
	}
	return lines, problem
}

// differing are the operands of an item that a thing does not have.
func (v *view) differing(it *corpus.Item, t corpus.Resource) []string {
	var out []string
	for _, g := range v.operands(it) {
		if g.Atom == nil || !slices.ContainsFunc(t.Features, func(f corpus.Feature) bool {
			return f.Predicate == g.Predicate && strings.EqualFold(f.Value, g.Atom.Text)
		}) {
			out = append(out, g.Predicate)
		}
	}
	return out
}

// needed: for every operand of an item with things to choose from there is one that it alone excludes, so that no fact
// of the set can be left out.
func needed(v *view, expect rule.Expect) {
	for _, set := range v.sets {
		for _, it := range v.items[set.SetID] {
			if it.Form != prompts.FormArrange {
				continue
			}
			alone := map[string]bool{}
			for _, t := range it.Resources {
				if d := v.differing(it, t); len(d) == 1 {
					alone[d[0]] = true
				}
			}
			n := len(v.operands(it))
			expect(len(alone) == n && n > 0, fmt.Sprintf("%d of %d operands exclude a thing by themselves", len(alone), n),
				"all of them", it.ID)
		}
	}
}
