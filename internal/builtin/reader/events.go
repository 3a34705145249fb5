package reader

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/corpus"
)

// Forms that assert an end, and forms that assert a beginning. Present
// participles of ending ("closing", "finishing") announce and are left out.
var (
	endForms = english.Words("done finished complete completed merged shipped closed live wrapped delivered released deployed finalised finalized concluded signed landed published approved handed through ticked tick crossed cross wound accomplished")
	// startForms count with a progressive: who says "starting" has started.
	startForms = english.Words("kicking kicked kicks kick starting started starts start beginning began begun begins begin underway picking picked opening opened commencing commenced launching launched")
)

// happening is an asserted event.
type happening struct {
	event event
	on    corpus.Date
	msg   int
	at    span // the words that assert it
	cites []int
	level int
}

// assertion looks for the words by which a sentence asserts an event on a day not after its own.
func assertion(p *parsed, sent span, ev event, on corpus.Date) (span, corpus.Date, bool) {
	for i := sent.from; i < sent.to; i++ {
		at, ok := eventForm(p, sent, i, ev)
		if !ok || p.toks[i].cited || unsettled(p, sent, i, ev) || otherUse(p, sent, i) {
			continue
		}
		day, ok := eventDay(p, sent, i, on)
		if !ok {
			continue
		}
		return at, day, true
	}
	return span{}, 0, false
}

func eventForm(p *parsed, sent span, i int, ev event) (span, bool) {
	low := p.toks[i].low
	next := ""
	if i+1 < sent.to {
		next = p.toks[i+1].low
	}
	switch {
	case ev == finished && endForms[low]:
		return endForm(p, sent, i, next)
	case ev == started && startForms[low]:
		if (low[:4] == "kick" || low[:4] == "pick") && !particleNear(p, sent, i) {
			return span{}, false
		}
		return span{i, i + 1}, !startNoun(p, sent, i)
	case ev == started && low == "way" && i > sent.from && p.toks[i-1].low == "under":
		return span{i - 1, i + 1}, true
	}
	for _, idiom := range idioms[ev] {
		if standsAt(p, sent, i, idiom) {
			return span{i, i + len(idiom)}, true
		}
	}
	return span{}, false
}

// endParticles complete the verbs that end something only together with them.
var endParticles = map[string]string{"signed": "off", "wrapped": "up", "handed": "over", "ticked": "off", "tick": "off", "crossed": "off", "cross": "off", "wound": "up"}

// endForm reads the word at token i as the assertion of an end.
func endForm(p *parsed, sent span, i int, next string) (span, bool) {
	low := p.toks[i].low
	if i > sent.from && p.toks[i-1].low == "be" || next == "by" && !auxiliaryNear(p, sent, i) {
		return span{}, false // "has to be approved", "an extension approved by the supplier"
	}
	if particle, ok := endParticles[low]; ok {
		j := i + 1
		if next != particle && (low == "tick" || low == "ticked" || low == "cross" || low == "crossed") {
			for j < sent.to && j < i+10 && p.toks[j].low != particle { // "tick the audit off"
				j++
			}
		}
		if j >= sent.to || p.toks[j].low != particle || low == "handed" && passedOn(p, sent, j+1) {
			return span{}, false
		}
		return span{i, i + 2}, true
	}
	switch low {
	case "through": // "is through", but "through the gateway"
		return span{i, i + 1}, i > sent.from && (copula(p, i-1) || p.toks[i-1].low == "now" || p.toks[i-1].low == "finally") && (i+1 >= sent.to || p.toks[i+1].kind == punct || english.Connectives[next])
	case "complete":
		if i > sent.from && p.toks[i-1].low == "to" { // "to complete the picture"
			return span{}, false
		}
	case "landed":
		return span{i, i + 1}, next != "on" && next != "at" && next != "in"
	case "live":
		return span{i, i + 1}, i > sent.from
	case "done":
		if next == "what" { // "I've done what I can"
			return span{}, false
		}
		if mark := p.text[p.toks[i].start]; mark >= 0x80 { // a tick behind a sentence of its own is decoration
			return span{i, i + 1}, tickAlone(p, sent, i)
		}
	}
	return span{i, i + 1}, !modifiesNoun(p, sent, i)
}

// auxiliaryNear says whether an auxiliary stands before token i, with at most two words between.
func auxiliaryNear(p *parsed, sent span, i int) bool {
	for j := i - 1; j >= sent.from && j >= i-3; j-- {
		if copula(p, j) {
			return true
		}
	}
	return false
}

// passedOn: what was handed over to somebody goes on.
func passedOn(p *parsed, sent span, i int) bool {
	return i < sent.to && p.toks[i].low == "to"
}

func copula(p *parsed, i int) bool {
	l := p.toks[i].low
	return english.Auxiliaries[l] || l == "'s" || l == "is"
}

// tickAlone says that a tick stands beside a name and no statement.
func tickAlone(p *parsed, sent span, i int) bool {
	if sent.to-sent.from > 10 {
		return false
	}
	for j := sent.from; j < sent.to; j++ {
		if l := p.toks[j].low; j != i && (english.Auxiliaries[l] || english.Pronouns[l] || p.toks[j].kind == number) {
			return false
		}
	}
	return sent.to-sent.from > 1
}

// startNoun says that a word of beginning is a noun or part of one: "a late
// start", "the starting value", "as starting point".
func startNoun(p *parsed, sent span, i int) bool {
	low, prev, next := p.toks[i].low, "", ""
	if i > sent.from {
		prev = p.toks[i-1].low
	}
	if i+1 < sent.to {
		next = p.toks[i+1].low
	}
	if low == "start" || low == "kick" || low == "beginning" || low == "opening" {
		if english.Determiners[prev] || english.PlainModifiers[prev] && prev != "new" {
			return true
		}
	}
	if startKinds[next] {
		return true
	}
	return (low == "starting" || low == "opening" || low == "beginning") && (prev == "as" || english.Determiners[prev])
}

// startKinds make another thing of a word of beginning before them.
var startKinds = english.Words("point points value values position condition conditions material materials figure figures salary price line lineup page date time estimate dose temperature level assumption balance hours")

// idioms assert an event in words that do not name it.
var idioms = map[event][][]string{
	started:  {{"day", "one"}, {"first", "day"}, {"got", "going"}, {"off", "the", "ground"}},
	finished: {{"a", "wrap"}, {"out", "the", "door"}, {"over", "the", "line"}, {"in", "the", "bag"}},
}

// otherUse: "to start", "12 retries, starting today", "done for the day", "live
// traffic" use the words of an event without asserting one.
func otherUse(p *parsed, sent span, i int) bool {
	prev, next, next2 := "", "", ""
	if i > sent.from {
		prev = p.toks[i-1].low
	}
	if i+1 < sent.to {
		next = p.toks[i+1].low
	}
	if i+2 < sent.to {
		next2 = p.toks[i+2].low
	}
	switch p.toks[i].low {
	case "start", "begin", "launch":
		return prev == "to"
	case "starting", "beginning":
		return i > sent.from && !english.Auxiliaries[prev] && !english.Pronouns[prev] && (next == "from" || next == "now" || next == "today" || next == "on" || english.Weekdays[next]) && saysMore(p, sent, i)
	case "done":
		return next == "for" && (next2 == "today" || next2 == "the" || next2 == "now")
	case "live", "complete", "closed":
		if p.toks[i].low == "live" && next == "with" && !(i > sent.from && (copula(p, i-1) || english.Connectives[prev] || prev == "went" || prev == "goes" || prev == "gone")) {
			return true // who lives with something has ended nothing
		}
		return next != "" && p.toks[i+1].kind == word && !english.FunctionWord(next) && !english.Verbish[p.toks[i+1].stem] && !isParticiple(next)
	}
	return false
}

// saysMore says that the words before token i state something of their own, to
// which "starting today" only adds since when.
func saysMore(p *parsed, sent span, i int) bool {
	for j := sent.from; j < i; j++ {
		t := p.toks[j]
		if t.low == "up" && p.toks[j+1].low == "next" {
			continue // "up next, starting today"
		}
		if t.kind == number || changeWords[t.low] && t.low != "new" || english.Verbish[t.stem] && !ownPhrases[t.low] && !nounTail[t.stem] && !t.capital && !english.Chatter[t.low] && english.ConceptOf[t.stem] != 0 {
			return true
		}
	}
	return false
}

// modifiesNoun: "the merged branch", "live traffic" assert nothing.
func modifiesNoun(p *parsed, sent span, i int) bool {
	if i == sent.from || !english.Determiners[p.toks[i-1].low] || p.toks[i-1].low == "all" || p.toks[i-1].low == "'s" {
		return false
	}
	return i+1 < sent.to && p.toks[i+1].kind == word && !english.FunctionWord(p.toks[i+1].low)
}

// particleNear finds the "off" or "up" of "kicking … off", "picked … up".
func particleNear(p *parsed, sent span, i int) bool {
	for j := i + 1; j < sent.to && j < i+10; j++ {
		if l := p.toks[j].low; l == "off" || l == "up" {
			return true
		}
	}
	return false
}

var (
	// deniers before an event word say that it has not happened.
	deniers = english.Words(`not n't never nearly almost will 'll wo should would could may might can must shall hope hoping hopefully plan planning plans
		planned expect expecting expected aim aiming target want wants need needs before until till once when if unless after ready about
		half partly partially mostly tomorrow going gonna far soon try trying likely probably supposed scheduled due cannot ca get getting
		without whether option assume assumes presume presumably promise promised promising think guess intend intends ought 'd let please assuming wait waiting close closer isn't`)
	laterHints = english.Words("tomorrow soon later eventually next unless if when once until pending tonight")
)

// unsettled says that the words around token i take the assertion back: a
// denial, a plan, a condition, a question.
func unsettled(p *parsed, sent span, i int, ev event) bool {
	for j := i - 1; j >= sent.from; j-- {
		l := p.toks[j].low
		if p.seg[j] != p.seg[i] && !(l == "not" || l == "n't" || l == "when" || l == "once" || l == "if" || l == "until" || l == "before") {
			if i-j > 1 && l != "," && !segmentWords[l] && p.toks[j].kind == punct {
				break
			}
		}
		if p.seg[j] == p.seg[i] && (deniers[l] && !harmless(p, sent, j, i) || isNobody(p, sent, j)) {
			return true
		}
		if p.seg[j] != p.seg[i] && i-j > 8 {
			break
		}
	}
	for j := i + 1; j < sent.to && p.seg[j] == p.seg[i]; j++ {
		l := p.toks[j].low
		if laterHints[l] && !(l == "next" && ev == finished) && !cited(p, j) {
			return true
		}
	}
	return percentDone(p, i)
}

// isNobody: what nobody has done is not done.
func isNobody(p *parsed, sent span, j int) bool {
	l := p.toks[j].low
	return l == "nobody" || l == "one" && j > sent.from && p.toks[j-1].low == "no"
}

func cited(p *parsed, j int) bool { return p.toks[j].cited }

// announceVerbs tell what is so: "I'd like to announce that it has started".
var announceVerbs = english.Words("announce say report confirm state tell add share mention note declare inform")

// willing lead to a verb of telling and wish for nothing but to tell.
var willing = english.Words("would 'd like love want wish may might can could should must let please to be able happy glad pleased delighted proud i we me us just also now you all everybody everyone team group very only")

// announces says that the denier at token j only leads to a verb of telling,
// behind which comes what is told: "would like to announce that", "I should say".
func announces(p *parsed, sent span, j, i int) bool {
	if !willing[p.toks[j].low] {
		return false
	}
	k := j + 1
	for k < i && willing[p.toks[k].low] {
		k++
	}
	if k >= i || !announceVerbs[p.toks[k].low] {
		return false
	}
	for m := j - 1; m >= sent.from && p.seg[m] == p.seg[j]; m-- {
		if p.toks[m].low == "when" || p.toks[m].low == "if" || p.toks[m].low == "until" || p.toks[m].low == "before" || p.toks[m].low == "once" {
			return false // "if I may say so once it is done"
		}
	}
	l := p.toks[k].low
	told := k+1 < i && (p.toks[k+1].low == "that" || english.Determiners[p.toks[k+1].low] || p.toks[k+1].low == ":")
	return told || l == "say" && p.toks[j].low == "should" && j > sent.from && p.toks[j-1].low == "i"
}

// harmless: "ready" and "about" deny only right before the word, "after" only before a clause.
func harmless(p *parsed, sent span, j, i int) bool {
	if announces(p, sent, j, i) {
		return true
	}
	switch p.toks[j].low {
	case "plan", "plans", "target": // a name may end in it
		return j+1 < sent.to && p.toks[j+1].low != "to" && p.toks[j+1].low != "on" && (j == sent.from || !english.Pronouns[p.toks[j-1].low]) && !plansTo(p, j)
	case "about", "ready", "close", "need", "needs", "'d", "promise", "half", "get", "getting":
		return i-j > 3
	case "expected", "planned", "scheduled":
		return i-j > 3 && (j == sent.from || !english.Pronouns[p.toks[j-1].low] && !english.Auxiliaries[p.toks[j-1].low])
	case "after", "before":
		return j+1 < sent.to && (p.toks[j+1].kind == number || p.toks[j+1].low == "all" || english.Determiners[p.toks[j+1].low] && i-j > 4)
	case "can", "due":
		return i-j > 3 || p.toks[i].low == "tick" || p.toks[i].low == "cross" || p.toks[i].low == "ticked" || p.toks[i].low == "crossed"
	}
	return false
}

// plansTo: "the plan is to ship", "the target is".
func plansTo(p *parsed, j int) bool {
	return j > 0 && english.Determiners[p.toks[j-1].low] && j+2 < len(p.toks) && copulas[p.toks[j+1].low] && (p.toks[j+2].low == "to" || p.toks[j+2].low == "for")
}

// percentDone: "90 % done" is not done.
func percentDone(p *parsed, i int) bool {
	return i > 1 && (p.toks[i-1].low == "%" || p.toks[i-1].low == "percent") && p.toks[i-2].low != "100"
}

// eventDay returns the day of an event: the date that the sentence gives for it, if it
// lies in the past, or the message's own. A date in the future makes the event a plan.
func eventDay(p *parsed, sent span, i int, on corpus.Date) (corpus.Date, bool) {
	day := on
	for _, v := range p.vals {
		if !sent.has(v.from) || p.seg[v.from] != p.seg[i] {
			continue
		}
		d, ok := v.as(dateKinds)
		if !ok || d.Precision != corpus.Day || dueBefore(p, sent, v.from) {
			continue
		}
		if d.Date > on && d.Date <= on+7 && bareWeekday(p, v) && v.from > sent.from && p.toks[v.from-1].low == "on" {
			d.Date -= 7 // "merged on Monday", said on a Tuesday
		}
		if d.Date > on {
			return 0, false
		}
		day = d.Date
	}
	return day, true
}

func bareWeekday(p *parsed, v value) bool {
	return v.to == v.from+1 && english.Weekdays[p.toks[v.from].low]
}

// dueBefore says that a date is a deadline: "due", "by", "deadline" stand right before it.
func dueBefore(p *parsed, sent span, i int) bool {
	for j := i - 1; j >= sent.from && j >= i-4; j-- {
		switch p.toks[j].low {
		case "due", "deadline", "planned", "scheduled", "expected", "until":
			return true
		}
	}
	return false
}
