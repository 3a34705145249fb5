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
var endParticles = map[string]string{"signed": "off", "wrapped": "up", "handed": "over", "ticked": "off", "tick": "off",
	"crossed": "off", "cross": "off", "wound": "up"}

// endForm reads the word at token i as the assertion of an end.
func endForm(p *text.Parsed, sent text.Span, i int, next string) (text.Span, bool) {
	low, prev, word := p.Toks[i].Low, "", text.Span{From: i, To: i + 1}
	if i > sent.From {
		prev = p.Toks[i-1].Low
	}
	if prev == "be" || next == "by" && !auxiliaryNear(p, sent, i) {
		return text.Span{}, false // "has to be approved", "an extension approved by the supplier"
	}
	if particle, ok := endParticles[low]; ok {
		return text.Span{From: i, To: i + 2}, particleBehind(p, sent, i, particle)
	}
	switch low {
	case "through": // "is through", but "through the gateway"
		return word, english.Auxiliaries[prev] && (i+1 >= sent.To || p.Toks[i+1].Kind == text.Punct)
	case "landed":
		return word, next != "on"
	case "live":
		return word, prev != ""
	case "complete":
		return word, prev != "to" && !modifiesNoun(p, sent, i) // "to complete the picture"
	case "done": // a tick is decoration
		return word, p.Text[p.Toks[i].Start] < 0x80 && next != "what" && !modifiesNoun(p, sent, i)
	}
	return word, !modifiesNoun(p, sent, i)
}

// parted are verbs whose particle may stand behind their object: "tick the audit off".
var parted = english.Words("tick ticked cross crossed")

// particleBehind says that the particle of the verb at token i follows.
func particleBehind(p *text.Parsed, sent text.Span, i int, particle string) bool {
	j := i + 1
	for parted[p.Toks[i].Low] && j < sent.To && j < i+10 && p.Toks[j].Low != particle {
		j++
	}
	return j < sent.To && p.Toks[j].Low == particle
}

// auxiliaryNear says whether an auxiliary stands before token i, with at most two words between.
func auxiliaryNear(p *text.Parsed, sent text.Span, i int) bool {
	for j := i - 1; j >= sent.From && j >= i-3; j-- {
		if english.Auxiliaries[p.Toks[j].Low] {
			return true
		}
	}
	return false
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
		if english.Determiners[prev] || english.PlainModifiers[prev] {
			return true
		}
	}
	return startKinds[next]
}

// startKinds make another thing of a word of beginning before them.
var startKinds = english.Words("point points value values position condition conditions material materials figure figures salary price line lineup page date time estimate dose temperature level assumption balance hours")

// idioms assert an event in words that do not name it.
var idioms = map[Event][][]string{
	Started:  {{"day", "one"}, {"first", "day"}, {"got", "going"}, {"off", "the", "ground"}},
	Finished: {{"a", "wrap"}, {"out", "the", "door"}, {"over", "the", "line"}, {"in", "the", "bag"}},
}

// otherUse: "to start", "done for the day", "live traffic" use the words of an event without asserting one.
func otherUse(p *text.Parsed, sent text.Span, i int) bool {
	prev, next := "", ""
	if i > sent.From {
		prev = p.Toks[i-1].Low
	}
	if i+1 < sent.To {
		next = p.Toks[i+1].Low
	}
	switch low := p.Toks[i].Low; low {
	case "start", "begin":
		return prev == "to"
	case "done":
		return next == "for"
	case "live", "complete", "closed":
		if low == "live" && next == "with" {
			return !english.Auxiliaries[prev] // who lives with something has ended nothing
		}
		return next != "" && p.Toks[i+1].Kind == text.Word && !english.FunctionWord(next)
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

// Unsettled says that the words around token i take the assertion back: a denial, a plan, a condition, a question.
func Unsettled(p *text.Parsed, sent text.Span, i int, ev Event) bool {
	for j := i - 1; j >= sent.From && p.Seg[j] == p.Seg[i]; j-- {
		if Deniers[p.Toks[j].Low] && !Harmless(p, sent, j, i) || isNobody(p, sent, j) {
			return true
		}
	}
	for j := i + 1; j < sent.To && p.Seg[j] == p.Seg[i]; j++ {
		l := p.Toks[j].Low
		if LaterHints[l] && !(l == "next" && ev == Finished) {
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

// announceVerbs tell what is so: "I'd like to announce that it has started".
var announceVerbs = english.Words("announce say report confirm state tell add share mention note declare inform")

// willing lead to a verb of telling and wish for nothing but to tell.
var willing = english.Words("would 'd like love want wish may might can could should must let please to be able happy glad pleased delighted proud i we me us just also now you all everybody everyone team group very only")

// announces says that the denier at token j only leads to a verb of telling: "would like to announce that".
func announces(p *text.Parsed, j, i int) bool {
	k := j
	for k < i && willing[p.Toks[k].Low] {
		k++
	}
	return k > j && k < i && announceVerbs[p.Toks[k].Low]
}

// Harmless says that the denier at token j does not deny token i: "about" does so only right before it.
func Harmless(p *text.Parsed, sent text.Span, j, i int) bool {
	if announces(p, j, i) {
		return true
	}
	switch p.Toks[j].Low {
	case "plan", "plans": // a name may end in it
		return j+1 < sent.To && p.Toks[j+1].Low != "to"
	case "about", "need", "needs", "'d", "get":
		return i-j > 3
	case "after", "before":
		return j+1 < sent.To && english.Determiners[p.Toks[j+1].Low] && i-j > 4
	case "can":
		return i-j > 3 || parted[p.Toks[i].Low]
	}
	return false
}

// percentDone: "90 % done" is not done.
func percentDone(p *text.Parsed, i int) bool {
	return i > 1 && p.Toks[i-1].Low == "%" && p.Toks[i-2].Low != "100"
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
		if !ok || d.Precision != corpus.Day {
			continue
		}
		if d.Date > on && d.Date <= on+7 && text.BareWeekday(p, v) && v.From > sent.From &&
			p.Toks[v.From-1].Low == "on" {
			d.Date -= 7 // "merged on Monday", said on a Tuesday
		}
		if d.Date > on {
			return 0, false
		}
		day = d.Date
	}
	return day, true
}
