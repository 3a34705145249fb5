package reader

import (
	"slices"

	"memloom/internal/builtin/reader/english"
)

// mention is a place where a subject is named.
type mention struct {
	span
	sent int
}

// findMentions returns where a sentence-bound compact run of words names all
// stems of a chunk. A word more in front of it ("the ledger load test") makes
// it another thing, and so does a container behind it ("load test report").
func findMentions(p *parsed, chunk []string, loose bool) []mention {
	if !p.marks.mayAll(chunk) {
		return nil
	}
	var out []mention
	for s, sent := range p.sents {
		for i := sent.from; i < sent.to; i++ {
			if !slices.Contains(chunk, p.toks[i].stem) {
				continue
			}
			end, ok := cover(p, chunk, i, sent.to)
			if !ok {
				continue
			}
			i = tightest(p, chunk, i, end)
			if loose || !extended(p, sent, span{i, end}, chunk) {
				out = append(out, mention{span{i, end}, s})
				i = end - 1
			}
		}
	}
	return out
}

// tightest moves the start of a run to the last token from which it still holds
// all stems: in "alerts on the desk alert list" the name is the end alone.
func tightest(p *parsed, chunk []string, i, end int) int {
	for k := end - 1; k > i; k-- {
		if e, ok := cover(p, chunk, k, end); ok && e == end && slices.Contains(chunk, p.toks[k].stem) {
			return k
		}
	}
	return i
}

// cover returns the end of the shortest run from token i that holds all stems
// with nothing but function words between them.
func cover(p *parsed, chunk []string, i, limit int) (int, bool) {
	var seen [16]bool
	left := len(chunk)
	if left > len(seen) {
		return 0, false
	}
	for j := i; j < limit; j++ {
		t := p.toks[j]
		hit := false
		for k, s := range chunk {
			if s == t.stem {
				hit = true
				if !seen[k] {
					seen[k] = true
					left--
				}
			}
		}
		if left == 0 {
			return j + 1, true
		}
		if !hit && (t.kind == punct || !english.Determiners[t.low] && !english.Prepositions[t.low]) {
			return 0, false
		}
	}
	return 0, false
}

// extended says that the words around a mention make it part of another name.
func extended(p *parsed, sent, m span, chunk []string) bool {
	if m.from > sent.from && nounBefore(p, m.from-1, sent.from) {
		return true
	}
	if m.to < sent.to {
		t := p.toks[m.to]
		if t.kind == word && english.ContainerNouns[t.stem] && !slices.Contains(chunk, t.stem) {
			return true
		}
	}
	return false
}

// nounBefore says that the token in front reads as the first noun of a longer name.
func nounBefore(p *parsed, i, from int) bool {
	t := p.toks[i]
	if t.kind != word || english.FunctionWord(t.low) || english.Chatter[t.low] || english.Fillers[t.low] || english.PlainModifiers[t.low] || english.Verbish[t.stem] || attributeLike(t.stem) || isParticiple(t.low) {
		return false
	}
	// After a person's name or at the start of the text a noun is more likely an address.
	return !(t.capital && i == from && !english.Determiners[t.low])
}

func attributeLike(s string) bool {
	return startStems[s] || finishStems[s] || english.ConceptOf[s] != 0
}

func isParticiple(low string) bool {
	n := len(low)
	return n > 4 && (low[n-2:] == "ed" || low[n-3:] == "ing" || low[n-2:] == "ly")
}

// partOf says that the mention only qualifies another noun: "the script for
// the load test". The nouns in own belong to the question.
func partOf(p *parsed, sent span, m mention, own func(stem string) bool) bool {
	i := m.from - 1
	for i >= sent.from && (english.Determiners[p.toks[i].low] || english.PlainModifiers[p.toks[i].low]) {
		i--
	}
	if i < sent.from || p.toks[i].low != "of" && p.toks[i].low != "for" && p.toks[i].low != "in" && p.toks[i].low != "on" {
		return false
	}
	i--
	if i < sent.from {
		return false
	}
	t := p.toks[i]
	if t.kind != word || english.FunctionWord(t.low) || own(t.stem) || saysWho(p, sent, i) {
		return false
	}
	if startStems[t.stem] || finishStems[t.stem] || t.stem == "work" || english.Verbish[t.stem] && !english.ContainerNouns[t.stem] && t.stem != "check" && t.stem != "fix" {
		return false
	}
	return true
}

// beForms link somebody with what they are.
var beForms = english.Words("am 'm is 's are 're was were be")

// saysWho says that a noun at token i tells what somebody is: "I'm the owner of the survey"
// speaks of the survey, "the owner of the survey has begun" does not.
func saysWho(p *parsed, sent span, i int) bool {
	j := i - 1
	for j > sent.from && english.Determiners[p.toks[j].low] && !beForms[p.toks[j].low] {
		j--
	}
	return personNouns[p.toks[i].stem] && j >= sent.from && beForms[p.toks[j].low]
}
