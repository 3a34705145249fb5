package judge

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// Golds that give what two people say, without the word that they disagree.

// sides decides such golds: each side with its value must be there, and none be preferred.
func (c *comparison) sides() (Verdict, bool) {
	sides := sidesOf(c.gold)
	if len(sides) != 2 {
		return "", false
	}
	if affirmsOrDenies(sides) {
		return c.sidesDiffer(sides)
	}
	if prefers(c.cand) || c.settles(sides) {
		return "it takes a side", true
	}
	for _, s := range sides {
		if !c.saysOf(s) {
			return "", false
		}
	}
	return Same, true
}

// saysOf says that the candidate has a side's speaker and value.
func (c *comparison) saysOf(s side) bool {
	have := unitsOf(c.cand, text.Span{From: 0, To: len(c.cand.Toks)})
	if s.speaker != "" {
		p := text.Parse(s.speaker, c.base)
		if _, how := counterpart(unit{stem: p.Toks[0].Stem, senses: english.Vocabulary().Words[p.Toks[0].Stem]},
			have); how != alike {
			return false
		}
	}
	return c.says(c.cand, text.Span{From: 0, To: len(c.cand.Toks)}, s.value)
}

// affirmsOrDenies says that the sides are a yes and a no.
func affirmsOrDenies(sides []side) bool {
	return slices.ContainsFunc(sides, func(s side) bool { return s.polarity() == sayYes }) &&
		slices.ContainsFunc(sides, func(s side) bool { return s.polarity() == sayNo })
}

// polarity reads "yes", "no", "it was", "she did not".
func (s side) polarity() polarity {
	low := strings.ToLower(s.value)
	switch {
	case affirmers[low]:
		return sayYes
	case naysayers[low]:
		return sayNo
	}
	p := text.Parse(s.value, 0)
	return ellipsis(p, len(p.Toks))
}

// sidesDiffer says that the candidate has one who affirms and one who denies,
// those that the gold names each with their own.
func (c *comparison) sidesDiffer(sides []side) (Verdict, bool) {
	affirmed, denied := false, false
	for _, clause := range clausesBy(c.cand, c.endsClause) {
		named := slices.IndexFunc(sides, func(s side) bool {
			return s.speaker != "" && holdsLow(c.cand, clause, s.speaker)
		})
		if len(contentUnitsIn(c.cand, clause)) == 0 ||
			slices.ContainsFunc(c.cand.Toks[clause.From:clause.To], func(t text.Token) bool {
				return disagreeStems[t.Stem]
			}) {
			continue
		}
		no := deniesIn(c.cand, clause)
		affirmed, denied = affirmed || !no, denied || no
		if named >= 0 && (sides[named].polarity() == sayNo) != no && !holdsLow(c.cand, clause, "both") {
			return "it gives one's words to the other", true
		}
	}
	return when(affirmed && denied, "one of the sides is missing"), true
}

// swapsSides says that the gold gives two sides, and the candidate one's words to the other.
func (c *comparison) swapsSides() bool {
	sides := sidesOf(c.gold)
	if len(sides) != 2 || affirmsOrDenies(sides) {
		return false
	}
	return c.swapsIn(sides, func(i int) bool {
		return !text.InValues(c.cand, i) && (c.endsClause(i) || lowAt(c.cand, i) == "and")
	})
}

// endsClause says that a token stands between two statements.
func (c *comparison) endsClause(i int) bool {
	t := c.cand.Toks[i]
	return t.Kind == text.Punct || t.Low == "but" || t.Low == "while" || t.Low == "whereas"
}
