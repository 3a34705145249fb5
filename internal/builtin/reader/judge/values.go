package judge

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// comparison is a gold answer and a candidate, read.
type comparison struct {
	question, gold, cand *text.Parsed
	base                 corpus.Date // the day from which dates without a year are read
	bounds               [2][]bound  // of gold and candidate
	undenied             bool        // what the candidate denies was judged before
}

// newComparison reads both; dates without a year are read beside the gold's.
func newComparison(question, gold, cand string) *comparison {
	base := corpus.NewDate(2025, 1, 1)
	gold, cand = clocks(spell(gold), spell(cand))
	c := &comparison{}
	cand = likeGold(gold, cand)
	gold, c.bounds[0] = boundsOf(gold)
	cand, c.bounds[1] = boundsOf(cand)
	gold, cand = plainNumbers(gold), plainNumbers(cand)
	g := text.Parse(gold, base)
	for _, v := range g.Vals {
		if d, ok := v.As(text.DateKinds); ok {
			base = d.Date.Add(-1)
			break
		}
	}
	c.question, c.gold, c.base = text.Parse(question, base), text.Parse(gold, base), base
	c.readFigures(c.question)
	c.readFigures(c.gold)
	readOneOf(c.gold)
	c.read(cand)
	return c
}

// read reads a candidate, with what only answers write.
func (c *comparison) read(cand string) {
	c.cand = text.Parse(cand, c.base)
	c.readFigures(c.cand)
	isOne := func(r corpus.Value) bool {
		return r.N == 1 || r.Kind == corpus.KindQuantity && r.Dec == corpus.NewDecimal(1, 0)
	}
	readCounts(c.cand, slices.ContainsFunc(c.gold.Vals,
		func(v text.Value) bool { return slices.ContainsFunc(v.Readings, isOne) }))
}

// values decides where the gold is no more than its typed values.
func (c *comparison) values() (Verdict, bool) {
	if len(c.gold.Vals) == 0 || !c.onlyValues() {
		return "", false
	}
	eitherDay := false
	for _, g := range c.gold.Vals {
		i := slices.IndexFunc(c.cand.Vals, func(v text.Value) bool { return c.sameValue(g, v) })
		if i < 0 && c.holdsEnds(g) {
			continue
		}
		if i < 0 {
			return "the value differs", true
		}
		if deniedValue(c.cand, c.cand.Vals[i].From) {
			return "it denies the value", true
		}
		eitherDay = eitherDay || !slices.ContainsFunc(c.cand.Vals,
			func(v text.Value) bool { return c.sameValue(g, v) && !twoDays(v) })
	}
	if slices.ContainsFunc(c.cand.Vals, c.rival) {
		return "it names another value too", true
	}
	if eitherDay {
		return openOrder, true
	}
	return Same, true
}

// holdsEnds says that the candidate gives both ends of a range: "opens on 3 May and closes on 12 June".
func (c *comparison) holdsEnds(g text.Value) bool {
	for _, r := range g.Readings {
		if r.Kind != corpus.KindRange || len(r.Items) != 2 {
			continue
		}
		ends := 0
		for _, end := range r.Items {
			if slices.ContainsFunc(c.cand.Vals, func(v text.Value) bool {
				return slices.ContainsFunc(v.Readings, end.Equal)
			}) {
				ends++
			}
		}
		if ends == 2 && !c.joinsEnds() {
			return true
		}
	}
	return false
}

// joinsEnds: "3 and 5" are two, not all from 3 to 5.
func (c *comparison) joinsEnds() bool {
	return slices.ContainsFunc(c.cand.Vals, func(v text.Value) bool {
		return v.To < len(c.cand.Toks) && c.cand.Toks[v.To].Low == "and" && text.InValues(c.cand, v.To+1)
	})
}

// twoDays says that a date in figures may be either of two days.
func twoDays(v text.Value) bool {
	days := 0
	for _, r := range v.Readings {
		if r.Kind == corpus.KindDate && r.Precision == corpus.Day {
			days++
		}
	}
	return days > 1
}

// onlyValues says that besides values the gold holds only words of the question and units.
func (c *comparison) onlyValues() bool {
	for i, t := range c.gold.Toks {
		if t.Kind == text.Punct || t.Kind == text.Link || english.FunctionWord(t.Low) ||
			english.PlainModifiers[t.Low] ||
			text.InValues(c.gold, i) || text.HasStem(c.question, t.Stem) || english.DayWords[t.Low] ||
			t.Low == "working" ||
			t.Low == "calendar" {
			continue
		}
		if countedNoun(c.gold, i) {
			continue
		}
		return false
	}
	return true
}

// countedNoun: in "14 retries" the noun is the number's.
func countedNoun(p *text.Parsed, i int) bool {
	return i > 0 && text.InValues(p, i-1) && (i+1 == len(p.Toks) || p.Toks[i+1].Kind == text.Punct)
}

func deniedValue(p *text.Parsed, at int) bool {
	for j := at - 1; j >= 0 && j >= at-3 && p.Toks[j].Kind != text.Punct && p.Toks[j].Low != "but"; j-- {
		if l := p.Toks[j].Low; l == "not" || l == "n't" || l == "never" || l == "instead" && p.Toks[j+1].Low == "of" ||
			l == "rather" && p.Toks[j+1].Low == "than" {
			return true
		}
	}
	return false
}

// rival says that a candidate's value is of the gold's kind, and neither the gold's nor the question's.
func (c *comparison) rival(v text.Value) bool {
	same := func(w text.Value) bool { return c.sameValue(w, v) || c.sameValue(v, w) }
	if slices.ContainsFunc(c.gold.Vals, same) || slices.ContainsFunc(c.question.Vals, same) {
		return false
	}
	for _, g := range c.gold.Vals {
		for _, a := range g.Readings {
			for _, b := range v.Readings {
				if a.Kind == b.Kind {
					return true
				}
			}
		}
	}
	return false
}

// sameValue says that two surfaces have a reading in common. A bare number
// stands for an amount, because the question has the unit.
func (c *comparison) sameValue(g, v text.Value) bool {
	for _, a := range g.Readings {
		for _, b := range v.Readings {
			if a.Equal(b) || c.sameLength(a, b) || converted(a, b) || bareDegrees(a, b) ||
				bareNumber(a, b) && !c.countsOthers(v) || bareNumber(b, a) && !namesUnit(c.cand, v) {
				return true
			}
		}
	}
	return false
}

// countsOthers: "32,000 invoices" is no fee. A noun of the question is what was asked for.
func (c *comparison) countsOthers(v text.Value) bool {
	if !namesUnit(c.cand, v) {
		return false
	}
	t := c.cand.Toks[v.To]
	return !text.HasStem(c.question, t.Stem) && !text.HasStem(c.gold, t.Stem) && !english.Verbish[t.Stem]
}

// namesUnit: "12 hosts" is not 12 percent, though "12" may be.
func namesUnit(p *text.Parsed, v text.Value) bool {
	return v.To < len(p.Toks) && p.Toks[v.To].Kind == text.Word && !english.FunctionWord(p.Toks[v.To].Low)
}

// sameLength compares durations: working days differ from calendar days where both answers, or the question, say which.
func (c *comparison) sameLength(a, b corpus.Value) bool {
	if a.Kind != corpus.KindDuration || b.Kind != corpus.KindDuration || a.N != b.N {
		return false
	}
	if a.Working == b.Working {
		return true
	}
	working := text.HasLow(c.question, "working") || text.HasLow(c.question, "business") ||
		text.HasLow(c.question, "workdays")
	calendar := text.HasLow(c.question, "calendar") || text.HasLow(c.gold, "calendar") ||
		text.HasLow(c.cand, "calendar")
	if calendar {
		return false
	}
	return a.Working || working // the candidate's plain days are the gold's working days
}

// bareDegrees: of 12 degrees the question tells the scale.
func bareDegrees(a, b corpus.Value) bool {
	scales := a.Unit == "°" && strings.HasPrefix(b.Unit, "°") || b.Unit == "°" && strings.HasPrefix(a.Unit, "°")
	return scales && a.Kind == corpus.KindQuantity && b.Kind == corpus.KindQuantity && a.Dec == b.Dec
}

func bareNumber(a, b corpus.Value) bool {
	if b.Kind != corpus.KindCount {
		return false
	}
	switch a.Kind {
	case corpus.KindDuration:
		return a.N == b.N
	case corpus.KindQuantity, corpus.KindPercent:
		return a.Dec == corpus.NewDecimal(b.N, 0)
	case corpus.KindMoney:
		return a.Equal(majorUnits(b.N, a.Currency))
	}
	return false
}

// majorUnits is an amount of whole units of a currency.
func majorUnits(n int64, currency string) corpus.Value {
	v, err := corpus.Parse(corpus.KindMoney, fmt.Sprintf("%s %d", currency, n), 0, nil)
	if err != nil {
		return corpus.Value{}
	}
	return v
}

func hasDigit(s string) bool { return strings.ContainsAny(s, "0123456789") }

func digitsIn(gold, cand *text.Parsed) bool {
	for _, t := range gold.Toks {
		if hasDigit(t.Low) && !text.HasLow(cand, t.Low) {
			return false
		}
	}
	return true
}

// properName: one to three words, all with a capital or a digit.
func properName(p *text.Parsed) bool {
	n := 0
	for _, t := range p.Toks {
		if t.Kind == text.Punct {
			continue
		}
		if !t.Capital && t.Kind != text.Number {
			return false
		}
		n++
	}
	return n > 0 && n <= 3 && p.Toks[0].Kind == text.Word
}
