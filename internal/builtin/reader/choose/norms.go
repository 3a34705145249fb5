package choose

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
)

// What a message lays down about a matter, and for which case: "merges need a
// review", "in the repair lane it's a note". Which of them applies follows from
// the situation, and a case may be told in the words by which somebody defined it.

// norm is a sentence that lays something down about a matter.
type norm struct {
	msg  int
	sent text.Span // without the reason behind it
	when []string  // stems of the case in which it holds, none for always
	via  int       // the message that defines the case, or -1
}

var (
	reasonWords = english.Words("because since rationale")
	// caseFrames are words behind a preposition that say how something is told, and of no case: "for the record".
	caseFrames = english.Stems("record minutes rule chat writing note future rest moment principle general short brief usual everybody all you us stone reference")
	holdVerbs  = english.Words("hold holds apply applies true stands")
	pathWords  = english.Words("to out beyond")
	// openersOnly lead in a case only where a clause begins.
	openersOnly = english.Words("if outside unless")
)

// norms returns what the messages lay down about a topic.
func norms(t *talk.Talk, x topic) []norm {
	var out []norm
	for i, p := range t.Read {
		if !p.Marks.MayAll(x.stems) {
			continue
		}
		for s, sent := range p.Sents {
			if p.Asks[s] || !talk.HoldsStems(p, sent, x.stems) {
				continue
			}
			sent = announced(p, s, x.stems)
			end := sent.From
			for end < sent.To && !reasonWords[p.Toks[end].Low] {
				end++
			}
			if sent = (text.Span{From: sent.From, To: end}); !talk.HoldsStems(p, sent, x.stems) || !normative(p, sent) {
				continue
			}
			out = append(out, norm{msg: i, sent: sent, when: caseIn(p, sent, x.stems), via: -1})
		}
	}
	return out
}

// announced returns sentence s, or with the next one an exception that the sentence only announces: "The rule for merges
// doesn't hold in the repair lane. Then we want a note", "There's an exception for merges. In the repair lane it's a note".
func announced(p *text.Parsed, s int, matter []string) text.Span {
	sent := p.Sents[s]
	if s+1 >= len(p.Sents) || p.Asks[s+1] || !talk.Excepts(p, sent) {
		return sent
	}
	next := p.Sents[s+1]
	if p.LowIn(next, next.From) == "then" || caseIn(p, sent, matter) == nil && caseIn(p, next, matter) != nil {
		sent.To = next.To
	}
	return sent
}

// normWords stand in sentences that lay something down.
var normWords = english.Words("need needs needed require requires required must ask agree agrees consent expect want without unless override overrides exception exceptions except rule rules word demand get through policy only nobody always instead")

// normative says that a sentence lays something down.
func normative(p *text.Parsed, sent text.Span) bool {
	for i := sent.From; i < sent.To; i++ {
		if normWords[p.Toks[i].Low] {
			return true
		}
	}
	return false
}

// caseIn returns the stems of the case that a sentence names: what a
// preposition at the beginning of a clause leads in, up to its end.
func caseIn(p *text.Parsed, sent text.Span, matter []string) []string {
	for i := sent.From; i < sent.To; i++ {
		if !leadsCase(p, sent, i) {
			continue
		}
		var out []string
		for j := i + 1; j < sent.To && p.Toks[j].Kind != text.Punct && !english.Pronouns[p.Toks[j].Low]; j++ {
			l := p.Toks[j].Low
			if l == "no" || talk.NeedWords[l] || english.Determiners[l] && len(out) > 0 {
				break
			}
			if !english.FunctionWord(l) && !slices.Contains(matter, p.Toks[j].Stem) && !caseFrames[p.Toks[j].Stem] &&
				p.Toks[j].Kind == text.Word {
				out = append(out, p.Toks[j].Stem)
			}
		}
		if len(out) > 0 && len(out) <= 6 {
			return out
		}
	}
	return nil
}

// leadsCase says that a word opens the case of a sentence.
func leadsCase(p *text.Parsed, sent text.Span, i int) bool {
	l := p.Toks[i].Low
	if !talk.WhileWords[l] && !talk.CaseWords[l] && !pathWords[l] {
		return false
	}
	if l == "to" && !english.Determiners[p.LowIn(sent, i+1)] {
		return false // "to avoid arguments"
	}
	if i == sent.From {
		return true
	}
	before := p.Toks[i-1]
	return before.Kind == text.Punct && before.Low != "'" && before.Low != "\"" || before.Low == "that" ||
		holdVerbs[before.Low] || talk.WhileWords[l] && !openersOnly[l]
}

// applying returns the norms that hold in a situation: those whose case it
// tells, by name or by definition, or else those that hold always.
func applying(t *talk.Talk, all []norm, x topic) []norm {
	var special, always []norm
	for _, n := range all {
		if len(n.when) == 0 {
			always = append(always, n)
			continue
		}
		if told(n.when, x.rest) {
			special = append(special, n)
		} else if via, ok := defines(t, n.when, x.rest); ok {
			n.via = via
			special = append(special, n)
		}
	}
	if len(special) > 0 {
		return special
	}
	return always
}

// told says that a situation names a case.
func told(when, situation []string) bool {
	for _, s := range when {
		if !slices.Contains(situation, s) {
			return false
		}
	}
	return true
}

// defines returns the message that defines a case by words which the situation holds.
func defines(t *talk.Talk, when, situation []string) (int, bool) {
	for i, p := range t.Read {
		if !p.Marks.MayAll(when) {
			continue
		}
		for s, sent := range p.Sents {
			if !p.Asks[s] && glosses(p, sent, when, situation) {
				return i, true
			}
		}
	}
	return 0, false
}

// meantStems are verbs by which a term is explained.
var meantStems = english.Stems("mean stand refer talk speak think call count say denote describe short term word phrase")

// glosses says that a sentence puts a term in quotation marks and explains it
// behind, or behind its colon, by words that a situation holds.
func glosses(p *text.Parsed, sent text.Span, term, situation []string) bool {
	from := -1
	for i := sent.From; i < sent.To; i++ {
		if p.Toks[i].Cited && slices.Contains(term, p.Toks[i].Stem) {
			from = i + 1
		}
	}
	if from < 0 || !talk.HoldsStems(p, text.Span{From: sent.From, To: from}, term) {
		return false
	}
	for i := from; i < sent.To; i++ {
		if p.Toks[i].Low == ":" {
			from = i + 1
		}
	}
	matters := 0
	for i := from; i < sent.To; i++ {
		k := p.Toks[i]
		if k.Kind == text.Punct || english.FunctionWord(k.Low) || meantStems[k.Stem] {
			continue
		}
		if !slices.Contains(situation, k.Stem) {
			return false
		}
		matters++
	}
	return matters > 0
}
