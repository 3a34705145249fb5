package reader

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
)

// Golds that give what two people say, without the word that they disagree.

// sides decides such golds: each side with its value must be there, and none be preferred.
func (c *comparison) sides() (verdict, bool) {
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
	return verdictSame, true
}

// saysOf says that the candidate has a side's speaker and value.
func (c *comparison) saysOf(s side) bool {
	have := unitsOf(c.cand, span{0, len(c.cand.toks)})
	if s.speaker != "" {
		p := parse(s.speaker, c.base)
		if _, how := counterpart(unit{stem: p.toks[0].stem, senses: english.Vocabulary().Words[p.toks[0].stem]}, have); how != alike {
			return false
		}
	}
	return c.says(c.cand, span{0, len(c.cand.toks)}, s.value)
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
	p := parse(s.value, 0)
	return ellipsis(p, len(p.toks))
}

// sidesDiffer says that the candidate has one who affirms and one who denies,
// those that the gold names each with their own.
func (c *comparison) sidesDiffer(sides []side) (verdict, bool) {
	affirmed, denied := false, false
	from := 0
	for i := 0; i <= len(c.cand.toks); i++ {
		if i < len(c.cand.toks) && c.cand.toks[i].kind != punct && c.cand.toks[i].low != "but" && c.cand.toks[i].low != "while" && c.cand.toks[i].low != "whereas" {
			continue
		}
		clause := span{from, i}
		from = i + 1
		named := slices.IndexFunc(sides, func(s side) bool { return s.speaker != "" && holdsLow(c.cand, clause, s.speaker) })
		if len(contentUnitsIn(c.cand, clause)) == 0 || slices.ContainsFunc(c.cand.toks[clause.from:clause.to], func(t token) bool { return disagreeStems[t.stem] }) {
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
