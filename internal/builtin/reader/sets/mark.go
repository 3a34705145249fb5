package sets

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// Mark says whether a candidate answers as the gold does where that is decided here: a gold that two talks disagree, a
// question with a sheet, a list of which a part is missing. Of a sheet the candidate names the gold's value of each
// field and no other one, or the one thing of the gold.
func Mark(question, gold, candidate string) (right, decided bool) {
	cand := text.Tokenise(candidate)
	if _, sides, ok := strings.Cut(gold, ": once "); ok && disagrees(text.Tokenise(gold)) {
		return seesConflict(strings.Split(strings.TrimRight(sides, ". "), ", once "), cand), true
	}
	if !HasSheet(question) {
		return false, operationOf(strings.ToLower(question)) == set && !holdsParts(gold, cand)
	}
	x := sheetOf(question)
	if len(x.things) > 0 {
		var names []option
		for _, t := range x.things {
			names = append(names, option{t.name, allStems(t.name)})
		}
		want := slices.IndexFunc(names, func(o option) bool { return strings.EqualFold(o.name, strings.Trim(gold, ". ")) })
		if want < 0 {
			return false, false
		}
		return onlyOne(names, want, cand), true
	}
	for i, line := range strings.Split(gold, ";") {
		name, value, ok := strings.Cut(strings.TrimSpace(line), ": ")
		f := slices.IndexFunc(x.fields, func(f field) bool { return f.name == name })
		if !ok || f < 0 {
			return right, i > 0
		}
		want := slices.IndexFunc(x.fields[f].options, func(o option) bool { return strings.EqualFold(o.name, strings.Trim(value, ". ")) })
		if want < 0 {
			return false, false
		}
		if right = onlyOne(x.fields[f].options, want, cand); !right {
			return false, true
		}
	}
	return right, true
}

// contradictions say that statements do not agree.
var contradictions = english.Stems(`disagree contradict contradiction contradictory conflict conflicting inconsistent
	differ diverge clash`)

func disagrees(toks []text.Token) bool {
	return slices.ContainsFunc(toks, func(t text.Token) bool { return contradictions[t.Stem] })
}

// seesConflict says that a candidate names all sides, or one of none and that they contradict each other.
func seesConflict(sides []string, cand []text.Token) bool {
	n := 0
	for _, s := range sides {
		if at, ok := find(cand, stems(text.Tokenise(s))); ok {
			if replaced(cand[:at.From]) || denied(cand[:at.From]) && !strings.HasPrefix(s, "not ") {
				return false // "La Paz, not Sucre"
			}
			n++
		}
	}
	return n == len(sides) || n == 0 && disagrees(cand)
}

// holdsParts says that a candidate has all parts of a list.
func holdsParts(gold string, cand []text.Token) bool {
	for _, p := range cutList(gold) {
		if _, ok := find(cand, stems(text.Tokenise(p.text))); !ok {
			return false
		}
	}
	return true
}

func allStems(name string) []string {
	var out []string
	for _, t := range text.Tokenise(name) {
		out = append(out, t.Stem)
	}
	return out
}

// onlyOne says that of some options a text names one, and the others only to set it against them.
func onlyOne(options []option, want int, toks []text.Token) bool {
	x := sheet{fields: []field{{options: options}}}
	if i := slices.IndexFunc(toks, func(t text.Token) bool { return reasons[t.Low] }); i >= 0 && len(x.mentions(&sentence{toks: toks[:i]})) > 0 {
		toks = toks[:i] // "Alder, because Birch has a bare seat"
	}
	named := false
	for _, m := range x.mentions(&sentence{toks: toks}) {
		against := replaced(toks[:m.From]) || denied(toks[:m.From])
		switch {
		case m.option == want && against:
			return false
		case m.option == want:
			named = true
		case !against:
			return false
		}
	}
	return named && !slices.ContainsFunc(toks, func(t text.Token) bool { return hedges[t.Low] })
}

var (
	hedges    = english.Words("maybe perhaps possibly probably might unsure unclear either")
	reasons   = english.Words("because since while whereas")
	denials   = english.Words("not no without neither nor never")
	shortStep = 3
)

// denied says that one of the last words before a place denies, or another mark or clause begins there.
func denied(before []text.Token) bool {
	for i := len(before) - 1; i >= 0 && i >= len(before)-shortStep; i-- {
		if denials[before[i].Low] {
			return true
		}
		if before[i].Kind == text.Punct {
			return false
		}
	}
	return false
}
