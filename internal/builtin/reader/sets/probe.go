package sets

import (
	"cmp"
	"slices"
	"strings"

	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// Quotes adds to quotes found in another way the sentences of talks that state a value of a target: of a thing that a
// user picks, those that tell what they keep or leave; of anything else, those that name it and say more of it than its
// name. Each passage stands once, in the order of targets and messages.
func Quotes(in prompts.ProbeIn, found []prompts.Quote) []prompts.Quote {
	ss, at := listen(in.Messages, 0), map[string]int{}
	for i, m := range in.Messages {
		at[m.ID] = i
	}
	for _, target := range in.Targets {
		for i := range ss {
			q := prompts.Quote{Target: target.N, MessageID: in.Messages[ss[i].msg].ID,
				Text: ss[i].quote(text.Span{From: 0, To: len(ss[i].toks)})}
			again := func(o prompts.Quote) bool {
				return o.Target == q.Target && o.MessageID == q.MessageID && strings.Contains(o.Text, q.Text)
			}
			if stated(target, ss, i) && !slices.ContainsFunc(found, again) {
				found = append(found, q)
			}
		}
	}
	slices.SortStableFunc(found, func(a, b prompts.Quote) int {
		return cmp.Or(cmp.Compare(a.Target, b.Target), cmp.Compare(at[a.MessageID], at[b.MessageID]))
	})
	return found
}

// stated says that a sentence states a value of a target.
func stated(target prompts.Target, ss []sentence, i int) bool {
	s, x := &ss[i], sheet{noun: stems(target.Subject)}
	if s.asks || len(x.noun) == 0 || !x.names(ss, i) {
		return false
	}
	a := ask{phrase: text.Tokenise(target.Subject), soft: stems(target.Attribute)}
	name := has(a.phrase, func(t text.Token) bool { return t.Capital })
	clause := s.toks
	if at, ok := find(s.toks, x.noun); ok {
		c := clauseOf(s.toks, at)
		clause = s.toks[c.From:c.To]
	}
	switch target.Kind {
	case corpus.KindDate:
		return len(s.dates) > 0
	case corpus.KindText, corpus.KindEnum, corpus.KindEntity, corpus.KindList, "":
	default:
		return has(s.toks, func(t text.Token) bool { return t.Kind == text.Number || number(t.Low) > 1 })
	}
	if s.user && !name && (len(s.dates) > 0 || has(clause, tellsLiking)) {
		return true
	}
	score, meets := a.score(s.toks)
	_, ok := a.read(s)
	return meets && ok && (score > 0 || name || has(clause, func(t text.Token) bool { return copulas[t.Low] }))
}
