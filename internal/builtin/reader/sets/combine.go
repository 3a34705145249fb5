package sets

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
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
func operationOf(low string) operation {
	has := func(parts ...string) bool {
		return slices.ContainsFunc(parts, func(p string) bool { return strings.Contains(low, p) })
	}
	switch {
	case has("in this order", "in that order", "respectively"):
		return match
	case has("order") && has(" first"):
		return order
	case has("came up", "mentioned", "talked about", "spoke of", "come up"):
		if has("how many") {
			return count
		}
		return set
	case has("together", "in total", "sum of", "altogether", "combined"):
		return sum
	case has(" differ", "difference", " lie between", " lies between", " apart"):
		return difference
	}
	return ""
}

// combined answers a question whose answer follows from several statements.
func combined(in prompts.SolveIn, op operation) answerTo {
	if op == set || op == count {
		return members(in, op)
	}
	items, tail, ok := itemsOf(in)
	if !ok {
		return answerTo{reason: "not all of what is asked about is spoken of"}
	}
	low := strings.ToLower(in.Question)
	byDate := strings.Contains(low, "earliest") || strings.Contains(low, "latest") || strings.Contains(low, "year") ||
		strings.Contains(low, "oldest") || strings.Contains(low, "newest")
	var found []piece
	unit := ""
	for _, item := range items {
		p, ok := pieceOf(in, item, tail, op, byDate)
		if !ok {
			return answerTo{reason: "nothing that is said settles " + item}
		}
		if len(found) > 0 && p.unit != unit {
			return answerTo{reason: "the values are of different units"}
		}
		unit, found = p.unit, append(found, p)
	}
	return computed(op, found, byDate, low)
}

// piece is what is said of one thing of a list.
type piece struct {
	item  string
	value string
	n     corpus.Decimal
	unit  string
	day   corpus.Date
	msg   int
}

// pieceOf finds the value of one thing.
func pieceOf(in prompts.SolveIn, item string, words []text.Token, op operation, byDate bool) (piece, bool) {
	a := ask{phrase: text.Tokenise(item), number: op != match && !byDate, named: true, dated: byDate}
	for _, t := range content(words) {
		if !english.Degrees[t.Low] && t.Kind == text.Word && !t.Capital {
			a.soft = append(a.soft, t.Stem)
		}
	}
	var found []statement
	for _, st := range a.statements(listen(in.Messages, in.AskedAt, a.pieces())) {
		if byDate {
			st.stems = st.date.first.String()
		}
		if len(found) == 0 || found[0].stems != st.stems {
			found = append(found, st)
		}
	}
	if len(found) != 1 {
		return piece{}, false
	}
	p := piece{item: item, value: found[0].value, msg: found[0].msg}
	if byDate {
		p.day = found[0].date.first
		return p, true
	}
	if a.number {
		figure, unit, _ := strings.Cut(p.value, " ")
		n, ok := decimal(figure)
		p.n, p.unit = n, unit
		return p, ok
	}
	return p, true
}

// decimal reads a number in figures or words.
func decimal(s string) (corpus.Decimal, bool) {
	s = strings.ReplaceAll(s, ",", "")
	if n := number(strings.ToLower(s)); n >= 0 {
		return corpus.NewDecimal(int64(n), 0), true
	}
	whole, part, _ := strings.Cut(s, ".")
	n, err := strconv.ParseInt(whole+part, 10, 64)
	return corpus.NewDecimal(n, int8(min(len(part), 9))), err == nil
}

// computed is the answer of an operation on what was found.
func computed(op operation, found []piece, byDate bool, low string) answerTo {
	var a answerTo
	var values, names []string
	for _, p := range found {
		a.cites = append(a.cites, p.msg)
		values = append(values, p.value)
	}
	switch op {
	case match:
		a.text = strings.Join(values, ", ")
	case order:
		sign := 1
		for _, last := range []string{"latest first", "most first", "highest first", "largest first", "tallest first", "newest first"} {
			if strings.Contains(low, last) {
				sign = -1
			}
		}
		slices.SortStableFunc(found, func(x, y piece) int {
			return sign * cmp.Or(cmp.Compare(x.day, y.day), compareDecimals(x.n, y.n))
		})
		for _, p := range found {
			names = append(names, p.item)
		}
		a.text = strings.Join(names, ", ")
	case difference:
		x, y := found[0], found[len(found)-1]
		if byDate {
			years := x.day.Time().Year() - y.day.Time().Year()
			a.text = strconv.Itoa(max(years, -years)) + " years"
			return a
		}
		if compareDecimals(x.n, y.n) < 0 {
			x, y = y, x
		}
		a.text = shown(plus(x.n, y.n, -1), x.unit)
	default:
		total := found[0].n
		for _, p := range found[1:] {
			total = plus(total, p.n, 1)
		}
		a.text = shown(total, found[0].unit)
	}
	return a
}

func shown(n corpus.Decimal, unit string) string { return strings.TrimSpace(n.String() + " " + unit) }

func plus(a, b corpus.Decimal, sign int64) corpus.Decimal {
	x, y, scale := aligned(a, b)
	return corpus.NewDecimal(x+sign*y, scale)
}

func compareDecimals(a, b corpus.Decimal) int {
	x, y, _ := aligned(a, b)
	return cmp.Compare(x, y)
}

// aligned are the digits of two numbers at one scale.
func aligned(a, b corpus.Decimal) (x, y int64, scale int8) {
	x, y, scale = a.Coef, b.Coef, max(a.Scale, b.Scale)
	for s := a.Scale; s < scale; s++ {
		x *= 10
	}
	for s := b.Scale; s < scale; s++ {
		y *= 10
	}
	return x, y, scale
}

// members answers which or how many things were said to have the value that the question names.
func members(in prompts.SolveIn, op operation) answerTo {
	a := askOf(text.Tokenise(in.Question))
	a.number, a.named, a.when, a.pairs = false, true, when{}, nil
	a.hard = nil
	for i, t := range text.Tokenise(in.Question) {
		switch {
		case t.Kind == text.Number, t.Capital && i > 0 && !english.FunctionWord(t.Low):
			a.hard = append(a.hard, t)
		case t.Kind == text.Word && !english.FunctionWord(t.Low) && !vague[t.Stem] && !slices.Contains(a.soft, t.Stem):
			a.soft = append(a.soft, t.Stem)
		}
	}
	a.hard = lastAlternative(text.Tokenise(in.Question), a.hard)
	if len(a.hard) == 0 {
		a.lastWords(in.Question)
	}
	var out answerTo
	var seen, names []string
	for _, st := range a.statements(listen(in.Messages, in.AskedAt, a.pieces())) {
		if !slices.Contains(seen, st.stems) {
			seen, names = append(seen, st.stems), append(names, st.value)
			out.cites = append(out.cites, st.msg)
		}
	}
	switch {
	case len(names) == 0:
		out.reason = "none was spoken of"
	case op == count:
		out.text = strconv.Itoa(len(names))
	default:
		out.text = strings.Join(names, ", ")
	}
	return out
}

// lastAlternative drops the name before an "or": what stands behind it will do.
func lastAlternative(toks, hard []text.Token) []text.Token {
	at := slices.IndexFunc(toks, func(t text.Token) bool { return t.Low == "or" })
	if at < 0 {
		return hard
	}
	from := at
	for from > 0 && toks[from-1].Capital {
		from--
	}
	return slices.DeleteFunc(slices.Clone(hard), func(h text.Token) bool {
		return h.Start < toks[at].Start && from < at && h.Start >= toks[from].Start
	})
}

// lastWords makes the last words of a question that name something the value that it names.
func (a *ask) lastWords(question string) {
	toks := content(text.Tokenise(question))
	if n := len(toks); n > 0 {
		a.hard = toks[n-1:]
		a.soft = slices.DeleteFunc(a.soft, func(s string) bool { return s == toks[n-1].Stem })
	}
}
