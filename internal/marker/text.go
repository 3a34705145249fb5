package marker

import (
	"cmp"
	"math/big"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/corpus"
)

// token is a word, a mark or a value of a text.
type token struct {
	text, low, stem string // as written, folded, without its ending; a mark has the text alone
	class           class
	value           bool
	readings        []reading // of a value; none where it cannot be told which it is
	denied          bool      // a value behind a negation
}

// mark says whether a token is a mark of punctuation.
func (t token) mark() bool { return t.low == "" }

// spoken says whether a token is neither a mark nor an article.
func (t token) spoken() bool { return !t.mark() && t.low != "a" && t.low != "an" && t.low != "the" }

// text is what was read of an answer or a question.
type text struct {
	toks  []token
	stems map[string]bool // of all words and values
	roots map[string]bool // their first letters, of those that are long enough
}

// links are addresses, names of files and paths.
var links = regexp.MustCompile(`(?:https?://|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.-]+|` +
	`(?:[\w.-]*/)*[\w-]+\.[a-z]{2,5}\b|(?:/[\w.-]+){2,}`)

// base is the day from which relative dates are read. Comparing dates without a year does not use it.
const base corpus.Date = 0

// read reads a text.
func read(s string) text {
	for _, m := range known().mends {
		s = m.from.ReplaceAllString(s, m.to)
	}
	t := text{stems: map[string]bool{}, roots: map[string]bool{}}
	from := 0
	for _, m := range links.FindAllStringIndex(s, -1) {
		end := m[0] + len(strings.TrimRight(s[m[0]:m[1]], ".,;:!?)>]'\""))
		t.scan(s[from:m[0]])
		v := corpus.TextValue(corpus.KindLink, s[m[0]:end])
		t.toks = append(t.toks, token{text: v.Text, low: v.Text, stem: v.Text, value: true, readings: []reading{{Value: v}}})
		from = end
	}
	t.scan(s[from:])
	t.deny()
	for _, k := range t.toks {
		t.stems[k.stem], t.roots[root(k, 5)] = true, true
	}
	return t
}

// root are the first letters of a word, at most so many.
func root(k token, letters int) string { return k.stem[:min(len(k.stem), letters)] }

// scan adds the tokens of a stretch without links.
func (t *text) scan(s string) {
	at, runes := 0, 0
	for _, sp := range corpus.Scan(s, base, nil) {
		start := at + corpus.RuneOffset(s[at:], sp.Start-runes)
		t.words(s[at:start])
		at, runes = start+len(sp.Surface), sp.End
		if len(sp.Values) > 0 && sp.Values[0].Kind == corpus.KindCount && asIdentifier(s, start, at) {
			t.words(s[start:at])
			continue
		}
		t.add(token{text: sp.Surface, low: fold(sp.Surface), stem: fold(sp.Surface), value: true, readings: readingsOf(sp)})
	}
	t.words(s[at:])
}

// asIdentifier says whether a number is part of a name such as blue-7 or issue_12.
func asIdentifier(s string, start, end int) bool {
	behind := start > 1 && (s[start-1] == '-' || s[start-1] == '_') && unicode.IsLetter(rune(s[start-2]))
	return behind || end < len(s) && s[end] == '_'
}

// add adds a value, to the amount before it where the two are one: 3 hours 10 minutes.
func (t *text) add(k token) {
	if n := len(t.toks); n > 0 && t.toks[n-1].value && len(t.toks[n-1].readings) == 1 && len(k.readings) == 1 {
		a, b := t.toks[n-1].readings[0], k.readings[0]
		if a.dimension == b.dimension && a.dimension != "" && a.unit != b.unit && a.dimension != "money" && a.n.Cmp(b.n) > 0 {
			b.n = new(big.Rat).Add(a.n, b.n)
			k.text, k.readings, t.toks = t.toks[n-1].text+" "+k.text, []reading{b}, t.toks[:n-1]
			k.low, k.stem = fold(k.text), fold(k.text)
		}
	}
	t.toks = append(t.toks, k)
}

// wordOrMark is what the words of a stretch are found by.
var wordOrMark = regexp.MustCompile(`[\pL\pN][\pL\pN\pM']*|[^\s'_#-]`)

// words adds the words and marks of a stretch without values.
func (t *text) words(s string) {
	for _, w := range wordOrMark.FindAllString(s, -1) {
		k := token{text: w}
		if r, _ := utf8.DecodeRuneInString(w); unicode.IsLetter(r) || unicode.IsDigit(r) {
			k.low = fold(strings.TrimSuffix(strings.TrimRight(w, "'"), "'s"))
			k.stem, k.class = stem(k.low), known().classes[k.low]
		}
		t.toks = append(t.toks, k)
	}
}

// reach is how many words behind a negation are denied by it at most.
const reach = 5

// deny marks the values that a negation stands before, in their clause.
func (t *text) deny() {
	since := reach
	for i := range t.toks {
		k := &t.toks[i]
		switch {
		case k.class == negation:
			since = 0
		case k.mark() || k.low == "but":
			since = reach
		case k.value:
			k.denied = since < reach
			if next := i + 1; next < len(t.toks) && t.toks[next].class != either && t.toks[next].low != "and" {
				since = reach
			}
		default:
			since++
		}
	}
}

// holds says whether a text has a word of one of some classes.
func (t text) holds(of ...class) bool {
	return slices.ContainsFunc(t.toks, func(k token) bool { return !k.mark() && !k.value && slices.Contains(of, k.class) })
}

// holdsLow says whether a text has a folded word or a mark.
func (t text) holdsLow(low string) bool {
	return slices.ContainsFunc(t.toks, func(k token) bool { return cmp.Or(k.low, k.text) == low })
}

// values are the values of a text.
func (t text) values() []token { return t.filter(func(k token) bool { return k.value }) }

func (t text) filter(keep func(token) bool) []token {
	var out []token
	for _, k := range t.toks {
		if keep(k) {
			out = append(out, k)
		}
	}
	return out
}
