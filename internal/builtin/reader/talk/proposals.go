package talk

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// What is only proposed, supposed or asked is no value, until somebody takes it up. "8 could work", "one option is 8",
// "unless anybody objects" propose; "let's do that" behind a single proposal makes it the value.

var (
	// weighOpeners propose what stands behind them in their sentence.
	weighOpeners = text.ByFirst([][]string{{"one", "option"}, {"another", "option"}, {"an", "option"},
		{"an", "alternative"}, {"alternatively"}, {"the", "alternative"},
		{"what", "about"}, {"how", "about"}, {"what", "if"}, {"why", "not"}, {"shall", "we"}, {"should", "we"}, {"do",
			"we", "want"}, {"rather", "see"}, {"rather", "have"},
		{"leaning"}, {"lean", "towards"}, {"lean", "to"}, {"my", "vote"}, {"my", "suggestion"}, {"my",
			"proposal"}, {"my", "idea"}, {"vote", "for"}, {"in", "favour", "of"}, {"in", "favor", "of"}, {"tempted"}, {"considering"}, {"consider"},
		{"suppose"}, {"supposing"}, {"imagine"}, {"hypothetically"}, {"in", "theory"}, {"thinking", "of"}, {"thinking",
			"about"}, {"thought", "of"}, {"toying"},
		{"there", "is", "also"}, {"there", "'s", "also"}, {"there", "'s", "always"}, {"on", "the", "table"}, {"worth",
			"a", "look"}, {"worth", "considering"}, {"a", "candidate"},
		{"speaks", "for"}, {"argues", "for"}, {"in", "case", "of"}, {"going", "to", "suggest"}, {"comfortable",
			"with"}, {"happier", "with"}, {"live", "with"}, {"had", "we"}, {"before", "we"}, {"until", "we"}, {"before", "i"}, {"until", "i"}, {"discussed"}, {"debated"}, {"compared"}, {"told", "me"}, {"rumour", "has"},
		{"unless", "somebody"}, {"unless", "anybody"}, {"unless", "someone"}, {"unless", "anyone"}, {"unless",
			"you"}, {"if", "nobody"}, {"if", "no", "one"}, {"either"}})
	// openOption end openers behind which the same sentence may still choose: "of the options on the table we take 8".
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
func opens(p *text.Parsed, i, n int) bool {
	last, behind := p.Toks[i+n-1].Low, ""
	if i+n < len(p.Toks) {
		behind = p.Toks[i+n].Low
	}
	return !(last == "of" && somebody[behind]) && !(p.Toks[i].Low == "before" && last == "i" && reminding[behind])
}

// Weighs says that a sentence only proposes or supposes the words at.
func Weighs(p *text.Parsed, sent, at text.Span) bool {
	if at.To < sent.To && weighTails[p.Toks[at.To].Low] && p.Seg[at.To] == p.Seg[at.To-1] {
		return true
	}
	switch p.Toks[sent.From].Low {
	case "suggestion", "proposal", "idea":
		return true
	}
	for i := sent.From; i < at.From; i++ {
		if o := weighOpeners.At(p, sent, i); o > 0 && opens(p, i, o) {
			return !openOption[p.Toks[i+o-1].Low] || !settles(p, text.Span{From: i + o, To: at.From})
		}
	}
	return false
}

// settles says that a word of choosing stands in a stretch and nothing softens it.
func settles(p *text.Parsed, s text.Span) bool {
	hit := false
	for i := s.From; i < s.To; i++ {
		if guessWords[p.Toks[i].Low] {
			return false
		}
		hit = hit || choosers[p.Toks[i].Low]
	}
	return hit
}

// retold says that a value stands in a sentence between quotation marks, which repeats what somebody else has said.
func retold(p *text.Parsed, fit fitting, at text.Span) bool {
	return fit.last >= 0 && p.Toks[at.From].Cited && p.Toks[fit.last].Cited
}

// pointers lead to a message and say nothing of what stands in it: "see her message".
func pointer(p *text.Parsed, at text.Span) bool {
	for at.From+1 < at.To && p.Toks[at.From].Kind == text.Punct {
		at.From++
	}
	switch p.Toks[at.From].Low {
	case "see", "check", "look", "scroll", "read":
		return at.To-at.From > 1 && p.Toks[at.From].Kind == text.Word && !p.Toks[at.From].Capital
	}
	return false
}

// Accepted collects the proposals that a reply takes up: the only value that was
// proposed for the attribute in the messages right before it.
func (t *Talk) Accepted(q *Query) []Candidate {
	if q.Loose || q.Weigh {
		return nil
	}
	var out []Candidate
	for j := range t.Read {
		if t.prev[j] < 0 || q.Barred(t, j) || !t.Read[j].Takes {
			continue
		}
		if c, ok := t.proposedBefore(j, q); ok {
			c.Cites, c.Msg, c.Sent, c.Changed = citing(c.Msg, j), j, 0, true
			c.At = text.Span{From: 0, To: 1}
			out = append(out, c)
		}
	}
	return out
}

// proposedBefore returns the one proposal that message j can mean.
func (t *Talk) proposedBefore(j int, q *Query) (Candidate, bool) {
	w := *q
	w.Weigh = true
	var found Candidate
	n := 0
	for i, back := t.prev[j], 0; i >= 0 && back < AnswerReach &&
		t.Msgs[j].At-t.Msgs[i].At <= AnswerWithin; i, back = t.prev[i], back+1 {
		here := t.ProposedIn(i, &w)
		for _, c := range here {
			if n > 0 && found.Same(c) {
				continue
			}
			found, n = c, n+1
		}
		if len(here) > 0 {
			break
		}
		if rivals(t.Read[i], q) {
			return Candidate{}, false
		}
	}
	return found, n == 1 && !Disjunct(t.Read[found.Msg], found)
}

// rivals says that a message between names something that might be meant as well.
func rivals(p *text.Parsed, q *Query) bool {
	if q.Words && len(p.Toks) > 0 && (p.Toks[0].Low == "or" || text.HasLow(p, "either")) {
		return true
	}
	return slices.ContainsFunc(p.Vals, func(v text.Value) bool { _, ok := v.As(q.Kinds); return ok })
}

// Disjunct: "either A or B" proposes two things, and so does "A, or B".
func Disjunct(p *text.Parsed, c Candidate) bool {
	sent := p.Sents[c.Sent]
	for i := c.At.From; i < sent.To && i <= c.At.To; i++ {
		if p.Toks[i].Low == "or" || p.Toks[i].Low == "either" {
			return true
		}
	}
	return c.At.From > sent.From && (p.Toks[c.At.From-1].Low == "or" || p.Toks[c.At.From-1].Low == "either")
}

// ProposedIn reads what a message proposes or states for the attribute.
func (t *Talk) ProposedIn(i int, w *Query) []Candidate {
	p := t.Read[i]
	var out []Candidate
	for s, h := range t.Headings(i, w) {
		if h.Level == 0 {
			continue
		}
		if c, ok := t.statementIn(i, s, h, w); ok && len(w.Np) > 0 {
			out = append(out, c)
			continue
		}
		if w.Ask == AskPerson {
			continue
		}
		out = append(out, t.candidatesIn(i, s, h, w)...)
	}
	return slices.DeleteFunc(out, func(c Candidate) bool {
		return c.Denied || !p.Asks[c.Sent] && !Weighs(p, p.Sents[c.Sent], c.At) &&
			!Guessed(p, p.Sents[c.Sent], c.At.From)
	})
}

// wantsDropped says that a question asks for what was weighed and not taken.
func (q *Query) wantsDropped() bool {
	if q.Ask == AskDropped || q.Rejected {
		return true
	}
	return slices.ContainsFunc(q.Np, func(s string) bool { return DropStems[s] || TurnedDown[s] })
}

var (
	wishVerbs = english.Stems("propose suggest want prefer favour")
	didWords  = english.Words("did had have has")
)

// readWish turns a question for what somebody proposed into one for that, without the words that say so.
func (a *analysis) readWish() {
	for i, t := range a.p.Toks {
		if a.q.Person == "" || !wishVerbs[t.Stem] {
			continue
		}
		for from := i - 1; from >= 0 && from >= i-4; from-- {
			if didWords[a.low(from)] {
				a.q.Wish, a.q.Weigh = true, true
				a.drop(from, i+1)
				return
			}
		}
	}
}
