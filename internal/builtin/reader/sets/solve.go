package sets

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// Sureness says whether another way of reading is to be asked.
type Sureness int

const (
	Nothing Sureness = iota // no statement was found
	Perhaps                 // what another way finds goes before
	Surely                  // this is how such questions are read
)

// Solve answers a question over talks. It is sure of sheets, of times that an event tells, of answers in an order asked
// for, and of dated or contradictory statements that are not of the speaker's own matters. Of anything else messages
// about somebody's work may tell as well, whose later statements replace earlier ones.
func Solve(in prompts.SolveIn) (prompts.SolveOut, Sureness) {
	if HasSheet(in.Question) {
		return told(in, solveSheet(in)), Surely
	}
	if op := operationOf(strings.ToLower(in.Question)); op != "" {
		a := combined(in, op)
		switch {
		case a.text == "":
			return told(in, a), Nothing
		case op == match:
			return told(in, a), Surely
		}
		return told(in, a), Perhaps
	}
	q := askOf(text.Tokenise(in.Question))
	if len(q.hard) == 0 {
		return told(in, answerTo{}), Nothing
	}
	list := q.statements(listen(in.Messages, in.AskedAt, q.pieces()))
	if len(list) == 0 {
		return told(in, answerTo{}), Nothing
	}
	a := q.settled(in, list)
	open := slices.ContainsFunc(list, func(s statement) bool {
		return s.personal || s.date == nil && len(a.sides) < 2
	})
	if q.when.anchor != nil || !open {
		return told(in, a), Surely
	}
	return told(in, a), Perhaps
}

// told turns what reading came to into the answer of the task.
func told(in prompts.SolveIn, a answerTo) prompts.SolveOut {
	out := prompts.SolveOut{Outcome: prompts.CannotDetermine, Citations: []string{}, Reasoning: a.reason}
	if out.Reasoning == "" {
		out.Reasoning = "no statement was read as settling it"
	}
	switch {
	case len(a.sides) > 1:
		out.Outcome, out.Answer, out.Confidence = prompts.Conflict, "They disagree: once "+strings.Join(a.sides, ", once ")+".", 80
		out.Reasoning = "statements contradict each other"
	case a.text != "":
		out.Outcome, out.Answer, out.Confidence = prompts.Answered, a.text, 85
		out.Reasoning = "the statements cited settle it"
	default:
		return out
	}
	slices.Sort(a.cites)
	for _, i := range slices.Compact(a.cites) {
		out.Citations = append(out.Citations, in.Messages[i].ID)
	}
	return out
}

// settled is what the statements that meet a plain question best come to.
func (a *ask) settled(in prompts.SolveIn, list []statement) answerTo {
	if !a.when.asked {
		return agreed(list, in.AskedAt)
	}
	day, cite, ok := a.day(in, list)
	if !ok {
		return answerTo{reason: "nothing tells when that was"}
	}
	out := latest(list, day)
	if out.text != "" && cite >= 0 {
		out.cites = append(out.cites, cite)
	}
	return out
}

// agreed is the value of statements without a time asked about: the last one where all are dated, else the one that
// they share, or their conflict.
func agreed(list []statement, at corpus.Stamp) answerTo {
	if len(list) > 0 && !slices.ContainsFunc(list, func(s statement) bool { return s.date == nil }) {
		day := corpus.Date(1 << 30)
		if at != 0 {
			day = at.Date()
		}
		return latest(list, day)
	}
	var out answerTo
	var seen []string
	for _, s := range list {
		if !slices.Contains(seen, s.stems) {
			seen, out.sides = append(seen, s.stems), append(out.sides, s.value)
		}
		out.cites = append(out.cites, s.msg)
	}
	if len(seen) == 1 {
		out.text, out.sides = out.sides[0], nil
	}
	return out
}

// latest is the value of the last statement whose date is not after a day.
func latest(list []statement, day corpus.Date) answerTo {
	var best *statement
	for i := range list {
		s := &list[i]
		if s.date != nil && s.date.first <= day && (best == nil || s.date.first > best.date.first) {
			best = s
		}
	}
	if best == nil {
		return answerTo{reason: "nothing is said of that time"}
	}
	return answerTo{text: best.value, cites: []int{best.msg}}
}

// day is the day asked about. An event that tells it is the beginning of a value of the question's own statements, or
// any other statement with a date; cite is its message, or -1.
func (a *ask) day(in prompts.SolveIn, list []statement) (day corpus.Date, cite int, ok bool) {
	if a.when.anchor == nil {
		return a.when.on(0), -1, true
	}
	event, longest := " "+compared(a.when.anchor), 0
	for _, s := range list {
		if n := len(s.stems); s.date != nil && n > longest && strings.Contains(event, " "+s.stems) && a.ownEvent(s) {
			longest, day, cite = n, s.date.first, s.msg
		}
	}
	if longest > 0 {
		return a.when.on(day), cite, true
	}
	if takesOver(a.when.anchor) {
		return 0, -1, false
	}
	e := ask{pairs: pairsOf(slices.Concat([]text.Token{{}}, a.when.anchor))}
	for _, t := range content(a.when.anchor) {
		if len(families[t.Stem]) > 0 && !t.Capital {
			e.soft = append(e.soft, t.Stem)
		} else {
			e.hard = append(e.hard, t)
		}
	}
	best := -1
	cite = -1
	for _, s := range listen(in.Messages, in.AskedAt, e.pieces()) {
		own := slices.ContainsFunc(list, func(o statement) bool { return o.msg == s.msg })
		if score, meets := e.score(&s); meets && !own && (score > 1 || len(e.soft) == 0) && score > best && len(s.dates) > 0 && !s.asks {
			best, day, cite = score, s.dates[0].first, s.msg
		}
	}
	return a.when.on(day), cite, cite >= 0
}

// takesOver says that an event is only that something took the place of another.
func takesOver(event []text.Token) bool {
	for i := range event[1:] {
		if event[i].Stem == "tak" && event[i+1].Low == "over" {
			return true
		}
	}
	return false
}

// ownEvent says that an event names a value of the question and nothing else but the question's own words: "Brasília
// took over".
func (a *ask) ownEvent(s statement) bool {
	own := strings.Fields(s.stems)
	return !slices.ContainsFunc(content(a.when.anchor), func(t text.Token) bool {
		return !slices.Contains(own, t.Stem) && !links[t.Stem] && !slices.Contains(a.soft, t.Stem) &&
			!slices.ContainsFunc(a.hard, func(h text.Token) bool { return meets(h, t) })
	})
}
