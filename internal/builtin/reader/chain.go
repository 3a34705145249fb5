package reader

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/corpus"
)

// Chains: a question may name a thing by what somebody did to it, "the load
// test that Mara finished on 14 March". Who did what and when leads to a
// message, and that message to the thing's own name, with which the question is
// read as any other.

// deed is a clause that stands for a name.
type deed struct {
	at    span // in the question, from the article to the date
	head  span // the noun that the name ends with
	by    string
	on    corpus.Date
	event event    // what was done to it, or
	set   []string // what was set, changed, reported or promised for it
	vow   bool     // it was promised
}

// unfolded is a question whose deeds have become names.
type unfolded struct {
	text  string
	cites []int
	lost  bool // a deed leads nowhere, or to several things
}

// unfold puts the names of things in the place of what was done to them.
func (t *talk) unfold(text, asker string, on corpus.Date) unfolded {
	text, cites, ok := t.inMonthOf(text, asker, on)
	if !ok {
		return unfolded{text: text, lost: true}
	}
	u := t.unfoldThing(text, asker, on)
	u.cites = append(u.cites, cites...)
	return u
}

// unfoldThing puts the name of a thing in the place of what was done to it.
func (t *talk) unfoldThing(text, asker string, on corpus.Date) unfolded {
	p := parse(text, on)
	var at span
	var name string
	var msg int
	found := false
	if d, ok := t.readDeed(p, asker); ok {
		at = d.at
		name, msg, found = t.doneTo(p, d)
	} else if at, ok = t.readMine(p, asker); ok {
		name, msg, found = t.ownedBy(stemsOf(p, span{at.from + 1, at.to}), asker)
	} else {
		return unfolded{text: text}
	}
	if !found {
		return unfolded{text: text, lost: true}
	}
	from, to := p.toks[at.from].start, p.toks[at.to-1].end
	return unfolded{text: text[:from] + "the " + name + text[to:], cites: []int{msg}}
}

// readDeed finds "the NOUN that SOMEBODY did … on DATE" in a question.
func (t *talk) readDeed(p *parsed, asker string) (deed, bool) {
	for i := 1; i+2 < len(p.toks); i++ {
		if low := p.toks[i].low; low != "that" && low != "which" {
			continue
		}
		var d deed
		var next int
		if d.by, next = t.doer(p, i+1, asker); d.by == "" {
			continue
		}
		end := i
		if english.Prepositions[p.toks[i-1].low] { // "the load test for which Mara …"
			end = i - 1
		}
		from := end
		for from > 0 && p.toks[from-1].kind == word && !english.Determiners[p.toks[from-1].low] && end-from < 5 {
			from--
		}
		if from == end || from == 0 || !english.Determiners[p.toks[from-1].low] {
			continue
		}
		d.at.from, d.head = from-1, span{from, end}
		if d.readAct(p, next) {
			return d, true
		}
	}
	return deed{}, false
}

// doer reads who did something: a name, or the asker's "I".
func (t *talk) doer(p *parsed, i int, asker string) (name string, next int) {
	if p.toks[i].low == "i" && asker != "" {
		return asker, i + 1
	}
	if who, ok := t.people.personAt(p, i, true); ok { // somebody who says nothing here has done nothing either
		return who.name, who.to
	}
	return "", i
}

var otherThan = english.Words("another other new different further")

var setVerbs = english.Stems("set change decide fix move raise lower revise settle agree alter switch put correct amend report raise mention flag bring promise pledge make give")

// aboutDeeds are words of such a clause that name nothing of what it was about.
var aboutDeeds = english.Words("something anything right up forward number find finding look out tell check")

// readAct reads what was done and on which day.
func (d *deed) readAct(p *parsed, from int) bool {
	verb := -1
	for _, v := range p.vals {
		date, ok := v.as(dateKinds)
		if !ok || date.Precision != corpus.Day || v.from <= from || v.from > from+14 {
			continue
		}
		for i := from; i < v.from && verb < 0; i++ {
			switch {
			case endAt(p.toks[i]) != noEvent:
				verb, d.event = i, endAt(p.toks[i])
			case setVerbs[p.toks[i].stem]:
				verb, d.vow = i, promiseSet[p.toks[i].low]
			}
		}
		if verb < 0 {
			return false
		}
		d.on, d.at.to = date.Date, v.to
		if d.event == noEvent {
			d.at.to = vowedTo(p, v.to)
			for i := verb + 1; i < d.at.to; i++ {
				low := p.toks[i].low
				if i >= v.from && i < v.to {
					continue
				}
				d.vow = d.vow || promiseSet[low]
				if p.toks[i].kind == word && !english.FunctionWord(low) && !otherThan[low] && !promiseSet[low] && !aboutDeeds[low] {
					d.set = append(d.set, p.toks[i].stem)
				}
			}
		}
		return d.event != noEvent || len(d.set) > 0
	}
	return false
}

// vowedTo returns where "to find out the limit" ends that begins behind a date,
// or the token itself.
func vowedTo(p *parsed, from int) int {
	if from >= len(p.toks) || p.toks[from].low != "to" {
		return from
	}
	for from < len(p.toks) && p.toks[from].kind != punct {
		from++
	}
	return from
}

// doneTo finds the message in which the deed was done, and the full name of
// what it was done to. Two names are none.
func (t *talk) doneTo(question *parsed, d deed) (name string, msg int, ok bool) {
	head := stemsOf(question, d.head)
	for i, p := range t.read {
		if t.msgs[i].Speaker != d.by || t.msgs[i].At.Date() != d.on {
			continue
		}
		found := t.namesIn(i, p, d, head)
		for _, n := range found {
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

// namesIn returns the names that a message gives to what it says the deed was
// done to: those of the sentence that says so, or else of the ones before it.
func (t *talk) namesIn(i int, p *parsed, d deed, head []string) []string {
	for s, sent := range p.sents {
		if p.asks[s] || !d.done(p, sent, t.msgs[i].At.Date()) {
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

// done says that a sentence asserts the deed.
func (d deed) done(p *parsed, sent span, on corpus.Date) bool {
	if d.event != noEvent {
		_, day, ok := assertion(p, sent, d.event, on)
		return ok && day == d.on
	}
	if d.vow { // "The chart? You'll have it by Friday" names it a sentence before
		return promises(p, sent) && holdsStems(p, span{0, sent.to}, d.set)
	}
	return holdsStems(p, sent, d.set) && !promises(p, sent)
}

// namesOf returns the full names that end with a noun, or begin with it and go
// on with what it is for: "the card vault load test", "the load test for the
// card vault". Each comes once, the noun last.
func namesOf(p *parsed, sent span, head []string) []string {
	var out []string
	for k := sent.from; k+len(head) <= sent.to; k++ {
		if !standsStems(p, k, head) {
			continue
		}
		rest := span{k, k}
		for rest.from > sent.from && partOfName(p, rest.from-1) {
			rest.from--
		}
		if rest.from == rest.to {
			rest = behindNoun(p, sent, k+len(head))
		}
		if rest.from == rest.to {
			continue
		}
		name := lows(p, rest) + " " + lows(p, span{k, k + len(head)})
		if !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return out
}

// behindNoun returns the words of "… for the card vault".
func behindNoun(p *parsed, sent span, i int) span {
	if i+1 >= sent.to || p.toks[i].low != "for" && p.toks[i].low != "of" {
		return span{}
	}
	i++
	if english.Determiners[p.toks[i].low] {
		i++
	}
	to := i
	for to < sent.to && to < i+3 && partOfName(p, to) {
		to++
	}
	return span{i, to}
}

// partOfName says that a token can be one of the nouns of a name.
func partOfName(p *parsed, i int) bool {
	t := p.toks[i]
	return t.kind == word && !english.FunctionWord(t.low) && !english.Chatter[t.low] && !english.Fillers[t.low] && !inValues(p, i) && !startForms[t.low] && !endForms[t.low] &&
		!(english.Verbish[t.stem] && isParticiple(t.low)) && !t.cited
}

func standsStems(p *parsed, at int, want []string) bool {
	for i, s := range want {
		if at+i >= len(p.toks) || p.toks[at+i].stem != s {
			return false
		}
	}
	return len(want) > 0
}

func stemsOf(p *parsed, s span) []string {
	var out []string
	for i := s.from; i < s.to; i++ {
		out = append(out, p.toks[i].stem)
	}
	return out
}

func lows(p *parsed, s span) string {
	var out []string
	for i := s.from; i < s.to; i++ {
		out = append(out, p.toks[i].low)
	}
	return strings.Join(out, " ")
}
