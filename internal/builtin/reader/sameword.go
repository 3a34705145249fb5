package reader

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/corpus"
)

// Same words: people of different trades call one thing by different words.
// Somebody says so outright ("what you call a break is our window"), or a
// question in one word is answered in another: "when's the break?" – "the
// window is on Friday". A question in a word that nobody answers is then asked
// again in the other.

// synonym is a word that means the same as another, with the messages that show it.
type synonym struct {
	words string
	cites []int
}

// reworded asks a question again in other words for what it asks, where the
// messages tell that they mean the same. It gives up where that leads to two answers.
func (t *talk) reworded(text string, on corpus.Date, plain func(string) (*query, finding)) finding {
	p := parse(text, on)
	best := finding{}
	for _, run := range nounRuns(p, span{0, len(p.toks)}) {
		for _, s := range t.synonymsOf(stemsOf(p, run)) {
			other := text[:p.toks[run.from].start] + numbered(s.words, p.toks[run.to-1].low) + text[p.toks[run.to-1].end:]
			_, f := plain(other)
			if f.answer == "" {
				continue
			}
			if best.answer != "" && bareWords(best.answer) != bareWords(f.answer) {
				return nothing("other words for it lead to several answers")
			}
			if best.answer == "" {
				best = f
				best.confidence -= 5
				for _, c := range s.cites {
					if !slices.Contains(best.cites, c) {
						best.cites = append(best.cites, c)
					}
				}
			}
		}
	}
	return best
}

// numbered puts a phrase into the plural where the word that it replaces is in it.
func numbered(words, like string) string {
	if !strings.HasSuffix(like, "s") || strings.HasSuffix(like, "ss") || strings.HasSuffix(words, "s") {
		return words
	}
	if stem, ok := strings.CutSuffix(words, "y"); ok {
		return stem + "ies"
	}
	return words + "s"
}

// synonymsOf finds other words for a noun phrase in all messages.
func (t *talk) synonymsOf(phrase []string) []synonym {
	var out []synonym
	add := func(words string, cites ...int) {
		if words != "" && !slices.ContainsFunc(out, func(s synonym) bool { return s.words == words }) {
			out = append(out, synonym{words, cites})
		}
	}
	for i, p := range t.read {
		for s, sent := range p.sents {
			at, ok := phraseAt(p, sent, phrase)
			if !ok {
				continue
			}
			add(equated(p, widened(p, s), at), i)
			if p.asks[s] {
				words, j := t.answeredAs(i, sent, phrase)
				add(words, i, j)
			}
		}
	}
	return out
}

// widened is a sentence and the one behind it, where it is a mere echo: "Break? We say window".
func widened(p *parsed, s int) span {
	sent := p.sents[s]
	if p.asks[s] && sent.to-sent.from <= 7 && s+1 < len(p.sents) {
		sent.to = p.sents[s+1].to
	}
	return sent
}

// phraseAt finds a phrase in a sentence, in one number or the other.
func phraseAt(p *parsed, sent span, phrase []string) (span, bool) {
	for i := sent.from; i+len(phrase) <= sent.to; i++ {
		if standsStems(p, i, phrase) {
			return span{i, i + len(phrase)}, true
		}
	}
	return span{}, false
}

var (
	// namingWords tell that a sentence is about what things are called.
	namingWords = english.Words("call calls called say says name names named word words term terms terminology language known refer refers same alias equals maps map another")
	// ownLeads stand right before one's own word for it.
	ownLeads = english.Words("our the a an say call calls as to hear is equals simply just mine my of")
)

// equated reads the other phrase of a sentence that makes two phrases one:
// empty where it does not.
func equated(p *parsed, sent, at span) string {
	naming, own := false, false
	for i := sent.from; i < sent.to; i++ {
		if at.has(i) {
			continue
		}
		naming = naming || namingWords[p.toks[i].low]
		own = own || p.toks[i].low == "our"
	}
	quoted := p.toks[at.from].cited
	if !naming && !(own && quoted) {
		return ""
	}
	var found []span
	for _, r := range nounRuns(p, sent) {
		if overlap(r, at) || r.from == sent.from || inValues(p, r.from) || namingRun(p, r) {
			continue
		}
		if ownLeads[p.toks[r.from-1].low] || p.toks[r.from-1].kind == punct && p.toks[r.from].cited {
			found = append(found, r)
		}
	}
	if i := slices.IndexFunc(found, func(r span) bool { return r.from >= at.to }); i >= 0 {
		return lows(p, found[i])
	}
	if n := len(found); n > 0 {
		return lows(p, found[n-1])
	}
	return ""
}

func overlap(a, b span) bool { return a.from < b.to && b.from < a.to }

// namingRun says that a phrase only speaks of words: "another name", "our terminology".
func namingRun(p *parsed, r span) bool {
	for i := r.from; i < r.to; i++ {
		if namingWords[p.toks[i].low] || wordTalk[p.toks[i].low] {
			return true
		}
	}
	return false
}

var wordTalk = english.Words("side colleagues people thing things while books team others question you")

// answeredAs returns the phrase for which the answer to a question in message i
// gives the value that it asks for.
func (t *talk) answeredAs(i int, asked span, phrase []string) (string, int) {
	known, named := map[string]bool{}, 0
	for k := asked.from; k < asked.to; k++ {
		if tok := t.read[i].toks[k]; tok.kind == word && !english.FunctionWord(tok.low) && !slices.Contains(phrase, tok.stem) && partOfName(t.read[i], k) && !t.people.isName(tok) {
			known[tok.stem] = true
			named++
		}
	}
	reach := 0
	for j := i + 1; j < len(t.read) && reach < answerReach; j++ {
		if t.msgs[j].Group != t.msgs[i].Group {
			continue
		}
		if t.msgs[j].At-t.msgs[i].At > answerWithin {
			break
		}
		reach++
		if t.msgs[j].Speaker == t.msgs[i].Speaker {
			continue
		}
		p := t.read[j]
		for s, sent := range p.sents {
			if p.asks[s] || !holdsKnown(p, sent, known, phrase, min(named, 2)) {
				continue
			}
			if words := phraseOfValue(p, sent, known, &t.people); words != "" {
				return words, j
			}
		}
	}
	return "", 0
}

// holdsKnown says that a sentence names so many words of what was asked about,
// and not the word in which it was asked.
func holdsKnown(p *parsed, sent span, known map[string]bool, phrase []string, want int) bool {
	if _, same := phraseAt(p, sent, phrase); same {
		return false
	}
	n := 0
	for i := sent.from; i < sent.to; i++ {
		if p.toks[i].kind == word && !english.FunctionWord(p.toks[i].low) && known[p.toks[i].stem] {
			n++
		}
	}
	return n >= want
}

// phraseOfValue returns the one phrase of a sentence that has a value and is not of
// what was asked about.
func phraseOfValue(p *parsed, sent span, known map[string]bool, people *roster) string {
	var found, counted []span
	for _, r := range nounRuns(p, sent) {
		own := !leadsOn(p, r)
		for i := r.from; i < r.to; i++ {
			own = own && !known[p.toks[i].stem] && !people.isName(p.toks[i])
		}
		if own && attached(p, sent, r) {
			found = append(found, r)
			if r.from > sent.from && countBefore(p, r.from) {
				counted = append(counted, r)
			}
		}
	}
	if len(counted) == 1 {
		found = counted
	}
	if len(found) != 1 {
		return ""
	}
	return lows(p, found[0])
}

// leadsOn says that a phrase only leads to another: "the number of", "the sheet shows".
func leadsOn(p *parsed, r span) bool {
	for i := r.from; i < r.to; i++ {
		if !genericNouns[p.toks[i].low] && !frameNouns[p.toks[i].stem] && !records[p.toks[i].low] {
			return false
		}
	}
	return true
}

// records are where people have things from.
var records = english.Words("sheet list file minutes notes page board query line count sum total docs papers plan calendar")

// countBefore says that a number stands right before token i.
func countBefore(p *parsed, i int) bool {
	for _, v := range p.vals {
		if v.to == i {
			if _, ok := v.as([]corpus.Kind{corpus.KindCount}); ok {
				return true
			}
		}
	}
	return false
}

// attached says that a phrase is what a value is the value of: right behind a
// number, before what it is for, behind "as the", or before a colon or a form of be.
func attached(p *parsed, sent span, r span) bool {
	if r.from > sent.from && inValues(p, r.from-1) {
		return true
	}
	lead := ""
	if r.from > sent.from {
		lead = p.toks[r.from-1].low
	}
	if r.to < sent.to {
		switch next := p.toks[r.to].low; next {
		case ",":
			return r.to+1 < sent.to && inValues(p, r.to+1)
		case "for", "on", "of", "is", "are", "was", ":":
			return lead == "" || lead == "the" || lead == "our" || r.from == sent.from || english.Prepositions[lead] || p.toks[r.from-1].kind == punct
		}
	}
	if lead == "the" && r.from-1 > sent.from {
		lead = p.toks[r.from-2].low
	}
	return lead == "as" || lead == "is" || lead == "'s" || lead == "'re"
}
