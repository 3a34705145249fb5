package reader

import (
	"slices"

	"memloom/internal/corpus"
)

// tellingWords are small words that may tell options apart.
var tellingWords = words("only all both neither none towards from before after until since without out up down under again never always every")

const tellingWeight = .6

var (
	// suitWords ask what would be good for somebody, which no message need say.
	suitWords = stems("suit suitable fit fitting fittingly appropriate recommend help safe honestly best")
	// optionFrames are the words of a question that only lead to the options.
	optionFrames = stems("statement supported support true correct correctly describe description option following answer chat message thread fact right say told fit happen become line sentence part case thing reason end")
	adviceFrames = stems("offer advise advice suggest suggestion propose proposal recommend think believe expect idea")
	planFrames   = stems("offer advise advice suggest suggestion plan propose proposal want wish hope intend promise ask recommend think believe expect")
)

// asksPlans says that a question is for what is planned, offered or wished.
func asksPlans(p *parsed) bool {
	return slices.ContainsFunc(p.toks, func(t token) bool { return planFrames[t.stem] || meaningWords[t.low] }) || hasLow(p, "to") && (hasLow(p, "is") || hasLow(p, "are") || hasLow(p, "was") || hasLow(p, "were"))
}

// optionClaims reads options as claims, a list of parts for each. What all share
// goes; what some share counts less than what one has alone.
func (t *talk) optionClaims(options []corpus.Option, on corpus.Date, dated bool) [][]*claimed {
	out := make([][]*claimed, len(options))
	for i, o := range options {
		p := parse(o.Text, on)
		for _, at := range piecesOf(p) {
			c := t.claim(p, at, dated)
			for j := at.from; j < at.to; j++ {
				if w := p.toks[j]; tellingWords[w.low] {
					c.units = append(c.units, claimedUnit{unit: unit{at: span{j, j + 1}, stem: w.low, weight: tellingWeight}})
				}
			}
			if len(c.units)+len(c.values)+len(c.dates) > 0 {
				out[i] = append(out[i], c)
			}
		}
	}
	share := make(map[string]float64)
	for _, parts := range out {
		seen := set{}
		for _, c := range parts {
			for _, u := range c.units {
				if key := u.key(c.read); !seen[key] {
					seen[key], share[key] = true, share[key]+1/float64(len(out))
				}
			}
		}
	}
	for _, parts := range out {
		for _, c := range parts {
			for j := range c.units {
				if n := share[c.units[j].key(c.read)]; n > .99 {
					c.units[j].weight = .05
				} else if n > 1.5/float64(len(out)) {
					c.units[j].weight *= .6
				}
			}
		}
	}
	return out
}

// key is what makes two units of options the same.
func (u claimedUnit) key(p *parsed) string {
	switch {
	case u.person != "":
		return "@" + u.person
	case u.stem != "":
		return u.stem
	}
	return p.quote(u.at)
}

// piecesOf cuts a text into the parts between commas and conjunctions.
func piecesOf(p *parsed) []span {
	var out []span
	for from := 0; from < len(p.toks); {
		to := from + 1
		for to < len(p.toks) && p.seg[to] == p.seg[from] {
			to++
		}
		if p.hasWord(span{from, to}) {
			out = append(out, span{from, to})
		}
		from = to
	}
	return out
}
