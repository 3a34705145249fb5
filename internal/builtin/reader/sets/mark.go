package sets

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// Mark says whether a candidate answers as the gold does where that is decided here: a gold that two talks disagree, a
// question with a sheet, a list in order, a list of which a part is missing. Of a sheet the candidate names the gold's value of each
// field and no other one, or the one thing of the gold.
func Mark(question, gold, candidate string) (right, decided bool) {
	cand := text.Tokenise(candidate)
	lacks := func(part string) bool { _, ok := find(cand, stems(part)); return !ok }
	if _, sides, ok := strings.Cut(gold, ": once "); ok && disagrees(text.Tokenise(gold)) {
		return seesConflict(strings.Split(strings.TrimRight(sides, ". "), ", once "), cand), true
	}
	if op := operationOf(question); !HasSheet(question) && (op == order || op == match) {
		parts := talked("").listed(gold)
		right := inOrder(parts, cand)
		return right, right || !slices.ContainsFunc(parts, lacks)
	}
	if !HasSheet(question) {
		return false, operationOf(question) == set && slices.ContainsFunc(talked("").listed(gold), lacks)
	}
	x := sheetOf(question)
	var names field
	for _, t := range x.things {
		names.add(t.name)
	}
	if names.index(gold) >= 0 {
		return names.onlyOne(names.index(gold), cand), true
	}
	right = true
	for _, line := range strings.Split(gold, ";") {
		name, value, _ := strings.Cut(strings.TrimSpace(line), ": ")
		f := slices.IndexFunc(x.fields, func(f field) bool { return f.name == name && f.index(value) >= 0 })
		if f < 0 {
			return false, false
		}
		right = right && x.fields[f].onlyOne(x.fields[f].index(value), cand)
	}
	return right, true
}

// inOrder says that a text names all parts of a list, one behind the other.
func inOrder(parts []string, cand []text.Token) bool {
	for _, part := range parts {
		at, ok := find(cand, stems(part))
		if !ok {
			return false
		}
		cand = cand[at.To:]
	}
	return true
}

// contradictions say that statements do not agree.
var contradictions = english.Stems(`disagree contradict contradiction contradictory conflict conflicting inconsistent
	differ diverge clash`)

func disagrees(toks []text.Token) bool {
	return has(toks, func(t text.Token) bool { return contradictions[t.Stem] })
}

// seesConflict says that a candidate names all sides, or none and that they contradict each other.
func seesConflict(sides []string, cand []text.Token) bool {
	n := 0
	for _, s := range sides {
		if at, ok := find(cand, stems(s)); ok && setAgainst(cand[:at.From]) {
			return false // "La Paz, not Sucre"
		} else if ok {
			n++
		}
	}
	return n == len(sides) || n == 0 && disagrees(cand)
}

var (
	hedges  = english.Words("maybe perhaps possibly probably might unsure unclear either")
	reasons = english.Words("because since while whereas")
	denials = english.Words("not no without neither nor never")
)

// onlyOne says that of the options a text names one, and the others only to set it against them.
func (f *field) onlyOne(want int, toks []text.Token) bool {
	x := sheet{fields: []field{*f}}
	none := func(int) bool { return false }
	for i, t := range toks { // "Alder, because Birch has a bare seat"
		if reasons[t.Low] && len(x.mentions(toks[:i], none)) > 0 {
			toks = toks[:i]
			break
		}
	}
	named := false
	for _, m := range x.mentions(toks, none) {
		against := setAgainst(toks[:m.From])
		if against == (m.option == want) {
			return false
		}
		named = named || m.option == want
	}
	return named && !has(toks, func(t text.Token) bool { return hedges[t.Low] })
}

// setAgainst says that one of the last words of a clause denies what follows, or sets it against something.
func setAgainst(before []text.Token) bool {
	for i := len(before) - 1; i >= max(0, len(before)-3) && before[i].Kind != text.Punct; i-- {
		if denials[before[i].Low] {
			return true
		}
	}
	return replaced(before)
}
