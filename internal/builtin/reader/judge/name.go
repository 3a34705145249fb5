package judge

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// name decides golds that are a person's name or another short proper name.
func (c *comparison) name() (Verdict, bool) {
	if !properName(c.gold) {
		return "", false
	}
	shared, other := c.names()
	switch {
	case slices.ContainsFunc(shared, func(i int) bool { return deniedValue(c.cand, i) }):
		return "it denies the name", true
	case len(shared) == 0, c.namesakeAhead() && !c.forGold() && !c.ofGold():
		return "it names somebody else", true
	case other:
		return "it adds another name", true
	case c.forGold():
		return "it names them as another's aim", true
	case c.ofGold():
		return "it names somebody of theirs", true
	case c.addsSomebody():
		return "it adds somebody", true
	case !digitsIn(c.gold, c.cand):
		return "the names differ", true
	}
	return Same, true
}

// names returns where the candidate has words of the gold's name, and whether it has another name.
func (c *comparison) names() (shared []int, other bool) {
	for i, t := range c.cand.Toks {
		switch {
		case c.namesGold(i):
			shared = append(shared, i)
		case i > 0 && isName(t) && !text.InValues(c.cand, i) && !text.HasLow(c.question, t.Low) &&
			!english.Verbish[t.Stem]:
			other = true
		}
	}
	return shared, other
}

// namesGold says that a token of the candidate is one of the gold's words.
func (c *comparison) namesGold(i int) bool {
	low := lowAt(c.cand, i)
	return text.HasLow(c.gold, low) && !english.FunctionWord(low)
}

// isName says that a token is a word with a capital.
func isName(t text.Token) bool {
	return t.Capital && t.Kind == text.Word && !english.FunctionWord(t.Low)
}

// namesakeAhead: the candidate begins with another first name before the rest of the gold's: "Mara Quill" for Ada
// Quill, "Larch Ward" for Lavender Ward. There a capital alone tells nothing.
func (c *comparison) namesakeAhead() bool {
	if len(c.cand.Toks) < 2 {
		return false
	}
	first, next := c.cand.Toks[0], c.cand.Toks[1]
	if !isName(first) || !next.Capital || titles[first.Low] || text.HasLow(c.gold, first.Low) {
		return false
	}
	i := slices.IndexFunc(c.gold.Toks, func(t text.Token) bool { return t.Low == next.Low })
	return i > 0 && !text.HasLow(c.cand, c.gold.Toks[0].Low)
}

// titles stand before a name and are none.
var titles = english.Words("mr mrs ms miss mx dr prof doctor professor sister nurse")

var plainLetters = strings.NewReplacer("ä", "a", "ö", "o", "ü", "u", "ß", "ss", "é", "e", "è", "e", "ê", "e", "ë", "e",
	"á", "a", "à", "a", "â", "a", "ã", "a", "å", "a", "í", "i", "ì", "i", "î", "i", "ï", "i",
	"ó", "o", "ò", "o", "ô", "o", "õ", "o", "ø", "o", "ú", "u", "ù", "u", "û", "u", "ñ", "n", "ç", "c", "ć", "c", "č",
	"c", "š", "s", "ś", "s", "ž", "z", "ź", "z", "ż", "z", "ł", "l", "ř", "r", "ý", "y", "ě", "e", "ę", "e", "ą", "a",
	"ń", "n", "ğ", "g", "ş", "s", "ı", "i", "æ", "ae", "đ", "d", "ő", "o", "ű", "u", "ů", "u", "ț", "t", "ș", "s")

var twoLetters = strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue", "ß", "ss", "å", "aa", "ø", "oe", "æ", "ae", "ñ",
	"ny")

// sameSpelling says that two words are one name, with or without its accents.
func sameSpelling(a, b string) bool {
	return a == b || plainLetters.Replace(a) == plainLetters.Replace(b) ||
		twoLetters.Replace(a) == twoLetters.Replace(b) ||
		twoLetters.Replace(a) == b || twoLetters.Replace(b) == a
}

// likeGold writes the names of a candidate as the gold has them: Mueller for Müller.
func likeGold(gold, cand string) string {
	names := slices.DeleteFunc(text.Tokenise(gold), func(t text.Token) bool { return !t.Capital })
	if len(names) == 0 || len(names) > 12 {
		return cand
	}
	var b strings.Builder
	kept := 0
	for _, t := range text.Tokenise(cand) {
		if !t.Capital {
			continue
		}
		for _, n := range names {
			if t.Low != n.Low && sameSpelling(t.Low, n.Low) {
				b.WriteString(cand[kept:t.Start] + gold[n.Start:n.End])
				kept = t.End
				break
			}
		}
	}
	return b.String() + cand[kept:]
}

// ownersThings are what somebody is named by: "it is Ravi's job" names Ravi.
var ownersThings = english.Stems("job task turn work responsibility duty role idea decision call doing fault")

// ofGold says that the candidate names only somebody or something of the gold's: "Ravi's assistant" is not Ravi.
func (c *comparison) ofGold() bool {
	owned := false
	for i, t := range c.cand.Toks {
		switch {
		case !t.Capital || !c.namesGold(i) || text.HasLow(c.gold, lowAt(c.cand, i+1)):
		case !c.ownsOther(i):
			return false
		default:
			owned = true
		}
	}
	return owned && !text.HasLow(c.question, "whose") && !text.HasLow(c.gold, "'s")
}

// ownsOther: "Ravi's assistant", not "Ravi's job", nor "Ravi's going".
func (c *comparison) ownsOther(i int) bool {
	if lowAt(c.cand, i+1) != "'s" || i+2 >= len(c.cand.Toks) {
		return false
	}
	t := c.cand.Toks[i+2]
	return t.Kind == text.Word && !english.FunctionWord(t.Low) && !ownersThings[t.Stem] && !text.IsParticiple(t.Low) &&
		!strings.HasSuffix(t.Low, "ing")
}

// aimed are prepositions behind which nobody stands who did something.
var aimed = english.Words("for about against without unlike despite than")

// forGold says that the gold's name stands only behind such a preposition that
// the question does not have: "it was written for Sofia" to who wrote it.
func (c *comparison) forGold() bool {
	found := false
	for i := range c.cand.Toks {
		before := lowAt(c.cand, i-1)
		if !c.namesGold(i) || text.HasLow(c.gold, before) {
			continue
		}
		if !aimed[before] || text.HasLow(c.question, before) {
			return false
		}
		found = true
	}
	return found
}

// joined are words that join somebody else to a name.
var joined = english.Words("and plus with alongside")

// addsSomebody says that somebody without a name joins the gold's: "Ada and her brother".
func (c *comparison) addsSomebody() bool {
	a := c.align()
	for i, t := range c.cand.Toks {
		if i == 0 || !joined[t.Low] || i+2 >= len(c.cand.Toks) || !english.Determiners[c.cand.Toks[i+1].Low] ||
			!c.goldIn(0, i) {
			continue
		}
		end := i + 1
		for end < len(c.cand.Toks) && c.cand.Toks[end].Kind != text.Punct &&
			!(end > i+1 && (english.FunctionWord(c.cand.Toks[end].Low) || english.Verbish[c.cand.Toks[end].Stem])) {
			end++
		}
		if a.foreign(c.cand, text.Span{From: i + 1, To: end}) {
			return true
		}
	}
	return false
}
