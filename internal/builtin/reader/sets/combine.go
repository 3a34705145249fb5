package sets

import (
	"cmp"
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
	item string
	n    float64 // the number, or the day
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
	byDate := op != match && (strings.Contains(low, "year") || strings.Contains(low, "earliest") || strings.Contains(low, "latest"))
	var all []found
	unit, places := "", 0
	for i, item := range items {
		a := ask{phrase: text.Tokenise(item), number: op != match && !byDate, named: true, dated: byDate}
		for _, t := range content(text.Tokenise(words)) {
			if !english.Degrees[t.Low] && t.Kind == text.Word && !t.Capital {
				a.soft = append(a.soft, t.Stem)
			}
		}
		list := a.statements(listen(in.Messages, in.AskedAt, a.piece()))
		different := func(s statement) bool {
			return s.stems != list[0].stems || byDate && s.date.first != list[0].date.first
		}
		if len(list) == 0 || slices.ContainsFunc(list, different) {
			return answerTo{reason: "nothing that is said settles " + item}
		}
		f := found{item: item, statement: list[0]}
		if byDate {
			f.n = float64(f.date.first)
		} else if a.number {
			figure, u, _ := strings.Cut(strings.ReplaceAll(f.value, ",", ""), " ")
			n, err := strconv.ParseFloat(figure, 64)
			if err != nil {
				n = float64(number(strings.ToLower(figure)))
			}
			if i > 0 && u != unit || n < 0 {
				return answerTo{reason: "the values are of different units"}
			}
			_, decimals, _ := strings.Cut(figure, ".")
			f.n, unit, places = n, u, max(places, len(decimals))
		}
		all = append(all, f)
	}
	return computed(op, all, low, func(n float64) string {
		return strings.TrimSpace(strconv.FormatFloat(n, 'f', places, 64) + " " + unit)
	})
}

// computed is the answer of an operation on what was found. Of dates the difference is that of their years.
func computed(op operation, all []found, low string, shown func(float64) string) answerTo {
	var a answerTo
	if op == order {
		slices.SortStableFunc(all, func(x, y found) int { return cmp.Compare(x.n, y.n) })
		if slices.ContainsFunc(strings.Fields("latest most highest largest tallest newest"), func(w string) bool { return strings.Contains(low, w+" first") }) {
			slices.Reverse(all)
		}
	}
	total, first, last := 0.0, all[0], all[len(all)-1]
	var parts []string
	for _, f := range all {
		a.cites, total = append(a.cites, f.msg), total+f.n
		if op == order {
			f.value = f.item
		}
		parts = append(parts, f.value)
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
