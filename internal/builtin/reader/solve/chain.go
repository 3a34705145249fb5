package solve

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// Chains: a question may name a thing by what somebody did to it, "the load test that Mara finished on 14 March". Who
// did what and when leads to a message, and that message to the thing's own name, with which the question is read as
// any other.

// deed is a clause that stands for a name.
type deed struct {
	at    text.Span // in the question, from the article to the date
	head  text.Span // the noun that the name ends with
	by    string    // empty: whoever it was
	on    corpus.Date
	month bool       // it was done at any day of the month of on
	event talk.Event // what was done to it, or
	set   []string   // what was set, changed, reported or promised for it
	vow   bool       // it was promised
}

// unfolded is a question whose deeds have become names.
type unfolded struct {
	text  string
	cites []int
	lost  bool // a deed leads nowhere, or to several things
}

// unfold puts the names of things in the place of what was done to them.
func unfold(t *talk.Talk, text, asker string, on corpus.Date) unfolded {
	text, cites, ok := inMonthOf(t, text, asker, on)
	if !ok {
		return unfolded{text: text, lost: true}
	}
	u := unfoldThing(t, text, asker, on)
	u.cites = append(u.cites, cites...)
	return u
}

// unfoldThing puts the name of a thing in the place of what was done to it.
func unfoldThing(t *talk.Talk, question, asker string, on corpus.Date) unfolded {
	p := text.Parse(question, on)
	var at text.Span
	var name string
	var msg int
	found := false
	if d, ok := readDeed(t, p, asker); ok && !clueOnly(question) {
		at = d.at
		name, msg, found = doneTo(t, p, d)
	} else if at, ok = readMine(t, p, asker); ok {
		name, msg, found = ownedBy(t, stemsOf(p, text.Span{From: at.From + 1, To: at.To}), asker)
	} else {
		return unfolded{text: question}
	}
	if !found {
		return unfolded{text: question, lost: true}
	}
	from, to := p.Toks[at.From].Start, p.Toks[at.To-1].End
	return unfolded{text: question[:from] + "the " + name + question[to:], cites: []int{msg}}
}

// readDeed finds "the NOUN that SOMEBODY did … on DATE" in a question.
func readDeed(t *talk.Talk, p *text.Parsed, asker string) (deed, bool) {
	for i := 1; i+2 < len(p.Toks); i++ {
		if low := p.Toks[i].Low; low != "that" && low != "which" {
			continue
		}
		var d deed
		var next int
		if d.by, next = doer(t, p, i+1, asker); d.by == "" && !byAnybody(p, i) {
			continue
		}
		end := i
		if english.Prepositions[p.Toks[i-1].Low] { // "the load test for which Mara …"
			end = i - 1
		}
		from := end
		for from > 0 && p.Toks[from-1].Kind == text.Word && !english.Determiners[p.Toks[from-1].Low] && end-from < 5 {
			from--
		}
		if from == end || from == 0 || !english.Determiners[p.Toks[from-1].Low] {
			continue
		}
		d.at.From, d.head = from-1, text.Span{From: from, To: end}
		if d.readAct(p, next) {
			return d, true
		}
	}
	return deed{}, false
}

// byAnybody says that the clause at a relative word tells what was done and not by whom: "for which the limit was changed",
// "for which somebody promised".
func byAnybody(p *text.Parsed, i int) bool {
	return english.Prepositions[p.Toks[i-1].Low] && (p.Toks[i+1].Low == "the" || p.Toks[i+1].Low == "somebody")
}

// doer reads who did something: a name, or the asker's "I".
func doer(t *talk.Talk, p *text.Parsed, i int, asker string) (name string, next int) {
	if p.Toks[i].Low == "i" && asker != "" {
		return asker, i + 1
	}
	if who, ok := t.People.PersonAt(p, i, true); ok { // somebody who says nothing here has done nothing either
		return who.Name, who.To
	}
	return "", i
}

var otherThan = english.Words("another other new different further")

var setVerbs = english.Stems("set change decide fix move raise lower revise settle agree alter switch put correct amend report raise mention flag bring promise pledge make give")

// aboutDeeds are words of such a clause that name nothing of what it was about.
var aboutDeeds = english.Words("something anything right up forward number find finding look out tell check")

// readAct reads what was done and on which day.
func (d *deed) readAct(p *text.Parsed, from int) bool {
	for _, v := range p.Vals {
		date, ok := v.As(text.DateKinds)
		if !ok || date.Precision != corpus.Day && date.Precision != corpus.Month || v.From <= from || v.From > from+14 {
			continue
		}
		verb := d.readVerb(p, from, v.From)
		if verb < 0 {
			return false
		}
		d.on, d.month, d.at.To = date.Date, date.Precision == corpus.Month, v.To
		if d.event == talk.NoEvent {
			d.at.To = vowedTo(p, v.To)
			if d.by == "" && !d.vow { // "the limit was changed" names it before the verb
				d.readSet(p, from, text.Span{From: verb, To: d.at.To})
			} else {
				d.readSet(p, verb+1, v.Span)
			}
		}
		return d.event != talk.NoEvent || len(d.set) > 0
	}
	return false
}

// covers says whether a deed was done on a day, as far as the question tells.
func (d *deed) covers(day corpus.Date) bool {
	a, b := d.on.Time(), day.Time()
	return day == d.on || d.month && a.Year() == b.Year() && a.Month() == b.Month()
}

// readVerb reads the verb of what was done, and returns its token or -1.
func (d *deed) readVerb(p *text.Parsed, from, to int) int {
	for i := from; i < to; i++ {
		switch {
		case talk.EndAt(p.Toks[i]) != talk.NoEvent:
			d.event = talk.EndAt(p.Toks[i])
			return i
		case setVerbs[p.Toks[i].Stem]:
			d.vow = talk.PromiseSet[p.Toks[i].Low]
			return i
		}
	}
	return -1
}

// readSet reads what was set, changed or promised from a token on, around the day.
func (d *deed) readSet(p *text.Parsed, from int, day text.Span) {
	for i := from; i < d.at.To; i++ {
		low := p.Toks[i].Low
		if day.Has(i) {
			continue
		}
		d.vow = d.vow || talk.PromiseSet[low]
		if p.Toks[i].Kind == text.Word && !english.FunctionWord(low) && !otherThan[low] && !talk.PromiseSet[low] &&
			!aboutDeeds[low] {
			d.set = append(d.set, p.Toks[i].Stem)
		}
	}
}

// vowedTo returns where "to find out the limit" ends that begins behind a date, or the token itself.
func vowedTo(p *text.Parsed, from int) int {
	if from >= len(p.Toks) || p.Toks[from].Low != "to" {
		return from
	}
	for from < len(p.Toks) && p.Toks[from].Kind != text.Punct {
		from++
	}
	return from
}

// doneTo finds the message in which the deed was done, and the full name of what it was done to. Two names are none.
func doneTo(t *talk.Talk, question *text.Parsed, d deed) (name string, msg int, ok bool) {
	head := stemsOf(question, d.head)
	for i, p := range t.Read {
		if d.by != "" && t.Msgs[i].Speaker != d.by || !d.covers(t.Msgs[i].At.Date()) {
			continue
		}
		found := namesGiven(t, i, p, d, head)
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

// namesGiven returns the names that a message gives to what it says the deed was
// done to: those of the sentence that says so, or else of the ones before it.
func namesGiven(t *talk.Talk, i int, p *text.Parsed, d deed, head []string) []string {
	for s, sent := range p.Sents {
		if p.Asks[s] || !d.done(p, sent, t.Msgs[i].At.Date()) {
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

// done says that a sentence asserts the deed.
func (d deed) done(p *text.Parsed, sent text.Span, on corpus.Date) bool {
	if d.event != talk.NoEvent {
		_, day, ok := talk.Assertion(p, sent, d.event, on)
		return ok && d.covers(day)
	}
	if d.vow { // "The chart? You'll have it by Friday" names it a sentence before
		return talk.Promises(p, sent) && talk.HoldsStems(p, text.Span{From: 0, To: sent.To}, d.set)
	}
	return talk.HoldsStems(p, sent, d.set) && !talk.Promises(p, sent)
}

// namesOf returns the full names that end with a noun, or begin with it and go on with what it is for: "the card vault
// load test", "the load test for the card vault". Each comes once, the noun last.
func namesOf(p *text.Parsed, sent text.Span, head []string) []string {
	var out []string
	for k := sent.From; k+len(head) <= sent.To; k++ {
		if !standsStems(p, k, head) {
			continue
		}
		rest := text.Span{From: k, To: k}
		for rest.From > sent.From && partOfName(p, rest.From-1) {
			rest.From--
		}
		if rest.From == rest.To {
			rest = behindNoun(p, sent, k+len(head))
		}
		if rest.From == rest.To {
			continue
		}
		name := lows(p, rest) + " " + lows(p, text.Span{From: k, To: k + len(head)})
		if !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return out
}

// behindNoun returns the words of "… for the card vault".
func behindNoun(p *text.Parsed, sent text.Span, i int) text.Span {
	if i+1 >= sent.To || p.Toks[i].Low != "for" && p.Toks[i].Low != "of" {
		return text.Span{}
	}
	i++
	if english.Determiners[p.Toks[i].Low] {
		i++
	}
	to := i
	for to < sent.To && to < i+3 && partOfName(p, to) {
		to++
	}
	return text.Span{From: i, To: to}
}

// partOfName says that a token can be one of the nouns of a name.
func partOfName(p *text.Parsed, i int) bool {
	t := p.Toks[i]
	return t.Kind == text.Word && !english.FunctionWord(t.Low) && !english.Chatter[t.Low] && !english.Fillers[t.Low] &&
		!text.InValues(p, i) && !talk.StartForms[t.Low] && !talk.EndForms[t.Low] &&
		!(english.Verbish[t.Stem] && text.IsParticiple(t.Low)) && !t.Cited
}

func standsStems(p *text.Parsed, at int, want []string) bool {
	for i, s := range want {
		if at+i >= len(p.Toks) || p.Toks[at+i].Stem != s {
			return false
		}
	}
	return len(want) > 0
}

func stemsOf(p *text.Parsed, s text.Span) []string {
	var out []string
	for i := s.From; i < s.To; i++ {
		out = append(out, p.Toks[i].Stem)
	}
	return out
}

func lows(p *text.Parsed, s text.Span) string {
	var out []string
	for i := s.From; i < s.To; i++ {
		out = append(out, p.Toks[i].Low)
	}
	return strings.Join(out, " ")
}
