package sets

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/prompts"
)

// operation is how an answer follows from several statements.
type operation string

const (
	sum        operation = "sum"
	difference operation = "difference"
	order      operation = "order"
	match      operation = "match"
	set        operation = "set"
	count      operation = "count"
)

// operationOf reads the operation of a question, empty for none.
func operationOf(question string) operation {
	low := strings.ToLower(question)
	says := func(parts ...string) bool {
		return slices.ContainsFunc(parts, func(p string) bool { return strings.Contains(low, p) })
	}
	switch {
	case says("in this order", "in that order", "respectively"):
		return match
	case says("order") && says(" first"):
		return order
	case says("came up", "mentioned", "talked about", "spoke of", "come up") && says("how many"):
		return count
	case says("came up", "mentioned", "talked about", "spoke of", "come up"):
		return set
	case says("together", "in total", "sum of", "altogether", "combined"):
		return sum
	case says(" differ", "difference", " lie between", " lies between", " apart"):
		return difference
	}
	return ""
}

// found is what is said of one thing of a list.
type found struct {
	item         string
	n            float64 // the number, or the day
	figure, unit string
	statement
}

// combined answers a question whose answer follows from statements of the things that it lists.
func combined(in prompts.SolveIn, op operation) answerTo {
	if op == set || op == count {
		return members(in, op)
	}
	items, words, ok := itemsOf(in)
	if !ok {
		return answerTo{reason: "not all of what is asked about is spoken of"}
	}
	low := strings.ToLower(in.Question)
	a := ask{named: true, number: op != match}
	if a.number && (strings.Contains(low, "year") || strings.Contains(low, "earliest") || strings.Contains(low, "latest")) {
		a.number, a.dated = false, true
	}
	for _, t := range content(text.Tokenise(words)) {
		if t.Kind == text.Word && !t.Capital && !amounts[t.Low] {
			a.soft = append(a.soft, t.Stem)
		}
	}
	var all []found
	for _, item := range items {
		f, ok := a.of(in, item)
		if !ok || len(all) > 0 && f.unit != all[0].unit {
			return answerTo{reason: "nothing that is said settles " + item}
		}
		all = append(all, f)
	}
	return computed(op, all, low)
}

// of finds what is said of one thing of a list.
func (a ask) of(in prompts.SolveIn, item string) (found, bool) {
	a.phrase = text.Tokenise(item)
	list := a.statements(listen(in.Messages, in.AskedAt, a.piece()))
	if len(list) == 0 {
		return found{}, false
	}
	f := found{item: item, statement: list[0]}
	for _, s := range list {
		if s.stems != f.stems || a.dated && s.date.first != f.date.first {
			return found{}, false
		}
	}
	switch {
	case a.dated:
		f.n = float64(f.date.first)
	case a.number:
		f.figure, f.unit, _ = strings.Cut(strings.ReplaceAll(f.value, ",", ""), " ")
		n, err := strconv.ParseFloat(f.figure, 64)
		if err != nil {
			n = float64(number(strings.ToLower(f.figure)))
		}
		f.n = n
	}
	return f, f.n >= 0 || a.dated
}

var downwards = regexp.MustCompile(`\b(?:latest|most|highest|largest|longest|tallest|newest) first`)

// computed is the answer of an operation on what was found. Of dates the difference is that of their years.
func computed(op operation, all []found, low string) answerTo {
	var a answerTo
	if op == order {
		slices.SortStableFunc(all, func(x, y found) int { return cmp.Compare(x.n, y.n) })
		if downwards.MatchString(low) {
			slices.Reverse(all)
		}
	}
	total, places, first, last := 0.0, 0, all[0], all[len(all)-1]
	var parts []string
	for _, f := range all {
		_, decimals, _ := strings.Cut(f.figure, ".")
		a.cites, total, places = append(a.cites, f.msg), total+f.n, max(places, len(decimals))
		if op == order {
			f.value = f.item
		}
		parts = append(parts, f.value)
	}
	shown := func(n float64) string {
		return strings.TrimSpace(strconv.FormatFloat(n, 'f', places, 64) + " " + first.unit)
	}
	switch {
	case op == sum:
		a.text = shown(total)
	case op == difference && first.date != nil && strings.Contains(low, "year"):
		years := first.date.first.Time().Year() - last.date.first.Time().Year()
		a.text = strconv.Itoa(max(years, -years)) + " years"
	case op == difference:
		a.text = shown(max(first.n-last.n, last.n-first.n))
	default:
		a.text = strings.Join(parts, ", ")
	}
	return a
}

// members answers which or how many things were said to have the value that the question names: the name in it, the one
// behind "or" where there are two, or else its last word.
func members(in prompts.SolveIn, op operation) answerTo {
	a, toks := ask{named: true}, text.Tokenise(in.Question)
	words := content(toks[1:])
	name := func(t text.Token) bool { return t.Kind == text.Number || t.Capital && !english.FunctionWord(t.Low) }
	or := slices.IndexFunc(toks, func(t text.Token) bool { return t.Low == "or" })
	for i, t := range words {
		switch alternative := or > 0 && t.Start < toks[or].Start && name(toks[or-1]); {
		case name(t) && !alternative, i == len(words)-1 && len(a.hard) == 0:
			a.hard = append(a.hard, t)
		case !name(t) && !vague[t.Stem]:
			a.soft = append(a.soft, t.Stem)
		}
	}
	var out answerTo
	var seen, names []string
	for _, st := range a.statements(listen(in.Messages, in.AskedAt, a.piece())) {
		if !slices.Contains(seen, st.stems) {
			seen, names, out.cites = append(seen, st.stems), append(names, st.value), append(out.cites, st.msg)
		}
	}
	if op == count && len(names) > 0 {
		out.text = strconv.Itoa(len(names))
	} else {
		out.text = strings.Join(names, ", ")
	}
	return out
}
