package reader

// denyPhrases take back what the message before took for granted.
var denyPhrases = byFirst([][]string{{"not", "yet"}, {"not", "so", "fast"}, {"not", "quite"}, {"not", "done"}, {"not", "finished"}, {"not", "closed"}, {"not", "complete"}, {"not", "there", "yet"}, {"not", "merged"},
	{"too", "early"}, {"too", "soon"}, {"n't", "yet"}, {"n't", "finished"}, {"n't", "done"}, {"n't", "closed"}, {"n't", "complete"}, {"still", "open"}, {"still", "running"}, {"still", "in", "progress"}, {"still", "going"}, {"hold", "your", "horses"}})

// denialReach is how many tokens into a reply a denial stands.
const denialReach = 16

// retracted says that one of the next two speakers denies that an event has happened.
func (t *talk) retracted(h happening) bool {
	if h.event != finished {
		return false
	}
	n := 0
	for j := h.msg + 1; j < len(t.msgs) && n < 2; j++ {
		if t.msgs[j].Group != t.msgs[h.msg].Group || t.msgs[j].At-t.msgs[h.msg].At > answerWithin {
			continue
		}
		if n++; t.msgs[j].Speaker != t.msgs[h.msg].Speaker && denies(t.read[j]) {
			return true
		}
	}
	return false
}

// denies says that a message begins by saying that something has not happened.
func denies(p *parsed) bool {
	for i := 0; i < len(p.toks) && i < denialReach; i++ {
		l := p.toks[i].low
		ends := i+1 == len(p.toks) || p.toks[i+1].kind == punct
		if (l == "not" || l == "n't") && ends && i > 0 && copulas[p.toks[i-1].low] {
			return true // "it is not."
		}
		if denyPhrases.at(p, span{0, len(p.toks)}, i) > 0 {
			return true
		}
	}
	return false
}

// assumed says that a sentence takes an event for granted to get at something
// else: "now that the import is done, …". Who assumes reports nothing.
func assumed(p *parsed, sent, at span) bool {
	for i := at.from - 1; i > sent.from; i-- {
		if p.toks[i].low == "that" && (p.toks[i-1].low == "now" || p.toks[i-1].low == "given" || p.toks[i-1].low == "seeing") {
			return true
		}
	}
	return false
}

// standing keeps the events that nobody took for granted or took back.
func (t *talk) standing(all []happening) []happening {
	var out []happening
	for _, h := range all {
		p := t.read[h.msg]
		if s := p.sentenceOf(h.at.from); s >= 0 && assumed(p, p.sents[s], h.at) || t.retracted(h) {
			continue
		}
		out = append(out, h)
	}
	return out
}
