package sets

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// like is what a user says for or against an option.
type like struct {
	field, option int
	against       bool
	circumstances [][]string  // the stems of each phrase
	from          corpus.Date // with when told
	until         corpus.Date
	dated         bool
	msg           int
}

// likes reads what users say of the options of a sheet.
func (x *sheet) likes(ss []sentence) []like {
	var out []like
	for i := range ss {
		s := &ss[i]
		if !s.user || s.asks || !x.names(ss, i) {
			continue
		}
		said := x.mentions(s)
		for _, m := range said {
			if l, ok := x.like(s, m); ok {
				at := text.Span{From: 0, To: len(s.toks)}
				if len(said) > 1 {
					at = stretch(s.toks, m.Span)
				}
				l.circumstances = x.circumstances(s.toks, at, said, s.dates)
				out = append(out, l)
			}
		}
	}
	return out
}

var standsForThing = english.Words("one ones it they them those these that")

// names says that a sentence names what is asked about, or stands behind one that does and takes it up.
func (x *sheet) names(ss []sentence, i int) bool {
	if x.noun == nil || holdsAll(&ss[i], x.noun) {
		return true
	}
	if i == 0 || ss[i-1].msg != ss[i].msg || !holdsAll(&ss[i-1], x.noun) {
		return false
	}
	return slices.ContainsFunc(ss[i].toks, func(t text.Token) bool { return standsForThing[t.Low] })
}

func holdsAll(s *sentence, stems []string) bool {
	return !slices.ContainsFunc(stems, func(w string) bool { return !s.has(w) })
}

// mention is a place of a sentence where an option stands.
type mention struct {
	text.Span
	field, option int
}

// mentions finds the options in a sentence; one inside a longer one does not count.
func (x *sheet) mentions(s *sentence) []mention {
	var out []mention
	for f := range x.fields {
		for o, opt := range x.fields[f].options {
			at, ok := find(s.toks, opt.stems)
			if ok && inDate(s.dates, at.From) { // "in March" is no marches
				skipped := at.To
				at, ok = find(s.toks[skipped:], opt.stems)
				at.From, at.To = at.From+skipped, at.To+skipped
			}
			if ok {
				out = append(out, mention{at, f, o})
			}
		}
	}
	return slices.DeleteFunc(slices.Clone(out), func(m mention) bool {
		return slices.ContainsFunc(out, func(n mention) bool {
			return n.From <= m.From && n.To >= m.To && n.To-n.From > m.To-m.From
		})
	})
}

// find finds stems one after the other, articles between them aside.
func find(toks []text.Token, stems []string) (text.Span, bool) {
	for i := range toks {
		k, n := i, 0
		for k < len(toks) && n < len(stems) && (toks[k].Stem == stems[n] || n > 0 && english.Determiners[toks[k].Low]) {
			if toks[k].Stem == stems[n] {
				n++
			}
			k++
		}
		if n == len(stems) && n > 0 {
			return text.Span{From: i, To: k}, true
		}
	}
	return text.Span{}, false
}

// like reads what a clause says of an option that it mentions.
func (x *sheet) like(s *sentence, m mention) (like, bool) {
	c := clauseOf(s, m.Span)
	l := like{field: m.field, option: m.option, msg: s.msg}
	for i, d := range s.dates {
		l.dated = true
		switch before := s.toks[max(0, d.From-1)].Low; {
		case before == "until" || before == "till":
			l.until = d.first
		case i == 1 && (before == "and" || before == "to"):
			l.until = d.last + 1 // "between 2019 and 2021"
		default:
			l.from = d.first
		}
	}
	if !l.dated && !slices.ContainsFunc(s.toks[c.From:c.To], tellsLiking) || ofOthers(s.toks[c.From:c.To]) {
		return l, false
	}
	l.against = x.turned(s, c, m)
	return l, true
}

// ofOthers says that a clause tells of other people and not of the speaker.
func ofOthers(toks []text.Token) bool {
	others := slices.ContainsFunc(toks, func(t text.Token) bool { return persons[t.Low] && t.Low != "they" })
	return others && !slices.ContainsFunc(toks, func(t text.Token) bool { return t.Low == "i" || t.Low == "me" })
}

var joinsClauses = english.Words("but and so because although though while whereas yet or which")

// clauseOf is the clause around a stretch: it ends at marks other than commas, and at commas before a conjunction.
func clauseOf(s *sentence, at text.Span) text.Span {
	ends := func(i int) bool {
		t := s.toks[i]
		if t.Kind != text.Punct {
			return false
		}
		switch t.Low {
		case ":", ";", "—", "(", ")":
			return true
		case "-":
			return !t.Glued
		case ",":
			return i+1 < len(s.toks) && joinsClauses[s.toks[i+1].Low]
		}
		return false
	}
	for at.From > 0 && !ends(at.From-1) {
		at.From--
	}
	for at.To < len(s.toks) && !ends(at.To) {
		at.To++
	}
	return at
}

// turned says that a clause speaks against the option that it mentions: by an odd number of negative words in the
// stretches between commas that hold the option or the thing, or by what stands right before the option.
func (x *sheet) turned(s *sentence, c text.Span, m mention) bool {
	from, to := m.From, m.To
	if len(x.noun) > 0 {
		if at, ok := find(s.toks[c.From:c.To], x.noun); ok {
			from, to = min(from, c.From+at.From), max(to, c.From+at.To)
		}
	}
	at := stretch(s.toks[c.From:c.To], text.Span{From: from - c.From, To: to - c.From})
	from, to = c.From+at.From, c.From+at.To
	if next := stretch(s.toks[:c.To], text.Span{From: min(to+1, c.To), To: min(to+1, c.To)}); to < c.To &&
		slices.ContainsFunc(s.toks[next.From:next.To], func(t text.Token) bool { return t.Low == "it" || t.Low == "them" }) {
		to = next.To // "if it has a high back, I give it away"
	}
	n := 0
	for i := from; i < to; i++ {
		switch {
		case m.Has(i):
		case negativePhrase(s.toks[i:to]):
			n++
		case i+1 < to && empties[s.toks[i+1].Low]: // "without exception", "nothing but"
		case negatives[s.toks[i].Low]:
			n++
		}
	}
	return (n%2 == 1) != replaced(s.toks[:m.From])
}

// empties are words before which a negative one denies nothing.
var empties = english.Words("exception fail doubt wonder matter question accident surprise coincidence idea but only")

// negativePhrase says that a negative expression of several words begins some tokens.
func negativePhrase(toks []text.Token) bool {
	key := toks[0].Low
	for i := 1; i < min(5, len(toks)); i++ {
		if toks[i].Low == "it" || toks[i].Low == "them" {
			continue // "gave it away"
		}
		key += "_" + toks[i].Low
		if negatives[key] {
			return true
		}
	}
	return false
}

// replaced says that words end with what sets the next ones against others: "instead of", "rather than", "from".
func replaced(before []text.Token) bool {
	for len(before) > 0 && english.Determiners[before[len(before)-1].Low] {
		before = before[:len(before)-1]
	}
	n := len(before)
	return n > 1 && (before[n-1].Low == "of" && before[n-2].Low == "instead" ||
		before[n-1].Low == "than" && before[n-2].Low == "rather" || before[n-1].Low == "from")
}

var leadsCircumstance = english.Words("for at in on during when while around outside inside under over near by if with")

// stretch is what stands between the commas around a place.
func stretch(toks []text.Token, at text.Span) text.Span {
	for at.From > 0 && toks[at.From-1].Low != "," {
		at.From--
	}
	for at.To < len(toks) && toks[at.To].Low != "," {
		at.To++
	}
	return at
}

// circumstances are the phrases under which something is said, as the stems of what they name.
func (x *sheet) circumstances(toks []text.Token, at text.Span, said []mention, dates []dated) [][]string {
	var out [][]string
	for i, t := range toks {
		if !at.Has(i) || !leadsCircumstance[t.Low] {
			continue
		}
		var phrase []string
		clause := t.Low == "when" || t.Low == "while" || t.Low == "if"
		for k := i + 1; k < len(toks) && k < i+8; k++ {
			n := toks[k]
			if n.Kind == text.Punct || inDate(dates, k) || slices.ContainsFunc(said, func(m mention) bool { return m.Has(k) }) {
				break
			}
			if english.FunctionWord(n.Low) {
				if clause || english.Determiners[n.Low] {
					continue
				}
				break
			}
			if !plain[n.Stem] && !slices.Contains(x.noun, n.Stem) {
				phrase = append(phrase, n.Stem)
			}
		}
		if len(phrase) > 0 {
			out = append(out, phrase)
		}
	}
	return out
}

func inDate(dates []dated, i int) bool {
	return slices.ContainsFunc(dates, func(d dated) bool { return d.Has(i) })
}
