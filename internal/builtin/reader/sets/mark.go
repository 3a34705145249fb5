package sets

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// Mark says whether a candidate answers a question with a sheet as the gold does: it names the gold's value of each
// field and no other one, or the one thing of the gold. decided is false where the question has no sheet, or the gold
// is none of its values.
func Mark(question, gold, candidate string) (right, decided bool) {
	if !HasSheet(question) {
		return false, false
	}
	x := sheetOf(question)
	cand := text.Tokenise(candidate)
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
