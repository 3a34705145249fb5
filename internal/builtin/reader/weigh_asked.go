package reader

import (
	"strings"

	"memloom/internal/corpus"
)

// Questions for yes or no, taken apart.

var (
	whetherOpeners = words("did has have had is are was were does do can could will would should am")
	// futureOpeners ask for what is planned as well.
	futureOpeners = words("will would should")
	// whetherFrame only lead to what is asked.
	whetherFrame = stems("fact end really truly actually ever yet already still now anything something")
	heOrShe      = words("he his him himself she her")
	timeClauses  = words("when before after while until since")
)

// whether is a question for yes or no as a claim.
type whether struct {
	*claimed
	opener string
	verb   int  // unit that is what happened, or -1
	timed  bool // with a clause that tells when
}

// readWhether takes such a question apart.
func (t *talk) readWhether(text, asker string, on corpus.Date, dated bool) (whether, bool) {
	p := parse(text, on)
	at := openerOf(p)
	if at < 0 {
		return whether{}, false
	}
	for i, tok := range p.toks {
		if tok.low == "or" && !(i > 0 && heOrShe[p.toks[i-1].low]) && !(i+2 >= len(p.toks)-1 && p.toks[i+1].low == "not") {
			return whether{}, false // "did she take the bus or the train?"
		}
	}
	w := whether{opener: p.toks[at].low, verb: -1}
	w.claimed = t.claim(p, span{at + 1, len(p.toks)}, dated)
	if at > 0 { // "by 5 May, had they …?"
		w.dates = t.claim(p, span{0, len(p.toks)}, dated).dates
	}
	kept := w.units[:0]
	for _, u := range w.units {
		if (u.stem == "" || !whetherFrame[u.stem]) && p.toks[u.at.from].low != "going" {
			kept = append(kept, u)
		}
	}
	w.units = kept
	if l := p.toks[at+1].low; (l == "i" || l == "my") && asker != "" {
		w.units = append([]claimedUnit{{unit{at: span{at + 1, at + 2}, weight: nameWeight}, asker}}, w.units...)
	}
	w.findVerb()
	for _, tok := range p.toks[at+1:] {
		w.timed = w.timed || timeClauses[tok.low]
	}
	return w, len(w.units) > 1
}

// openerOf is where a question for yes or no begins: at its first word, behind what leads
// to it, or behind "is it true that"; -1 where it is none.
func openerOf(p *parsed) int {
	if len(p.toks) < 3 || len(p.sents) != 1 || !p.asks[0] {
		return -1
	}
	if whetherOpeners[p.toks[0].low] {
		return 0
	}
	for i := 1; i+2 < len(p.toks) && i < 8; i++ {
		if whWords[p.toks[i-1].low] {
			return -1
		}
		if (p.toks[i-1].low == "," || i == 1 && connectives[p.toks[0].low]) && whetherOpeners[p.toks[i].low] {
			return i
		}
	}
	return -1
}

// findVerb finds what is said to have happened: the word behind a name, or the
// first participle.
func (w *whether) findVerb() {
	for i, u := range w.units {
		if u.person != "" {
			if i == 0 && len(w.units) > 1 && w.units[1].at.from <= u.at.to+1 && w.units[1].weight == 1 && !w.read.toks[w.units[1].at.from].capital {
				w.verb = 1
				return
			}
			continue
		}
		low := w.read.toks[u.at.from].low
		if w.opener != "did" && w.opener != "does" && w.opener != "do" && participle(low) && i > 0 && u.weight == 1 {
			w.verb = i
			return
		}
	}
	if n := len(w.units); n == 2 && w.verb < 0 {
		w.verb = 1
	}
}

// participle says that a word looks like the third form of a verb.
func participle(low string) bool {
	return len(low) > 4 && (strings.HasSuffix(low, "ed") || strings.HasSuffix(low, "en") || strings.HasSuffix(low, "wn")) || irregular[low] != "" && irregular[low] != low && !strings.HasSuffix(low, "s") && !strings.HasSuffix(low, "ing")
}
