package prose

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/corpus"
)

// The words that stand for what is masked. No text can hold them.
const (
	maskLink   = "<link>"
	maskDate   = "<date>"
	maskNumber = "<number>"
	maskName   = "<name>"
)

// By these lengths repetition is measured (internal/stats).
const (
	RunWords     = 8       // words of a run that two messages share
	StretchWords = 133_000 // words of a stretch within which runs are compared: LoCoMo's length
)

// Masker reads texts into masked words, numbered from 1 in the order in which it
// meets them. It is not safe for concurrent use.
type Masker struct {
	lex    *corpus.Lexicon
	number map[string]uint32
	words  []string // words[0] is none
	buf    []byte   // of the word being read
}

// New returns a masker for a world's names and units; see Lexicon.
func New(lex *corpus.Lexicon) *Masker {
	return &Masker{lex: lex, number: map[string]uint32{}, words: []string{""}}
}

// Lexicon holds the names to mask, and the units of values.
func Lexicon(c *corpus.Corpus) *corpus.Lexicon {
	_, units := c.Gazetteer()
	return corpus.NewLexicon(names(c), units)
}

// names lists the names to mask: people's, whole, given and family, and the world's.
func names(c *corpus.Corpus) []string {
	out, _ := c.Gazetteer()
	for _, p := range c.People {
		out = append(out, strings.Fields(p.Name)...)
	}
	for _, g := range c.Groups {
		out = append(out, g.Name)
	}
	for _, t := range c.Tasks {
		out = append(out, t.Component)
	}
	return out
}

// Mask makes the masker mask the names of another world from now on. Words keep their numbers.
func (k *Masker) Mask(lex *corpus.Lexicon) { k.lex = lex }

// Read appends the words of a text that was written on a day, masked, and after
// which of them, counted in words so far, a sentence ends.
func (k *Masker) Read(text string, on corpus.Date, words []uint32, ends []int) ([]uint32, []int) {
	// A sign of the same length, so that the name after it is found.
	spans := corpus.Scan(strings.ReplaceAll(text, "@", " "), on, k.lex)
	word, digit := k.buf[:0], false
	ended := len(words)
	flush := func() {
		if len(word) > 0 {
			words = append(words, k.wordOf(word, digit))
			word, digit = word[:0], false
		}
	}
	stop := func() {
		if flush(); len(words) > ended {
			ends, ended = append(ends, len(words)), len(words)
		}
	}
	for i, pos := 0, 0; i < len(text); {
		if len(spans) > 0 && spans[0].Start == pos {
			flush()
			words = append(words, k.numberOf(maskOf(spans[0])))
			i, pos, spans = i+len(spans[0].Surface), spans[0].End, spans[1:]
			if n := possessive(text[i:]); n > 0 {
				i, pos = i+n, pos+2
			}
			continue
		}
		r, size := utf8.DecodeRuneInString(text[i:])
		switch {
		case unicode.IsLetter(r) || unicode.IsMark(r) && len(word) > 0:
			word = utf8.AppendRune(word, unicode.ToLower(r))
		case unicode.IsDigit(r):
			word, digit = append(word, '0'), true
		case len(word) > 0 && apostrophe(r) && startsLetter(text[i+size:]):
			word = append(word, '\'')
		case r == '\n', endsSentence(r) && !startsWord(text[i+size:]):
			stop()
		default:
			flush()
		}
		i, pos = i+size, pos+1
	}
	stop()
	k.buf = word
	return words, ends
}

func apostrophe(r rune) bool { return r == '\'' || r == '’' }

// wordOf numbers a word; one with digits is an identifier and masked as a number.
func (k *Masker) wordOf(word []byte, digit bool) uint32 {
	if digit {
		return k.numberOf(maskNumber)
	}
	if n, ok := k.number[string(word)]; ok {
		return n
	}
	return k.numberOf(string(word))
}

func (k *Masker) numberOf(word string) uint32 {
	n, ok := k.number[word]
	if !ok {
		n = uint32(len(k.words))
		k.number[word] = n
		k.words = append(k.words, word)
	}
	return n
}

// Words is how many different words were read so far.
func (k *Masker) Words() int { return len(k.words) - 1 }

// Phrase returns numbered words as text.
func (k *Masker) Phrase(words []uint32) string {
	var b strings.Builder
	for i, w := range words {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(k.words[w])
	}
	return b.String()
}

// maskOf says what a span is masked as: a name if it can be one; what has no unique reading ("next week") is a date.
func maskOf(s corpus.Span) string {
	if len(s.Values) == 0 {
		return maskDate
	}
	switch s.Values[0].Kind {
	case corpus.KindEntity:
		return maskName
	case corpus.KindLink:
		return maskLink
	case corpus.KindDate:
		return maskDate
	}
	return maskNumber
}

// possessive returns the length in bytes of an 's that begins the text, two code points, or 0.
func possessive(s string) int {
	for _, p := range []string{"'s", "’s"} {
		if strings.HasPrefix(s, p) && !startsWord(s[len(p):]) {
			return len(p)
		}
	}
	return 0
}

func endsSentence(r rune) bool { return r == '.' || r == '!' || r == '?' || r == '…' }

func startsLetter(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsLetter(r)
}

func startsWord(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsLetter(r) || unicode.IsDigit(r)
}
