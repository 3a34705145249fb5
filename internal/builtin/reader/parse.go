package reader

import (
	"sync"
	"unicode"
	"unicode/utf8"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/corpus"
)

// parsed is a text read once: tokens, sentences, values. It is never changed
// after it was made.
type parsed struct {
	text  string
	toks  []token
	seg   []int // segment of each token, counted through the text
	sents []span
	asks  []bool // sentence ends with a question mark
	vals  []value
	marks sketch // of the stems
	again bool   // repeats a question that was misunderstood
	takes bool   // takes up a proposal and says no more
}

// span is a half-open range of tokens.
type span struct{ from, to int }

func (s span) has(i int) bool { return i >= s.from && i < s.to }

// parse reads a text as it was written on a day.
func parse(text string, on corpus.Date) *parsed {
	p := &parsed{text: text, toks: tokenise(text)}
	p.marks = sketchOf(p.toks)
	p.cutSentences()
	p.cutSegments()
	p.vals = scanValues(p, on)
	p.again, p.takes = asksAgain(p), accepts(p)
	return p
}

func (p *parsed) cutSentences() {
	from := 0
	for i := range p.toks {
		if !p.endsSentence(i) {
			continue
		}
		if open := p.openBracket(from, i); p.toks[i].low == "?" && open > from+1 { // "the page is here (can you see it?)"
			p.sents = append(p.sents, span{from, open})
			p.asks = append(p.asks, false)
			from = open + 1
		}
		if i > from {
			p.sents = append(p.sents, span{from, i})
			p.asks = append(p.asks, p.toks[i].low == "?")
		}
		from = i + 1
	}
	if from < len(p.toks) {
		p.sents = append(p.sents, span{from, len(p.toks)})
		p.asks = append(p.asks, false)
	}
}

// openBracket returns the bracket between two tokens that is not closed, or -1.
func (p *parsed) openBracket(from, to int) int {
	open := -1
	for i := from; i < to; i++ {
		if p.toks[i].kind != punct {
			continue
		}
		switch p.toks[i].low {
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

func (p *parsed) endsSentence(i int) bool {
	t := p.toks[i]
	if t.kind != punct {
		return false
	}
	switch t.low {
	case "!", "?", "…", "\n":
		return true
	case ".":
		if i+1 < len(p.toks) && p.toks[i+1].glued && p.toks[i+1].kind != punct {
			return false
		}
		return i == 0 || !abbreviations[p.toks[i-1].low] || i+1 == len(p.toks) || unitAbbreviations[p.toks[i-1].low] && p.toks[i+1].capital
	}
	r, _ := utf8.DecodeRuneInString(t.low)
	return r > 0x2100 && (unicode.IsSymbol(r) || r > 0x1f000)
}

var segmentWords = english.Words("and but while whereas though although so because since")

// cutSegments numbers the segments: stretches between commas, dashes,
// brackets and conjunctions.
func (p *parsed) cutSegments() {
	p.seg = make([]int, len(p.toks))
	n, s := 0, 0
	for i, t := range p.toks {
		for s < len(p.sents) && i >= p.sents[s].to {
			s++
			n++
		}
		if t.kind == punct && (t.low == "," || t.low == ";" || t.low == "(" || t.low == ")" || t.low == "—" || t.low == "-") ||
			t.kind == word && segmentWords[t.low] {
			n++
		}
		p.seg[i] = n
	}
}

// quote returns the text of a range of tokens, word for word.
func (p *parsed) quote(s span) string {
	if s.from >= s.to {
		return ""
	}
	return p.text[p.toks[s.from].start:p.toks[s.to-1].end]
}

// sentenceOf returns the number of the sentence that holds a token, or -1.
func (p *parsed) sentenceOf(tok int) int {
	for i, s := range p.sents {
		if s.has(tok) {
			return i
		}
	}
	return -1
}

// cache keeps parsed texts, at most as many as its limit, in two generations:
// when the younger one has taken half of them, the older one, which nobody has
// asked for since, is given up. That changes speed and nothing else.
type cache struct {
	mu         sync.Mutex
	limit      int
	texts, old map[cacheKey]*parsed
}

type cacheKey struct {
	text string
	on   corpus.Date
}

func (c *cache) get(text string, on corpus.Date) *parsed {
	k := cacheKey{text, on}
	if p := c.find(k); p != nil {
		return p
	}
	p := parse(text, on)
	c.mu.Lock()
	defer c.mu.Unlock()
	c.keep(k, p)
	return p
}

func (c *cache) find(k cacheKey) *parsed {
	c.mu.Lock()
	defer c.mu.Unlock()
	if p := c.texts[k]; p != nil {
		return p
	}
	p := c.old[k]
	if p != nil {
		c.keep(k, p)
	}
	return p
}

// keep puts a text into the younger generation. The lock is held.
func (c *cache) keep(k cacheKey, p *parsed) {
	if len(c.texts) >= max(1, c.limit/2) {
		c.texts, c.old = make(map[cacheKey]*parsed, c.limit/2), c.texts
	}
	c.texts[k] = p
}
