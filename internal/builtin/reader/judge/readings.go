package judge

import (
	"math/big"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// What answers write and conversations do not, so that the grammar of values leaves it out: dates in figures, a lone
// one, numbers grouped or cut as other countries do.

var (
	figureDate  = regexp.MustCompile(`^(\d{1,2})([./-])(\d{1,2})[./-](\d{4}|\d{2})$`)
	figureMonth = regexp.MustCompile(`^(\d{1,2})[./-](\d{4})$`)

	blankGroups = regexp.MustCompile(`\b\d{1,3}(?:[ \x{a0}\x{202f}']\d{3})+\b`)
	pointGroups = regexp.MustCompile(`\b\d{1,3}(?:\.\d{3})+(\s?(?:€|EUR|euros?)\b)`)
	commaCut    = regexp.MustCompile(`\b(\d+),(\d{1,2})(\s?(?:ms|s|secs?|seconds?|min|minutes|h|hours?|[KMGT]i?B|%|€|` +
		`EUR|kg|g|km|m|l|ml)\b|\s?%)`)

	monthFirst = regexp.MustCompile(`(?i)\bmm[/.-]dd\b|\bmonth[ /-]first\b|\bmonth/day\b|\bamerican\b|` +
		`\bUS[ -](?:format|style|order|notation|date)`)
	dayFirst = regexp.MustCompile(`(?i)\bdd[/.-]mm\b|\bday[ /-]first\b|\bday/month\b|\beuropean\b|\bbritish\b|` +
		`\bUK[ -](?:format|style|order|notation|date)`)
)

// plainNumbers writes grouped and cut numbers as the grammar has them.
func plainNumbers(s string) string {
	s = blankGroups.ReplaceAllStringFunc(s, func(n string) string {
		return strings.NewReplacer(" ", ",", "\u00a0", ",", "\u202f", ",", "'", ",").Replace(n)
	})
	s = pointGroups.ReplaceAllStringFunc(s, func(n string) string { return strings.ReplaceAll(n, ".", ",") })
	return commaCut.ReplaceAllString(s, "$1.$2$3")
}

// readFigures adds to a text the dates in figures that the grammar leaves out.
func (c *comparison) readFigures(p *text.Parsed) {
	for i, t := range p.Toks {
		if t.Kind == text.Punct || t.Kind == text.Link || !hasDigit(t.Low) {
			continue
		}
		if days := c.figures(p.Text, t.Low); len(days) > 0 {
			p.Vals = withReadings(p.Vals, text.Value{Span: text.Span{From: i, To: i + 1},
				Surface:  p.Text[t.Start:t.End],
				Readings: days})
		}
	}
}

// figures returns the readings of a date in figures. With points the day comes
// first; otherwise a number over 12, or words about the order, tell.
func (c *comparison) figures(text, s string) []corpus.Value {
	if m := figureMonth.FindStringSubmatch(s); m != nil {
		if month, year := atoi(m[1]), atoi(m[2]); month >= 1 && month <= 12 && year >= 1900 && year < 2200 {
			return []corpus.Value{corpus.MonthValue(year, time.Month(month))}
		}
		return nil
	}
	m := figureDate.FindStringSubmatch(s)
	if m == nil {
		return nil
	}
	a, b, year := atoi(m[1]), atoi(m[3]), atoi(m[4])
	if year < 100 {
		year += 2000
	}
	both := c.question.Text + "\n" + text
	var out []corpus.Value
	if m[2] == "." || !monthFirst.MatchString(both) {
		out = appendDay(out, year, b, a)
	}
	if m[2] != "." && !dayFirst.MatchString(both) {
		out = appendDay(out, year, a, b)
	}
	return out
}

func appendDay(days []corpus.Value, year, month, day int) []corpus.Value {
	if month < 1 || month > 12 || day < 1 || day > time.Date(year, time.Month(month)+1, 0, 0, 0, 0, 0, time.UTC).Day() {
		return days
	}
	v := corpus.DateValue(corpus.NewDate(year, time.Month(month), day))
	if slices.ContainsFunc(days, v.Equal) {
		return days
	}
	return append(days, v)
}

func atoi(s string) int {
	n, _ := strconv.Atoi(s) // the expressions let digits through, and few
	return n
}

// withReadings adds a value in the order of the text, or its readings to the one that stands there.
func withReadings(vals []text.Value, v text.Value) []text.Value {
	for i := range vals {
		if vals[i].From < v.To && v.From < vals[i].To {
			if vals[i].Span == v.Span {
				vals[i].Readings = append(slices.Clone(vals[i].Readings), v.Readings...)
			}
			return vals
		}
	}
	at := slices.IndexFunc(vals, func(w text.Value) bool { return w.From >= v.To })
	if at < 0 {
		at = len(vals)
	}
	return slices.Insert(vals, at, v)
}

var (
	aloneWords = english.Words("single sole lone")
	notAlone   = english.Words("no the this that which each every any another some")
	timesWords = map[string]int64{"once": 1, "twice": 2, "thrice": 3, "zero": 0, "none": 0}
)

// readCounts adds the numbers that are words of their own: one, a single working day, twice. Beside another number a
// one counts only where the gold has one or it is an alternative: "14, in one go" gives 14.
func readCounts(p *text.Parsed, wanted bool) {
	alone := len(p.Vals) == 0
	for i, t := range p.Toks {
		if text.InValues(p, i) {
			continue
		}
		if n, ok := timesWords[t.Low]; ok && (t.Low != "none" || len(p.Toks) < 3) {
			addCount(p, i, i+1, n)
		}
		if to := oneAt(p, i); to > 0 && (wanted || alone ||
			to < len(p.Toks) && (p.Toks[to].Low == "or" || p.Toks[to].Low == "to")) {
			addCount(p, i, to, 1)
		}
	}
}

// oneAt returns the token behind a number one that begins at a token, or 0: "one", "a single", not "no one".
func oneAt(p *text.Parsed, i int) int {
	to := i
	if t := p.Toks[i].Low; t == "one" || t == "a" {
		to++
	}
	for to < len(p.Toks) && aloneWords[p.Toks[to].Low] {
		to++
	}
	sure := to > i && p.Toks[to-1].Low != "a"
	if !sure || i > 0 && notAlone[p.Toks[i-1].Low] || to < len(p.Toks) && p.Toks[to].Low == "of" {
		return 0
	}
	return to
}

func addCount(p *text.Parsed, from, to int, n int64) {
	at := text.Span{From: from, To: to}
	p.Vals = withReadings(p.Vals, text.Value{Span: at, Surface: p.Quote(at),
		Readings: []corpus.Value{corpus.CountValue(n)}})
}

// readOneOf adds the one of a gold that counts a thing: "for one night".
func readOneOf(p *text.Parsed) {
	for i, t := range p.Toks {
		if t.Low != "one" || i+1 >= len(p.Toks) || p.Toks[i+1].Kind != text.Word ||
			english.FunctionWord(p.Toks[i+1].Low) {
			continue
		}
		if i > 0 && (english.Determiners[p.Toks[i-1].Low] || oldOnes[p.Toks[i-1].Low]) {
			continue
		}
		addCount(p, i, i+1, 1)
	}
}

// oldOnes stand before a one that counts nothing: "the last one".
var oldOnes = english.Words("first last old new")

// measure is a unit as a multiple of the base of its dimension.
type measure struct{ dimension, factor string }

// measures are the units that answers convert. Kilobytes and their like have
// 1000 or 1024 to the next: people mean either.
var measures = map[string][]measure{
	"ns": {{"time", "1/1000000000"}}, "µs": {{"time", "1/1000000"}}, "ms": {{"time", "1/1000"}}, "s": {{"time", "1"}},
	"min": {{"time", "60"}}, "h": {{"time", "3600"}},
	"month": {{"months", "1"}}, "quarter": {{"months", "3"}}, "year": {{"months", "12"}},
	"B":   {{"bytes", "1"}, {"binary bytes", "1"}},
	"KB":  {{"bytes", "1000"}, {"binary bytes", "1024"}},
	"MB":  {{"bytes", "1000000"}, {"binary bytes", "1048576"}},
	"GB":  {{"bytes", "1000000000"}, {"binary bytes", "1073741824"}},
	"TB":  {{"bytes", "1000000000000"}, {"binary bytes", "1099511627776"}},
	"KiB": {{"binary bytes", "1024"}}, "MiB": {{"binary bytes", "1048576"}}, "GiB": {{"binary bytes", "1073741824"}},
	"TiB":  {{"binary bytes", "1099511627776"}},
	"KB/s": {{"bytes/s", "1000"}}, "MB/s": {{"bytes/s", "1000000"}}, "GB/s": {{"bytes/s", "1000000000"}},
	"kbit/s": {{"bits/s", "1000"}}, "Mbit/s": {{"bits/s", "1000000"}}, "Gbit/s": {{"bits/s", "1000000000"}},
	"µg": {{"mass", "1/1000000"}}, "mg": {{"mass", "1/1000"}}, "g": {{"mass", "1"}}, "kg": {{"mass", "1000"}},
	"t":  {{"mass", "1000000"}},
	"mm": {{"length", "1/1000"}}, "cm": {{"length", "1/100"}}, "m": {{"length", "1"}}, "km": {{"length", "1000"}},
	"ml": {{"volume", "1/1000"}}, "l": {{"volume", "1"}}, "m³": {{"volume", "1000"}}, "m²": {{"area", "1"}},
	"km²": {{"area", "1000000"}},
	"W":   {{"power", "1"}}, "kW": {{"power", "1000"}}, "MW": {{"power", "1000000"}},
}

// converted says that two quantities are the same amount in different units.
func converted(a, b corpus.Value) bool {
	for _, x := range amounts(a) {
		for _, y := range amounts(b) {
			if x.dimension == y.dimension && x.n.Cmp(y.n) == 0 {
				return true
			}
		}
	}
	return false
}

type amount struct {
	dimension string
	n         *big.Rat
}

// amounts returns a quantity in the bases of its dimensions; calendar days are hours too.
func amounts(v corpus.Value) []amount {
	var out []amount
	switch {
	case v.Kind == corpus.KindDuration && !v.Working:
		out = append(out, amount{"time", new(big.Rat).SetInt64(v.N * 86400)})
	case v.Kind == corpus.KindQuantity && v.Dec.Scale >= 0:
		n := new(big.Rat).SetFrac(big.NewInt(v.Dec.Coef),
			new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(v.Dec.Scale)), nil))
		for _, m := range measures[v.Unit] {
			if f, ok := new(big.Rat).SetString(m.factor); ok {
				out = append(out, amount{m.dimension, f.Mul(f, n)})
			}
		}
	}
	return out
}
