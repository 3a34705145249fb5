package reader

import "memloom/internal/builtin/reader/english"

// ownWords claim a thing for who writes them.
var ownWords = english.Words("mine own owner taking took responsible responsibility charge")

// readMine finds "… for my roadmap" in a question of somebody known: the words
// from "my" on, and the noun.
func (t *talk) readMine(p *parsed, asker string) (at span, ok bool) {
	if asker == "" {
		return span{}, false
	}
	for i := 1; i+1 < len(p.toks); i++ {
		if p.toks[i].low != "my" || !linkPrepositions[p.toks[i-1].low] {
			continue
		}
		to := i + 1
		for to < len(p.toks) && to < i+5 && p.toks[to].kind == word && !english.FunctionWord(p.toks[to].low) {
			to++
		}
		return span{i, to}, to > i+1
	}
	return span{}, false
}

// ownedBy finds the one thing of a kind that somebody claims or starts in their
// own messages: two of them are none.
func (t *talk) ownedBy(head []string, owner string) (name string, msg int, ok bool) {
	for i, p := range t.read {
		if t.msgs[i].Speaker != owner {
			continue
		}
		for _, n := range t.claimed(i, p, head) {
			if ok && n != name {
				return "", 0, false
			}
			if !ok {
				name, msg, ok = n, i, true
			}
		}
	}
	return name, msg, ok
}

// claimed returns the names that a message claims: those of the sentence that
// does so, or of the ones before it.
func (t *talk) claimed(i int, p *parsed, head []string) []string {
	for s, sent := range p.sents {
		if p.asks[s] || !t.takesOn(i, p, sent) {
			continue
		}
		for back := s; back >= 0; back-- {
			if names := namesOf(p, p.sents[back], head); len(names) > 0 {
				return names
			}
		}
	}
	return nil
}

func (t *talk) takesOn(i int, p *parsed, sent span) bool {
	if _, _, started := assertion(p, sent, started, t.msgs[i].At.Date()); started {
		return true
	}
	for k := sent.from; k < sent.to; k++ {
		if ownWords[p.toks[k].low] {
			return true
		}
	}
	return false
}
