package marker

import (
	"cmp"
	_ "embed"
	"math/big"
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"

	"github.com/goccy/go-yaml"

	"memloom/internal/corpus"
)

// class says what a token does to an answer. A token has one of the classes up to title, and any of the others.
type class uint32

const (
	// content has a meaning of its own; value is a typed value; mark is a mark of punctuation;
	content, value, mark class = 1 << (3 * iota), 2 << (3 * iota), 4 << (3 * iota)
	// filler says nothing of the answer; negation denies what follows; hedge leaves doubt about what is said;
	filler, negation, hedge
	// vague takes the place of a value; turn changes what is said; bound says that a value is a limit;
	vague, turn, bound
	// either joins alternatives; say tells who says something; conflict says that statements do not go together;
	either, say, conflict
	// settle chooses one of several statements; silent says that there is no answer; source is what answers are looked for
	// in, and what is said of them;
	settle, silent, source
	// title comes before the name of a person. With sum, values may add up to another; current changes nothing of an
	// answer about the present;
	title, sum, current
	// neutral is in refusals too; linking joins names; attributes a statement;
	neutral, linking, attributes
	// both says nothing more of two statements; kin is a person told by another one; firm is in names of no persons;
	both, kin, firm
	// given may be a name too; yes and no begin an answer;
	given, yes, no
	// away comes before what is not meant; timely asks for a time or a number; who asks for a person.
	away, timely, who

	idle    = filler | title // says nothing of the answer
	primary = title<<1 - 1
)

//go:embed words.yaml
var wordsFile []byte

// tables are what words.yaml holds.
type tables struct {
	classes map[string]class
	units   map[string]amount // one of each, in its dimension's base unit
	folds   *strings.Replacer
	same    map[string]string // the stem that a word, or its stem, is read as
	poles   map[string]int    // opposite words have opposite numbers
	olds    []*regexp.Regexp
	mends   []func(string) string // rewrite what the parser of values does not read
}

// known are the tables, read once.
var known = sync.OnceValue(func() tables {
	var file struct {
		Classes, Units        map[string]string
		Folds                 string
		Same, Opposites, Olds []string
		Mends                 [][]string
	}
	if err := yaml.Unmarshal(wordsFile, &file); err != nil {
		panic("words.yaml: " + err.Error()) // it is embedded
	}
	t := tables{map[string]class{}, map[string]amount{}, nil, map[string]string{}, map[string]int{}, nil, nil}
	t.folds = strings.NewReplacer(append(strings.Fields(file.Folds), "'", "", "’", "")...)
	folded := func(words string) []string { return strings.Fields(t.folds.Replace(t.folds.Replace(words))) }
	for i, name := range strings.Fields("filler negation hedge vague turn bound either say conflict settle silent " +
		"source title sum current neutral linking attributes both kin firm given yes no away timely who") {
		for _, w := range folded(file.Classes[name]) {
			if t.classes[w] |= filler << i; filler<<i <= title {
				t.classes[w] = filler << i
			}
		}
	}
	for dimension, list := range file.Units {
		for words := strings.Fields(list); len(words) > 1; words = words[2:] {
			factor, _ := new(big.Rat).SetString(words[1])
			t.units[words[0]] = amount{dimension, words[0], factor}
		}
	}
	for _, line := range file.Same {
		words := folded(line)
		for _, w := range words {
			t.same[w], t.same[cut(w)] = cut(words[0]), cut(words[0])
		}
	}
	for i, line := range file.Opposites {
		for side, words := range strings.Split(line, "/") {
			for _, w := range folded(words) {
				t.poles[cmp.Or(t.same[w], cut(w))] = (i + 1) * (1 - 2*side)
			}
		}
	}
	for _, o := range file.Olds {
		t.olds = append(t.olds, regexp.MustCompile("(?is)"+o))
	}
	for _, m := range file.Mends {
		from := regexp.MustCompile("(?i)" + m[0])
		needs := strings.Split(slices.Concat(m, []string{""})[2], "/")
		t.mends = append(t.mends, func(s string) string {
			low := strings.ToLower(s)
			if !slices.ContainsFunc(needs, func(word string) bool { return strings.Contains(low, word) }) {
				return s // the expressions are dear
			}
			return from.ReplaceAllString(s, m[1])
		})
	}
	return t
})

// fold lowers a text and takes the marks from its letters, both spellings of an umlaut alike.
func fold(s string) string {
	return known().folds.Replace(known().folds.Replace(strings.ToLower(s))) // ë, then oe
}

// stem is what a folded word is compared by: without its common endings, of irregular verbs and words of one sense that
// of one of them.
func stem(low string) string { return cmp.Or(known().same[low], known().same[cut(low)], cut(low)) }

// cut takes the common endings from a folded word.
func cut(low string) string {
	for _, end := range []string{"ings", "ing", "ies", "ied", "es", "ed", "s", "y", "e"} {
		if cut, ok := strings.CutSuffix(low, end); ok && len(cut) >= 3 && !(end == "s" && strings.HasSuffix(cut, "s")) {
			low = cut
			break
		}
	}
	if n := len(low); n > 3 && low[n-1] == low[n-2] { // running, run
		low = low[:n-1]
	}
	return low
}

// token is a word, a mark or a value of a text.
type token struct {
	text, low, stem string // as written, folded, without its ending
	class
	readings []reading // of a value; none where it cannot be told which it is
	denied   bool      // a value or a word behind a negation
	spent    bool      // a negation that denies a value or name
}

// is says whether a token has one of some classes.
func (t token) is(of class) bool { return t.class&of != 0 }

// spoken says whether a token is neither a mark nor an article.
func (t token) spoken() bool { return !t.is(mark) && t.low != "a" && t.low != "an" && t.low != "the" }

// capital says whether a token begins with a capital letter.
func (t token) capital() bool { return unicode.IsUpper([]rune(t.text + " ")[0]) }

// named says whether a token may be of a name.
func (t token) named() bool { return t.is(content) && t.capital() }

// text is what was read of an answer or a question.
type text struct {
	raw   string // as written
	toks  []token
	stems map[string]bool // of all words and values
	roots map[string]bool // their first letters, of those that are long enough
}

// links are addresses, names of files and paths.
var links = regexp.MustCompile(`(?:https?://|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.-]+|(?:[\w-]+\.)+[a-z]{2,}/\S*|` +
	`(?:[\w.-]*/)*[\w-]+\.[a-z]{2,5}\b|(?:/[\w.-]+){2,}`)

// scheme is what does not count of a link.
var scheme = regexp.MustCompile(`^https?://(?:www\.)?|/$`)

// read reads a text.
func read(s string) text {
	raw := s
	for _, mend := range known().mends {
		s = mend(s)
	}
	t := text{raw: raw, stems: map[string]bool{}, roots: map[string]bool{}}
	from := 0
	for _, m := range links.FindAllStringIndex(s, -1) {
		end := m[0] + len(strings.TrimRight(s[m[0]:m[1]], ".,;:!?)>]'\""))
		t.scan(s[from:m[0]])
		v := corpus.TextValue(corpus.KindLink, scheme.ReplaceAllString(s[m[0]:end], ""))
		t.toks = append(t.toks, token{text: v.Text, low: v.Text, stem: v.Text, class: value, readings: []reading{{Value: v}}})
		from = end
	}
	t.scan(s[from:])
	for i := range t.toks {
		k := &t.toks[i]
		next, last := t.after(i), i+1 == len(t.toks)
		lone := k.is(title) && !next.named() || k.text == "A" && (last || next.is(mark))
		if lone || k.is(given) && k.capital() && (next.named() || i > 0 && t.toks[i-1].capital()) {
			k.class = k.class&^primary | content
		}
		t.stems[k.stem], t.roots[root(*k, 5)] = true, true
	}
	t.deny()
	return t
}

// after is the token behind another, or none.
func (t text) after(i int) token {
	return slices.Concat(t.toks[i+1:min(i+2, len(t.toks))], []token{{}})[0]
}

// root are the first letters of a word, at most so many.
func root(k token, letters int) string { return k.stem[:min(len(k.stem), letters)] }

// scan adds the tokens of a stretch without links.
func (t *text) scan(s string) {
	at, runes := 0, 0
	for _, sp := range corpus.Scan(s, 0, nil) {
		start := at + corpus.RuneOffset(s[at:], sp.Start-runes)
		t.words(s[at:start])
		at, runes = start+len(sp.Surface), sp.End
		t.add(token{text: sp.Surface, class: value, readings: readingsOf(sp)})
	}
	t.words(s[at:])
}

// add adds a value, to the amount before it where the two are one: 3 hours 10 minutes.
func (t *text) add(k token) {
	if n := len(t.toks); n > 0 && t.toks[n-1].is(value) && len(t.toks[n-1].readings) == 1 && len(k.readings) == 1 {
		a, b := t.toks[n-1].readings[0], k.readings[0]
		if a.dimension == b.dimension && a.dimension != "" && a.unit != b.unit && a.dimension != "money" && a.n.Cmp(b.n) > 0 {
			b.n = new(big.Rat).Add(a.n, b.n)
			k.text, k.readings, t.toks = t.toks[n-1].text+" "+k.text, []reading{b}, t.toks[:n-1]
		}
	}
	k.low, k.stem = fold(k.text), fold(k.text)
	t.toks = append(t.toks, k)
}

// wordOrMark is what the words of a stretch are found by.
var wordOrMark = regexp.MustCompile(`[\pL\pN][\pL\pN\pM']*|[^\s'_#-]`)

// words adds the words and marks of a stretch without values.
func (t *text) words(s string) {
	for _, w := range wordOrMark.FindAllString(s, -1) {
		k := token{text: w, low: w, stem: w, class: mark}
		if r := []rune(w)[0]; unicode.IsLetter(r) || unicode.IsDigit(r) {
			k.low = fold(strings.TrimSuffix(strings.TrimRight(w, "'"), "'s"))
			k.stem, k.class = stem(k.low), known().classes[k.low]
			if !k.is(primary) {
				k.class |= content
			} else if k.is(negation) {
				k.stem = "-" + k.low // not that of a note
			}
		}
		t.toks = append(t.toks, k)
	}
}

// reach is how many words behind a negation are denied by it at most.
const reach = 5

// deny marks the values and names that a negation comes before, in their clause. The negation then says nothing more.
func (t *text) deny() {
	since, by := reach, -1
	for i := range t.toks {
		k := &t.toks[i]
		switch {
		case k.is(negation):
			since, by = 0, i
		case k.is(mark) || k.low == "but":
			since = reach
		case k.is(value) || k.named():
			if k.denied = since < reach; k.denied {
				t.toks[by].spent = true
			}
			if next := t.after(i); k.is(value) && !next.is(either) && !strings.Contains(" and at on ", " "+next.low+" ") {
				since = reach
			}
		default:
			since++
			k.denied = since <= reach && k.is(content)
		}
	}
}

// of are the tokens of some classes.
func (t text) of(of class) []token { return t.filter(func(k token) bool { return k.is(of) }) }

// holds says whether a text has a token of one of some classes.
func (t text) holds(of class) bool { return len(t.of(of)) > 0 }

// repeats says whether a text has a value.
func (t text) repeats(v token) bool {
	return some(t.of(value), func(k token) bool { return compare(k.readings, v.readings) == same })
}

func (t text) filter(keep func(token) bool) []token {
	return slices.DeleteFunc(slices.Clone(t.toks), func(k token) bool { return !keep(k) })
}
