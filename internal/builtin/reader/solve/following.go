package solve

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/judge"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// next is a description by whose work it is and what came before it.
type next struct {
	person string
	event  talk.Event
	before string
}

var (
	nextClause = regexp.MustCompile(`(?i)^(?:that|which|on which) (.+?) (?:started|began|took on|picked up|took up)(?: work)?(?: next| as (?:the|their|his|her) next(?: one)?)? (?:right |directly )?after (.+)$`)
	endOfIt    = regexp.MustCompile(`(?i)^the (end|completion|close|conclusion|start|beginning|kickoff) of (.+)$`)
	endingIt   = regexp.MustCompile(`(?i)^(?:finishing|completing|ending|closing) (.+)$`)
)

func readNext(d description) (next, bool) {
	if len(d.clauses) != 1 {
		return next{}, false
	}
	m := nextClause.FindStringSubmatch(d.clauses[0])
	if m == nil {
		return next{}, false
	}
	n := next{person: m[1], event: talk.Finished}
	if e := endOfIt.FindStringSubmatch(m[2]); e != nil {
		n.before = e[2]
		if talk.EventStart[english.Stem(strings.ToLower(e[1]))] {
			n.event = talk.Started
		}
		return n, true
	}
	e := endingIt.FindStringSubmatch(m[2])
	if e == nil {
		return next{}, false
	}
	n.before = e[1]
	return n, true
}

// begun is something that somebody began.
type begun struct {
	name string
	on   corpus.Date
	msg  int
}

// nextOf returns what a person began first on a day after an event.
func nextOf(t *talk.Talk, n next, on corpus.Date) (string, Finding) {
	q := talk.Analyse("When did "+n.before+" start?", "", on, &t.People)
	end, ok := t.SettleEvent(q, n.event)
	if !ok {
		return "", nothing("nobody says when the thing before it ended")
	}
	b, why := firstAfter(t, n.person, end.On, on)
	if b.name == "" {
		return "", nothing(why)
	}
	return b.name, Finding{Cites: append(slices.Clone(end.Cites), b.msg)}
}

// firstAfter returns the one thing that a person began first after a day, or why there is none.
func firstAfter(t *talk.Talk, person string, day, on corpus.Date) (begun, string) {
	var list []begun
	for _, b := range beginnings(t, person, on) {
		if b.on >= day {
			list = append(list, b)
		}
	}
	slices.SortStableFunc(list, func(a, b begun) int { return cmp.Compare(a.on, b.on) })
	switch {
	case len(list) == 0:
		return begun{}, "nothing is told that was begun after it"
	case list[0].name == "":
		return begun{}, "what was begun next cannot be made out"
	case list[0].on == day, len(list) > 1 && list[1].on == list[0].on:
		return begun{}, "two things were begun on that day"
	}
	return list[0], ""
}

// beginnings lists what a person says to have begun and to own. What cannot be
// made out is listed without a name: nobody can tell what came next over it.
func beginnings(t *talk.Talk, person string, on corpus.Date) []begun {
	var out []begun
	seen := map[string]bool{}
	for i, p := range t.Read {
		if !strings.EqualFold(t.Msgs[i].Speaker, person) {
			continue
		}
		day, asserted, named := corpus.Date(0), false, false
		for _, sent := range p.Sents {
			_, d, ok := talk.Assertion(p, sent, talk.Started, t.Msgs[i].At.Date())
			if !ok {
				continue
			}
			day, asserted = d, true
			for _, name := range talk.NamesIn(p, sent) {
				b, ok := begunBy(t, name, person, i, on)
				if named = named || ok; ok && !seen[talk.SortedStems(name)] {
					seen[talk.SortedStems(name)] = true
					out = append(out, b)
				}
			}
		}
		if asserted && !named && claimsIt(p) {
			out = append(out, begun{on: day, msg: i})
		}
	}
	return out
}

// begunBy says that message i tells the beginning of what is so called, and that it is the person's.
func begunBy(t *talk.Talk, name, person string, i int, on corpus.Date) (begun, bool) {
	h, ok := t.SettleEvent(talk.Analyse("When did the "+name+" start?", "", on, &t.People), talk.Started)
	if !ok || h.Msg != i {
		return begun{}, false
	}
	_, f := direct(t, posed{text: "Who owns the " + name + "?", on: on, open: true})
	return begun{name, h.On, i}, judge.Compare("Who owns it?", person, f.Answer) == judge.Same
}

// claimsIt says that somebody takes something on: "I own it", "it's mine".
func claimsIt(p *text.Parsed) bool {
	for i, k := range p.Toks {
		if k.Low == "mine" || k.Stem == "own" || k.Low == "owner" || k.Low == "taking" && i > 0 &&
			(p.Toks[i-1].Low == "'m" || p.Toks[i-1].Low == "am") {
			return true
		}
	}
	return false
}
