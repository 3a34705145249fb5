package reader

import (
	"strings"

	"memloom/internal/builtin/reader/english"
)

// Disagreements: two people state different values, and neither statement is a
// change, a correction, an option or another case (versions.go). The answer is
// that they disagree, with both values, and who takes a side is wrong.

// disagreeStems say that statements do not go together.
var disagreeStems = english.Stems("disagree disagreement contradict contradiction contradictory conflict conflicting inconsistent differ discrepancy unresolved clash")

// saysDisagree says that a text is about a disagreement.
func saysDisagree(p *parsed) bool {
	for _, t := range p.toks {
		if disagreeStems[t.stem] {
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
var sayVerbs = english.Words("says say said gives give gave states state stated claims claim claimed has have writes wrote names named puts put mentions mentioned told tells insists insisted maintains maintained reckons believes thinks")

// sidesOf takes an answer about a disagreement apart: "They disagree: Ada says
// 5, and Ben says 7." It gives none where it does not find two.
func sidesOf(p *parsed) []side {
	from := 0
	for i, t := range p.toks {
		if t.low == ":" {
			from = i + 1
			break
		}
	}
	var out []side
	for i := from; i < len(p.toks); i++ {
		if !sayVerbs[p.toks[i].low] || i == from {
			continue
		}
		end := i + 1
		for end < len(p.toks) && !p.endsSide(end) {
			end++
		}
		if end > i+1 {
			out = append(out, side{p.speakerBefore(from, i), tidy(p.quote(span{i + 1, end}))})
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
func (p *parsed) endsSide(i int) bool {
	switch l := p.toks[i].low; l {
	case "while", "but", "whereas", ";", ".", "!", "?":
		return !inValues(p, i)
	case ",", "and":
		return i+1 >= len(p.toks) || !inValues(p, i) && sayAhead(p, i+1)
	}
	return false
}

// sayAhead says that another speaker's words follow.
func sayAhead(p *parsed, i int) bool {
	for j := i; j < len(p.toks) && j < i+6; j++ {
		if sayVerbs[p.toks[j].low] {
			return true
		}
	}
	return false
}

// speakerBefore returns the first capital word before a verb of saying, or else
// the noun there.
func (p *parsed) speakerBefore(from, verb int) string {
	for i := from; i < verb; i++ {
		if p.toks[i].capital && !english.FunctionWord(p.toks[i].low) {
			return p.toks[i].low
		}
	}
	for i := verb - 1; i >= from; i-- { // "the guard says"
		if p.toks[i].kind == word && !english.FunctionWord(p.toks[i].low) {
			return p.toks[i].low
		}
	}
	return ""
}

// disagreed decides answers whose gold is that two people disagree: both values
// must be there, neither may be preferred, and each be its own speaker's.
func (c *comparison) disagreed(sides []side) verdict {
	if !saysDisagree(c.cand) && !contrasted(c.cand) {
		return "it does not say that the messages disagree"
	}
	for _, s := range sides {
		if !c.says(c.cand, span{0, len(c.cand.toks)}, s.value) {
			return "one of the sides is missing"
		}
	}
	if prefers(c.cand) || c.settles(sides) {
		return "it takes a side"
	}
	from := 0
	for i := 0; i <= len(c.cand.toks); i++ {
		if i < len(c.cand.toks) && !c.cand.endsSide(i) {
			continue
		}
		clause := span{from, i}
		a, b := sides[0], sides[1]
		if c.swaps(clause, a, b) || c.swaps(clause, b, a) {
			return "it gives one's words to the other"
		}
		from = i + 1
	}
	return verdictSame
}

// swaps says that a clause names one speaker and only the other's value.
func (c *comparison) swaps(clause span, a, b side) bool {
	return a.speaker != "" && holdsLow(c.cand, clause, a.speaker) && !holdsLow(c.cand, clause, b.speaker) &&
		c.says(c.cand, clause, b.value) && !c.says(c.cand, clause, a.value)
}

func holdsLow(p *parsed, s span, low string) bool {
	for i := s.from; i < s.to; i++ {
		if p.toks[i].low == low {
			return true
		}
	}
	return false
}

// says says whether a stretch of an answer states a value.
func (c *comparison) says(p *parsed, s span, value string) bool {
	for _, want := range parse(value, c.base).vals {
		for _, v := range p.vals {
			if s.has(v.from) && sameReading(want, v) {
				return true
			}
		}
	}
	return strings.Contains(" "+bareWords(p.quote(s)), " "+bareWords(value))
}

func sameReading(a, b value) bool {
	for _, x := range a.readings {
		for _, y := range b.readings {
			if x.Equal(y) {
				return true
			}
		}
	}
	return false
}

// contrasted says that an answer sets two statements against one another: "5
// according to Ada, but 7 according to Ben".
func contrasted(p *parsed) bool {
	says, against := 0, false
	for _, t := range p.toks {
		if sayVerbs[t.low] || t.low == "according" {
			says++
		}
		against = against || t.low == "but" || t.low == "while" || t.low == "whereas" || t.low == "unclear" || t.low == "versus" || t.low == "vs"
	}
	return says > 1 && (against || says == 2)
}

// preferences take one side.
var preferences = byFirst([][]string{{"so", "it", "is"}, {"so", "it", "'s"}, {"but", "it", "is"}, {"but", "it", "'s"}, {"the", "correct"}, {"the", "right"}, {"is", "correct"}, {"is", "right"},
	{"the", "latest"}, {"the", "newer"}, {"the", "answer", "is"}, {"i", "would", "take"}, {"i", "'d", "take"}, {"go", "with"}, {"most", "likely"}, {"supersedes"}, {"overrides"}, {"takes", "precedence"}})

func prefers(p *parsed) bool {
	for i := range p.toks {
		n := preferences.at(p, span{0, len(p.toks)}, i)
		if n > 0 && !(i+n < len(p.toks) && leavesOpen(p.toks[i+n])) {
			return true
		}
	}
	return false
}

// leavesOpen: "so it is unclear", "but it is not settled" prefer nothing.
func leavesOpen(t token) bool {
	return absentWords[t.low] || negations[t.low] || disagreeStems[t.stem] || t.low == "open" || t.low == "disputed"
}

// settles says that an answer gives one of the values as its own: "it is 7".
func (c *comparison) settles(sides []side) bool {
	for i := 1; i+1 < len(c.cand.toks); i++ {
		if l := c.cand.toks[i].low; !linking[l] || c.cand.toks[i-1].low != "it" && c.cand.toks[i-1].low != "answer" {
			continue
		}
		end := i + 1
		for end < len(c.cand.toks) && !c.cand.endsSide(end) {
			end++
		}
		rest := span{i + 1, end}
		if !holdsLow(c.cand, rest, "or") && c.says(c.cand, rest, sides[0].value) != c.says(c.cand, rest, sides[1].value) {
			return true
		}
	}
	return false
}

// opposed tells what the values are that nothing separates, and who states them.
func (t *talk) opposed(groups [][]candidate) finding {
	f := nothing("")
	var said []string
	for _, g := range groups {
		c := newest(g)
		said = append(said, t.msgs[c.msg].Speaker+" says "+c.text)
		f.cites = append(f.cites, c.cites...)
	}
	f.conflict = "They disagree: " + strings.Join(said, ", ") + "."
	f.reason = "Two messages state different values, and nothing separates them: " + strings.Join(said, "; ") + "."
	return f
}
