package judge

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// sideWords tell on which side of a thing something is. Words of one group say
// the same; "in", "at" and "by" go with all of them.
var sideWords = map[string]string{"under": "under", "beneath": "under", "below": "under", "underneath": "under",
	"above": "over", "over": "over", "atop": "over", "behind": "behind", "front": "front", "outside": "out", "inside": "in", "within": "in",
	"opposite": "across", "between": "between", "left": "left", "right": "right", "before": "", "beside": "near", "near": "near", "alongside": "near"}

// idiomsOfSide are told by two words.
var idiomsOfSide = map[[2]string]string{{"the", "back"}: "behind", {"the", "rear"}: "behind", {"top", "of"}: "over", {"next", "to"}: "near", {"close", "to"}: "near", {"across", "from"}: "across",
	{"out", "of"}: "out"}

// elsewhere says that the candidate puts the gold's thing on another side:
// "under the sofa" for "behind the sofa".
func (c *comparison) elsewhere() bool {
	if first := firstLow(c.question); first != "where" && first != "from" && first != "under" || len(c.gold.Vals) > 0 {
		return false
	}
	g, d := sidesIn(c.gold), sidesIn(c.cand)
	if len(g) == 0 || len(d) == 0 {
		return false
	}
	for side := range g {
		if d[side] {
			return false
		}
	}
	return true
}

func sidesIn(p *text.Parsed) english.Set {
	out := english.Set{}
	for i, t := range p.Toks {
		if side := sideWords[t.Low]; side != "" {
			out[side] = true
		}
		if i+1 < len(p.Toks) {
			if side := idiomsOfSide[[2]string{t.Low, p.Toks[i+1].Low}]; side != "" {
				out[side] = true
			}
		}
	}
	return out
}
