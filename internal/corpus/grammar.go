package corpus

// grammar is the one set of recognisers, over the tokens of one text. Parse
// asks it for what spans a whole surface, Scan for what begins at each place.
//
// A recogniser is a method on a token's index. It returns every reading that
// begins there, of any length; the caller chooses.
type grammar struct {
	src  string
	toks []token
	on   Date // the day on which the text was written
	lex  *Lexicon
	from int // the token that the caller asks about, whatever white space is before it
}

func newGrammar(src string, on Date, lex *Lexicon) *grammar {
	return &grammar{src: src, toks: tokenise(src, make([]token, 0, len(src)/5+4)), on: on, lex: lex}
}

// match is a reading of the tokens from the one that was asked about up to end, excluded.
type match struct {
	end int
	val Value
	// unread: the words are a value's, but have no unique reading on that day.
	unread bool
	// weak: a value when Parse asks for it, plain words in a running text.
	weak bool
	num  num   // of a bare number, for the other end of a range
	form forms // how it is written, likewise
}

// forms tell a range what its ends may share.
type forms uint8

const (
	bareForm     forms = 1 << iota // a number alone
	prefixForm                     // money with the sign before the number
	suffixForm                     // a unit, per cent or currency after the number
	dayFirst                       // 14 March, without a weekday
	monthFirst                     // March 10
	yearlessForm                   // no year was said
	halfDayForm                    // 11 am
)

func (m match) is(f forms) bool { return m.form&f != 0 }

// at returns the readings that begin at token i, the composite ones included.
func (g *grammar) at(i int, out []match) []match {
	if !g.startsValue(i) {
		return out
	}
	from := len(out)
	g.from = i
	out = g.simple(i, out)
	return g.ranges(i, out, from)
}

// startsValue is the quick way past the words of ordinary talk.
func (g *grammar) startsValue(i int) bool {
	t := g.toks[i]
	return t.kind != wordToken && t.kind != punctToken || t.word.role != noRole ||
		t.kind == punctToken && g.src[t.start] != '.' && g.src[t.start] != ','
}

// simple returns the readings of one value that begin at token i.
func (g *grammar) simple(i int, out []match) []match {
	from := len(out)
	switch t := g.toks[i]; t.kind {
	case numberToken:
		if g.inIdentifier(i) {
			return out
		}
		out = g.isoDate(i, out)
		out = g.dayMonth(i, out)
		out = g.clock(i, out)
		out = g.numeric(i, out)
	case dottedToken, versionToken:
		out = g.version(i, out)
	case linkToken:
		out = append(out, match{end: i + 1, val: TextValue(KindLink, g.text(i))})
	case wordToken:
		out = g.worded(i, out)
	case punctToken:
		out = g.signed(i, out)
		out = g.money(i, out)
	}
	kept := out[:from]
	for _, m := range out[from:] {
		if g.boundary(m.end) {
			kept = append(kept, m)
		}
	}
	return kept
}

// worded dispatches on what the word is.
func (g *grammar) worded(i int, out []match) []match {
	switch w := g.toks[i].word; w.role {
	case digitWord, tensWord:
		out = g.dayMonth(i, out)
		out = g.numeric(i, out)
	case ordinalWord:
		out = g.dayMonth(i, out)
	case monthWord:
		out = g.monthDay(i, out)
	case weekdayWord:
		out = g.weekday(i, out)
	case keyWord:
		out = g.keyed(i, w.n, out)
	}
	return out
}

func (g *grammar) keyed(i int, key int16, out []match) []match {
	switch key {
	case keyThe:
		out = g.dayMonth(i, out)
		out = g.relative(i+1, out)
		out = g.quarter(i+1, out)
	case keyA, keyHalf:
		out = g.numeric(i, out)
	case keyThis, keyNext, keyLast, keyComing, keyToday, keyTomorrow, keyYesterday, keyDay:
		out = g.relative(i, out)
	case keyNoon, keyMidnight:
		out = g.clock(i, out)
	case keyVersion:
		out = g.version(i, out)
	case keyQ1, keyQ2, keyQ3, keyQ4:
		out = g.quarter(i, out)
	case keyCurrency:
		out = g.money(i, out)
	}
	return out
}

// text returns the words of one token.
func (g *grammar) text(i int) string { return g.src[g.toks[i].start:g.toks[i].end] }

// near says whether token i exists and is on the same line as the one before it, if that is asked about too.
func (g *grammar) near(i int) bool {
	return i < len(g.toks) && (g.toks[i].gap != newline || i == g.from)
}

// stuck says whether token i exists and has no white space before it.
func (g *grammar) stuck(i int) bool { return i < len(g.toks) && g.toks[i].gap == glued }

// key says whether token i stands near and is the key.
func (g *grammar) key(i int, key int16) bool {
	return g.near(i) && g.toks[i].word.role == keyWord && g.toks[i].word.n == key
}

// role says whether token i stands near and has the role.
func (g *grammar) role(i int, r role) bool { return g.near(i) && g.toks[i].word.role == r }

// sign says whether token i exists and is the one character.
func (g *grammar) sign(i int, c byte) bool {
	return i < len(g.toks) && g.toks[i].kind == punctToken && g.src[g.toks[i].start] == c
}

// boundary says whether something may end before token i: not inside what is written in one piece, like 3D or 6b.
func (g *grammar) boundary(i int) bool {
	if !g.stuck(i) || g.toks[i].kind == punctToken {
		return true
	}
	return i > 0 && (g.toks[i-1].kind == punctToken || g.toks[i-1].kind == linkToken)
}

// inIdentifier: the number of PR-42 or COVID-19 is part of an identifier.
func (g *grammar) inIdentifier(i int) bool {
	if i < 2 || !g.stuck(i) || !g.sign(i-1, '-') || !g.stuck(i-1) || g.toks[i-2].kind != wordToken {
		return false
	}
	if i >= 3 && g.toks[i-3].kind == numberToken {
		return false // 3 MB-5 MB
	}
	word := g.text(i - 2)
	return startsUpper(word[len(word)-1:])
}
