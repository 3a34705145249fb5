package talk

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// mention is a place where a subject is named.
type mention struct {
	text.Span
	Sent int
}

// FindMentions returns where a sentence-bound compact run of words names all stems of a chunk. A word more in front of
// it ("the ledger load test") makes it another thing, and so does a container behind it ("load test report").
func FindMentions(p *text.Parsed, chunk []string, loose bool) []mention {
	if !p.Marks.MayAll(chunk) {
		return nil
	}
	var out []mention
	for s, sent := range p.Sents {
		for i := sent.From; i < sent.To; i++ {
			if !slices.Contains(chunk, p.Toks[i].Stem) {
				continue
			}
			end, ok := Cover(p, chunk, i, sent.To)
			if !ok {
				continue
			}
			i = tightest(p, chunk, i, end)
			if loose || !extended(p, sent, text.Span{From: i, To: end}, chunk) {
				out = append(out, mention{text.Span{From: i, To: end}, s})
				i = end - 1
			}
		}
	}
	return out
}

// tightest moves the start of a run to the last token from which it still holds
// all stems: in "alerts on the desk alert list" the name is the end alone.
func tightest(p *text.Parsed, chunk []string, i, end int) int {
	for k := end - 1; k > i; k-- {
		if e, ok := Cover(p, chunk, k, end); ok && e == end && slices.Contains(chunk, p.Toks[k].Stem) {
			return k
		}
	}
	return i
}

// Cover returns the end of the shortest run from token i that holds all stems
// with nothing but function words between them.
func Cover(p *text.Parsed, chunk []string, i, limit int) (int, bool) {
	var seen [16]bool
	left := len(chunk)
	if left > len(seen) {
		return 0, false
	}
	for j := i; j < limit; j++ {
		t := p.Toks[j]
		hit := false
		for k, s := range chunk {
			if s == t.Stem {
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
		if !hit && (t.Kind == text.Punct || !english.Determiners[t.Low] && !english.Prepositions[t.Low]) {
			return 0, false
		}
	}
	return 0, false
}

// extended says that the words around a mention make it part of another name.
func extended(p *text.Parsed, sent, m text.Span, chunk []string) bool {
	if m.From > sent.From && NounBefore(p, m.From-1, sent.From) {
		return true
	}
	if m.To < sent.To {
		t := p.Toks[m.To]
		if t.Kind == text.Word && english.ContainerNouns[t.Stem] && !slices.Contains(chunk, t.Stem) {
			return true
		}
	}
	return false
}

// NounBefore says that the token in front reads as the first noun of a longer name.
func NounBefore(p *text.Parsed, i, from int) bool {
	t := p.Toks[i]
	if t.Kind != text.Word || namesNothing(t.Low) || english.Verbish[t.Stem] || attributeLike(t.Stem) ||
		text.IsParticiple(t.Low) {
		return false
	}
	// After a person's name or at the start of the text a noun is more likely an address.
	return !(t.Capital && i == from && !english.Determiners[t.Low])
}

func attributeLike(s string) bool {
	return StartStems[s] || FinishStems[s] || english.ConceptOf[s] != 0
}

// partOf says that the mention only qualifies another noun: "the script for
// the load test". The nouns in own belong to the question.
func partOf(p *text.Parsed, sent text.Span, m mention, own func(stem string) bool) bool {
	i := m.From - 1
	for i >= sent.From && (english.Determiners[p.Toks[i].Low] || english.PlainModifiers[p.Toks[i].Low]) {
		i--
	}
	if !qualifyLinks[p.LowIn(sent, i)] || i == sent.From {
		return false
	}
	t := p.Toks[i-1]
	if t.Kind != text.Word || english.FunctionWord(t.Low) || own(t.Stem) || saysWho(p, sent, i-1) ||
		StartStems[t.Stem] || FinishStems[t.Stem] {
		return false
	}
	return !english.Verbish[t.Stem] || t.Stem != "work" &&
		(english.ContainerNouns[t.Stem] || t.Stem == "check" || t.Stem == "fix")
}

// qualifyLinks lead from a noun to what it is part of.
var qualifyLinks = english.Words("of for in on")

// beForms link somebody with what they are.
var beForms = english.Words("am 'm is 's are 're was were be")

// saysWho says that a noun at token i tells what somebody is: "I'm the owner of the survey"
// speaks of the survey, "the owner of the survey has begun" does not.
func saysWho(p *text.Parsed, sent text.Span, i int) bool {
	j := i - 1
	for j > sent.From && english.Determiners[p.Toks[j].Low] && !beForms[p.Toks[j].Low] {
		j--
	}
	return PersonNouns[p.Toks[i].Stem] && j >= sent.From && beForms[p.Toks[j].Low]
}
