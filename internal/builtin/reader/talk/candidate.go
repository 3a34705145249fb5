package talk

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// Candidate is a value that a message states for what is asked.
type Candidate struct {
	Msg, Sent int
	Typed     corpus.Value // Kind is empty where the value is words
	Text      string       // the answer as it would be given
	At        text.Span
	Cites     []int
	Level     int  // of its heading
	Exact     bool // the attribute's own words, no synonyms
	Score     int
	Draft     bool
	Final     bool
	Called    bool // it is itself called final: no other link stands in between
	Changed   bool // the message says that the value is new
	Corrects  bool
	Denied    bool // the message says that this is not the value
	Old       bool // the message says that it was the value
}

// Same says that two candidates state the same value.
func (c Candidate) Same(d Candidate) bool {
	if c.Typed.Kind != "" && d.Typed.Kind != "" {
		return c.Typed.Equal(d.Typed)
	}
	return text.BareWords(c.Text) == text.BareWords(d.Text)
}

var (
	// ChangeWords say that a value is new.
	ChangeWords  = english.Words("now changed changes change moves moved decision decided instead raised raise lowered lower revised bumped bump updated switch switched switching cut extended longer replaced replaces slips slipped postponed new today onwards increased reduced rose fell climbed grew up down")
	correctWords = english.Words("correction actually wrong incorrect mistake misread mixed typo sorry mistaken")
	draftWords   = english.Words("draft drafts preliminary wip provisional sketch outdated early interim tentative rough")
	finalWords   = english.Words("final merged approved signed published definitive released shipped done finished complete completed")
	guessWords   = english.Words("maybe perhaps might could propose proposes proposed suggest suggested suggests thought if whether wish guess guessing would should probably possibly around roughly unless wonder wondering assume assumed 'd somewhere prefer think believe reckon")
)

// describe fills in what the words around a value say about it.
func (c *Candidate) describe(p *text.Parsed, q *Query) {
	sent := p.Sents[c.Sent]
	c.readSentence(p, sent, q)
	c.Changed = c.Changed || c.Sent <= 1 && opensDecision(p)
	for s := 0; s <= c.Sent && s < contraryWithin; s++ {
		c.Corrects = c.Corrects || contradicts(p, p.Sents[s])
	}
	c.Final = c.Final || !c.Draft && toldFinal(p)
	c.Called = calledFinal(p, c.At.From)
	c.Denied, c.Old = denial(p, sent, c.At.From)
}

// readSentence fills in what the words of its sentence say.
func (c *Candidate) readSentence(p *text.Parsed, sent text.Span, q *Query) {
	for i := sent.From; i < sent.To; i++ {
		t := p.Toks[i]
		if t.Cited || c.At.Has(i) {
			continue
		}
		c.Changed = c.Changed || ChangeWords[t.Low] && !q.ownStem(t.Stem) // "the switch method" changes nothing
		c.Corrects = c.Corrects || correctWords[t.Low] && !takesBack(p, sent, i) || t.Low == "not" &&
			p.Seg[i] == p.Seg[min(c.At.To, len(p.Toks)-1)]
		c.Draft = c.Draft || draftWords[t.Low] && sameOrNextSegment(p, i, c.At.From)
		c.Final = c.Final || finalWords[t.Low]
	}
}

// opensDecision says that the first sentence of a message calls it a decision.
func opensDecision(p *text.Parsed) bool {
	for i := range p.Toks[:p.Sents[0].To] {
		if l := p.Toks[i].Low; l == "decision" || l == "decided" || l == "change" {
			return true
		}
	}
	return false
}

// toldFinal says that a message calls something final, and does not only expect it.
func toldFinal(p *text.Parsed) bool {
	for i, t := range p.Toks {
		if finalWords[t.Low] && t.Low != "signed" && !Unsettled(p, p.Sents[max(p.SentenceOf(i), 0)], i, Finished) {
			return true
		}
	}
	return false
}

// calledFinal says that "final" stands before token at, and no other link between the two.
func calledFinal(p *text.Parsed, at int) bool {
	for i := at - 1; i >= 0 && p.Toks[i].Kind != text.Link; i-- {
		if p.Toks[i].Low == "final" {
			return true
		}
	}
	return false
}

// takesBack says that a word takes back the words right before it, and nothing that
// anybody else has said: "the effort guess, sorry, the effort estimate".
func takesBack(p *text.Parsed, sent text.Span, i int) bool {
	return p.Toks[i].Low == "sorry" && i > sent.From+2 && i+1 < sent.To && p.Toks[i-1].Kind == text.Punct &&
		p.Toks[i+1].Kind == text.Punct
}

func sameOrNextSegment(p *text.Parsed, i, j int) bool {
	d := p.Seg[j] - p.Seg[i]
	return d == 0 || d == 1 || d == -1
}

// denial reads the words before a value: "not 12", "instead of 12" deny it; "from 12" makes it the old one.
func denial(p *text.Parsed, sent text.Span, at int) (denied, old bool) {
	for j := at - 1; j >= sent.From && j >= at-4; j-- {
		switch l := p.Toks[j].Low; {
		case l == "not" || l == "n't" || l == "than", l == "of" && j > sent.From && p.Toks[j-1].Low == "instead":
			return true, true
		case l == "from":
			return false, true
		case !valueOpeners[l]:
			return false, false
		}
	}
	return false, false
}

// valueOpeners stand between a value and the word that denies it.
var valueOpeners = english.Words("of the a an be at on by is to for in still about :")

// tellVerbs: "I'd note", "I'd add" tell; they propose nothing.
var tellVerbs = english.Words("note add mention say call name point stress flag repeat")

// Guessed says that a value is proposed, supposed or vague: a hedge stands before it in its segment.
func Guessed(p *text.Parsed, sent text.Span, at int) bool {
	for j := at - 1; j >= sent.From && p.Seg[j] == p.Seg[at] && (p.Toks[j].Low != ":" || at-j < 2); j-- {
		if guessWords[p.Toks[j].Low] && !(p.Toks[j].Low == "'d" && tellVerbs[p.Toks[j+1].Low]) &&
			!(p.Toks[j].Low == "if" && p.Toks[j+1].Low == "you") {
			return true
		}
	}
	return false
}
