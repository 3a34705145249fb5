package reader

// openMeaning answers "what does Ada mean by the big one?" from "by the big one I mean …",
// "the big one is …" and a reply that takes up "by the big one you mean …".
func (t *talk) openMeaning(f *openFrame) (finding, bool) {
	term := f.term()
	if len(term) == 0 {
		return finding{}, false
	}
	for i := len(t.read) - 1; i >= 0; i-- {
		p := t.read[i]
		for s, sent := range p.sents {
			for k := sent.from; k+len(term) < sent.to; k++ {
				if !standsAt(p, sent, k, term) {
					continue
				}
				from, asked := meaningAt(p, sent, k+len(term))
				if from < 0 || from >= sent.to {
					continue
				}
				cites := []int{i}
				if p.asks[s] {
					next := t.nextIn(i)
					switch {
					case asked && next >= 0 && agreesAt(t.read[next]):
						cites = append(cites, next)
					case p.toks[from-2].low != "i": // "by late I mean after eight, ok?"
						continue
					}
				}
				at := p.meaning(from, sent.to)
				if p.toks[from].low != "no" {
					at = trimmed(p, at)
				}
				text := p.quote(at)
				if text != "" {
					return finding{answer: text, cites: cites, confidence: 80, reason: "Somebody says what it means."}, true
				}
			}
		}
	}
	return finding{}, false
}

// meaning is the stretch from a token on that tells a meaning; a list behind a colon is
// all of it.
func (p *parsed) meaning(from, to int) span {
	end, list := from, false
	for ; end < to; end++ {
		l := p.toks[end].low
		if l == ":" {
			list = true
		}
		if l == "," && !list && !(end+1 < to && isDigit(p.toks[end+1].low)) || l == ";" || l == "(" || l == "not" {
			break
		}
	}
	return span{from, end}
}

// term is what a question asks the meaning of: behind "mean by", before "stand for", in
// "what does Ada call the big one?", or in quotation marks.
func (f *openFrame) term() []string {
	thing := f.kind == openThing || f.kind == openPerson
	for i := range f.p.toks {
		next := f.low(i + 1)
		switch l := f.low(i); {
		case (l == "mean" || l == "means" || l == "meant") && next == "by", thing && l == "count" && next == "as":
			return f.termIn(i+2, len(f.p.toks))
		case (l == "stand" || l == "stands") && next == "for":
			return f.termIn(f.wh.to+1, i)
		case thing && (l == "call" || l == "calls") && i > f.wh.to+1:
			return f.termIn(i+1, len(f.p.toks))
		case (l == "speaks" || l == "talks" || l == "speak" || l == "talk") && (next == "of" || next == "about") && f.holds(words("mean meant")):
			return f.termIn(i+2, len(f.p.toks))
		}
	}
	return nil
}

// termIn are the words of a term in a stretch of a question, without what leads to them.
func (f *openFrame) termIn(from, to int) []string {
	var out []string
	for k := from; k < to; k++ {
		switch l := f.low(k); {
		case len(out) > 0 && prepositions[l] && l != "of":
			return out
		case f.p.toks[k].kind == punct || len(out) == 0 && (determiners[l] || pronouns[l] || termNouns[l]):
		default:
			out = append(out, l)
		}
	}
	return out
}

// termNouns lead to a term: "the letter K".
var termNouns = words("letter letters word words term expression abbreviation phrase nickname name")

// meaningAt finds where the meaning begins behind a term: "I mean", "always means", "is".
func meaningAt(p *parsed, sent span, i int) (from int, asked bool) {
	for i < sent.to && (p.toks[i].kind == punct && p.toks[i].low != "=" || p.toks[i].low == "just" || p.toks[i].low == "always" || p.toks[i].low == "only") {
		i++
	}
	if i >= sent.to {
		return -1, false
	}
	if l := p.toks[i].low; (l == "i" || l == "you" || l == "we" || l == "they") && i+1 < sent.to {
		asked = l == "you"
		i++
		for i < sent.to && (p.toks[i].low == "just" || p.toks[i].low == "always" || p.toks[i].low == "only") {
			i++
		}
	}
	if i < sent.to {
		switch p.toks[i].low {
		case "mean", "means", "meant", "=":
			return i + 1, asked
		}
	}
	return -1, false
}

// nextIn is the next message of the group, or -1.
func (t *talk) nextIn(i int) int {
	for j := i + 1; j < len(t.prev) && j < i+8; j++ {
		if t.prev[j] == i {
			return j
		}
	}
	return -1
}

func agreesAt(p *parsed) bool {
	return len(p.toks) > 0 && words("yes yep yeah exactly correct right")[p.toks[0].low]
}
