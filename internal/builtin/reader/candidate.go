package reader

import (
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/corpus"
)

// candidate is a value that a message states for what is asked.
type candidate struct {
	msg, sent int
	typed     corpus.Value // Kind is empty where the value is words
	text      string       // the answer as it would be given
	at        span
	cites     []int
	level     int  // of its heading
	exact     bool // the attribute's own words, no synonyms
	score     int
	draft     bool
	final     bool
	called    bool // it is itself called final: no other link stands in between
	changed   bool // the message says that the value is new
	corrects  bool
	denied    bool // the message says that this is not the value
	old       bool // the message says that it was the value
}

// same says that two candidates state the same value.
func (c candidate) same(d candidate) bool {
	if c.typed.Kind != "" && d.typed.Kind != "" {
		return c.typed.Equal(d.typed)
	}
	return bareWords(c.text) == bareWords(d.text)
}

// bareWords reduces words to their stems without function words.
func bareWords(s string) string {
	var b strings.Builder
	for _, t := range tokenise(s) {
		if t.kind != punct && !english.Determiners[t.low] {
			b.WriteString(t.stem)
			b.WriteByte(' ')
		}
	}
	return b.String()
}

var (
	changeWords  = english.Words("now changed changes change moves moved decision decided instead raised raise lowered lower revised bumped bump updated switch switched switching cut extended longer replaced replaces slips slipped postponed new today onwards increased reduced rose fell climbed grew up down")
	correctWords = english.Words("correction actually wrong incorrect mistake misread mixed typo sorry mistaken")
	draftWords   = english.Words("draft drafts preliminary wip provisional sketch outdated early interim tentative rough")
	finalWords   = english.Words("final merged approved signed published definitive released shipped done finished complete completed")
	guessWords   = english.Words("maybe perhaps might could propose proposes proposed suggest suggested suggests thought if whether wish guess guessing would should probably possibly around roughly unless wonder wondering assume assumed 'd somewhere prefer think believe reckon")
)

// describe fills in what the words around a value say about it.
func (c *candidate) describe(p *parsed, q *query) {
	sent := p.sents[c.sent]
	for i := sent.from; i < sent.to; i++ {
		t := p.toks[i]
		if t.cited || c.at.has(i) {
			continue
		}
		c.changed = c.changed || changeWords[t.low] && !q.ownStem(t.stem) && !notedDown(p, i) // "the switch method" changes nothing
		c.corrects = c.corrects || correctWords[t.low] && !takesBack(p, sent, i) || t.low == "not" && p.seg[i] == p.seg[min(c.at.to, len(p.toks)-1)]
		c.draft = c.draft || draftWords[t.low] && sameOrNextSegment(p, i, c.at.from)
		c.final = c.final || finalWords[t.low]
	}
	if c.sent == 0 || c.sent == 1 {
		for i := 0; i < len(p.toks) && i < p.sents[0].to; i++ {
			l := p.toks[i].low
			c.changed = c.changed || l == "decision" || l == "decided" || l == "change"
		}
	}
	for s := 0; s <= c.sent && s < contraryWithin; s++ {
		c.corrects = c.corrects || contradicts(p, p.sents[s])
	}
	for i := range p.toks {
		c.final = c.final || finalWords[p.toks[i].low] && !c.draft && p.toks[i].low != "signed" && !unsettled(p, p.sents[max(p.sentenceOf(i), 0)], i, finished)
	}
	c.called = calledFinal(p, c.at.from)
	c.denied, c.old = denial(p, sent, c.at.from)
}

// calledFinal says that "final" stands before token at, and no other link
// between the two.
func calledFinal(p *parsed, at int) bool {
	for i := at - 1; i >= 0 && p.toks[i].kind != link; i-- {
		if p.toks[i].low == "final" {
			return true
		}
	}
	return false
}

// takesBack says that a word takes back the words right before it, and nothing that
// anybody else has said: "the effort guess, sorry, the effort estimate".
func takesBack(p *parsed, sent span, i int) bool {
	return p.toks[i].low == "sorry" && i > sent.from+2 && i+1 < sent.to && p.toks[i-1].kind == punct && p.toks[i+1].kind == punct
}

func sameOrNextSegment(p *parsed, i, j int) bool {
	d := p.seg[j] - p.seg[i]
	return d == 0 || d == 1 || d == -1
}

// denial reads the words before a value: "not 12", "instead of 12" deny it;
// "from 12", "was 12" make it the old one.
func denial(p *parsed, sent span, at int) (denied, old bool) {
	for j := at - 1; j >= sent.from && j >= at-4; j-- {
		l := p.toks[j].low
		switch l {
		case "not", "n't", "than", "wrong":
			return true, true
		case "of":
			if j > sent.from && p.toks[j-1].low == "instead" {
				return true, true
			}
		case "longer":
			return true, true
		case "from":
			return false, true
		case "was", "were", "originally", "previously", "formerly":
			return false, hasNow(p, sent)
		case "the", "a", "an", "be", "at", "on", "by", "is", "to", "for", "in", "still", "about", ":", "old", "previous":
			continue
		default:
			return false, false
		}
		if l == "of" {
			continue
		}
	}
	return false, false
}

func hasNow(p *parsed, sent span) bool {
	for i := sent.from; i < sent.to; i++ {
		if p.toks[i].low == "now" || p.toks[i].low == "today" || p.toks[i].low == "but" {
			return true
		}
	}
	return false
}

// tellVerbs: "I'd note", "I'd add" tell; they propose nothing.
var tellVerbs = english.Words("note add mention say call name point stress flag repeat")

// guessed says that a value is proposed, supposed or vague: a hedge stands
// before it in its segment.
func guessed(p *parsed, sent span, at int) bool {
	for j := at - 1; j >= sent.from && p.seg[j] == p.seg[at] && (p.toks[j].low != ":" || at-j < 2); j-- {
		if (p.toks[j].low == "wonder" || p.toks[j].low == "wondering") && j > sent.from && p.toks[j-1].low == "you" {
			continue
		}
		if guessWords[p.toks[j].low] && !(p.toks[j].low == "'d" && tellVerbs[p.toks[j+1].low]) && !(p.toks[j].low == "if" && p.toks[j+1].low == "you") {
			return true
		}
	}
	return false
}

// notedDown: "write this down" says nothing of a value that falls.
func notedDown(p *parsed, i int) bool {
	if p.toks[i].low != "down" {
		return false
	}
	if i+1 < len(p.toks) && (p.toks[i+1].low == "as" || p.toks[i+1].low == "for") {
		return true // "I have it down as 40"
	}
	for j := max(i-3, 0); j < i; j++ {
		switch p.toks[j].stem {
		case "jot", "writ", "write", "not", "note", "scribbl", "tak", "mark":
			return true
		}
	}
	return false
}
