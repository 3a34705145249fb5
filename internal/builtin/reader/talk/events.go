package talk

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// Forms that assert an end, and forms that assert a beginning. Present
// participles of ending ("closing", "finishing") announce and are left out.
var (
	EndForms = english.Words("done finished complete completed merged shipped closed live wrapped delivered released deployed finalised finalized concluded signed landed published approved handed through ticked tick crossed cross wound accomplished")
	// StartForms count with a progressive: who says "starting" has started.
	StartForms = english.Words("kicking kicked kicks kick starting started starts start beginning began begun begins begin underway picking picked opening opened commencing commenced launching launched")
)

// Happening is an asserted event.
type Happening struct {
	event Event
	On    corpus.Date
	Msg   int
	At    text.Span // the words that assert it
	Cites []int
	Level int
}

// Assertion looks for the words by which a sentence asserts an event on a day not after its own.
func Assertion(p *text.Parsed, sent text.Span, ev Event, on corpus.Date) (text.Span, corpus.Date, bool) {
	for i := sent.From; i < sent.To; i++ {
		at, ok := eventForm(p, sent, i, ev)
		if !ok || p.Toks[i].Cited || Unsettled(p, sent, i, ev) || otherUse(p, sent, i) {
			continue
		}
		day, ok := EventDay(p, sent, i, on)
		if !ok {
			continue
		}
		return at, day, true
	}
	return text.Span{}, 0, false
}

func eventForm(p *text.Parsed, sent text.Span, i int, ev Event) (text.Span, bool) {
	low := p.Toks[i].Low
	next := ""
	if i+1 < sent.To {
		next = p.Toks[i+1].Low
	}
	switch {
	case ev == Finished && EndForms[low]:
		return endForm(p, sent, i, next)
	case ev == Started && StartForms[low]:
		if (low[:4] == "kick" || low[:4] == "pick") && !particleNear(p, sent, i) {
			return text.Span{}, false
		}
		return text.Span{From: i, To: i + 1}, !startNoun(p, sent, i)
	case ev == Started && low == "way" && i > sent.From && p.Toks[i-1].Low == "under":
		return text.Span{From: i - 1, To: i + 1}, true
	}
	for _, idiom := range idioms[ev] {
		if text.StandsAt(p, sent, i, idiom) {
			return text.Span{From: i, To: i + len(idiom)}, true
		}
	}
	return text.Span{}, false
}

// endParticles complete the verbs that end something only together with them.
var endParticles = map[string]string{"signed": "off", "wrapped": "up", "handed": "over", "ticked": "off", "tick": "off", "crossed": "off", "cross": "off", "wound": "up"}

// endForm reads the word at token i as the assertion of an end.
func endForm(p *text.Parsed, sent text.Span, i int, next string) (text.Span, bool) {
	low := p.Toks[i].Low
	if i > sent.From && p.Toks[i-1].Low == "be" || next == "by" && !auxiliaryNear(p, sent, i) {
		return text.Span{}, false // "has to be approved", "an extension approved by the supplier"
	}
	if particle, ok := endParticles[low]; ok {
		j := i + 1
		if next != particle && (low == "tick" || low == "ticked" || low == "cross" || low == "crossed") {
			for j < sent.To && j < i+10 && p.Toks[j].Low != particle { // "tick the audit off"
				j++
			}
		}
		if j >= sent.To || p.Toks[j].Low != particle || low == "handed" && passedOn(p, sent, j+1) {
			return text.Span{}, false
		}
		return text.Span{From: i, To: i + 2}, true
	}
	switch low {
	case "through": // "is through", but "through the gateway"
		return text.Span{From: i, To: i + 1}, i > sent.From && (copula(p, i-1) || p.Toks[i-1].Low == "now" || p.Toks[i-1].Low == "finally") && (i+1 >= sent.To || p.Toks[i+1].Kind == text.Punct || english.Connectives[next])
	case "complete":
		if i > sent.From && p.Toks[i-1].Low == "to" { // "to complete the picture"
			return text.Span{}, false
		}
	case "landed":
		return text.Span{From: i, To: i + 1}, next != "on" && next != "at" && next != "in"
	case "live":
		return text.Span{From: i, To: i + 1}, i > sent.From
	case "done":
		if next == "what" { // "I've done what I can"
			return text.Span{}, false
		}
		if mark := p.Text[p.Toks[i].Start]; mark >= 0x80 { // a tick behind a sentence of its own is decoration
			return text.Span{From: i, To: i + 1}, tickAlone(p, sent, i)
		}
	}
	return text.Span{From: i, To: i + 1}, !modifiesNoun(p, sent, i)
}

// auxiliaryNear says whether an auxiliary stands before token i, with at most two words between.
func auxiliaryNear(p *text.Parsed, sent text.Span, i int) bool {
	for j := i - 1; j >= sent.From && j >= i-3; j-- {
		if copula(p, j) {
			return true
		}
	}
	return false
}

// passedOn: what was handed over to somebody goes on.
func passedOn(p *text.Parsed, sent text.Span, i int) bool {
	return i < sent.To && p.Toks[i].Low == "to"
}

func copula(p *text.Parsed, i int) bool {
	l := p.Toks[i].Low
	return english.Auxiliaries[l] || l == "'s" || l == "is"
}

// tickAlone says that a tick stands beside a name and no statement.
func tickAlone(p *text.Parsed, sent text.Span, i int) bool {
	if sent.To-sent.From > 10 {
		return false
	}
	for j := sent.From; j < sent.To; j++ {
		if l := p.Toks[j].Low; j != i && (english.Auxiliaries[l] || english.Pronouns[l] || p.Toks[j].Kind == text.Number) {
			return false
		}
	}
	return sent.To-sent.From > 1
}

// startNoun says that a word of beginning is a noun or part of one: "a late
// start", "the starting value", "as starting point".
func startNoun(p *text.Parsed, sent text.Span, i int) bool {
	low, prev, next := p.Toks[i].Low, "", ""
	if i > sent.From {
		prev = p.Toks[i-1].Low
	}
	if i+1 < sent.To {
		next = p.Toks[i+1].Low
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
var idioms = map[Event][][]string{
	Started:  {{"day", "one"}, {"first", "day"}, {"got", "going"}, {"off", "the", "ground"}},
	Finished: {{"a", "wrap"}, {"out", "the", "door"}, {"over", "the", "line"}, {"in", "the", "bag"}},
}

// otherUse: "to start", "12 retries, starting today", "done for the day", "live
// traffic" use the words of an event without asserting one.
func otherUse(p *text.Parsed, sent text.Span, i int) bool {
	prev, next, next2 := "", "", ""
	if i > sent.From {
		prev = p.Toks[i-1].Low
	}
	if i+1 < sent.To {
		next = p.Toks[i+1].Low
	}
	if i+2 < sent.To {
		next2 = p.Toks[i+2].Low
	}
	switch p.Toks[i].Low {
	case "start", "begin", "launch":
		return prev == "to"
	case "starting", "beginning":
		return i > sent.From && !english.Auxiliaries[prev] && !english.Pronouns[prev] && (next == "from" || next == "now" || next == "today" || next == "on" || english.Weekdays[next]) && saysMore(p, sent, i)
	case "done":
		return next == "for" && (next2 == "today" || next2 == "the" || next2 == "now")
	case "live", "complete", "closed":
		if p.Toks[i].Low == "live" && next == "with" && !(i > sent.From && (copula(p, i-1) || english.Connectives[prev] || prev == "went" || prev == "goes" || prev == "gone")) {
			return true // who lives with something has ended nothing
		}
		return next != "" && p.Toks[i+1].Kind == text.Word && !english.FunctionWord(next) && !english.Verbish[p.Toks[i+1].Stem] && !text.IsParticiple(next)
	}
	return false
}

// saysMore says that the words before token i state something of their own, to
// which "starting today" only adds since when.
func saysMore(p *text.Parsed, sent text.Span, i int) bool {
	for j := sent.From; j < i; j++ {
		t := p.Toks[j]
		if t.Low == "up" && p.Toks[j+1].Low == "next" {
			continue // "up next, starting today"
		}
		if t.Kind == text.Number || ChangeWords[t.Low] && t.Low != "new" || english.Verbish[t.Stem] && !ownPhrases[t.Low] && !nounTail[t.Stem] && !t.Capital && !english.Chatter[t.Low] && english.ConceptOf[t.Stem] != 0 {
			return true
		}
	}
	return false
}

// modifiesNoun: "the merged branch", "live traffic" assert nothing.
func modifiesNoun(p *text.Parsed, sent text.Span, i int) bool {
	if i == sent.From || !english.Determiners[p.Toks[i-1].Low] || p.Toks[i-1].Low == "all" || p.Toks[i-1].Low == "'s" {
		return false
	}
	return i+1 < sent.To && p.Toks[i+1].Kind == text.Word && !english.FunctionWord(p.Toks[i+1].Low)
}

// particleNear finds the "off" or "up" of "kicking … off", "picked … up".
func particleNear(p *text.Parsed, sent text.Span, i int) bool {
	for j := i + 1; j < sent.To && j < i+10; j++ {
		if l := p.Toks[j].Low; l == "off" || l == "up" {
			return true
		}
	}
	return false
}

var (
	// Deniers before an event word say that it has not happened.
	Deniers = english.Words(`not n't never nearly almost will 'll wo should would could may might can must shall hope hoping hopefully plan planning plans
		planned expect expecting expected aim aiming target want wants need needs before until till once when if unless after ready about
		half partly partially mostly tomorrow going gonna far soon try trying likely probably supposed scheduled due cannot ca get getting
		without whether option assume assumes presume presumably promise promised promising think guess intend intends ought 'd let please assuming wait waiting close closer isn't`)
	// LaterHints behind an event word put it off.
	LaterHints = english.Words("tomorrow soon later eventually next unless if when once until pending tonight")
)

// Unsettled says that the words around token i take the assertion back: a
// denial, a plan, a condition, a question.
func Unsettled(p *text.Parsed, sent text.Span, i int, ev Event) bool {
	for j := i - 1; j >= sent.From; j-- {
		l := p.Toks[j].Low
		if p.Seg[j] != p.Seg[i] && !(l == "not" || l == "n't" || l == "when" || l == "once" || l == "if" || l == "until" || l == "before") {
			if i-j > 1 && l != "," && !text.SegmentWords[l] && p.Toks[j].Kind == text.Punct {
				break
			}
		}
		if p.Seg[j] == p.Seg[i] && (Deniers[l] && !Harmless(p, sent, j, i) || isNobody(p, sent, j)) {
			return true
		}
		if p.Seg[j] != p.Seg[i] && i-j > 8 {
			break
		}
	}
	for j := i + 1; j < sent.To && p.Seg[j] == p.Seg[i]; j++ {
		l := p.Toks[j].Low
		if LaterHints[l] && !(l == "next" && ev == Finished) && !cited(p, j) {
			return true
		}
	}
	return percentDone(p, i)
}

// isNobody: what nobody has done is not done.
func isNobody(p *text.Parsed, sent text.Span, j int) bool {
	l := p.Toks[j].Low
	return l == "nobody" || l == "one" && j > sent.From && p.Toks[j-1].Low == "no"
}

func cited(p *text.Parsed, j int) bool { return p.Toks[j].Cited }

// announceVerbs tell what is so: "I'd like to announce that it has started".
var announceVerbs = english.Words("announce say report confirm state tell add share mention note declare inform")

// willing lead to a verb of telling and wish for nothing but to tell.
var willing = english.Words("would 'd like love want wish may might can could should must let please to be able happy glad pleased delighted proud i we me us just also now you all everybody everyone team group very only")

// announces says that the denier at token j only leads to a verb of telling,
// behind which comes what is told: "would like to announce that", "I should say".
func announces(p *text.Parsed, sent text.Span, j, i int) bool {
	if !willing[p.Toks[j].Low] {
		return false
	}
	k := j + 1
	for k < i && willing[p.Toks[k].Low] {
		k++
	}
	if k >= i || !announceVerbs[p.Toks[k].Low] {
		return false
	}
	for m := j - 1; m >= sent.From && p.Seg[m] == p.Seg[j]; m-- {
		if p.Toks[m].Low == "when" || p.Toks[m].Low == "if" || p.Toks[m].Low == "until" || p.Toks[m].Low == "before" || p.Toks[m].Low == "once" {
			return false // "if I may say so once it is done"
		}
	}
	l := p.Toks[k].Low
	told := k+1 < i && (p.Toks[k+1].Low == "that" || english.Determiners[p.Toks[k+1].Low] || p.Toks[k+1].Low == ":")
	return told || l == "say" && p.Toks[j].Low == "should" && j > sent.From && p.Toks[j-1].Low == "i"
}

// Harmless: "ready" and "about" deny only right before the word, "after" only before a clause.
func Harmless(p *text.Parsed, sent text.Span, j, i int) bool {
	if announces(p, sent, j, i) {
		return true
	}
	switch p.Toks[j].Low {
	case "plan", "plans", "target": // a name may end in it
		return j+1 < sent.To && p.Toks[j+1].Low != "to" && p.Toks[j+1].Low != "on" && (j == sent.From || !english.Pronouns[p.Toks[j-1].Low]) && !plansTo(p, j)
	case "about", "ready", "close", "need", "needs", "'d", "promise", "half", "get", "getting":
		return i-j > 3
	case "expected", "planned", "scheduled":
		return i-j > 3 && (j == sent.From || !english.Pronouns[p.Toks[j-1].Low] && !english.Auxiliaries[p.Toks[j-1].Low])
	case "after", "before":
		return j+1 < sent.To && (p.Toks[j+1].Kind == text.Number || p.Toks[j+1].Low == "all" || english.Determiners[p.Toks[j+1].Low] && i-j > 4)
	case "can", "due":
		return i-j > 3 || p.Toks[i].Low == "tick" || p.Toks[i].Low == "cross" || p.Toks[i].Low == "ticked" || p.Toks[i].Low == "crossed"
	}
	return false
}

// plansTo: "the plan is to ship", "the target is".
func plansTo(p *text.Parsed, j int) bool {
	return j > 0 && english.Determiners[p.Toks[j-1].Low] && j+2 < len(p.Toks) && copulas[p.Toks[j+1].Low] && (p.Toks[j+2].Low == "to" || p.Toks[j+2].Low == "for")
}

// percentDone: "90 % done" is not done.
func percentDone(p *text.Parsed, i int) bool {
	return i > 1 && (p.Toks[i-1].Low == "%" || p.Toks[i-1].Low == "percent") && p.Toks[i-2].Low != "100"
}

// EventDay returns the day of an event: the date that the sentence gives for it, if it
// lies in the past, or the message's own. A date in the future makes the event a plan.
func EventDay(p *text.Parsed, sent text.Span, i int, on corpus.Date) (corpus.Date, bool) {
	day := on
	for _, v := range p.Vals {
		if !sent.Has(v.From) || p.Seg[v.From] != p.Seg[i] {
			continue
		}
		d, ok := v.As(text.DateKinds)
		if !ok || d.Precision != corpus.Day || dueBefore(p, sent, v.From) {
			continue
		}
		if d.Date > on && d.Date <= on+7 && text.BareWeekday(p, v) && v.From > sent.From && p.Toks[v.From-1].Low == "on" {
			d.Date -= 7 // "merged on Monday", said on a Tuesday
		}
		if d.Date > on {
			return 0, false
		}
		day = d.Date
	}
	return day, true
}

// dueBefore says that a date is a deadline: "due", "by", "deadline" stand right before it.
func dueBefore(p *text.Parsed, sent text.Span, i int) bool {
	for j := i - 1; j >= sent.From && j >= i-4; j-- {
		switch p.Toks[j].Low {
		case "due", "deadline", "planned", "scheduled", "expected", "until":
			return true
		}
	}
	return false
}
