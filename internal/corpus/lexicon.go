package corpus

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Lexicon is the world's gazetteer: the names of its entities and the units that the grammar does not know by itself.
// It does not change and may be shared. A nil Lexicon has no names and no units of its own.
//
// A name is in a text wherever its words are in their order with the same white space, the longest name first.
// Case counts only for a name that is one capitalised word (Will, Mark, Apollo): it needs its capital. All others are
// found in any case, so "allergy rule table" may open a sentence and "ward 6" may be written by a person in a hurry.
type Lexicon struct {
	names map[string][]lexName // by the folded first token, longest first
	first [256]bool            // first bytes of folded names
	units suffixes
}

type lexName struct {
	name   string
	tokens []lexToken
	proper bool // one capitalised word
}

type lexToken struct {
	text  string // folded
	glued bool
}

// NewLexicon builds a lexicon. Of two names that differ only in case the first
// in the order of their bytes counts; empty names and units are left out.
func NewLexicon(names, units []string) *Lexicon {
	lex := &Lexicon{names: map[string][]lexName{}, units: suffixes{map[string]suffix{}, map[string]suffix{}}}
	sorted := slices.Clone(names)
	slices.Sort(sorted)
	for _, name := range slices.Compact(sorted) {
		lex.addName(name)
	}
	for _, list := range lex.names {
		slices.SortStableFunc(list, func(a, b lexName) int { return cmp.Compare(len(b.tokens), len(a.tokens)) })
	}
	for _, u := range units {
		sf := suffix{kind: KindQuantity, canon: u}
		switch {
		case !validUnit(u):
		case strings.ToLower(u) == u && len(u) > 3:
			lex.units.folded[u] = sf
		default:
			lex.units.exact[u] = sf
		}
	}
	return lex
}

func (lex *Lexicon) addName(name string) {
	name = strings.TrimSpace(name)
	toks := tokenise(name, nil)
	if len(toks) == 0 || !utf8.ValidString(name) {
		return
	}
	n := lexName{name: name, proper: len(toks) == 1 && isProper(name)}
	for _, t := range toks {
		n.tokens = append(n.tokens, lexToken{foldToken(name[t.start:t.end]), t.gap == glued})
	}
	key := n.tokens[0].text
	lex.names[key] = append(lex.names[key], n)
	lex.first[key[0]] = true
}

// isProper says whether a word is letters with a capital at the start alone.
func isProper(s string) bool {
	for i, r := range s {
		if i == 0 && !unicode.IsUpper(r) || i > 0 && !unicode.IsLower(r) {
			return false
		}
	}
	return true
}

// foldToken folds case and the typographic apostrophe.
func foldToken(s string) string {
	if s == "’" {
		return "'"
	}
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return strings.ToLower(s)
		}
	}
	return foldASCII(s)
}

// nameAt returns the longest name that begins at token i, and the token after it.
func (g *grammar) nameAt(i int) (string, int, bool) {
	if g.lex == nil || i >= len(g.toks) {
		return "", 0, false
	}
	t := g.toks[i]
	c := g.src[t.start]
	if !g.lex.first[c] && (c-'A' >= 26 || !g.lex.first[c|0x20]) && c < utf8.RuneSelf {
		return "", 0, false
	}
	for _, n := range g.lex.namesOf(g.src[t.start:t.end]) {
		end := i + len(n.tokens)
		if end > len(g.toks) || !g.boundary(end) || n.proper && !startsUpper(g.src[t.start:]) {
			continue
		}
		if g.sameTokens(i, n.tokens) {
			return n.name, end, true
		}
	}
	return "", 0, false
}

// namesOf looks up without allocating for the common, short ASCII word.
func (lex *Lexicon) namesOf(s string) []lexName {
	var buf [24]byte
	if len(s) > len(buf) {
		return lex.names[foldToken(s)]
	}
	for i := range len(s) {
		c := s[i]
		if c >= utf8.RuneSelf {
			return lex.names[foldToken(s)]
		}
		if c-'A' < 26 {
			c |= 0x20
		}
		buf[i] = c
	}
	return lex.names[string(buf[:len(s)])]
}

func (g *grammar) sameTokens(i int, want []lexToken) bool {
	for k, w := range want[1:] {
		t := g.toks[i+1+k]
		if (t.gap == glued) != w.glued || t.gap == newline || foldToken(g.src[t.start:t.end]) != w.text {
			return false
		}
	}
	return true
}

func startsUpper(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsUpper(r)
}

// suffix looks among the world's units first.
func (lex *Lexicon) suffix(s string) (suffix, bool) {
	if lex != nil {
		if sf, ok := lex.units.lookup(s); ok {
			return sf, true
		}
	}
	return suffixTable.lookup(s)
}
