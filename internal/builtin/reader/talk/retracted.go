package talk

import "memloom/internal/builtin/reader/text"

// denyPhrases take back what the message before took for granted.
var denyPhrases = text.ByFirst([][]string{{"not", "yet"}, {"not", "so", "fast"}, {"not", "quite"}, {"not", "done"},
	{"not", "finished"}, {"not", "closed"}, {"not", "complete"}, {"not", "there", "yet"}, {"not", "merged"},
	{"too", "early"}, {"too", "soon"}, {"n't", "yet"}, {"n't", "finished"}, {"n't", "done"}, {"n't", "closed"}, {"n't",
		"complete"}, {"still", "open"}, {"still", "running"}, {"still", "in", "progress"}, {"still", "going"}, {"hold", "your", "horses"}})

// denialReach is how many tokens into a reply a denial stands.
const denialReach = 16

// retracted says that one of the next two speakers denies that an event has happened.
func (t *Talk) retracted(h Happening) bool {
	if h.event != Finished {
		return false
	}
	n := 0
	for j := h.Msg + 1; j < len(t.Msgs) && n < 2; j++ {
		if t.Msgs[j].Group != t.Msgs[h.Msg].Group || t.Msgs[j].At-t.Msgs[h.Msg].At > AnswerWithin {
			continue
		}
		if n++; t.Msgs[j].Speaker != t.Msgs[h.Msg].Speaker && denies(t.Read[j]) {
			return true
		}
	}
	return false
}

// denies says that a message begins by saying that something has not happened.
func denies(p *text.Parsed) bool {
	for i := 0; i < len(p.Toks) && i < denialReach; i++ {
		l := p.Toks[i].Low
		ends := i+1 == len(p.Toks) || p.Toks[i+1].Kind == text.Punct
		if (l == "not" || l == "n't") && ends && i > 0 && copulas[p.Toks[i-1].Low] {
			return true // "it is not."
		}
		if denyPhrases.At(p, text.Span{From: 0, To: len(p.Toks)}, i) > 0 {
			return true
		}
	}
	return false
}

// assumed says that a sentence takes an event for granted to get at something
// else: "now that the import is done, …". Who assumes reports nothing.
func assumed(p *text.Parsed, sent, at text.Span) bool {
	for i := at.From - 1; i > sent.From; i-- {
		if p.Toks[i].Low == "that" && (p.Toks[i-1].Low == "now" || p.Toks[i-1].Low == "given" ||
			p.Toks[i-1].Low == "seeing") {
			return true
		}
	}
	return false
}

// standing keeps the events that nobody took for granted or took back.
func (t *Talk) standing(all []Happening) []Happening {
	var out []Happening
	for _, h := range all {
		p := t.Read[h.Msg]
		if s := p.SentenceOf(h.At.From); s >= 0 && assumed(p, p.Sents[s], h.At) || t.retracted(h) {
			continue
		}
		out = append(out, h)
	}
	return out
}
