package judge

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// Disagreements: two people state different values, and neither statement is a change, a correction, an option or
// another case. The answer is that they disagree, with both values, and who takes a side is wrong.

// disagreeStems say that statements do not go together.
var disagreeStems = english.Stems(`disagree disagreement contradict contradiction contradictory conflict conflicting
	inconsistent differ discrepancy unresolved clash`)

// saysDisagree says that a text is about a disagreement.
func saysDisagree(p *text.Parsed) bool {
	for _, t := range p.Toks {
		if disagreeStems[t.Stem] {
			return true
		}
	}
	return false
}

// side is what one of those who disagree says.
type side struct {
	speaker string // given name, lower-cased; empty where none is named
	value   string
}

// sayVerbs stand between a speaker and what they say.
var sayVerbs = english.Words(`says say said gives give gave states state stated claims claim claimed has have writes
	wrote names named puts put mentions mentioned told tells insists insisted maintains maintained reckons believes
	thinks`)

// sidesOf takes an answer about a disagreement apart: "They disagree: Ada says
// 5, and Ben says 7." It gives none where it does not find two.
func sidesOf(p *text.Parsed) []side {
	from := 0
	for i, t := range p.Toks {
		if t.Low == ":" {
			from = i + 1
			break
		}
	}
	var out []side
	for i := from; i < len(p.Toks); i++ {
		if !sayVerbs[p.Toks[i].Low] || i == from {
			continue
		}
		end := i + 1
		for end < len(p.Toks) && !endsSide(p, end) {
			end++
		}
		if end > i+1 {
			out = append(out, side{speakerBefore(p, from, i), text.Tidy(p.Quote(text.Span{From: i + 1, To: end}))})
		}
		from, i = end, end
	}
	if len(out) != 2 {
		return nil
	}
	return out
}

// endsSide says that what one side says ends at token i: at a conjunction or at
// a stop, but for the one of an amount or a date.
func endsSide(p *text.Parsed, i int) bool {
	switch l := p.Toks[i].Low; l {
	case "while", "but", "whereas", ";", ".", "!", "?":
		return !text.InValues(p, i)
	case ",", "and":
		return i+1 >= len(p.Toks) || !text.InValues(p, i) && sayAhead(p, i+1)
	}
	return false
}

// sayAhead says that another speaker's words follow.
func sayAhead(p *text.Parsed, i int) bool {
	for j := i; j < len(p.Toks) && j < i+6; j++ {
		if sayVerbs[p.Toks[j].Low] {
			return true
		}
	}
	return false
}

// speakerBefore returns the first capital word before a verb of saying, or else the noun there.
func speakerBefore(p *text.Parsed, from, verb int) string {
	for i := from; i < verb; i++ {
		if p.Toks[i].Capital && !english.FunctionWord(p.Toks[i].Low) {
			return p.Toks[i].Low
		}
	}
	for i := verb - 1; i >= from; i-- { // "the guard says"
		if p.Toks[i].Kind == text.Word && !english.FunctionWord(p.Toks[i].Low) {
			return p.Toks[i].Low
		}
	}
	return ""
}

// disagreed decides answers whose gold is that two people disagree: both values
// must be there, neither may be preferred, and each be its own speaker's.
func (c *comparison) disagreed() (Verdict, bool) {
	sides := sidesOf(c.gold)
	if !saysDisagree(c.gold) || len(sides) != 2 || affirmsOrDenies(sides) {
		return "", false
	}
	return c.ofSides(sides), true
}

// ofSides is the verdict on what a candidate makes of two sides.
func (c *comparison) ofSides(sides []side) Verdict {
	if !saysDisagree(c.cand) && !contrasted(c.cand) {
		return "it does not say that the messages disagree"
	}
	for _, s := range sides {
		if !c.says(c.cand, text.Span{From: 0, To: len(c.cand.Toks)}, s.value) {
			return "one of the sides is missing"
		}
	}
	if prefers(c.cand) || c.settles(sides) {
		return "it takes a side"
	}
	ends := func(i int) bool { return endsSide(c.cand, i) }
	if c.swapsIn(sides, ends) {
		return "it gives one's words to the other"
	}
	return Same
}

// swapsIn says that a clause of the candidate gives one's value to the other. Clauses end at the tokens that are told.
func (c *comparison) swapsIn(sides []side, ends func(i int) bool) bool {
	return slices.ContainsFunc(clausesBy(c.cand, ends), func(clause text.Span) bool {
		return c.swaps(clause, sides[0], sides[1]) || c.swaps(clause, sides[1], sides[0])
	})
}

// clausesBy cuts a text at the tokens that end a clause.
func clausesBy(p *text.Parsed, ends func(i int) bool) []text.Span {
	var out []text.Span
	from := 0
	for i := range p.Toks {
		if ends(i) {
			out = append(out, text.Span{From: from, To: i})
			from = i + 1
		}
	}
	return append(out, text.Span{From: from, To: len(p.Toks)})
}

// swaps says that a clause names one speaker and only the other's value.
func (c *comparison) swaps(clause text.Span, a, b side) bool {
	return a.speaker != "" && holdsLow(c.cand, clause, a.speaker) && !holdsLow(c.cand, clause, b.speaker) &&
		c.says(c.cand, clause, b.value) && !c.says(c.cand, clause, a.value)
}

func holdsLow(p *text.Parsed, s text.Span, low string) bool {
	for i := s.From; i < s.To; i++ {
		if p.Toks[i].Low == low {
			return true
		}
	}
	return false
}

// says says whether a stretch of an answer states a value.
func (c *comparison) says(p *text.Parsed, s text.Span, value string) bool {
	for _, want := range text.Parse(value, c.base).Vals {
		for _, v := range p.Vals {
			if s.Has(v.From) && sameReading(want, v) {
				return true
			}
		}
	}
	return strings.Contains(" "+text.BareWords(p.Quote(s)), " "+text.BareWords(value))
}

func sameReading(a, b text.Value) bool {
	for _, x := range a.Readings {
		for _, y := range b.Readings {
			if x.Equal(y) {
				return true
			}
		}
	}
	return false
}

// contrasted says that an answer sets two statements against one another: "5 according to Ada, but 7 according to Ben".
func contrasted(p *text.Parsed) bool {
	says, against := 0, false
	for _, t := range p.Toks {
		if sayVerbs[t.Low] || t.Low == "according" {
			says++
		}
		against = against || t.Low == "but" || t.Low == "while" || t.Low == "whereas" || t.Low == "unclear" ||
			t.Low == "versus" || t.Low == "vs"
	}
	return says > 1 && (against || says == 2)
}

// preferences take one side.
var preferences = text.ByFirst([][]string{{"so", "it", "is"}, {"so", "it", "'s"}, {"but", "it", "is"},
	{"but", "it", "'s"}, {"the", "correct"}, {"the", "right"}, {"is", "correct"}, {"is", "right"},
	{"the", "latest"}, {"the", "newer"}, {"the", "answer", "is"}, {"i", "would", "take"}, {"i", "'d", "take"},
	{"go", "with"}, {"most", "likely"}, {"supersedes"}, {"overrides"}, {"takes", "precedence"}})

func prefers(p *text.Parsed) bool {
	for i := range p.Toks {
		n := preferences.At(p, text.Span{From: 0, To: len(p.Toks)}, i)
		if n > 0 && !(i+n < len(p.Toks) && leavesOpen(p.Toks[i+n])) {
			return true
		}
	}
	return false
}

// leavesOpen: "so it is unclear", "but it is not settled" prefer nothing.
func leavesOpen(t text.Token) bool {
	return absentWords[t.Low] || negations[t.Low] || disagreeStems[t.Stem] || t.Low == "disputed"
}

// settles says that an answer gives one of the values as its own: "it is 7".
func (c *comparison) settles(sides []side) bool {
	for i := 1; i+1 < len(c.cand.Toks); i++ {
		if l := c.cand.Toks[i].Low; !linking[l] || c.cand.Toks[i-1].Low != "it" && c.cand.Toks[i-1].Low != "answer" {
			continue
		}
		end := i + 1
		for end < len(c.cand.Toks) && !endsSide(c.cand, end) {
			end++
		}
		rest := text.Span{From: i + 1, To: end}
		if !holdsLow(c.cand, rest, "or") && c.says(c.cand, rest, sides[0].value) != c.says(c.cand, rest,
			sides[1].value) {
			return true
		}
	}
	return false
}
