package text

import (
	"slices"
	"unicode"
	"unicode/utf8"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/corpus"
)

// Parsed is a text read once: tokens, sentences, values. It is never changed after it was made.
type Parsed struct {
	Text  string
	Toks  []Token
	Seg   []int  // segment of each token, counted through the text
	Sents []Span // without the marks that end them
	Asks  []bool // sentence ends with a question mark
	Vals  []Value
	Marks Sketch // of the stems
	Again bool   // repeats a question that was misunderstood
	Takes bool   // takes up a proposal and says no more
}

// Span is a half-open range of tokens.
type Span struct{ From, To int }

// Has says that a token is in the range.
func (s Span) Has(i int) bool { return i >= s.From && i < s.To }

// Parse reads a text as it was written on a day.
func Parse(text string, on corpus.Date) *Parsed {
	p := &Parsed{Text: text, Toks: Tokenise(text)}
	p.Marks = SketchOf(p.Toks)
	p.cutSentences()
	p.cutSegments()
	p.Vals = scanValues(p, on)
	p.Again, p.Takes = asksAgain(p), accepts(p)
	return p
}

func (p *Parsed) cutSentences() {
	from := 0
	for i := range p.Toks {
		if !p.endsSentence(i) {
			continue
		}
		if open := p.openBracket(from, i); p.Toks[i].Low == "?" && open > from+1 { // "the page is here (can you see it?)"
			p.Sents = append(p.Sents, Span{from, open})
			p.Asks = append(p.Asks, false)
			from = open + 1
		}
		if i > from {
			p.Sents = append(p.Sents, Span{from, i})
			p.Asks = append(p.Asks, p.Toks[i].Low == "?")
		}
		from = i + 1
	}
	if from < len(p.Toks) {
		p.Sents = append(p.Sents, Span{from, len(p.Toks)})
		p.Asks = append(p.Asks, false)
	}
}

// openBracket returns the bracket between two tokens that is not closed, or -1.
func (p *Parsed) openBracket(from, to int) int {
	open := -1
	for i := from; i < to; i++ {
		if p.Toks[i].Kind != Punct {
			continue
		}
		switch p.Toks[i].Low {
		case "(":
			open = i
		case ")":
			open = -1
		}
	}
	return open
}

// unitAbbreviations may end a sentence: "it took 63 min. Then …".
var unitAbbreviations = english.Words("min max etc incl approx")

var abbreviations = english.Words("e.g i.e approx vs dr mr mrs ms etc cf incl max min resp ca")

func (p *Parsed) endsSentence(i int) bool {
	t := p.Toks[i]
	if t.Kind != Punct {
		return false
	}
	switch t.Low {
	case "!", "?", "…", "\n":
		return true
	case ".":
		if i+1 < len(p.Toks) && p.Toks[i+1].Glued && p.Toks[i+1].Kind != Punct {
			return false
		}
		return i == 0 || !abbreviations[p.Toks[i-1].Low] || i+1 == len(p.Toks) || unitAbbreviations[p.Toks[i-1].Low] &&
			p.Toks[i+1].Capital
	}
	r, _ := utf8.DecodeRuneInString(t.Low)
	return r > 0x2100 && (unicode.IsSymbol(r) || r > 0x1f000)
}

// SegmentWords begin a segment of their own.
var SegmentWords = english.Words("and but while whereas though although so because since")

// cutSegments numbers the segments: stretches between commas, dashes, brackets and conjunctions.
func (p *Parsed) cutSegments() {
	p.Seg = make([]int, len(p.Toks))
	n, s := 0, 0
	for i, t := range p.Toks {
		for s < len(p.Sents) && i >= p.Sents[s].To {
			s++
			n++
		}
		if t.Kind == Punct && (t.Low == "," || t.Low == ";" || t.Low == "(" || t.Low == ")" || t.Low == "—" ||
			t.Low == "-") ||
			t.Kind == Word && SegmentWords[t.Low] {
			n++
		}
		p.Seg[i] = n
	}
}

// Quote returns the text of a range of tokens, word for word.
func (p *Parsed) Quote(s Span) string {
	if s.From >= s.To {
		return ""
	}
	return p.Text[p.Toks[s.From].Start:p.Toks[s.To-1].End]
}

// LowIn returns the word at a token of a stretch in lower case, "" outside of it.
func (p *Parsed) LowIn(s Span, i int) string {
	if !s.Has(i) {
		return ""
	}
	return p.Toks[i].Low
}

// SentenceOf returns the number of the sentence that holds a token, or -1.
func (p *Parsed) SentenceOf(tok int) int {
	for i, s := range p.Sents {
		if s.Has(tok) {
			return i
		}
	}
	return -1
}

// SegmentEnd returns where the segment of a token ends within its sentence.
func (p *Parsed) SegmentEnd(i int, sent Span) int {
	to := i + 1
	for to < sent.To && p.Seg[to] == p.Seg[i] {
		to++
	}
	return to
}

// StandsAt says that some words stand in a sentence from a token on.
func StandsAt(p *Parsed, sent Span, i int, words []string) bool {
	if i+len(words) > sent.To {
		return false
	}
	for k, w := range words {
		if p.Toks[i+k].Low != w {
			return false
		}
	}
	return true
}

// Holds says that a value of one of the kinds stands in a stretch. It is asked before what costs more.
func (p *Parsed) Holds(at Span, kinds []corpus.Kind) bool {
	for i := range p.Vals {
		if !at.Has(p.Vals[i].From) {
			continue
		}
		if _, ok := p.Vals[i].As(kinds); ok {
			return true
		}
	}
	return false
}

// With returns the text with some words before token i. They take up no room in it.
func (p *Parsed) With(i int, words []Token) *Parsed {
	out := *p
	at, seg := len(p.Text), 0
	switch {
	case i < len(p.Toks) && i > 0 && p.Toks[i].Start > p.Toks[i-1].End:
		at, seg = p.Toks[i].Start, p.Seg[i]
	case i > 0:
		at, seg = p.Toks[i-1].End, p.Seg[i-1]
	case len(p.Toks) > 0:
		at, seg = p.Toks[0].Start, p.Seg[0]
	}
	put := slices.Clone(words)
	segs := make([]int, len(put))
	for k := range put {
		put[k].Start, put[k].End, put[k].Cited, put[k].Glued, put[k].Capital = at, at, false, false, false
		segs[k] = seg
	}
	n := len(put)
	out.Toks, out.Seg = slices.Insert(slices.Clone(p.Toks), i, put...), slices.Insert(slices.Clone(p.Seg), i, segs...)
	out.Sents, out.Vals = slices.Clone(p.Sents), slices.Clone(p.Vals)
	for k, s := range out.Sents { // the words belong to the sentence that begins or ends there
		if s.From > i {
			out.Sents[k].From += n
		}
		if s.To >= i && s.From <= i || s.From > i {
			out.Sents[k].To += n
		}
	}
	for k, v := range out.Vals {
		if v.From >= i {
			out.Vals[k].From += n
		}
		if v.To > i {
			out.Vals[k].To += n
		}
	}
	out.Marks = SketchOf(out.Toks)
	return &out
}
