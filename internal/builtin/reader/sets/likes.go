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
	from, until   corpus.Date // zero where open
	dated         bool
	msg           int
}

// mention is a place of a sentence where an option stands.
type mention struct {
	text.Span
	field, option int
}

// likes reads what users say of the options of a sheet.
func (x *sheet) likes(ss []sentence) []like {
	var out []like
	for i := range ss {
		s := &ss[i]
		if !s.user || s.asks || !x.names(ss, i) {
			continue
		}
		said := x.mentions(s.toks, s.inDate)
		for _, m := range said {
			l, ok := x.like(s, m)
			if !ok {
				continue
			}
			at := text.Span{From: 0, To: len(s.toks)}
			if len(said) > 1 {
				at = stretch(s.toks, m.Span)
			}
			l.circumstances = x.circumstances(s.toks, at, func(i int) bool {
				return s.inDate(i) || slices.ContainsFunc(said, func(m mention) bool { return m.Has(i) })
			})
			out = append(out, l)
		}
	}
	return out
}

var standsForThing = english.Words("one ones it they them those these that")

// names says that a sentence names what is asked about, or stands behind one that does and takes it up.
func (x *sheet) names(ss []sentence, i int) bool {
	if ss[i].holdsAll(x.noun) {
		return true
	}
	return i > 0 && ss[i-1].msg == ss[i].msg && ss[i-1].holdsAll(x.noun) &&
		has(ss[i].toks, func(t text.Token) bool { return standsForThing[t.Low] })
}

// mentions finds the options in some words, first ones that are not to be left out; one inside a longer one does not
// count.
func (x *sheet) mentions(toks []text.Token, leaveOut func(int) bool) []mention {
	var out []mention
	for f := range x.fields {
		for o, opt := range x.fields[f].options {
			for from := 0; from < len(toks); {
				at, ok := find(toks[from:], opt.stems)
				if !ok {
					break
				}
				at.From, at.To, from = at.From+from, at.To+from, at.To+from
				if !leaveOut(at.From) {
					out = append(out, mention{at, f, o})
					break
				}
			}
		}
	}
	return slices.DeleteFunc(slices.Clone(out), func(m mention) bool {
		return slices.ContainsFunc(out, func(n mention) bool {
			return n.From <= m.From && n.To >= m.To && n.To-n.From > m.To-m.From
		})
	})
}

// tellsLiking says that a word belongs to what somebody tells of what they keep or leave.
func tellsLiking(t text.Token) bool { return markers[t.Stem] || negatives[t.Low] }

// like reads what a clause says of an option that it mentions. It says nothing where it tells of other people.
func (x *sheet) like(s *sentence, m mention) (like, bool) {
	c := clauseOf(s.toks, m.Span)
	l := like{field: m.field, option: m.option, msg: s.msg, dated: len(s.dates) > 0}
	for i, d := range s.dates {
		switch before := s.toks[max(0, d.From-1)].Low; {
		case before == "until" || before == "till":
			l.until = d.first
		case i == 1 && (before == "and" || before == "to"):
			l.until = d.last + 1 // "between 2019 and 2021"
		default:
			l.from = d.first
		}
	}
	clause := s.toks[c.From:c.To]
	others := has(slices.Concat(s.toks[c.From:m.From], s.toks[m.To:c.To]), func(t text.Token) bool { return persons[t.Low] }) &&
		!has(clause, func(t text.Token) bool { return t.Low == "i" || t.Low == "me" })
	l.against = x.turned(s.toks, c, m)
	return l, !others && (l.dated || has(clause, tellsLiking))
}

var joinsClauses = english.Words("but and so because although though while whereas or which")

// clauseOf is the clause around a stretch: it ends at marks other than commas, and at commas before a conjunction.
func clauseOf(toks []text.Token, at text.Span) text.Span {
	ends := func(i int) bool {
		switch toks[i].Low {
		case ":", ";", "—", "(", ")":
			return true
		case "-":
			return !toks[i].Glued
		case ",":
			return i+1 < len(toks) && joinsClauses[toks[i+1].Low]
		}
		return false
	}
	for at.From > 0 && !ends(at.From-1) {
		at.From--
	}
	for at.To < len(toks) && !ends(at.To) {
		at.To++
	}
	return at
}

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

// turned says that a clause speaks against the option that it mentions: by an odd number of negative words in the
// stretches between commas that hold the option or the thing, or by what stands right before the option.
func (x *sheet) turned(toks []text.Token, c text.Span, m mention) bool {
	toks = toks[:c.To]
	around := m.Span
	if at, ok := find(toks[c.From:], x.noun); ok {
		around = text.Span{From: min(around.From, c.From+at.From), To: max(around.To, c.From+at.To)}
	}
	around = stretch(toks, around)
	from, to := max(around.From, c.From), around.To
	if to < len(toks) {
		next := stretch(toks, text.Span{From: min(to+1, len(toks)), To: min(to+1, len(toks))})
		if has(toks[next.From:next.To], func(t text.Token) bool { return t.Low == "it" || t.Low == "them" }) {
			to = next.To // "if it has a high back, I give it away"
		}
	}
	n := 0
	for i := from; i < to; i++ {
		phrase := negativePhrase(toks[i:to])
		empty := i+1 < to && empties[toks[i+1].Low] // "without exception", "nothing but"
		if !m.Has(i) && (phrase || negatives[toks[i].Low] && !empty) {
			n++
		}
	}
	return (n%2 == 1) != replaced(toks[:m.From])
}

// empties are words before which a negative one denies nothing.
var empties = english.Words("exception fail doubt wonder matter question accident surprise coincidence idea but only")

// negativePhrase says that a negative expression of several words begins some tokens: "gave away", "gave it away".
func negativePhrase(toks []text.Token) bool {
	key := toks[0].Low
	for i := 1; i < min(5, len(toks)); i++ {
		if toks[i].Low != "it" && toks[i].Low != "them" {
			key += "_" + toks[i].Low
		}
		if negatives[key] && key != toks[0].Low {
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
	return n > 0 && before[n-1].Low == "from" || n > 1 && (before[n-2].Low == "instead" && before[n-1].Low == "of" ||
		before[n-2].Low == "rather" && before[n-1].Low == "than")
}

var leadsCircumstance = english.Words(`for at in on during when while around outside inside under over near by if with
	after before between among until behind beside above below past along across as to next from`)

var (
	subordinates = english.Words("when while if")
	compound     = english.Words("well off") // "a get-well present", "the off season"
)

// circumstances are the phrases of a stretch under which something is said, as the stems of what they name. Words to
// leave out end a phrase.
func (x *sheet) circumstances(toks []text.Token, at text.Span, leaveOut func(int) bool) [][]string {
	var out [][]string
	for i := at.From; i < at.To; i++ {
		if !leadsCircumstance[toks[i].Low] {
			continue
		}
		var phrase []string
		whole := subordinates[toks[i].Low]
		for k := i + 1; k < min(len(toks), i+8) && toks[k].Kind != text.Punct && !leaveOut(k); k++ {
			t := toks[k]
			grammar := english.FunctionWord(t.Low) && !compound[t.Low]
			if grammar && !whole && !english.Determiners[t.Low] {
				break
			}
			if !(grammar || plain[t.Stem] || slices.Contains(x.noun, t.Stem)) {
				phrase = append(phrase, t.Stem)
			}
		}
		if len(phrase) > 0 {
			out = append(out, phrase)
		}
	}
	return out
}

func keep(likes []like, fits func(like) bool) []like {
	return slices.DeleteFunc(slices.Clone(likes), func(l like) bool { return !fits(l) })
}

// fitting are the likes that hold under the circumstances asked about: those that name one of them, or else those that
// name none.
func fitting(likes []like, asked [][]string) []like {
	named := false
	for _, a := range asked {
		with := keep(likes, func(l like) bool {
			return slices.ContainsFunc(l.circumstances, func(c []string) bool { return sameCircumstance(c, a) })
		})
		switch {
		case len(with) == len(likes) && len(likes) > 1: // what all have is none: "workshops for beginners"
		case len(with) > 0:
			return with
		default:
			named = true
		}
	}
	if !named {
		return likes
	}
	return keep(likes, func(l like) bool { return len(l.circumstances) == 0 })
}

// sameCircumstance says that two phrases begin alike and share most of what they name.
func sameCircumstance(said, asked []string) bool {
	n := 0
	for n < min(len(said), len(asked)) && said[n] == asked[n] {
		n++
	}
	return n > 0 && 2*n >= min(len(said), len(asked))
}

// standing are the likes that hold on a day. Of those for an option that are dated the last holds; where there are any,
// those without a date tell nothing.
func standing(likes []like, day corpus.Date) []like {
	turn, timeline := corpus.Date(-1<<30), false
	holds := func(l like) bool { return l.from <= day && (l.until == 0 || day < l.until) }
	for _, l := range likes {
		if l.dated && !l.against {
			timeline = true
			if holds(l) {
				turn = max(turn, l.from)
			}
		}
	}
	return keep(likes, func(l like) bool {
		if l.against || !timeline {
			return !l.dated || holds(l)
		}
		return l.dated && l.from == turn && holds(l)
	})
}
