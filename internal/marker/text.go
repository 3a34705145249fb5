package marker

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
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

// text is what was read of an answer or a question.
type text struct {
	toks  []token
	stems map[string]bool // of all words and values
}

// mend rewrites what the parser of values does not read.
type mend struct {
	from *regexp.Regexp
	to   string
}

func mending(from, to string) mend { return mend{regexp.MustCompile(`(?i)` + from), to} }

// mends are applied in their order.
var mends = []mend{
	mending(`[’‘]`, "'"), mending("[*`\"“”„]", ""), mending(`\[([^\]\n]*)\]\((https?://[^\s)]*)\)`, "$2"), mending(` & `, " and "),
	mending(`\bcan't\b`, "can not"), mending(`(\w)n't\b`, "$1 not"), mending(`\bcannot\b`, "can not"),
	mending(`\b(?:at least|no (?:less|fewer|earlier) than|not (?:before|less than|earlier than)|at the earliest|minimum(?: of)?|or (?:more|newer|later))\b`, lowBound),
	mending(`\b(?:at most|no(?:t)? (?:more|later) than|at the latest|up to|until|till|maximum(?: of)?|or less)\b`, highBound),
	mending(`\b(?:a |the )?(?:first )?half (?:a )?year\b`, "6 months"), mending(`\bthree quarters of an hour\b`, "45 minutes"), mending(`\b(?:a )?quarter of an hour\b`, "15 minutes"),
	mending(`\b(?:an?|one) (hour|day|week|year|kilometre|litre|kilo|mile) and a half\b`, "1.5 ${1}s"), mending(`\bone and a half\b`, "1.5"), mending(`\btwo and a half\b`, "2.5"),
	mending(`\bhalf a (kilo|kilogram|litre|mile|kilometre)\b`, "0.5 ${1}s"), mending(`\bkilos\b`, "kilograms"), mending(`\b(?:a|one) (year|month)\b`, "1 $1"),
	mending(`\bby a fifth\b`, "by 20 %"), mending(`\bby a quarter\b`, "by 25 %"), mending(`\bby a tenth\b`, "by 10 %"), mending(`\bby half\b`, "by 50 %"),
	mending(`\bthree quarters of the\b`, "75 % of the"), mending(`\b(?:a )?quarter of the\b`, "25 % of the"), mending(`\bhalf of the\b`, "50 % of the"),
	mending(`\b([a-z]{3})\.? '(\d\d)\b`, "$1 20$2"), mending(`\b12 (noon|midnight)\b`, "$1"), mending(`\b(?:leaves?|left) (?:this |it |that )?open\b`, "is unclear"), mending(`\bmidday\b`, "noon"),
	mending(`(\d{1,2}(?::\d\d)?) in the morning\b`, "$1 am"), mending(`(\d{1,2}(?::\d\d)?) in the (?:afternoon|evening)\b`, "$1 pm"),
}

var (
	clockWords = regexp.MustCompile(`(?i)\b(?:a )?(half past|quarter past|quarter to|five past|ten past|twenty past) (\w+)\b(?: (?:in the )?(morning|afternoon|evening))?`)
	dotted     = regexp.MustCompile(`\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b`)
	links      = regexp.MustCompile(`(?:https?://|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.-]+|(?:[\w.-]*/)*[\w-]+\.[a-z]{2,5}\b|(?:/[\w.-]+){2,}`)
)

// clock writes a time in words as figures.
func clock(said string) string {
	m := clockWords.FindStringSubmatch(said)
	hour, err := corpus.Parse(corpus.KindCount, m[2], 0, nil)
	if err != nil || hour.N < 1 || hour.N > 12 {
		return said
	}
	minutes := map[string]int{"half past": 30, "quarter past": 15, "quarter to": -15, "five past": 5, "ten past": 10, "twenty past": 20}[strings.ToLower(m[1])]
	at := ((int(hour.N)%12)*60 + minutes + 720) % 720
	if m[3] == "afternoon" || m[3] == "evening" {
		at += 720
	}
	return fmt.Sprintf("%d:%02d", at/60, at%60)
}

// dayMonthYear writes 21.07.2025 as 2025-07-21.
func dayMonthYear(said string) string {
	m := dotted.FindStringSubmatch(said)
	day, _ := strconv.Atoi(m[1])
	month, _ := strconv.Atoi(m[2])
	return fmt.Sprintf("%s-%02d-%02d", m[3], month, day)
}

// read reads a text. Dates without a year are read as of the day on.
func read(s string, on corpus.Date, lex *corpus.Lexicon) text {
	for _, m := range mends {
		s = m.from.ReplaceAllString(s, m.to)
	}
	s = dotted.ReplaceAllStringFunc(clockWords.ReplaceAllStringFunc(s, clock), dayMonthYear)
	t := text{stems: map[string]bool{}}
	from := 0
	for _, m := range links.FindAllStringIndex(s, -1) {
		end := m[0] + len(strings.TrimRight(s[m[0]:m[1]], ".,;:!?)>]'\""))
		t.scan(s[from:m[0]], on, lex)
		v := corpus.TextValue(corpus.KindLink, s[m[0]:end])
		t.toks = append(t.toks, token{text: v.Text, low: v.Text, stem: v.Text, value: true, readings: []reading{{Value: v}}})
		from = end
	}
	t.scan(s[from:], on, lex)
	t.deny()
	for _, k := range t.toks {
		t.stems[k.stem] = true
	}
	return t
}

// scan adds the tokens of a stretch without links.
func (t *text) scan(s string, on corpus.Date, lex *corpus.Lexicon) {
	at, runes := 0, 0
	for _, sp := range corpus.Scan(s, on, lex) {
		start := at + corpus.RuneOffset(s[at:], sp.Start-runes)
		if start < at {
			continue
		}
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
	return start > 1 && (s[start-1] == '-' || s[start-1] == '_') && unicode.IsLetter(rune(s[start-2])) || end < len(s) && s[end] == '_'
}

// add adds a value, to the amount before it where the two are one: 3 hours 10 minutes.
func (t *text) add(k token) {
	if n := len(t.toks); n > 0 && len(k.readings) == 1 && k.readings[0].isAmount {
		if before := &t.toks[n-1]; before.value && len(before.readings) == 1 && before.readings[0].dimension == k.readings[0].dimension {
			a, b := before.readings[0], k.readings[0]
			if a.isAmount && a.dimension != "" && a.unit != b.unit && a.n.Cmp(b.n) > 0 {
				sum := b
				sum.n = a.n.Add(a.n, b.n)
				*before = token{text: before.text + " " + k.text, low: before.low + " " + k.low, stem: before.stem + " " + k.stem, value: true, readings: []reading{sum}}
				return
			}
		}
	}
	t.toks = append(t.toks, k)
}

// words adds the words and marks of a stretch without values.
func (t *text) words(s string) {
	for s != "" {
		r, size := utf8.DecodeRuneInString(s)
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			if !unicode.IsSpace(r) && r != '\'' && r != '-' && r != '_' && r != '#' {
				t.toks = append(t.toks, token{text: string(r)})
			}
			s = s[size:]
			continue
		}
		end := strings.IndexFunc(s, func(r rune) bool {
			return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '\'' && !unicode.IsMark(r)
		})
		if end < 0 {
			end = len(s)
		}
		low := fold(strings.TrimSuffix(strings.TrimSuffix(s[:end], "'"), "'s"))
		if word := s[:end]; low != "" {
			t.toks = append(t.toks, token{text: word, low: low, stem: stem(low), class: classOf(low)})
		}
		s = s[end:]
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

// holds says whether a text has a word of a class.
func (t text) holds(c class) bool {
	return slices.ContainsFunc(t.toks, func(k token) bool { return !k.mark() && !k.value && k.class == c })
}

// holdsLow says whether a text has a folded word.
func (t text) holdsLow(low string) bool {
	return slices.ContainsFunc(t.toks, func(k token) bool { return k.low == low })
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

// lows are the folded words of a text in their order, without marks and articles.
func (t text) lows() []string {
	var out []string
	for _, k := range t.toks {
		if !k.mark() && k.low != "a" && k.low != "an" && k.low != "the" {
			out = append(out, k.low)
		}
	}
	return out
}
