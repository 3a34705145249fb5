package solve

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// Same words: people of different trades call one thing by different words. Somebody says so outright ("what you call a
// break is our window"), or a question in one word is answered in another: "when's the break?" – "the window is on
// Friday". A question in a word that nobody answers is then asked again in the other.

// synonym is a word that means the same as another, with the messages that show it.
type synonym struct {
	words string
	cites []int
}

// reworded asks a question again in other words for what it asks, where the
// messages tell that they mean the same. It gives up where that leads to two answers.
func reworded(t *talk.Talk, question string, on corpus.Date, plain func(string) (*talk.Query, Finding)) Finding {
	p := text.Parse(question, on)
	best := Finding{}
	for _, run := range nounRuns(p, text.Span{From: 0, To: len(p.Toks)}) {
		for _, s := range synonymsOf(t, stemsOf(p, run)) {
			other := question[:p.Toks[run.From].Start] + numbered(s.words, p.Toks[run.To-1].Low) +
				question[p.Toks[run.To-1].End:]
			_, f := plain(other)
			if f.Answer == "" {
				continue
			}
			if best.Answer != "" && text.BareWords(best.Answer) != text.BareWords(f.Answer) {
				return nothing("other words for it lead to several answers")
			}
			if best.Answer == "" {
				best = f
				best.Confidence -= 5
				for _, c := range s.cites {
					if !slices.Contains(best.Cites, c) {
						best.Cites = append(best.Cites, c)
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
func synonymsOf(t *talk.Talk, phrase []string) []synonym {
	var out []synonym
	add := func(words string, cites ...int) {
		if words != "" && !slices.ContainsFunc(out, func(s synonym) bool { return s.words == words }) {
			out = append(out, synonym{words, cites})
		}
	}
	for i, p := range t.Read {
		for s, sent := range p.Sents {
			at, ok := phraseAt(p, sent, phrase)
			if !ok {
				continue
			}
			add(equated(p, widened(p, s), at), i)
			if p.Asks[s] {
				words, j := answeredAs(t, i, sent, phrase)
				add(words, i, j)
			}
		}
	}
	return out
}

// widened is a sentence and the one behind it, where it is a mere echo: "Break? We say window".
func widened(p *text.Parsed, s int) text.Span {
	sent := p.Sents[s]
	if p.Asks[s] && sent.To-sent.From <= 7 && s+1 < len(p.Sents) {
		sent.To = p.Sents[s+1].To
	}
	return sent
}

// phraseAt finds a phrase in a sentence, in one number or the other.
func phraseAt(p *text.Parsed, sent text.Span, phrase []string) (text.Span, bool) {
	for i := sent.From; i+len(phrase) <= sent.To; i++ {
		if standsStems(p, i, phrase) {
			return text.Span{From: i, To: i + len(phrase)}, true
		}
	}
	return text.Span{}, false
}

var (
	// namingWords tell that a sentence is about what things are called.
	namingWords = english.Words("call calls called say says name names named word words term terms terminology language known refer refers same alias equals maps map another")
	// ownLeads stand right before one's own word for it.
	ownLeads = english.Words("our the a an say call calls as to hear is equals simply just mine my of")
)

// equated reads the other phrase of a sentence that makes two phrases one: empty where it does not.
func equated(p *text.Parsed, sent, at text.Span) string {
	if !speaksOfWords(p, sent, at) {
		return ""
	}
	var found []text.Span
	for _, r := range nounRuns(p, sent) {
		if overlap(r, at) || r.From == sent.From || text.InValues(p, r.From) || namingRun(p, r) {
			continue
		}
		if ownLeads[p.Toks[r.From-1].Low] || p.Toks[r.From-1].Kind == text.Punct && p.Toks[r.From].Cited {
			found = append(found, r)
		}
	}
	if i := slices.IndexFunc(found, func(r text.Span) bool { return r.From >= at.To }); i >= 0 {
		return lows(p, found[i])
	}
	if n := len(found); n > 0 {
		return lows(p, found[n-1])
	}
	return ""
}

// speaksOfWords says that a sentence tells what the phrase at is called.
func speaksOfWords(p *text.Parsed, sent, at text.Span) bool {
	for i := sent.From; i < sent.To; i++ {
		if !at.Has(i) && (namingWords[p.Toks[i].Low] || p.Toks[i].Low == "our" && p.Toks[at.From].Cited) {
			return true
		}
	}
	return false
}

func overlap(a, b text.Span) bool { return a.From < b.To && b.From < a.To }

// namingRun says that a phrase only speaks of words: "another name", "our terminology".
func namingRun(p *text.Parsed, r text.Span) bool {
	for i := r.From; i < r.To; i++ {
		if namingWords[p.Toks[i].Low] || wordTalk[p.Toks[i].Low] {
			return true
		}
	}
	return false
}

var wordTalk = english.Words("side colleagues people thing things while books team others question you")

// answeredAs returns the phrase for which the answer to a question in message i gives the value that it asks for.
func answeredAs(t *talk.Talk, i int, asked text.Span, phrase []string) (string, int) {
	known, named := map[string]bool{}, 0
	for k := asked.From; k < asked.To; k++ {
		if tok := t.Read[i].Toks[k]; tok.Kind == text.Word && !english.FunctionWord(tok.Low) &&
			!slices.Contains(phrase, tok.Stem) && partOfName(t.Read[i], k) && !t.People.IsName(tok) {
			known[tok.Stem] = true
			named++
		}
	}
	reach := 0
	for j := i + 1; j < len(t.Read) && reach < talk.AnswerReach; j++ {
		if t.Msgs[j].Group != t.Msgs[i].Group {
			continue
		}
		if t.Msgs[j].At-t.Msgs[i].At > talk.AnswerWithin {
			break
		}
		reach++
		if t.Msgs[j].Speaker == t.Msgs[i].Speaker {
			continue
		}
		p := t.Read[j]
		for s, sent := range p.Sents {
			if p.Asks[s] || !holdsKnown(p, sent, known, phrase, min(named, 2)) {
				continue
			}
			if words := phraseOfValue(p, sent, known, &t.People); words != "" {
				return words, j
			}
		}
	}
	return "", 0
}

// holdsKnown says that a sentence names so many words of what was asked about, and not the word in which it was asked.
func holdsKnown(p *text.Parsed, sent text.Span, known map[string]bool, phrase []string, want int) bool {
	if _, same := phraseAt(p, sent, phrase); same {
		return false
	}
	n := 0
	for i := sent.From; i < sent.To; i++ {
		if p.Toks[i].Kind == text.Word && !english.FunctionWord(p.Toks[i].Low) && known[p.Toks[i].Stem] {
			n++
		}
	}
	return n >= want
}

// phraseOfValue returns the one phrase of a sentence that has a value and is not of what was asked about.
func phraseOfValue(p *text.Parsed, sent text.Span, known map[string]bool, people *talk.Roster) string {
	var found, counted []text.Span
	for _, r := range nounRuns(p, sent) {
		own := !leadsOn(p, r)
		for i := r.From; i < r.To; i++ {
			own = own && !known[p.Toks[i].Stem] && !people.IsName(p.Toks[i])
		}
		if own && attached(p, sent, r) {
			found = append(found, r)
			if r.From > sent.From && countBefore(p, r.From) {
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
func leadsOn(p *text.Parsed, r text.Span) bool {
	for i := r.From; i < r.To; i++ {
		if !talk.GenericNouns[p.Toks[i].Low] && !talk.FrameNouns[p.Toks[i].Stem] && !records[p.Toks[i].Low] {
			return false
		}
	}
	return true
}

// records are where people have things from.
var records = english.Words("sheet list file minutes notes page board query line count sum total docs papers plan calendar")

// countBefore says that a number stands right before token i.
func countBefore(p *text.Parsed, i int) bool {
	for _, v := range p.Vals {
		if v.To == i {
			if _, ok := v.As([]corpus.Kind{corpus.KindCount}); ok {
				return true
			}
		}
	}
	return false
}

// attached says that a phrase is what a value is the value of: right behind a
// number, before what it is for, behind "as the", or before a colon or a form of be.
func attached(p *text.Parsed, sent text.Span, r text.Span) bool {
	lead := p.LowIn(sent, r.From-1)
	if lead != "" && text.InValues(p, r.From-1) {
		return true
	}
	switch p.LowIn(sent, r.To) {
	case ",":
		return r.To+1 < sent.To && text.InValues(p, r.To+1)
	case "for", "on", "of", "is", "are", "was", ":":
		return lead == "" || lead == "the" || lead == "our" || english.Prepositions[lead] ||
			p.Toks[r.From-1].Kind == text.Punct
	}
	if lead == "the" {
		lead = p.LowIn(sent, r.From-2)
	}
	return lead == "as" || lead == "is" || lead == "'s" || lead == "'re"
}
