package talk

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// spanWords speak of how far apart two events are, in whatever way.
var spanWords = english.Words(`lie lies lay lying pass passes passed elapse elapses elapsed separate separates separated separating apart differ differs differed
	difference gap distance interval later earlier sooner go goes went gone take takes took taken run runs ran last lasts lasted lasting span spans spanned
	stretch stretched spend spent work worked working needed require required far day days calendar business come comes came fall falls fell
	total number amount count time long many much work weekdays workdays date dates altogether duration length completed completion
	event events point points moment time`)

// takeSpanWords takes the words of distance and length from the ends of a
// chunk of a question on a span: "apart", "… drill differ".
func (a *analysis) takeSpanWords(c *chunk) {
	give := func(i int) { a.q.Soft = append(a.q.Soft, c.stems[i]) }
	for len(c.stems) > 0 {
		n := len(c.stems) - 1
		if !spanWords[c.lows[n]] || len(c.stems) > 1 && nounTail[c.stems[n]] && !c.afterDo {
			break
		}
		give(n)
		c.stems, c.lows, c.To = c.stems[:n], c.lows[:n], c.To-1
		c.afterDo = false
	}
	for len(c.stems) > 0 && spanWords[c.lows[0]] && len(c.stems) < 3 {
		give(0)
		c.stems, c.lows, c.From = c.stems[1:], c.lows[1:], c.From+1
	}
}

// eventStart and eventEnd name the two ends of anything.
var (
	EventStart = english.Stems("start begin beginning kickoff commence launch outset commencement")
	eventEnd   = english.Stems("end finish complete completion close closure closing conclusion conclude finalisation finalization delivery wrap finishing ending")
)

// EndAt reads a token of a question as the name of a beginning or an end.
func EndAt(t text.Token) Event {
	switch {
	case EventStart[t.Stem] || StartStems[t.Stem]:
		return Started
	case eventEnd[t.Stem] || FinishStems[t.Stem]:
		return Finished
	}
	return NoEvent
}

// pairEnds gives each subject of a question on a span the event that is told of it: "the end of A", "A's start", "A was
// finished"; one that has none of its own ("between the ends of A and B", "later than B") shares its neighbour's.
func (a *analysis) pairEnds() (ends []endpoint, events []Event) {
	used := map[int]bool{}
	var at []int
	for i, t := range a.p.Toks {
		if !a.gone[i] && t.Kind == text.Word && !a.inSubject(i) && i != a.wh && EndAt(t) != NoEvent {
			at = append(at, i)
			events = append(events, EndAt(t))
		}
	}
	var subjects []chunk
	for _, c := range a.chunks {
		if !c.given && len(c.stems) > 0 {
			subjects = append(subjects, c)
		}
	}
	for i, c := range subjects {
		e := endpoint{Subject: [][]string{text.Unique(c.stems)}}
		left, right := 0, len(a.p.Toks)
		if i > 0 {
			left = subjects[i-1].To
		}
		if i+1 < len(subjects) {
			right = subjects[i+1].From
		}
		if k := a.endOf(c.Span, at, used, left, right); k >= 0 {
			used[k] = true
			e.Event = EndAt(a.p.Toks[k])
		}
		ends = append(ends, e)
	}
	return share(ends), events
}

// endOf finds the event word of the subject at s: before it through "of", else
// behind it, else before it through a verb ("did B start").
func (a *analysis) endOf(s text.Span, at []int, used map[int]bool, left, right int) int {
	for n := len(at) - 1; n >= 0; n-- {
		if i := at[n]; i < s.From && i >= left && !used[i] && a.linked(i+1, s.From) {
			return i
		}
	}
	for _, i := range at {
		if i >= s.To && i < right && !used[i] && !a.startsPhrase(i) {
			return i
		}
	}
	return -1
}

// linked says that only "of the" and the like stand between two tokens.
func (a *analysis) linked(from, to int) bool {
	of := from == to
	for i := from; i < to; i++ {
		l := a.low(i)
		of = of || l == "of" || l == "for" || l == "on" || l == "with"
		if !english.Determiners[l] && l != "of" && l != "for" && l != "on" && l != "with" && l != "work" {
			return false
		}
	}
	return of || from+1 == to && english.Determiners[a.low(from)]
}

// startsPhrase: in "from A to the end of B" the end is not A's.
func (a *analysis) startsPhrase(i int) bool {
	return (a.low(i+1) == "of" || a.low(i+1) == "for") && a.low(i-1) != "'s"
}

// share gives the events of the named ends to the others.
func share(ends []endpoint) []endpoint {
	for i := range ends {
		if ends[i].Event != NoEvent {
			continue
		}
		for j := range ends {
			if ends[j].Event != NoEvent && ends[i].Event == NoEvent {
				ends[i].Event = ends[j].Event
			}
		}
	}
	return ends
}

// readSpan settles a question on a length of time: between two events of two
// subjects, from the beginning to the end of one, or a stated duration.
func (a *analysis) readSpan() {
	q := a.q
	ends, events := a.pairEnds()
	if len(ends) >= 2 && len(events) > 0 {
		q.Ask, q.Kinds = AskInterval, durationKinds
		q.Ends = [2]endpoint{ends[0], ends[1]}
		a.defaultEnds(false)
		return
	}
	if len(events) >= 2 {
		a.defaultEnds(a.tellsLength())
		return
	}
	a.readDuration()
}

// tellsLength: "how long did it take from start to finish" counts the days of
// work, "how many days lie between its start and its end" their difference.
func (a *analysis) tellsLength() bool {
	return a.holdsAny(english.Words("take takes took run ran last lasted need needed spend spent worked going"))
}

// asksSpan says that a question asks for days between events, though it does not
// say "how many days": "what is the gap in days between …".
func (a *analysis) asksSpan() bool {
	return (a.q.Ask == AskValue || a.q.Ask == AskWhether) && a.wh >= 0 &&
		(a.holdsAny(english.DayWords) && a.holdsAny(english.Words("between separate separates apart gap difference elapsed passed from later earlier")) ||
			a.low(a.wh) == "how" && (a.low(a.wh+1) == "far" && a.holdsAny(english.Set{"apart": true}) ||
				a.low(a.wh+1) == "much" && a.holdsAny(english.Words("later earlier sooner time"))) ||
			a.holdsAny(english.Words("gap interval distance difference")) && a.holdsAny(english.Set{"between": true}) &&
				len(a.q.Kinds) != 1)
}
