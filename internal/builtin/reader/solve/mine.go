package solve

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
)

// ownWords claim a thing for who writes them.
var ownWords = english.Words("mine own owner taking took responsible responsibility charge")

// readMine finds "… for my roadmap" in a question of somebody known: the words from "my" on, and the noun.
func readMine(t *talk.Talk, p *text.Parsed, asker string) (at text.Span, ok bool) {
	if asker == "" {
		return text.Span{}, false
	}
	for i := 1; i+1 < len(p.Toks); i++ {
		if p.Toks[i].Low != "my" || !talk.LinkPrepositions[p.Toks[i-1].Low] {
			continue
		}
		to := i + 1
		for to < len(p.Toks) && to < i+5 && p.Toks[to].Kind == text.Word && !english.FunctionWord(p.Toks[to].Low) {
			to++
		}
		return text.Span{From: i, To: to}, to > i+1
	}
	return text.Span{}, false
}

// ownedBy finds the one thing of a kind that somebody claims or starts in their own messages: two of them are none.
func ownedBy(t *talk.Talk, head []string, owner string) (name string, msg int, ok bool) {
	for i, p := range t.Read {
		if t.Msgs[i].Speaker != owner {
			continue
		}
		for _, n := range claimed(t, i, p, head) {
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

// claimed returns the names that a message claims: those of the sentence that does so, or of the ones before it.
func claimed(t *talk.Talk, i int, p *text.Parsed, head []string) []string {
	for s, sent := range p.Sents {
		if p.Asks[s] || !takesOn(t, i, p, sent) {
			continue
		}
		for back := s; back >= 0; back-- {
			if names := namesOf(p, p.Sents[back], head); len(names) > 0 {
				return names
			}
		}
	}
	return nil
}

func takesOn(t *talk.Talk, i int, p *text.Parsed, sent text.Span) bool {
	if _, _, started := talk.Assertion(p, sent, talk.Started, t.Msgs[i].At.Date()); started {
		return true
	}
	for k := sent.From; k < sent.To; k++ {
		if ownWords[p.Toks[k].Low] {
			return true
		}
	}
	return false
}
