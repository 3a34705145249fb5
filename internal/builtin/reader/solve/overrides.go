package solve

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
)

// matter is what a rule is about, or the rule by which it is told.
type matter struct {
	stems []string
	cites []int
	rule  []string // all stems of the sentence that states the rule
}

// mattersOf returns the matter of the question, or the rules that require what it says.
func mattersOf(t *talk.Talk, c circumstance) []matter {
	if len(c.rule) == 0 {
		return []matter{{stems: c.about}}
	}
	var out []matter
	for i, p := range t.Read {
		if !p.Marks.MayAll(c.rule) {
			continue
		}
		for s, sent := range p.Sents {
			if !p.Asks[s] && talk.HoldsStems(p, sent, c.rule) && !talk.Excepts(p, sent) { // "what otherwise needs it" is no exception
				if s > 0 && p.Asks[s-1] && !talk.HoldsWh(p, p.Sents[s-1]) {
					sent.From = p.Sents[s-1].From // "Loans of scores? See Mara first."
				}
				out = append(out, matter{cites: []int{i}, rule: text.ContentStems(p.Quote(sent))})
			}
		}
	}
	return out
}

// exceptions returns what is required of a matter under a term, by the
// sentences that have most words of it, and how many; at least so many as least.
func exceptions(t *talk.Talk, c circumstance, m matter, d term, least int) (out []Finding, near int) {
	near = least
	for i, p := range t.Read {
		for s, sent := range p.Sents {
			stems, ok := m.in(i, p, sent, d, c)
			if !ok || len(stems) < near {
				continue
			}
			at, ok := excepted(t, p, s, sent, stems, d.stems)
			if !ok {
				continue
			}
			f, ok := ruled(t, i, at, &talk.Ruling{Subject: stems, Who: c.who})
			if !ok {
				continue
			}
			if len(stems) > near {
				out, near = nil, len(stems)
			}
			f.Cites = append(append(f.Cites, d.msg), m.cites...)
			out = append(out, f)
		}
	}
	return out, near
}

// in returns the stems by which a sentence speaks of the matter: its own, or two and more that it shares with the rule.
func (m matter) in(i int, p *text.Parsed, sent text.Span, d term, c circumstance) ([]string, bool) {
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
func shared(p *text.Parsed, sent text.Span, rule, term, required []string) []string {
	var best, run []string
	for i := sent.From; i < sent.To; i++ {
		k := p.Toks[i]
		switch {
		case k.Kind == text.Word && english.FunctionWord(k.Low) && !talk.NeedWords[k.Low]:
			continue
		case k.Kind != text.Punct && slices.Contains(rule, k.Stem) && !slices.Contains(term, k.Stem) &&
			!slices.Contains(required, k.Stem) && !ruleAsks[k.Stem] && !talk.NeedWords[k.Low] && k.Stem != "rule":
			run = append(run, k.Stem)
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
func excepted(t *talk.Talk, p *text.Parsed, s int, sent text.Span, about, name []string) (text.Span, bool) {
	if p.Asks[s] || !talk.HoldsStems(p, sent, name) || !talk.HoldsStems(p, sent, about) {
		return text.Span{}, false
	}
	under := text.Span{}
	for i := sent.From; i < sent.To; i++ {
		if end, ok := talk.Cover(p, name, i, sent.To); ok && slices.Contains(name, p.Toks[i].Stem) && i > sent.From {
			under = text.Span{From: i, To: end}
			break
		}
	}
	if under.To == 0 || !ledIn(p, sent, under.From) {
		return text.Span{}, false
	}
	return talk.Demanded(p, sent, under.To, &talk.Ruling{Subject: about, Condition: name})
}

// ledIn says that a preposition leads to token i: "in a freeze", "out of the reserve".
func ledIn(p *text.Parsed, sent text.Span, i int) bool {
	i--
	for i >= sent.From && english.Determiners[p.Toks[i].Low] {
		i--
	}
	return i >= sent.From && (english.Prepositions[p.Toks[i].Low] || talk.WhileWords[p.Toks[i].Low])
}
