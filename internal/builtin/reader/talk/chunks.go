package talk

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// chunk cuts the rest of the question into stretches of content words.
func (a *analysis) chunk() {
	cur := chunk{Span: text.Span{From: -1, To: -1}}
	flush := func() {
		if len(cur.stems) > 0 {
			a.chunks = append(a.chunks, cur)
		}
		cur = chunk{Span: text.Span{From: -1, To: -1}}
	}
	do, wh := false, false
	for i, t := range a.p.Toks {
		if a.breaksChunk(i, t) {
			flush()
			if t.Kind == text.Word {
				do = do && (english.Determiners[t.Low] || a.gone[i]) || t.Low == "do" || t.Low == "does" ||
					t.Low == "did"
				wh = i == a.wh || wh && (t.Low == "many" || t.Low == "much" || t.Low == "long")
			}
			continue
		}
		if cur.From < 0 {
			cur.From, cur.afterDo, cur.afterWh = i, do, wh
		}
		do, wh = false, false
		cur.To = i + 1
		cur.stems = append(cur.stems, t.Stem)
		cur.lows = append(cur.lows, t.Low)
	}
	flush()
}

func (a *analysis) breaksChunk(i int, t text.Token) bool {
	if a.gone[i] || t.Kind == text.Punct {
		return true
	}
	return english.FunctionWord(t.Low) || english.Fillers[t.Low] || english.Degrees[t.Low] && a.low(i-1) == "how"
}

var (
	// StartStems are stems of beginning.
	StartStems = english.Stems("start begin kick kickoff beginning commence launch pick")
	// FinishStems are stems of ending.
	FinishStems = english.Stems("finish complete completion end close done merge ship wrap deliver finalise finalize conclude closing finishing")
	spanStems   = english.Stems("take last run pass elapse lie")
	// LightStems ask for no more than the kind of answer does.
	LightStems = english.Stems(`number count value figure amount name date day days page link url doc document person people colleague thing kind type
		time hold carry contain show agree set choose use decide pick allow give plan need hand link post share sell call state list found note
		record find propose intend expect apply stand currently version month week working business calendar reach announce officially
		finally actually say name us run belong apply get take make have come settle measure quote mention land total report team`)
)

// attributive says that a stem may be part of the attribute: verbs and relation words.
func attributive(s string) bool {
	return LightStems[s] || english.PlainModifiers[s] || english.ConceptOf[s] != 0 || StartStems[s] || FinishStems[s] ||
		spanStems[s]
}

// classify decides what the question asks for from its question word.
func (a *analysis) classify() {
	q := a.q
	next, next2 := a.low(a.wh+1), a.low(a.wh+2)
	switch a.low(a.wh) {
	case "who", "whom", "whose":
		q.Ask = AskPerson
	case "why":
		q.Ask = AskReason
	case "when":
		q.Ask, q.Kinds = AskValue, text.DateKinds
	case "where":
		q.Words, q.Kinds = true, linkKinds
	case "how":
		a.classifyHow(next, next2)
	case "what", "which":
		a.classifyWhat()
	default:
		q.Ask = AskWhether
	}
}

func (a *analysis) classifyHow(next, next2 string) {
	q := a.q
	switch next {
	case "many":
		q.Kinds = countKinds
		for i := a.wh + 2; i < len(a.p.Toks) && i < a.wh+4; i++ {
			if english.DayWords[a.low(i)] {
				q.Ask = AskDuration
				q.Kinds = durationKinds
				q.UnitSaid = true
			}
		}
	case "long":
		q.Ask, q.Kinds = AskDuration, durationKinds
	case "much":
		q.Kinds = amountKinds
	default:
		q.Kinds = NumericKinds
		q.Words = true
	}
}

// classifyWhat reads the kind of answer from the nouns of a what question.
func (a *analysis) classifyWhat() {
	q := a.q
	q.Kinds, q.Words = anyKinds, true
	first := chunk{}
	if len(a.chunks) > 0 {
		first = a.chunks[0]
	}
	head := first.head()
	switch {
	case head == "tim" && len(first.stems) > 1: // a response time is no time of day
	case kindNouns[head] != nil:
		q.Kinds, q.Words = kindNouns[head], false
	case PersonNouns[head]:
		q.Ask = AskPerson
	}
}

var (
	// DropStems are stems of turning something down.
	DropStems   = english.Stems("alternative drop discard abandon scrap shelve reject instead consider dismiss")
	blockStems  = english.Stems("block blocker obstacle impediment stop hold wait")
	reasonStems = english.Stems("reason cause why")
)

// classifyClause tells the what questions that a clause answers, by their attribute.
func (a *analysis) classifyClause() {
	q := a.q
	if q.Ask != AskValue || !q.Words {
		return
	}
	for _, s := range q.Attr {
		switch {
		case DropStems[s] || s == "decid" && a.holdsAny(english.Set{"against": true}) || s == "rul" &&
			a.holdsAny(english.Set{"out": true}):
			q.Ask = AskDropped
		case blockStems[s] && (a.low(a.wh) == "what" || s == "blocker") && q.Ask == AskValue:
			q.Ask = AskBlocker
		case reasonStems[s] && q.Ask == AskValue:
			q.Ask = AskReason
		}
	}
}

// head returns the noun that a chunk turns on: the last one before its verbs.
func (c chunk) head() string {
	for i := len(c.stems) - 1; i >= 0; i-- {
		if kindNouns[c.stems[i]] != nil || PersonNouns[c.stems[i]] || !LightStems[c.stems[i]] &&
			!english.Verbish[c.stems[i]] {
			return c.stems[i]
		}
	}
	return ""
}

// assign tells attribute and subject apart.
func (a *analysis) assign() {
	q := a.q
	if a.nounAttribute() {
		a.classifyClause()
		a.readEvents()
		return
	}
	a.takeAttribute()
	for i := range a.chunks {
		c := &a.chunks[i]
		if !c.given {
			a.stripModifiers(c)
		}
		if !c.given && len(c.stems) > 0 {
			q.Subject = append(q.Subject, text.Unique(c.stems))
		}
	}
	if len(q.Subject) == 0 {
		a.subjectFromAttribute()
	}
	a.classifyClause()
	a.readEvents()
	a.softenAttribute()
}

// takeAttribute marks the chunks, and the verbs at their ends, that belong to
// what is asked rather than to what it is asked of.
func (a *analysis) takeAttribute() {
	for i := range a.chunks {
		c := &a.chunks[i]
		noun := i == 0 && (len(a.chunks) > 1 || c.afterWh) && !c.afterDo && !a.subjectFirst()
		if noun && len(a.chunks) == 1 {
			a.splitHead(c)
			continue
		}
		if a.q.Ask == AskDuration {
			a.takeSpanWords(c)
		}
		if len(c.stems) == 0 {
			continue
		}
		if noun || a.allAttributive(c) && len(a.chunks) > 1 {
			a.giveAll(c)
			continue
		}
		a.splitTail(c)
	}
}

// subjectFirst says that the question word stands for no noun, so that the
// subject comes first: "when did …", "why was …".
func (a *analysis) subjectFirst() bool {
	switch a.low(a.wh) {
	case "when", "why", "where", "":
		return true
	case "how":
		return a.low(a.wh+1) == "long" && !prepositionAfter(a, 0) && a.q.Ask == AskDuration
	}
	return false
}

// prepositionAfter reports whether a chunk is followed by another through "of" or "for".
func prepositionAfter(a *analysis, i int) bool {
	if i >= len(a.chunks) {
		return false
	}
	l := a.low(a.chunks[i].To)
	return l == "of" || l == "for" || l == "on" || l == "in"
}

func (a *analysis) allAttributive(c *chunk) bool {
	for _, s := range c.stems {
		if !attributive(s) {
			return false
		}
	}
	return true
}

func (a *analysis) giveAll(c *chunk) {
	c.given = true
	if len(a.q.Attr) == 0 {
		a.q.phrase = c.stems
	}
	a.q.Attr = append(a.q.Attr, c.stems...)
}

// splitTail takes verbs at the end of a chunk: "… load test use", "… plan delayed".
func (a *analysis) splitTail(c *chunk) {
	for len(c.stems) > 1 {
		n := len(c.stems) - 1
		if !attributive(c.stems[n]) && !(pastForm(c.lows[n]) && !c.afterWh) && !english.Verbish[c.stems[n]] {
			return
		}
		verb := pastForm(c.lows[n]) || c.afterDo && !english.Auxiliaries[a.low(c.To)]
		if nounTail[c.stems[n]] && !verb {
			return
		}
		c.afterDo = false
		a.q.Attr = append(a.q.Attr, c.stems[n])
		c.stems, c.lows, c.To = c.stems[:n], c.lows[:n], c.To-1
	}
}

// pastForm says that a word reads as delayed does, and not as feed.
func pastForm(low string) bool {
	return len(low) > 4 && strings.HasSuffix(low, "ed") && !strings.HasSuffix(low, "eed")
}

// nounTail are stems that end names of things more often than questions.
var nounTail = english.Stems(`test review plan report run check record fix update change cost count list page document migration release launch store draft storage price budget index limit rate spec call option set close work
	rule supplier vendor provider site place location contact liaison participant defect bug size volume memory interval frequency cadence retention
	dependency prerequisite preparation promise commitment pledge share ratio proportion cap ceiling threshold cutoff expense alternative leader driver head
	tester blocker hold stop drive sign deal measure show build contract policy guide desk order upload download`)

// splitHead takes the verb at the start of a lone chunk: "who owns billing export".
func (a *analysis) splitHead(c *chunk) {
	n := 1
	for n < len(c.stems)-1 && LightStems[c.stems[n]] {
		n++
	}
	if n >= len(c.stems) {
		return
	}
	a.q.Attr = append(a.q.Attr, c.stems[:n]...)
	c.stems, c.lows, c.From = c.stems[n:], c.lows[n:], c.From+n
}

// plainVersions ask for the value that holds.
var plainVersions = english.Words("current latest new actual agreed")

// stripModifiers takes "final", "current", "first" from the front of a subject.
func (a *analysis) stripModifiers(c *chunk) {
	for len(c.stems) > 1 {
		if !a.q.asksVersion(c.lows[0]) && !plainVersions[c.lows[0]] {
			return
		}
		c.stems, c.lows, c.From = c.stems[1:], c.lows[1:], c.From+1
	}
}

// subjectFromAttribute makes the last attribute chunk the subject where nothing else is left.
func (a *analysis) subjectFromAttribute() {
	for i := len(a.chunks) - 1; i >= 0; i-- {
		c := a.chunks[i]
		if len(c.stems) == 0 || !c.given {
			continue
		}
		a.q.Subject = [][]string{text.Unique(c.stems)}
		var rest []string
		for _, s := range a.q.Attr {
			if !slices.Contains(c.stems, s) {
				rest = append(rest, s)
			}
		}
		a.q.Attr = rest
		return
	}
}

// softenAttribute keeps as required what the kind of answer does not already say.
func (a *analysis) softenAttribute() {
	q := a.q
	var hard []string
	for _, s := range text.Unique(q.Attr) {
		switch {
		case a.counted(s): // "how many findings" asks for findings
			hard = append(hard, s)
		case q.asksVersion(s):
		case LightStems[s] || english.PlainModifiers[s] || KindNounOnly(s) || english.Fillers[s]:
			q.Soft = append(q.Soft, s)
		default:
			hard = append(hard, s)
		}
	}
	q.Attr = hard
	q.phrase = slices.DeleteFunc(slices.Clone(q.phrase), func(s string) bool { return !slices.Contains(hard, s) })
}

// counted says that a stem is the noun behind "how many".
func (a *analysis) counted(s string) bool {
	n := len(a.q.phrase)
	return n > 0 && a.q.phrase[n-1] == s && a.low(a.wh) == "how" && a.low(a.wh+1) == "many" && a.q.Ask == AskValue
}

// selfEvident are nouns that only say which kind of value answers.
var selfEvident = english.Stems("link page url percentage version")

// KindNounOnly says that a noun tells the kind of the answer and no more.
func KindNounOnly(s string) bool { return selfEvident[s] }
