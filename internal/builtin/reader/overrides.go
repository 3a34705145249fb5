package reader

import (
	"slices"

	"memloom/internal/builtin/reader/english"
)

// matter is what a rule is about, or the rule by which it is told.
type matter struct {
	stems []string
	cites []int
	rule  []string // all stems of the sentence that states the rule
}

// mattersOf returns the matter of the question, or the rules that require what
// it says.
func (t *talk) mattersOf(c circumstance) []matter {
	if len(c.rule) == 0 {
		return []matter{{stems: c.about}}
	}
	var out []matter
	for i, p := range t.read {
		if !p.marks.mayAll(c.rule) {
			continue
		}
		for s, sent := range p.sents {
			if !p.asks[s] && holdsStems(p, sent, c.rule) {
				if s > 0 && p.asks[s-1] && !holdsWh(p, p.sents[s-1]) {
					sent.from = p.sents[s-1].from // "Loans of scores? See Mara first."
				}
				out = append(out, matter{cites: []int{i}, rule: contentStems(p.quote(sent))})
			}
		}
	}
	return out
}

// exceptions returns what is required of a matter under a term, by the
// sentences that have most words of it, and how many; at least so many as least.
func (t *talk) exceptions(c circumstance, m matter, d term, least int) (out []finding, near int) {
	near = least
	for i, p := range t.read {
		for s, sent := range p.sents {
			stems, ok := m.in(i, p, sent, d, c)
			if !ok || len(stems) < near {
				continue
			}
			at, ok := t.excepted(p, s, sent, stems, d.stems)
			if !ok {
				continue
			}
			f, ok := t.ruled(i, at, &ruling{subject: stems, who: c.who})
			if !ok {
				continue
			}
			if len(stems) > near {
				out, near = nil, len(stems)
			}
			f.cites = append(append(f.cites, d.msg), m.cites...)
			out = append(out, f)
		}
	}
	return out, near
}

// in returns the stems by which a sentence speaks of the matter: its own, or
// two and more that it shares with the rule.
func (m matter) in(i int, p *parsed, sent span, d term, c circumstance) ([]string, bool) {
	if m.rule == nil {
		return m.stems, true
	}
	if slices.Contains(m.cites, i) {
		return nil, false
	}
	stems := shared(p, sent, m.rule, d.stems, c.rule)
	return stems, len(stems) > 1
}

// shared returns the longest run of words that a sentence has in common with a
// rule, function words in between apart: both speak of "exports of the ledger".
func shared(p *parsed, sent span, rule, term, required []string) []string {
	var best, run []string
	for i := sent.from; i < sent.to; i++ {
		k := p.toks[i]
		switch {
		case k.kind == word && english.FunctionWord(k.low) && !needWords[k.low]:
			continue
		case k.kind != punct && slices.Contains(rule, k.stem) && !slices.Contains(term, k.stem) && !slices.Contains(required, k.stem) && !ruleAsks[k.stem] && !needWords[k.low] && k.stem != "rule":
			run = append(run, k.stem)
		default:
			run = nil
		}
		if len(run) > len(best) {
			best = slices.Clone(run)
		}
	}
	return best
}

// excepted returns what a sentence requires of the matter under a term.
func (t *talk) excepted(p *parsed, s int, sent span, about, name []string) (span, bool) {
	if p.asks[s] || !holdsStems(p, sent, name) || !holdsStems(p, sent, about) {
		return span{}, false
	}
	under := span{}
	for i := sent.from; i < sent.to; i++ {
		if end, ok := cover(p, name, i, sent.to); ok && slices.Contains(name, p.toks[i].stem) && i > sent.from {
			under = span{i, end}
			break
		}
	}
	if under.to == 0 || !ledIn(p, sent, under.from) {
		return span{}, false
	}
	return demanded(p, sent, under.to, &ruling{subject: about, condition: name})
}

// ledIn says that a preposition leads to token i: "in a freeze", "out of the reserve".
func ledIn(p *parsed, sent span, i int) bool {
	i--
	for i >= sent.from && english.Determiners[p.toks[i].low] {
		i--
	}
	return i >= sent.from && (english.Prepositions[p.toks[i].low] || whileWords[p.toks[i].low])
}
