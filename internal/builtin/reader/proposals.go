package reader

import (
	"slices"

	"memloom/internal/builtin/reader/english"
)

// What is only proposed, supposed or asked is no value, until
// somebody takes it up. "8 could work", "one option is 8", "unless anybody
// objects" propose; "let's do that" behind a single proposal makes it the value.

var (
	// weighOpeners propose what stands behind them in their sentence.
	weighOpeners = byFirst([][]string{{"one", "option"}, {"another", "option"}, {"an", "option"}, {"an", "alternative"}, {"alternatively"}, {"the", "alternative"},
		{"what", "about"}, {"how", "about"}, {"what", "if"}, {"why", "not"}, {"shall", "we"}, {"should", "we"}, {"do", "we", "want"}, {"rather", "see"}, {"rather", "have"},
		{"leaning"}, {"lean", "towards"}, {"lean", "to"}, {"my", "vote"}, {"my", "suggestion"}, {"my", "proposal"}, {"my", "idea"}, {"vote", "for"}, {"in", "favour", "of"}, {"in", "favor", "of"}, {"tempted"}, {"considering"}, {"consider"},
		{"suppose"}, {"supposing"}, {"imagine"}, {"hypothetically"}, {"in", "theory"}, {"thinking", "of"}, {"thinking", "about"}, {"thought", "of"}, {"toying"},
		{"there", "is", "also"}, {"there", "'s", "also"}, {"there", "'s", "always"}, {"on", "the", "table"}, {"worth", "a", "look"}, {"worth", "considering"}, {"a", "candidate"},
		{"speaks", "for"}, {"argues", "for"}, {"in", "case", "of"}, {"going", "to", "suggest"}, {"comfortable", "with"}, {"happier", "with"}, {"live", "with"}, {"had", "we"}, {"before", "we"}, {"until", "we"}, {"before", "i"}, {"until", "i"}, {"discussed"}, {"debated"}, {"compared"}, {"told", "me"}, {"rumour", "has"},
		{"unless", "somebody"}, {"unless", "anybody"}, {"unless", "someone"}, {"unless", "anyone"}, {"unless", "you"}, {"if", "nobody"}, {"if", "no", "one"}, {"either"}})
	// openOption end openers behind which the same sentence may still choose: "of
	// the options on the table we take 8".
	openOption = english.Words("option alternative table considering candidate of about")
	// weighTails propose what stands right before them.
	weighTails = english.Words("would could might may sounds 'd")
	// choosers say that a sentence settles what it names.
	choosers = english.Words("decision decided settled agreed final go take takes choosing chose chosen took")
)

var (
	// somebody may be thought of, and is no option.
	somebody = english.Words("you me us him her them")
	// reminding words behind "before I" only open a statement: "before I forget it".
	reminding = english.Words("forget log leave go")
)

// opens says that an opener of n words at token i proposes what stands behind it.
func opens(p *parsed, i, n int) bool {
	last, behind := p.toks[i+n-1].low, ""
	if i+n < len(p.toks) {
		behind = p.toks[i+n].low
	}
	return !(last == "of" && somebody[behind]) && !(p.toks[i].low == "before" && last == "i" && reminding[behind])
}

// weighs says that a sentence only proposes or supposes the words at.
func weighs(p *parsed, sent, at span) bool {
	if at.to < sent.to && weighTails[p.toks[at.to].low] && p.seg[at.to] == p.seg[at.to-1] {
		return true
	}
	switch p.toks[sent.from].low {
	case "suggestion", "proposal", "idea":
		return true
	}
	for i := sent.from; i < at.from; i++ {
		if o := weighOpeners.at(p, sent, i); o > 0 && opens(p, i, o) {
			return !openOption[p.toks[i+o-1].low] || !settles(p, span{i + o, at.from})
		}
	}
	return false
}

// settles says that a word of choosing stands in a stretch and nothing softens it.
func settles(p *parsed, s span) bool {
	hit := false
	for i := s.from; i < s.to; i++ {
		if guessWords[p.toks[i].low] {
			return false
		}
		hit = hit || choosers[p.toks[i].low]
	}
	return hit
}

// retold says that a value stands in a sentence between quotation marks, which
// repeats what somebody else has said.
func retold(p *parsed, fit fitting, at span) bool {
	return fit.last >= 0 && p.toks[at.from].cited && p.toks[fit.last].cited
}

// pointers lead to a message and say nothing of what stands in it: "see her message".
func pointer(p *parsed, at span) bool {
	for at.from+1 < at.to && p.toks[at.from].kind == punct {
		at.from++
	}
	switch p.toks[at.from].low {
	case "see", "check", "look", "scroll", "read":
		return at.to-at.from > 1 && p.toks[at.from].kind == word && !p.toks[at.from].capital
	}
	return false
}

// acceptances take up what was proposed.
var acceptances = byFirst([][]string{{"let", "'s", "do", "that"}, {"lets", "do", "that"}, {"let", "'s", "do", "it"}, {"let", "'s", "go", "with", "that"}, {"let", "'s", "go", "for", "it"}, {"go", "ahead"}, {"agreed"}, {"go", "for", "it"},
	{"do", "that"}, {"do", "it"}, {"fine", "by", "me"}, {"fine", "with", "me"}, {"works", "for", "me"}, {"sold"}, {"deal"}, {"settled"}, {"that", "'s", "decided"}, {"we", "do", "that"}, {"we", "'ll", "do", "that"},
	{"so", "be", "it"}, {"make", "it", "so"}, {"approved"}, {"then", "let", "'s"}, {"take", "that"}, {"we", "take", "that"}, {"that", "one"}, {"that", "it", "is"}, {"yes", "please"}})

// accepts says that a short message takes up a proposal and names no value itself.
func accepts(p *parsed) bool {
	if len(p.toks) > 12 || len(p.vals) > 0 || len(p.sents) == 0 || p.lastAsks() {
		return false
	}
	hit := false
	for i := range p.toks {
		if l := p.toks[i].low; l == "not" || l == "n't" || l == "no" || l == "but" || l == "if" || l == "unless" || l == "depends" {
			return false
		}
		hit = hit || acceptances.at(p, span{0, len(p.toks)}, i) > 0
	}
	return hit
}

// accepted collects the proposals that a reply takes up: the only value that was
// proposed for the attribute in the messages right before it.
func (t *talk) accepted(q *query) []candidate {
	if q.loose || q.weigh {
		return nil
	}
	var out []candidate
	for j := range t.read {
		if t.prev[j] < 0 || q.barred(t, j) || !t.read[j].takes {
			continue
		}
		if c, ok := t.proposedBefore(j, q); ok {
			c.cites, c.msg, c.sent, c.changed = citing(c.msg, j), j, 0, true
			c.at = span{0, 1}
			out = append(out, c)
		}
	}
	return out
}

// proposedBefore returns the one proposal that message j can mean.
func (t *talk) proposedBefore(j int, q *query) (candidate, bool) {
	w := *q
	w.weigh = true
	var found candidate
	n := 0
	for i, back := t.prev[j], 0; i >= 0 && back < answerReach && t.msgs[j].At-t.msgs[i].At <= answerWithin; i, back = t.prev[i], back+1 {
		here := t.proposedIn(i, &w)
		for _, c := range here {
			if n > 0 && found.same(c) {
				continue
			}
			found, n = c, n+1
		}
		if len(here) > 0 {
			break
		}
		if rivals(t.read[i], q) {
			return candidate{}, false
		}
	}
	return found, n == 1 && !disjunct(t.read[found.msg], found)
}

// rivals says that a message between names something that might be meant as well.
func rivals(p *parsed, q *query) bool {
	if q.words && len(p.toks) > 0 && (p.toks[0].low == "or" || hasLow(p, "either")) {
		return true
	}
	return slices.ContainsFunc(p.vals, func(v value) bool { _, ok := v.as(q.kinds); return ok })
}

// disjunct: "either A or B" proposes two things, and so does "A, or B".
func disjunct(p *parsed, c candidate) bool {
	sent := p.sents[c.sent]
	for i := c.at.from; i < sent.to && i <= c.at.to; i++ {
		if p.toks[i].low == "or" || p.toks[i].low == "either" {
			return true
		}
	}
	return c.at.from > sent.from && (p.toks[c.at.from-1].low == "or" || p.toks[c.at.from-1].low == "either")
}

// proposedIn reads what a message proposes or states for the attribute.
func (t *talk) proposedIn(i int, w *query) []candidate {
	p := t.read[i]
	var out []candidate
	for s, h := range t.headings(i, w) {
		if h.level == 0 {
			continue
		}
		if c, ok := t.statementIn(i, s, h, w); ok && len(w.np) > 0 {
			out = append(out, c)
			continue
		}
		if w.ask == askPerson {
			continue
		}
		out = append(out, t.candidatesIn(i, s, h, w)...)
	}
	return slices.DeleteFunc(out, func(c candidate) bool {
		return c.denied || !p.asks[c.sent] && !weighs(p, p.sents[c.sent], c.at) && !guessed(p, p.sents[c.sent], c.at.from)
	})
}

// weighed returns the one value that was proposed for the attribute and is not
// the one that was taken.
func (t *talk) weighed(q *query) finding {
	w, v := *q, *q
	w.weigh, w.ask = true, askValue
	v.ask = askValue
	taken, ok := t.solveNoun(&v)
	if !ok {
		return nothing("nothing was decided")
	}
	var found []candidate
	for i := range t.read {
		if q.barred(t, i) {
			continue
		}
		for _, c := range t.proposedIn(i, &w) {
			if !(candidate{text: taken.answer, typed: taken.typed}).same(c) && !slices.ContainsFunc(found, c.same) && !disjunct(t.read[i], c) {
				found = append(found, c)
			}
		}
	}
	if len(found) != 1 {
		return nothing("no single alternative was weighed")
	}
	return finding{answer: found[0].text, cites: append(append([]int{}, found[0].cites...), taken.cites...), confidence: 65, reason: "It was proposed, and something else was taken."}
}

// wantsDropped says that a question asks for what was weighed and not taken.
func (q *query) wantsDropped() bool {
	if q.ask == askDropped || q.rejected {
		return true
	}
	return slices.ContainsFunc(q.np, func(s string) bool { return dropStems[s] || turnedDown[s] })
}
