package sets

import (
	"cmp"
	"slices"
	"strings"

	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// Quotes are, for each target, the sentences of talks that state a value of it: of a thing that a user picks, those that
// tell what they keep or leave; of anything else, those that name it and say more of it than its name.
func Quotes(messages []prompts.Shown, targets []prompts.Target) []prompts.Quote {
	ss := listen(messages, 0, nil)
	var out []prompts.Quote
	for _, target := range targets {
		p := probed(target)
		for i := range ss {
			if p.stated(ss, i) {
				out = append(out, prompts.Quote{Target: target.N, MessageID: messages[ss[i].msg].ID, Text: ss[i].whole()})
			}
		}
	}
	return out
}

// probe is a target being looked for.
type probe struct {
	subject []string // its stems
	name    bool     // the subject is a name
	ask     ask      // for its value
	dated   bool
	numeric bool
}

func probed(t prompts.Target) probe {
	subject := text.Tokenise(t.Subject)
	p := probe{subject: stems(subject), ask: ask{phrase: subject}}
	p.name = slices.ContainsFunc(subject, func(t text.Token) bool { return t.Capital })
	for _, w := range content(text.Tokenise(t.Attribute)) {
		p.ask.soft = append(p.ask.soft, w.Stem)
	}
	switch t.Kind {
	case corpus.KindDate:
		p.dated = true
	case corpus.KindText, corpus.KindEnum, corpus.KindEntity, corpus.KindList, "":
	default:
		p.numeric = true
	}
	return p
}

// stated says that a sentence states a value of the target.
func (p *probe) stated(ss []sentence, i int) bool {
	s := &ss[i]
	x := sheet{noun: p.subject}
	if s.asks || len(p.subject) == 0 || !x.names(ss, i) {
		return false
	}
	number := func(t text.Token) bool { return t.Kind == text.Number || number(t.Low) > 1 }
	switch {
	case p.dated:
		return len(s.dates) > 0
	case p.numeric:
		return slices.ContainsFunc(s.toks, number)
	case s.user && !p.name && (len(s.dates) > 0 || slices.ContainsFunc(p.clause(s), tellsLiking)):
		return true
	}
	if _, ok := findPhrase(s.toks, p.ask.phrase); !ok {
		return false
	}
	score, _ := p.ask.score(s)
	st, ok := p.ask.read(s)
	copula := slices.ContainsFunc(p.clause(s), func(t text.Token) bool { return copulas[t.Low] })
	return ok && (score > 0 || st.value != "" && (p.name || copula))
}

// clause are the words of the clause that names the subject, of the sentence where none does.
func (p *probe) clause(s *sentence) []text.Token {
	at, ok := find(s.toks, p.subject)
	if !ok {
		return s.toks
	}
	c := clauseOf(s, at)
	return s.toks[c.From:c.To]
}

// tellsLiking says that a word belongs to what somebody tells of what they keep or leave.
func tellsLiking(t text.Token) bool { return markers[t.Stem] || negatives[t.Low] }

// Joined adds Quotes to those found in another way, each passage once, in the order of targets and messages.
func Joined(in prompts.ProbeIn, found []prompts.Quote) []prompts.Quote {
	at := map[string]int{}
	for i, m := range in.Messages {
		at[m.ID] = i
	}
	for _, q := range Quotes(in.Messages, in.Targets) {
		within := func(o prompts.Quote) bool {
			return o.Target == q.Target && o.MessageID == q.MessageID && strings.Contains(o.Text, q.Text)
		}
		if !slices.ContainsFunc(found, within) {
			found = append(found, q)
		}
	}
	slices.SortStableFunc(found, func(a, b prompts.Quote) int {
		return cmp.Or(cmp.Compare(a.Target, b.Target), cmp.Compare(at[a.MessageID], at[b.MessageID]))
	})
	return found
}
